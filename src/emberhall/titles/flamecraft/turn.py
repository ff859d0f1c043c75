"""A turn: visit a shop, gather or enchant there, and clean up for the next player."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, Ask, Step
from emberhall.kernel.wire import Effects, Id, effects
from emberhall.titles.flamecraft import ids, phases
from emberhall.titles.flamecraft.abilities import UseShopAbility
from emberhall.titles.flamecraft.behaviours import DISCOUNT
from emberhall.titles.flamecraft.companions import can_use, flip_over
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import (
    trigger_end,
)
from emberhall.titles.flamecraft.enchant import TUCK, buy, buying, castable
from emberhall.titles.flamecraft.end import END_SCORING
from emberhall.titles.flamecraft.end_turn import EXPAND_TOWN
from emberhall.titles.flamecraft.events import ShopVisited, TurnBegan
from emberhall.titles.flamecraft.fire import FireSet
from emberhall.titles.flamecraft.fire_sets import POCUS_AND_HOCUS, POCUS_ONLY
from emberhall.titles.flamecraft.gathering import DRAGON_ICON, WILD_ICON, brings, gathered
from emberhall.titles.flamecraft.gifts import NOBODY, EntryGift
from emberhall.titles.flamecraft.goods import gain
from emberhall.titles.flamecraft.kinds import Shop
from emberhall.titles.flamecraft.place import PlaceHere
from emberhall.titles.flamecraft.rewards import DRAW_GATHERED, ChooseGood
from emberhall.titles.flamecraft.rows import Companion
from emberhall.titles.flamecraft.solo import SOLO_END_OF_TURN
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import ANYTHING

GATHER: Final = -2
"""Other picks at a shop name the enchantment to cast;"""
WITH_COMPANION: Final = 1 << 10
"""with so many for each companion up to the one that takes goods off its cost."""


class TakeTurn(Step):
    """Begin a turn with a clean memory."""

    def do(self, t: Town) -> None:
        t.phase = phases.TURN
        t.turns += 1
        t.placements, t.joined, t.fire_window = [], [], 0
        t.filled = t.given = t.fired = 0
        t.cast = t.drew = t.spark = ABSENT
        t.encore = False
        if t.log is not None:
            t.log.append(TurnBegan(t.turn))
        shop, t.turn_at = t.turn_at, ABSENT
        if shop == ABSENT:
            t.then(VISIT, END_TURN)
        else:
            arrive(t, shop)
            t.then(Act(shop), END_TURN)


def arrive(t: Town, shop: Shop) -> None:
    if t.log is not None:
        t.log.append(visited(t, shop))
    t.at[t.turn] = shop
    t.fire_window = POCUS_ONLY


def visited(t: Town, shop: Shop) -> ShopVisited:
    last, where = t.at[t.turn], ids.shop(t.content, shop)
    from_ = None if last == ABSENT else ids.shop(t.content, last)
    move = Move("pawn", from_, where, 1, ids.pawn(t.turn))
    return ShopVisited(t.turn, where, moves=(move,))


class Visit(Ask):
    """Choose a shop other than the last one, and pay those who are there."""

    def picks(self, t: Town) -> list[int]:
        here, items = t.at[t.turn], sum(t.goods[t.turn])
        shops = [shop for shop in t.town if shop != here]
        if items >= t.tokens - 1:
            return shops
        free = t.content.free_entry
        return [shop for shop in shops if free[shop] or t.visitors_at(shop) <= items] or shops

    def take(self, t: Town, pick: int) -> None:
        arrive(t, pick)
        t.then(Act(pick))
        if t.visitors_at(pick) and not t.content.free_entry[pick]:
            t.then(*(EntryGift(to) for to in hosts(t, pick)))

    def key(self, content: Content, pick: int) -> str:
        return f"visit {content.shops[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("visit.another-shop", "visit.pay-each", "visit.cannot-pay")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.shop(t.content, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        """Gathering brings that; to enchant instead costs and brings what the card says."""
        price = 0 if t.content.free_entry[pick] else t.visitors_at(pick)
        return effects(brings(t, pick), {ANYTHING: price})


def hosts(t: Town, shop: Shop) -> list[int]:
    """Who must be given something by a visitor: other seats, or the tokens of nobody."""
    if t.is_solo:
        return [NOBODY] * t.visitors_at(shop)
    return [
        seat
        for seat in ((t.turn + step) % t.seats for step in range(1, t.seats))
        if t.at[seat] == shop
    ]


@dataclass(eq=False)
class Act(Ask):
    """Gather, or cast an enchantment that matches the shop."""

    shop: Shop

    def picks(self, t: Town) -> list[int]:
        cards = castable(t, self.shop, 0)
        found = [GATHER, *cards]
        if can_use(t, DISCOUNT):
            own, discount = t.companions[t.turn], t.companion_of(t.turn).count
            with_own = WITH_COMPANION * (own + 1)
            found += [with_own + card for card in castable(t, self.shop, discount)]
        return found

    def take(self, t: Town, pick: int) -> None:
        if pick == GATHER:
            gather(t, self.shop)
        elif pick < WITH_COMPANION:
            buy(t, pick, 0, TUCK)
        else:
            flip_over(t)
            buy(t, pick % WITH_COMPANION, t.companion_of(t.turn).count, TUCK)

    def key(self, content: Content, pick: int) -> str:
        if pick == GATHER:
            return "gather"
        card, companion = content.enchantments[pick % WITH_COMPANION], helper(content, pick)
        return f"cast {card.id}" if companion is None else f"cast {card.id} with {companion.id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("turn.gather-or-enchant", "enchant.match", "enchant.possible")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        shop = ids.shop(t.content, self.shop)
        return (shop,) if pick == GATHER else (enchantment_id(t, pick), shop)

    def variant(self, t: Town, pick: int) -> str:
        companion = helper(t.content, pick)
        return "" if companion is None else companion.id

    def effects(self, t: Town, pick: int) -> Effects:
        if pick == GATHER:
            return effects(brings(t, self.shop))
        return buying(t, pick % WITH_COMPANION, pick // WITH_COMPANION)


def helper(content: Content, pick: int) -> Companion | None:
    """The companion that takes goods off the cost of the card this pick casts."""
    return content.companions[pick // WITH_COMPANION - 1] if pick >= WITH_COMPANION else None


def enchantment_id(t: Town, pick: int) -> Id:
    return ids.enchantment(t.content, pick % WITH_COMPANION)


def gather(t: Town, shop: Shop) -> None:
    """The four steps of gathering."""
    gain(t, t.turn, gathered(t, shop))
    t.fire_window = POCUS_AND_HOCUS
    icon, gives = t.content.shops[shop].icon, t.content.shops[shop].gives
    choice: tuple[Step, ...] = ()
    if icon == WILD_ICON:
        choice = (ChooseGood(gives),)
    elif icon == DRAGON_ICON:
        choice = (DRAW_GATHERED,) * gives
    if t.content.abilities[shop]:
        t.then(UseShopAbility(shop))
    t.then(*choice, PlaceHere(shop, 0), FireSet(shop, 1, POCUS_AND_HOCUS, 0))


# Ending the turn


class EndTurn(Ask):
    """The last moment of a turn."""

    def picks(self, t: Town) -> list[int]:
        return [0]

    def take(self, t: Town, pick: int) -> None:
        t.phase = phases.END_OF_TURN
        t.spark = ABSENT
        if t.is_solo:
            t.then(SOLO_END_OF_TURN, NEXT_TURN)
        else:
            t.then(EXPAND_TOWN, NEXT_TURN)

    def key(self, content: Content, pick: int) -> str:
        return "end turn"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fancy-dragons.sun", "end-turn.order")

    def variant(self, t: Town, pick: int) -> str:
        return "end"


class NextTurn(Step):
    """The next turn, or the scoring after everybody's final one."""

    def do(self, t: Town) -> None:
        if t.owes_turn:
            t.owes_turn = False
            t.then(TAKE_TURN)
            return
        watch_for_stall(t)
        if t.ending and t.finals == ABSENT:
            t.finals = t.seats
        if t.finals == 0:
            t.then(END_SCORING)
            return
        if t.finals > 0:
            t.finals -= 1
        t.turn = (t.turn + 1) % t.seats
        t.then(TAKE_TURN)


def watch_for_stall(t: Town) -> None:
    """Nobody is ever forced to draw or to cast: too long without either ends the game."""
    t.stalled += 1
    if t.stalled >= t.content.town.stall * t.seats and not t.ending:
        trigger_end(t, "stall")


TAKE_TURN: Final = TakeTurn()
VISIT: Final = Visit()
END_TURN: Final = EndTurn()
NEXT_TURN: Final = NextTurn()
