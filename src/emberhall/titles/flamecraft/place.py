"""Placing artisans from the hand on empty slots, and what that brings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, NO_PICKS, PASS, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.flamecraft import ids, moves
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import leaving_hand, take_from_hand
from emberhall.titles.flamecraft.dragon_events import ArtisanPlaced, ArtisanShown
from emberhall.titles.flamecraft.events import ShopFilled
from emberhall.titles.flamecraft.fire_sets import join_sets
from emberhall.titles.flamecraft.kinds import Card, Kind, Shop, Spot
from emberhall.titles.flamecraft.rewards import GainReputation, coins_for_reputation, reward_of
from emberhall.titles.flamecraft.spaces import NEW_SHOP
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import (
    ARTISAN,
    REPUTATION,
    dragon_on,
    filling,
    fired_for,
    shop_here,
)

KINDS: Final = 8
"""A pick of dragon and slot is 8 times the spot, plus the type."""


def hand_types(t: Town) -> list[int]:
    """The types in the hand of the seat whose turn it is, the dragon it shows included."""
    type_of = t.content.type_of
    types = {type_of[card] for card in t.hands[t.turn]}
    shown = t.spots[t.content.hand]
    if shown != ABSENT:
        types.add(type_of[shown])
    return sorted(types)


def next_to_leave(t: Town, kind: Kind) -> int:
    """An artisan of this type: of the hand or, if there is none, the one that is shown."""
    cards = leaving_hand(t, t.turn, kind)
    return cards[0] if cards else t.spots[t.content.hand]


def _leave_hand(t: Town, kind: Kind) -> tuple[int, int]:
    """Such an artisan goes. With it comes the spot it lay on, `ABSENT` for the hand."""
    card = next_to_leave(t, kind)
    if card in t.hands[t.turn]:
        return take_from_hand(t, t.turn, kind), ABSENT
    t.spots[t.content.hand] = ABSENT
    return card, t.content.hand


def put_down(t: Town, card: Card, last: int, spot: Spot) -> bool:
    """Put an artisan on a slot, without its reward. True where that fills the shop."""
    shop = t.content.place_of[spot]
    t.spots[spot] = card
    t.placements.append(KINDS * shop + t.content.type_of[card])
    if t.log is not None:
        dragon, where = ids.dragon(t.content, card), ids.shop(t.content, shop)
        move = _out_of_hand(t, card, last, ids.spot(t.content, spot))
        placed = ArtisanPlaced(t.turn, dragon, where, ids.spot(t.content, spot), moves=(move,))
        t.log.append(placed)
    join_sets(t, shop, card)
    return is_full(t, shop)


def _out_of_hand(t: Town, card: Card, last: int, to: Id) -> Move:
    """From the hand, or from the spot before the player where it lay."""
    from_ = ids.hand(t.turn) if last == ABSENT else ids.spot(t.content, last)
    return moves.artisan(t.content, card, from_, to)


def is_full(t: Town, shop: Shop) -> bool:
    return all(t.spots[spot] != ABSENT for spot in t.content.spots_of[shop])


def after_placing(t: Town, fills: bool, reward: tuple[Step, ...], bonus: int = 0) -> None:
    """The slot's reward comes first, then what filling the shop brings."""
    if not fills:
        t.then(*reward)
        return
    t.filled += 1
    extra = (GainReputation(bonus),) if bonus else ()
    t.then(*reward, *extra, FILL_SHOP)


class FillShop(Step):
    """A player has filled a shop: a new one comes to Town, facedown."""

    def do(self, t: Town) -> None:
        if t.log is not None:
            shop = t.placements[-1] // KINDS  # rewards come in between, but no placement
            t.log.append(ShopFilled(t.turn, ids.shop(t.content, shop)))
        t.then(NEW_SHOP)

    def doing(self, t: Town) -> Doing:
        return Doing(names=("shop-filled",))


def slots_for(t: Town, kind: Kind, any_icon: int = 0) -> list[int]:
    """The empty slots in Town that take a dragon of this type."""
    takes, spots_of, spots = t.content.takes, t.content.spots_of, t.spots
    return [
        spot
        for shop in t.town
        for spot in spots_of[shop]
        if spots[spot] == ABSENT and (any_icon or takes[spot] >> kind & 1)
    ]


