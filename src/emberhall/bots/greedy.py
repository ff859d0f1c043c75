"""A bot that plans its turn."""

from __future__ import annotations

from random import Random

from emberhall import Chair, Evaluation
from emberhall.bots.kind import BotKind
from emberhall.bots.plan import Plan
from emberhall.bots.weighing import Weighing


class GreedyBot:
    """Tries what it could do in a game it imagines, and takes what looks best.

    It plans its turn ahead, until chance has a say, following the `plan` best options of each
    question; with `plan=0` it looks at one choice only. Equals are settled by the bot's own chance.
    """

    def __init__(self, seed: int, noise: float = 0.0, plan: float = 3) -> None:
        self.rng = Random(seed)
        self.noise = noise
        self.width = int(plan)

    def choose(self, chair: Chair) -> int:
        question = chair.question
        assert question is not None
        count = len(question.options)
        if self.noise and self.rng.random() < self.noise:
            return self.rng.randrange(count)
        return self.weigh(chair).choice

    def weigh(self, chair: Chair) -> Weighing:
        """What each option looks worth to it, and which it takes."""
        guess = chair.imagine(self.rng.getrandbits(64))
        plan = Plan(Evaluation(chair.title), guess, chair.seat, self.width)
        worths = plan.worths()
        best = max(worths)
        choice = self.rng.choice([n for n, worth in enumerate(worths) if worth == best])
        return Weighing(plan, worths, choice)


GREEDY = BotKind(
    "greedy",
    "plans its turn and takes what looks best; noise=0.2 makes it err one time in five, "
    "plan=0 look no farther than one choice, plan=9 follow more ideas than the usual 3",
    GreedyBot,
    {"noise": (0.0, 1.0), "plan": (0.0, 99.0)},
    {
        "greedy": ("skilled", "plans its turn and takes what looks best"),
        "greedy:noise=0.3": ("careless", "does the same, but errs three times in ten"),
    },
)
