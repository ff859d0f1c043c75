"""How a game looked while it was played: the line of a replay's chart."""

from __future__ import annotations

from collections.abc import Iterator

from emberhall import BadSetting, Chair, Game
from emberhall.bots import estimate


def estimates(game: Game) -> Iterator[tuple[float, ...]]:
    """For the start and after every answer, how good it looked to each seat by what it knew then.

    Only of a game that is over: what another seat hopes for would give its secrets away.
    """
    if not game.over:
        raise BadSetting("a game can be estimated only once it is over")
    again = game.at(0)
    yield _now(again)
    for answered in game.answers():
        again.answer(answered.key)
        yield _now(again)


def _now(game: Game) -> tuple[float, ...]:
    return tuple(estimate(Chair(game, seat)) for seat in range(game.seats))
