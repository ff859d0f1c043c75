"""How far fancies have come: what a bar beside each of them shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft import goals, moon, phases
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.enchant import BUY_REWARDS
from emberhall.titles.flamecraft.fire_sets import FIRE_ALL, NO_FIRE, may_join
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Card
from emberhall.titles.flamecraft.place import KINDS
from emberhall.titles.flamecraft.reach import reach_of
from emberhall.titles.flamecraft.rows import Fancy
from emberhall.titles.flamecraft.table import Town

COUNTED: Final = (goals.SPEND, goals.RETURN_PAIR, goals.PLACED_APART, goals.GIVEN)
"""Goals that are met once there is enough of something."""


def most_of(content: Content, fancy: Card) -> int | None:
    """How far a fancy can come: a sun dragon until it is met, a moon dragon in reputation."""
    row = content.fancies[fancy]
    if row.goal in COUNTED:
        return row.count
    if content.is_sun[fancy]:
        return row.limit or 1
    return MOST[row.goal](row) or None if row.goal in MOST else None


MOST: Final[dict[str, Callable[[Fancy], int]]] = {
    moon.HOLD: lambda row: row.rep + row.most,
    moon.DRAGONS: lambda row: row.limit + row.most,
    moon.EVEN_GOODS: lambda row: row.rep * TYPES,
    moon.ODD_GOODS: lambda row: row.rep * TYPES,
    moon.HAND: lambda row: row.limit,
    moon.LEFTOVERS: lambda row: row.limit,
    moon.EACH_GOOD: lambda row: row.most,
}
"""The reputation a moon dragon pays at most, where it has a limit of its own."""


def sun_progress(t: Town, seat: Seat, fancy: Card, hand: Sequence[int]) -> int:
    """How far the goal of a sun dragon is met, with these artisans known to be in hand."""
    row = t.content.fancies[fancy]
    if row.goal == goals.SPEND:
        held = t.goods[seat]
        return min(row.count, held[t.content.fancy_types[fancy]] + held[COIN])
    if row.goal == goals.RETURN_PAIR:
        types = [t.content.type_of[card] for card in hand]
        return min(row.count, max(map(types.count, types), default=0))
    if row.goal == BUY_REWARDS:
        return int(any(reach_of(t, seat, card).short == 0 for card in t.row))
    if row.goal == goals.COIN_SLOTS:
        return goals.sun_worth(t, fancy)
    is_turn = seat == t.turn and t.phase == phases.TURN
    return min(row.count or 1, THIS_TURN[row.goal](t)) if is_turn else 0


THIS_TURN: Final[dict[str, Callable[[Town], int]]] = {
    NO_FIRE: lambda t: int(may_join(t, NO_FIRE)),
    FIRE_ALL: lambda t: int(may_join(t, FIRE_ALL)),
    goals.PLACED_TYPE: lambda t: len(t.placements),
    goals.PLACED_APART: lambda t: len({where // KINDS for where in t.placements}),
    goals.ENCHANTED_DRAGONS: lambda t: int(t.cast >= 0),
    goals.ENCHANTED_ICON: lambda t: int(t.cast >= 0),
    goals.FILLED: lambda t: t.filled,
    goals.GIVEN: lambda t: t.given,
}
"""What of this turn a goal counts."""
ONLY_OWN: Final = (NO_FIRE, FIRE_ALL)
"""Goals whose moment nobody else may learn of."""