@dataclass(eq=False)
class PlaceHere(Ask):
    """Place an artisan on a slot of the shop you visit, or none."""

    shop: Shop
    coins: int
    """1 at La Petite Dragonne, whose ability pays coins for the reputation of a slot."""

    def atomic(self) -> bool:
        return self.coins == 1

    def picks(self, t: Town) -> list[int]:
        takes, spots = t.content.takes, t.spots
        empty = [spot for spot in t.content.spots_of[self.shop] if spots[spot] < 0]
        if not empty:
            return NO_PICKS
        found = [
            KINDS * spot + type
            for type in hand_types(t)
            for spot in empty
            if takes[spot] >> type & 1
        ]
        if not self.coins:
            found.append(PASS)  # alone, it is a moment to reveal a fancy that brings a dragon
        return found

    def take(self, t: Town, pick: int) -> None:
        if pick == PASS:
            return
        spot, type = divmod(pick, KINDS)
        fills = put_down(t, *_leave_hand(t, type), spot)
        after_placing(t, fills, self.reward(t.content, spot))

    def reward(self, content: Content, spot: Spot) -> tuple[Step, ...]:
        printed = content.rewards[spot]
        return coins_for_reputation(printed) if self.coins else printed

    def key(self, content: Content, pick: int) -> str:
        return "place nothing" if pick == PASS else place_key(content, pick)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("place.one", "place.match", "place.reward")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        if pick == PASS:
            return ()
        spot, type = divmod(pick, KINDS)
        return (ids.dragon(t.content, next_to_leave(t, type)), ids.spot(t.content, spot))

    def variant(self, t: Town, pick: int) -> str:
        return "no" if pick == PASS else ""

    def effects(self, t: Town, pick: int) -> Effects:
        if pick == PASS:
            return effects()
        spot = pick // KINDS
        gains = reward_of(t.content, self.reward(t.content, spot))
        return effects(gains, {ARTISAN: 1}, completes=filling(t, spot))

    def doing(self, t: Town) -> Doing:
        names = ("place", "for-coins") if self.coins else ("place",)
        return Doing(ids.shop(t.content, self.shop), names=names)


@dataclass(eq=False)
class PlaceInTown(Ask):
    """Choose an artisan of the hand to place anywhere in Town."""

    any_icon: int
    bonus: int
    """Reputation for filling a shop this way."""
    fired: int
    """1 where a dragon that was fired up places it."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return [type for type in hand_types(t) if slots_for(t, type, self.any_icon)]

    def take(self, t: Town, pick: int) -> None:
        card, last = _leave_hand(t, pick)
        t.spots[t.content.held] = card
        if t.log is not None:
            move = _out_of_hand(t, card, last, ids.HELD)
            t.log.append(ArtisanShown(t.turn, ids.dragon(t.content, card), moves=(move,)))
        t.then(ChooseSlot(self.any_icon, self.bonus, self.fired))

    def key(self, content: Content, pick: int) -> str:
        return f"place {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fire.meat", "ability.placing")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.dragon(t.content, next_to_leave(t, pick)),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(costs={ARTISAN: 1})

    def doing(self, t: Town) -> Doing:
        return placing(t, self.any_icon, self.bonus, self.fired)


@dataclass(eq=False)
class ChooseSlot(Ask):
    """Choose the slot for the artisan that is held."""

    any_icon: int
    bonus: int
    fired: int

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return slots_for(t, t.content.type_of[t.spots[t.content.held]], self.any_icon)

    def take(self, t: Town, pick: int) -> None:
        card = t.spots[t.content.held]
        t.spots[t.content.held] = ABSENT
        fills = put_down(t, card, t.content.held, pick)
        if self.fired:
            t.spark = t.content.place_of[pick]
        after_placing(t, fills, t.content.rewards[pick], self.bonus)

    def key(self, content: Content, pick: int) -> str:
        return f"place on {content.spot_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fire.meat-here", "ability.placing", "place.reward")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (dragon_on(t, t.content.held), ids.spot(t.content, pick))

    def effects(self, t: Town, pick: int) -> Effects:
        gains, filled = reward_of(t.content, t.content.rewards[pick]), filling(t, pick)
        if filled and self.bonus:
            gains[REPUTATION] = gains.get(REPUTATION, 0) + self.bonus
        return effects(gains, completes=filled)

    def doing(self, t: Town) -> Doing:
        return placing(t, self.any_icon, self.bonus, self.fired)


def placing(t: Town, any_icon: int, bonus: int, fired: int) -> Doing:
    """A dragon that was fired up places another, or the ability of a shop does."""
    names = (*["any-icon"] * any_icon, *["bonus"] * (bonus > 0), *["fired"] * fired)
    return Doing(fired_for(t, "place") if fired else shop_here(t), names=names)


def place_key(content: Content, pick: int) -> str:
    spot, type = divmod(pick, KINDS)
    return f"place {content.types[type].id} on {content.spot_ids[spot]}"


FILL_SHOP: Final = FillShop()
