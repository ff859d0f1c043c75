"""Moon dragons: what they pay when the game ends, or as if it had."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from emberhall.kernel.knowledge import EVERYBODY
from emberhall.kernel.steps import NO_PICKS, PASS, Ask
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects
from emberhall.titles.flamecraft import ids, moves
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.dragon_events import FanciesReturned
from emberhall.titles.flamecraft.kinds import TYPES, Card
from emberhall.titles.flamecraft.rewards import gain_reputation
from emberhall.titles.flamecraft.rows import Fancy
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import REPUTATION

HOLD: Final = "hold"
DRAGONS: Final = "dragons"
EVEN_GOODS: Final = "even-goods"
ODD_GOODS: Final = "odd-goods"
RETURN_FANCIES: Final = "return-fancies"
FANCIES: Final = "fancies"
HAND: Final = "hand"
LEFTOVERS: Final = "leftovers"
EACH_GOOD: Final = "each-good"


def moon_worth(t: Town, seat: Seat, fancy: Card) -> int:
    """The reputation a moon dragon would bring this seat if the game had just ended."""
    row = t.content.fancies[fancy]
    return WORTH[row.goal](t, seat, row, fancy)


def _held(t: Town, seat: Seat, row: Fancy, fancy: Card) -> int:
    """Enough of a good; more for having the most of it, ties included."""
    kind = t.content.fancy_types[fancy]
    held = t.goods[seat][kind]
    if held < row.count:
        return 0
    return row.rep + (row.most if held >= max(goods[kind] for goods in t.goods) else 0)


def _dragons(t: Town, _seat: int, row: Fancy, fancy: Card) -> int:
    """Dragons of a type awake in Town; more if no type has more."""
    awake = t.awake_in_town()
    own = awake[t.content.fancy_types[fancy]]
    most = row.most if own and own == max(awake) else 0
    return min(row.limit, row.rep * own) + most


def _even(t: Town, seat: Seat, row: Fancy, _fancy: int) -> int:
    return row.rep * sum(count % 2 == 0 for count in t.goods[seat][:TYPES])


def _odd(t: Town, seat: Seat, row: Fancy, _fancy: int) -> int:
    return row.rep * sum(count % 2 for count in t.goods[seat][:TYPES])


def _others(t: Town, seat: Seat, row: Fancy, fancy: Card) -> int:
    """Other fancies that could be returned."""
    return row.rep * sum(other != fancy for other in t.fancies[seat])


def _fancies(t: Town, seat: Seat, row: Fancy, fancy: Card) -> int:
    """Other fancies, scored or not."""
    return row.rep * sum(other != fancy for other in t.fancies[seat] + t.scored[seat])


def _hand(t: Town, seat: Seat, row: Fancy, _fancy: int) -> int:
    return min(row.limit, row.rep * len(t.hands[seat]))


def _leftovers(t: Town, seat: Seat, row: Fancy, _fancy: int) -> int:
    return min(row.limit, row.rep * (sum(t.goods[seat][:TYPES]) // row.count))


def _each_good(t: Town, seat: Seat, row: Fancy, _fancy: int) -> int:
    least = min(t.goods[seat][:TYPES])
    return (0, row.rep, row.most)[min(2, least)]


WORTH: Final[dict[str, Callable[[Town, int, Fancy, int], int]]] = {
    HOLD: _held,
    DRAGONS: _dragons,
    EVEN_GOODS: _even,
    ODD_GOODS: _odd,
    RETURN_FANCIES: _others,
    FANCIES: _fancies,
    HAND: _hand,
    LEFTOVERS: _leftovers,
    EACH_GOOD: _each_good,
}
MOON_GOALS: Final = tuple(WORTH)


@dataclass(eq=False)
class ReturnFancies(Ask):
    """Talisman: return unscored fancies to the bottom of the deck, one after the other."""

    owner: Seat
    talisman: Card

    def atomic(self) -> bool:
        return True

    def seat(self, t: Town) -> int:
        return self.owner

    def picks(self, t: Town) -> list[int]:
        own = t.fancies[self.owner]
        is_here = self.talisman in own or self.talisman in t.scored[self.owner]
        if not is_here and not t.imagined:
            return NO_PICKS  # another one like it has returned it
        others = [fancy for fancy in own if fancy != self.talisman]
        return [*others, PASS] if others else NO_PICKS

    def take(self, t: Town, pick: int) -> None:
        if pick == PASS:
            return
        if t.log is not None:
            t.log.append(self._returned(t, pick))
        if self.talisman in t.fancies[self.owner]:
            t.fancies[self.owner].remove(self.talisman)
            t.scored[self.owner].append(self.talisman)
        t.fancies[self.owner].remove(pick)
        t.fancy_deck.insert(0, pick)
        t.fancies_known[pick] = EVERYBODY
        gain_reputation(t, self.owner, t.content.fancies[self.talisman].rep)
        t.then(ReturnFancies(self.owner, self.talisman))

    def _returned(self, t: Town, pick: int) -> FanciesReturned:
        content, own = t.content, ids.fancies(self.owner)
        went = [moves.fancy(content, pick, own, ids.FANCIES)]
        if self.talisman in t.fancies[self.owner]:
            went.append(moves.fancy(content, self.talisman, own, ids.scored(self.owner)))
        return FanciesReturned(self.owner, content.fancy_ids[pick], moves=tuple(went))

    def key(self, content: Content, pick: int) -> str:
        return "return nothing" if pick == PASS else f"return {content.fancies[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return (f"fancy.{content.fancies[self.talisman].id}",)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (ids.fancy(t.content, pick),)

    def variant(self, t: Town, pick: int) -> str:
        return "done" if pick == PASS else ""

    def effects(self, t: Town, pick: int) -> Effects:
        if pick == PASS:
            return effects()
        return effects({REPUTATION: t.content.fancies[self.talisman].rep}, {"fancy": 1})

    def doing(self, t: Town) -> Doing:
        return Doing(ids.fancy(t.content, self.talisman))
