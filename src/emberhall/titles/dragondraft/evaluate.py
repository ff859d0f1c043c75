"""What a Dragondraft position is worth to a seat, in spectators.

The numbers are hand-made and were tried against each other with `emberhall sim`.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from emberhall.kernel.evaluate import Evaluator
from emberhall.titles.dragondraft.recruiting import Recruit

Fair = Any
"""The table of a game that somebody imagines."""

HOPES = {
    # what 0, 1, 2, ... dragons of a colour promise while the hand still has room
    "red": (0.0, 2.4, 7.0, 12.0, 16.0, 20.0, 24.0, 28.0),
    "purple": (0.0, 2.2, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0),
    "blue": (0.0, 1.4, 4.0, 6.0, 8.0, 10.0, 12.0, 14.0),
    "green": (0.0, 1.8, 4.4, 7.8, 12.0, 17.0, 21.0, 21.0),
    "yellow": (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0),
}
SURE = {
    "red": (0.0, 0.0, 0.0, 12.0, 16.0, 20.0, 24.0, 28.0),
    "purple": (0.0, 0.0, 6.0, 9.0, 12.0, 15.0, 18.0, 21.0),
    "blue": (0.0, 0.0, 4.0, 6.0, 8.0, 10.0, 12.0, 14.0),
    "green": (0.0, 1.0, 3.0, 6.0, 10.0, 15.0, 21.0, 21.0),
    "yellow": (0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0),
}
"""What they attract in the end (the bonus for the most yellow ones apart)."""

ROOM = 4.2
"""What a card still to come is worth."""
FIGURES = {"fireworks": 1.0, "snack-stand": 3.4, "souvenir-shop": 1.6, "dragon-stylist": 3.6}
"""What a figure brings a round."""
GOBLIN = 1.5
"""What a helper is worth while there is time to use it."""
ENVY = 0.35
"""How much of what the best of the others may hope for counts against us."""


def value(t: Fair, seat: int) -> float:
    worths = [worth(t, one) for one in range(t.seats)]
    mine = worths.pop(seat)
    return mine - ENVY * max(worths)


def worth(t: Fair, seat: int) -> float:
    """What a seat has, and may hope for."""
    spectators: int = t.spectators(seat)
    if t.over:
        return spectators
    rounds_left = t.content.fair.rounds - t.round
    is_recruiting = t.phase().name == "recruiting"
    return (
        spectators
        + _tonight(t, seat, t.room(seat) if is_recruiting else 0)
        + _figures(t, seat, rounds_left)
        + (GOBLIN * t.helpers(seat) if rounds_left or is_recruiting else 0.0)
    )


def _tonight(t: Fair, seat: int, room: int) -> float:
    """What the hand promises for this round's show, with so much room left in it."""
    hand, hope = t.hands[seat], min(1.0, room / 3)
    dragons = 0.0
    for colour, number in _colours(t.content.cards):
        count = min(hand[number], len(SURE[colour]) - 1)
        dragons += hope * HOPES[colour][count] + (1 - hope) * SURE[colour][count]
    return dragons + _specials(t, seat) + _most_yellow(t, seat, room) + ROOM * room


@cache
def _colours(cards: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    """The colours we know, with their numbers in a hand."""
    return tuple((colour, cards.index(colour)) for colour in SURE if colour in cards)


def _specials(t: Fair, seat: int) -> int:
    hand = t.hands[seat]
    colours = sum(1 for _, number in _colours(t.content.cards) if hand[number])
    reasons = {
        "fireworks": 1,
        "souvenir-shop": hand[t.content.thistle],
        "dragon-stylist": colours,
    }
    offers = zip(t.content.specials, t.offers[seat], strict=True)
    return sum(count * reasons.get(special.id, 0) for special, count in offers)


def _most_yellow(t: Fair, seat: int, room: int) -> float:
    """The bonus for the most yellow dragons: as sure as the lead is large."""
    yellow = dict(_colours(t.content.cards)).get("yellow")
    if yellow is None:
        return 0.0
    counts = [hand[yellow] for hand in t.hands]
    mine = counts.pop(seat)
    lead = mine - max(counts)
    if mine == 0 or lead < 0:
        return 0.6 * mine if room else 0.0
    return (2.0, 3.5, 4.5)[min(2, lead)] if room else 5.0


def _figures(t: Fair, seat: int, rounds_left: int) -> float:
    """What the figures on the stage will bring in later rounds."""
    offers = zip(t.content.specials, t.offers[seat], strict=True)
    return float(rounds_left * sum(FIGURES.get(one.id, 0.0) * count for one, count in offers))


class DragondraftEvaluator(Evaluator):
    def value(self, t: Fair, seat: int, since: Fair) -> float:
        return value(t, seat)

    def ends_plan(self, before: Fair, after: Fair) -> bool:
        """In recruiting, a turn is one card, even where everybody else has passed."""
        return bool(after.stack) and isinstance(after.asking(), Recruit)


EVALUATOR = DragondraftEvaluator()
