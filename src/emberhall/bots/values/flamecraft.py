"""What a position of Flamecraft is worth to a seat, in reputation.

The numbers are hand-made and were tried against each other with `emberhall sim`.
"""

from __future__ import annotations

from typing import Any

from emberhall import Game, Question
from emberhall.bots.values.judge import Judge
from emberhall.titles.flamecraft.moon import moon_worth

GOOD = 0.42
"""A good in store: a part of some enchantment."""
CROWDED = 0.1
"""A good beyond what one turn can use of its kind."""
ENOUGH_OF_A_KIND = 4
COIN = 1.15
ARTISAN = 1.3
"""A dragon in hand: it will bring a slot's reward."""
FANCY = 2.0
"""A fancy whose day is still to come."""
RESERVED = 0.5
COMPANION = 3.0
PAYABLE = 0.35
"""How much of an enchantment counts that could be paid for now,"""
LACKING = 0.22
"""and how much less for each good it lacks."""
OTHERS = 0.35
"""How much of what others own counts against us."""

ACT = "act"
SOLO_CAST = "solo-cast"
END_OF_TURN = "end of turn"

Table = Any
"""The table of a game that somebody imagines."""


def value(game: Game, seat: int) -> float:
    t = game.table
    if t.over:
        return ended(t, seat)
    own = standing(t, seat) + hopes(t, seat)
    if t.seats == 1:
        return own
    others = [standing(t, other) for other in range(t.seats) if other != seat]
    return own - OTHERS * (max(others) + sum(others) / len(others)) / 2


def ended(t: Table, seat: int) -> float:
    """What counts at last is to be ahead."""
    best: int = max((t.rep[other] for other in range(t.seats) if other != seat), default=0)
    return float(t.rep[seat]) - (best if t.seats > 1 else 0)


def standing(t: Table, seat: int) -> float:
    """Reputation, and what everybody can see of a seat's wealth."""
    worth: float = t.rep[seat] + COIN * t.goods[seat][6]
    late = 0.0 if t.finals == 0 else 1.0
    for count in t.goods[seat][:6]:
        few = min(count, ENOUGH_OF_A_KIND)
        worth += late * (GOOD * few + CROWDED * min(count - few, 3))
    hand = len(t.hands[seat])
    worth += late * ARTISAN * min(hand, 6)
    if t.companions[seat] >= 0 and not t.used[seat]:
        worth += late * COMPANION
    return worth


def hopes(t: Table, seat: int) -> float:
    """What only the seat itself knows: its fancies, and what it could cast."""
    hope = 0.0
    late = t.finals == 0
    for fancy in t.fancies[seat]:
        hope += fancy_hope(t, seat, fancy, late)
    if late:
        return hope
    cards = t.row if t.reserved[seat] < 0 else [*t.row, t.reserved[seat]]
    ways = sorted((cast_hope(t, seat, card) for card in cards), reverse=True)
    hope += sum(ways[:2])
    if t.reserved[seat] >= 0:
        hope += RESERVED
    return hope


def fancy_hope(t: Table, seat: int, fancy: int, late: bool) -> float:
    if t.content.is_sun[fancy]:
        return 0.0 if late else FANCY
    now = moon_worth(t, seat, fancy)
    return float(now) if late else 0.6 * now + 1.0


def cast_hope(t: Table, seat: int, card: int) -> float:
    """How near a seat is to an enchantment, in reputation."""
    held, cost = t.goods[seat], t.content.costs[card]
    lacking = 0
    for kind in range(6):
        if cost[kind] > held[kind]:
            lacking += cost[kind] - held[kind]
    row = t.content.enchantments[card]
    worth = 4.0 if row.per_set else 5.0
    share = PAYABLE - LACKING / 4 * lacking
    return worth * share if share > 0 else 0.0


def ends_plan(before: Game, after: Game) -> bool:
    """A plan is for one turn."""
    return bool(before.table.turns != after.table.turns or after.table.phase == END_OF_TURN)


def looks_through(question: Question) -> bool:
    """Arriving brings nothing yet; what non-players cast comes after the turn."""
    return question.kind == ACT or (question.closed and question.kind != SOLO_CAST)


JUDGE = Judge(value, ends_plan, looks_through, enough=1500)
