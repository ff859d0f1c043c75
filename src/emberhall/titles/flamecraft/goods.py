"""Goods and coins: gaining them from the piles, giving them back, handing them over.

Piles never run out: a count below 0 stands for replacements.
"""

from __future__ import annotations

from collections.abc import Sequence

from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft import moves
from emberhall.titles.flamecraft.events import GoodsGained, GoodsSpent
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Kind, some
from emberhall.titles.flamecraft.table import Town


def gain(t: Town, seat: Seat, counts: Sequence[int]) -> None:
    """Take these from the piles."""
    held, supply = t.goods[seat], t.supply
    for kind, count in enumerate(counts):
        if count:
            held[kind] += count
            supply[kind] -= count
    if t.log is not None and any(counts):
        t.log.append(GoodsGained(seat, moves=moves.gained(t.content, seat, counts)))


def gain_one(t: Town, seat: Seat, kind: Kind, count: int) -> None:
    """Take so many of one kind from its pile."""
    t.goods[seat][kind] += count
    t.supply[kind] -= count
    if t.log is not None and count:
        t.log.append(GoodsGained(seat, moves=moves.gained(t.content, seat, some(kind, count))))


def spend(t: Town, seat: Seat, counts: Sequence[int]) -> None:
    """Return these to the piles."""
    held, supply = t.goods[seat], t.supply
    for kind, count in enumerate(counts):
        held[kind] -= count
        supply[kind] += count
    if t.log is not None and any(counts):
        t.log.append(GoodsSpent(seat, moves=moves.returned(t.content, seat, counts)))


def held_kinds(t: Town, seat: Seat) -> list[int]:
    """The goods a seat has at least one of, and the coin if it has one."""
    return [kind for kind, count in enumerate(t.goods[seat]) if count]


def shortage(held: Sequence[int], cost: Sequence[int]) -> int:
    """How many goods of a cost are missing."""
    missing = 0
    for kind in range(TYPES):
        if cost[kind] > held[kind]:
            missing += cost[kind] - held[kind]
    return missing


def can_pay(held: Sequence[int], cost: Sequence[int], coins_stand_in: bool = True) -> bool:
    missing = shortage(held, cost)
    if not coins_stand_in:
        return missing == 0
    return missing + cost[COIN] <= held[COIN]
