"""A bot that looks one choice ahead."""

from __future__ import annotations

from random import Random

from emberhall import Chair, Game
from emberhall.bots.values import Value, value_for


class GreedyBot:
    """Tries every option in a game it imagines, and takes the one whose outcome looks best.

    A half-made choice (which goblins pay?) is looked through to its end. Equals are settled by
    the bot's own luck.
    """

    def __init__(self, seed: int, noise: float = 0.0) -> None:
        self.luck = Random(seed)
        self.noise = noise

    def choose(self, chair: Chair) -> int:
        question = chair.question
        assert question is not None
        count = len(question.options)
        if self.noise and self.luck.random() < self.noise:
            return self.luck.randrange(count)
        value = value_for(chair.title)
        guess = chair.imagine(self.luck.getrandbits(64))
        worths = [worth_of(guess, index, chair.seat, value) for index in range(count)]
        best = max(worths)
        return self.luck.choice([index for index in range(count) if worths[index] == best])


def worth_of(game: Game, index: int, seat: int, value: Value) -> float:
    """What a seat may hope for after this option."""
    trial = game.copy()
    trial.answer(index)
    question = trial.question
    if question is not None and question.seat == seat and question.closed:
        return max(worth_of(trial, n, seat, value) for n in range(len(question.options)))
    return value(trial.view(seat), seat)
