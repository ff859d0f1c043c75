"""The floor every other bot stands on."""

from __future__ import annotations

from random import Random

from emberhall import Chair
from emberhall.bots.kind import BotKind


class RandomBot:
    """Takes any option, each equally often."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)

    def choose(self, chair: Chair) -> int:
        question = chair.question
        assert question is not None
        return self.rng.randrange(len(question.options))


RANDOM = BotKind(
    "random",
    "takes any option, each equally often",
    RandomBot,
    levels={"random": ("clueless", "takes anything that is allowed")},
)
