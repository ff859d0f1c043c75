"""Letting bots play a game to its end."""

from __future__ import annotations

from collections.abc import Sequence

from emberhall import Chair, Game
from emberhall.bots.bot import Bot


def play_out(game: Game, bots: Sequence[Bot]) -> int:
    """Play on until the game is over, a bot for each seat; returns how many answers they gave."""
    chairs = [Chair(game, seat) for seat in range(game.seats)]
    answers = 0
    while (question := game.question) is not None:
        game.answer(bots[question.seat].choose(chairs[question.seat]))
        answers += 1
    return answers
