"""What a Dragondraft position is worth to a seat, in spectators.

The numbers are hand-made and were tried against each other with `emberhall sim`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from emberhall import Game
from emberhall.bots.values.judge import Judge

View = Mapping[str, Any]

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


def value(game: Game, seat: int, _since: Game) -> float:
    view = game.view(seat)
    worths = [worth(view, one) for one in range(len(view["seats"]))]
    mine = worths.pop(seat)
    return mine - ENVY * max(worths)


def worth(view: View, seat: int) -> float:
    """What a seat has, and may hope for."""
    stage = view["seats"][seat]
    spectators: int = stage["spectators"]
    if view["phase"] == "over":
        return spectators
    rounds_left = view["rounds"] - view["round"]
    return (
        spectators
        + _tonight(view, seat)
        + _figures(stage, rounds_left)
        + _goblins(view, stage, rounds_left)
    )


def _tonight(view: View, seat: int) -> float:
    """What the hand promises for this round's show."""
    stage = view["seats"][seat]
    hand: Mapping[str, int] = stage["hand"]
    room: int = 0
    if view["phase"] == "recruiting":
        room = stage["hand_limit"] - stage["cards"]
    hope = min(1.0, room / 3)
    dragons = sum(
        hope * _at(HOPES[colour], hand, colour) + (1 - hope) * _at(SURE[colour], hand, colour)
        for colour in SURE
    )
    return dragons + _specials(stage["offers"], hand) + _most_yellow(view, seat, room) + ROOM * room


def _at(row: tuple[float, ...], hand: Mapping[str, int], colour: str) -> float:
    return row[min(hand.get(colour, 0), len(row) - 1)]


def _specials(offers: Mapping[str, int], hand: Mapping[str, int]) -> int:
    return (
        offers.get("fireworks", 0)
        + offers.get("souvenir-shop", 0) * hand["thistle"]
        + offers.get("dragon-stylist", 0) * sum(1 for colour in SURE if hand.get(colour))
    )


def _most_yellow(view: View, seat: int, room: int) -> float:
    """The bonus for the most yellow dragons: as sure as the lead is large."""
    counts = [stage["hand"].get("yellow", 0) for stage in view["seats"]]
    mine = counts.pop(seat)
    lead = mine - max(counts)
    if mine == 0 or lead < 0:
        return 0.6 * mine if room else 0.0
    return (2.0, 3.5, 4.5)[min(2, lead)] if room else 5.0


def _figures(stage: View, rounds_left: int) -> float:
    offers: Mapping[str, int] = stage["offers"]
    return rounds_left * sum(FIGURES.get(name, 0.0) * count for name, count in offers.items())


def _goblins(view: View, stage: View, rounds_left: int) -> float:
    """Helpers still in hand: they may work this round, or wait for another."""
    if rounds_left == 0 and view["phase"] != "recruiting":
        return 0.0
    helpers: int = stage["hand"]["helper"] + 2 * stage["hand"]["pair"]
    return GOBLIN * helpers


def ends_plan(_before: Game, after: Game) -> bool:
    """In recruiting, a turn is one card, even where everybody else has passed."""
    question = after.question
    return question is not None and question.kind == "recruit"


JUDGE = Judge(value, ends_plan)
