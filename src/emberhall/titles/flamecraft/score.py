"""How a game stands, and who wins."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.result import Result, rank_by
from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft import ids
from emberhall.titles.flamecraft.achievements import award
from emberhall.titles.flamecraft.kinds import TYPES
from emberhall.titles.flamecraft.moon import RETURN_FANCIES, WORTH, moon_worth
from emberhall.titles.flamecraft.table import Town

IN_PLAY: Final = "in-play"
COINS: Final = "coins"
"""Besides them there is a line for each moon dragon that was scored at the end, by its id."""


def sheets(t: Town) -> tuple[dict[str, int], ...]:
    """The lines of every seat: the same ones for all."""
    paid = [moons_paid(t, seat) for seat in range(t.seats)]
    scored = sorted({card for own in paid for card in own})
    return tuple(
        {
            IN_PLAY: t.played[seat] if t.played else t.rep[seat],
            COINS: t.turned_in[seat],
            **{ids.fancy(t.content, card): own.get(card, 0) for card in scored},
        }
        for seat, own in enumerate(paid)
    )


def moons_paid(t: Town, seat: Seat) -> dict[int, int]:
    """What each moon dragon has paid at the end.

    They are the last ones scored, and what they count stays as it is from then on. Talisman, who
    goes first, has paid what is left. In a guess it may lie elsewhere: then nobody can say.
    """
    left = t.rep[seat] - t.played[seat] - t.turned_in[seat] if t.played else 0
    paid: dict[int, int] = {}
    for card in reversed(t.scored[seat]):
        goal = t.content.fancies[card].goal
        if not left or goal not in WORTH:
            break
        paid[card] = left if goal == RETURN_FANCIES else moon_worth(t, seat, card)
        left -= paid[card]
    return paid


def outcome(t: Town) -> Result:
    """Most reputation; among equals, most artisans in hand, then most goods, then a shared win."""
    hands = [len(hand) for hand in t.hands]
    goods = [sum(held[:TYPES]) for held in t.goods]
    ranks = rank_by(list(zip(t.rep, hands, goods, strict=True)))
    earned = award(t.content, t.rep[0]).name if t.is_solo else ""
    return Result(ranks, tuple(t.rep), sheets(t), earned)
