"""Solo Mode's end of turn: dragons and enchantments come to Town without you."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, NO_PICKS, Ask, Step
from emberhall.kernel.wire import Doing, Id
from emberhall.titles.flamecraft import ids, moves
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import check_decks, refill_park, refill_row, show
from emberhall.titles.flamecraft.end_events import (
    NonPlayerCast,
    NonPlayerMoved,
    NonPlayerPlaced,
    NonPlayerSkipped,
)
from emberhall.titles.flamecraft.kinds import Card, Kind, Shop, Spot
from emberhall.titles.flamecraft.place import is_full
from emberhall.titles.flamecraft.spaces import NEW_SHOP, reveal_shops
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import dragon_on

CARDS: Final = 64
"""A pick of shop and enchantment is 64 times the shop, plus the card."""


class SoloEndOfTurn(Step):
    """Park, a dragon, a token, an enchantment, the row, and new shops, in this order.

    On the final turn, and before an extra one, nobody else does anything.
    """

    def do(self, t: Town) -> None:
        refill_park(t)
        t.then(REFRESH_ROW_AND_TOWN)
        if t.finals == 0 or t.owes_turn:
            return
        spot = place_non_player(t)
        if spot != ABSENT:
            fills = is_full(t, t.content.place_of[spot])
            t.then(*([NEW_SHOP] if fills else []), FollowDragon(spot))


def first_slot(t: Town, kind: Kind) -> int:
    """The first empty slot clockwise from the Park that takes this type; `ABSENT` if none does."""
    takes, spots, spots_of = t.content.takes, t.spots, t.content.spots_of
    for shop in t.town:
        for spot in spots_of[shop]:
            if spots[spot] < 0 and takes[spot] >> kind & 1:
                return spot
    return ABSENT


def place_non_player(t: Town) -> int:
    """Reveal artisans until one finds a slot; others go to the bottom. `ABSENT` if none does."""
    for _ in range(len(t.artisan_deck)):
        card = t.artisan_deck.pop()
        if not t.artisan_deck:
            check_decks(t)  # the last card was revealed, even if it goes back
        spot = first_slot(t, t.content.type_of[card])
        if spot != ABSENT:
            put_down(t, card, spot)
            check_decks(t)
            return spot
        t.artisan_deck.insert(0, card)
        show(t, card)
        if t.log is not None:
            kind = t.content.type_ids[t.content.type_of[card]]
            under = Move(kind, ids.ARTISANS, ids.ARTISANS)
            t.log.append(NonPlayerSkipped(t.content.dragon_ids[card], moves=(under,)))
    return ABSENT


def put_down(t: Town, card: Card, spot: Spot) -> None:
    """Nobody gains the slot's reward."""
    shop = t.content.place_of[spot]
    t.spots[spot] = card
    if t.log is not None:
        dragon, place = ids.dragon(t.content, card), ids.spot(t.content, spot)
        move = moves.artisan(t.content, card, ids.ARTISANS, place)
        t.log.append(NonPlayerPlaced(dragon, ids.shop(t.content, shop), place, moves=(move,)))


@dataclass(eq=False)
class FollowDragon(Step):
    """After the dragon on this spot comes the token of its colour, then an enchantment."""

    spot: Spot

    def do(self, t: Town) -> None:
        kind = t.content.type_of[t.spots[self.spot]]
        move_non_player(t, kind, t.content.place_of[self.spot])
        t.then(SoloCast(kind))

    def doing(self, t: Town) -> Doing:
        return Doing(dragon_on(t, self.spot))


def move_non_player(t: Town, kind: Kind, shop: Shop) -> None:
    """The token of the dragon's colour goes where it was placed, unless it is yours."""
    if kind == t.token:
        return
    if t.log is not None:
        token, where = ids.token(t.content, kind), ids.shop(t.content, shop)
        from_ = None if t.visitors[kind] == ABSENT else ids.shop(t.content, t.visitors[kind])
        move = Move("token", from_, where, 1, token)
        t.log.append(NonPlayerMoved(t.content.type_ids[kind], where, moves=(move,)))
    t.visitors[kind] = shop


@dataclass(eq=False)
class SoloCast(Ask):
    """Add an enchantment of the row that matches the dragon to a shop: you choose where."""

    type: Kind

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        content = t.content
        cards = [card for card in t.row if content.enchantment_icons[card] == self.type]
        if not cards:
            return NO_PICKS
        return [
            CARDS * shop + card
            for shop in t.town
            if t.tucked.count(shop) < content.town.enchantments
            for card in cards
            if content.enchants[shop] >> card & 1
        ]

    def take(self, t: Town, pick: int) -> None:
        shop, card = divmod(pick, CARDS)
        t.row.remove(card)
        t.tucked[card] = shop
        if t.log is not None:
            what, where = ids.enchantment(t.content, card), ids.shop(t.content, shop)
            move = moves.enchantment(t.content, card, ids.ROW, where)
            t.log.append(NonPlayerCast(what, where, moves=(move,)))

    def key(self, content: Content, pick: int) -> str:
        shop, card = divmod(pick, CARDS)
        return f"add {content.enchantments[card].id} to {content.shops[shop].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("solo.cast",)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        shop, card = divmod(pick, CARDS)
        return (ids.enchantment(t.content, card), ids.shop(t.content, shop))

    def doing(self, t: Town) -> Doing:
        return Doing(ids.token(t.content, self.type))


class RefreshRowAndTown(Step):
    """The row, then the new shops."""

    def do(self, t: Town) -> None:
        refill_row(t)
        if t.new_shops:
            reveal_shops(t)


SOLO_END_OF_TURN: Final = SoloEndOfTurn()
REFRESH_ROW_AND_TOWN: Final = RefreshRowAndTown()
