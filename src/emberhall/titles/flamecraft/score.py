"""How a game stands, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhall.kernel.result import Result, rank_by
from emberhall.titles.flamecraft.achievements import award
from emberhall.titles.flamecraft.goods import TYPES

if TYPE_CHECKING:
    from emberhall.titles.flamecraft.table import Town


def lines(t: Town, seat: int) -> dict[str, int]:
    played = t.played[seat] if t.played else t.rep[seat]
    coins = t.turned_in[seat]
    return {"in play": played, "coins": coins, "moon": t.rep[seat] - played - coins}


def outcome(t: Town) -> Result:
    """Most reputation; among equals, most artisans in hand, then most goods, then a shared win."""
    sheets = tuple(lines(t, seat) for seat in range(t.seats))
    hands = [len(hand) for hand in t.hands]
    goods = [sum(held[:TYPES]) for held in t.goods]
    ranks = rank_by(list(zip(t.rep, hands, goods, strict=True)))
    earned = award(t.content, t.rep[0]).name if t.is_solo else ""
    return Result(ranks, tuple(t.rep), sheets, earned)
