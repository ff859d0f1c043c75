"""What a Dragondraft position is worth to a seat, in spectators.

The numbers are hand-made and were tried against each other with `emberhall sim`.
"""

from __future__ import annotations

from functools import cache

from emberhall.kernel.evaluate import Evaluator
from emberhall.kernel.wire import Seat
from emberhall.titles.dragondraft.content import (
    A_COLOUR,
    A_SHOW,
    A_THISTLE,
    HAND_LIMIT,
    Content,
)
from emberhall.titles.dragondraft.numbers import Card
from emberhall.titles.dragondraft.recruiting import Recruit
from emberhall.titles.dragondraft.score import change_by_special
from emberhall.titles.dragondraft.table import Fair

HOPES: dict[str, tuple[float, ...]] = {
    "red": (0.0, 2.4, 7.0, 12.0, 16.0, 20.0, 24.0, 28.0),
    "purple": (0.0, 2.2, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0),
    "blue": (0.0, 1.4, 4.0, 6.0, 8.0, 10.0, 12.0, 14.0),
    "green": (0.0, 1.8, 4.4, 7.8, 12.0, 17.0, 21.0, 21.0),
}
"""What 0, 1, 2, ... dragons of a colour promise while the hand still has room, where that is more
than what they attract as it is."""

ROOM = 4.2
"""What a card still to come is worth."""
FIGURES = {A_SHOW: 1.0, HAND_LIMIT: 3.4, A_THISTLE: 1.6, A_COLOUR: 3.6}
"""What a figure brings a round, for each that it counts."""
GOBLIN = 1.5
"""What a helper is worth while there is time to use it."""
MOST = 5.0
"""The bonus for the most of a colour that these numbers were made for."""
ENVY = 0.35
"""How much of what the best of the others may hope for counts against us."""


def value(t: Fair, seat: Seat) -> float:
    worths = [worth(t, one) for one in range(t.seats)]
    mine = worths.pop(seat)
    return mine - ENVY * max(worths)


def worth(t: Fair, seat: Seat) -> float:
    """What a seat has, and may hope for."""
    spectators = t.spectators(seat)
    if t.over:
        return float(spectators)
    rounds_left = t.content.fair.rounds - t.round
    phase = t.phase()
    is_recruiting = phase is not None and phase.name() == "recruiting"
    return (
        spectators
        + _tonight(t, seat, t.room(seat) if is_recruiting else 0)
        + _figures(t, seat, rounds_left)
        + (GOBLIN * t.helpers(seat) if rounds_left or is_recruiting else 0.0)
    )


def _tonight(t: Fair, seat: Seat, room: int) -> float:
    """What the hand promises for this round's show, with so much room left in it."""
    hand, hope = t.hands[seat], min(1.0, room / 3)
    dragons = 0.0
    for number, (hopes, sure) in enumerate(_promises(t.content)):
        count = min(hand[number], len(hopes) - 1)
        dragons += hope * hopes[count] + (1 - hope) * sure[count]
    return dragons + _specials(t, seat) + _leads(t, seat, room) + ROOM * room


Promise = tuple[tuple[float, ...], tuple[int, ...]]
"""What 0, 1, 2, ... dragons of a colour promise, and what they attract in the end."""


@cache
def _promises(content: Content) -> tuple[Promise, ...]:
    """For each colour; the bonus for the most of it apart."""
    shows = zip(content.dragons, content.shows, strict=True)
    return tuple((HOPES.get(dragon.id, show), show) for dragon, show in shows)


def _specials(t: Fair, seat: Seat) -> int:
    """What the figures on the stage bring tonight."""
    return sum(
        count * change_by_special(t, seat, special)
        for special, count in enumerate(t.offers[seat])
        if count
    )


def _leads(t: Fair, seat: Seat, room: int) -> float:
    """The bonuses for the most of a colour."""
    bonuses = t.content.bonuses
    return sum((bonus / MOST * _lead(t, seat, dragon, room) for dragon, bonus in bonuses), 0.0)


def _lead(t: Fair, seat: Seat, dragon: Card, room: int) -> float:
    """A bonus of `MOST`: as sure as the lead is large."""
    counts = [hand[dragon] for hand in t.hands]
    mine = counts.pop(seat)
    lead = mine - max(counts)
    if mine == 0 or lead < 0:
        return 0.6 * mine if room else 0.0
    return (2.0, 3.5, 4.5)[min(2, lead)] if room else MOST


def _figures(t: Fair, seat: Seat, rounds_left: int) -> float:
    """What the figures on the stage will bring in later rounds."""
    offers = zip(t.content.specials, t.offers[seat], strict=True)
    worth = (FIGURES[one.effect] * one.count * count for one, count in offers)
    return rounds_left * sum(worth, 0.0)


def parts(t: Fair, seat: Seat) -> dict[str, float]:
    """What adds up to `value`."""
    others = max(worth(t, one) for one in range(t.seats) if one != seat)
    return {**own_parts(t, seat), "others": -ENVY * others}


def own_parts(t: Fair, seat: Seat) -> dict[str, float]:
    """What adds up to `worth`."""
    if t.over:
        return {"spectators": float(t.spectators(seat))}
    rounds_left, phase = t.content.fair.rounds - t.round, t.phase()
    is_recruiting = phase is not None and phase.name() == "recruiting"
    room = t.room(seat) if is_recruiting else 0
    specials, lead, kept = _specials(t, seat), _leads(t, seat, room), ROOM * room
    return {
        "spectators": float(t.spectators(seat)),
        "dragons": _tonight(t, seat, room) - specials - lead - kept,
        "most": lead,
        "room": kept,
        "specials": specials + _figures(t, seat, rounds_left),
        "goblins": GOBLIN * t.helpers(seat) if rounds_left or is_recruiting else 0.0,
    }


class DragondraftEvaluator(Evaluator):
    def value(self, t: Fair, seat: Seat, since: Fair) -> float:
        return value(t, seat)

    def parts(self, t: Fair, seat: Seat, since: Fair) -> dict[str, float]:
        return parts(t, seat)

    def ends_plan(self, before: Fair, after: Fair) -> bool:
        """In recruiting, a turn is one card, even where everybody else has passed."""
        return bool(after.stack) and isinstance(after.asking(), Recruit)


EVALUATOR = DragondraftEvaluator()
