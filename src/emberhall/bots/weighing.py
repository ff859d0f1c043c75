"""What the options of a question look worth to a bot that plans, and what makes the difference."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from emberhall import Game
from emberhall.bots.plan import NEVER, Plan

CLOSE = 1e-9
"""Sums that differ by less are equal."""


@dataclass(frozen=True)
class Weighing:
    """What each option looks worth, in the title's own unit."""

    plan: Plan
    worths: list[float]
    choice: int
    """The index of the option taken: one of the best."""

    @property
    def best(self) -> list[int]:
        """The indices of all that look as good as the option taken."""
        return [index for index, worth in enumerate(self.worths) if worth == max(self.worths)]

    @property
    def next_best(self) -> int | None:
        """The index of the best among the others; `None` where all that was tried looks alike."""
        tried = [index for index, worth in enumerate(self.worths) if worth > NEVER]
        others = [index for index in tried if index not in self.best]
        return max(others, key=lambda index: self.worths[index], default=None)

    def parts(self, index: int) -> dict[str, float]:
        """What the worth of an option is made of; empty where nobody can say."""
        plan, question = self.plan, self.plan.root.question
        assert question is not None
        if index < len(self.worths) - question.interrupt_count:
            return self.parts_at(index, self.worths[index])
        # an interrupt leads back to this question: what counts is the difference it makes
        answers = range(len(self.worths) - question.interrupt_count)
        best = max(answers, key=lambda answer: self.worths[answer])
        gain = self.worths[index] - self.worths[best]
        further = self.parts_at(best, self.worths[best])
        before = plan.evaluation.parts(plan.root, plan.seat, plan.root)
        after = self.parts_at(index, plan.value(plan.root) + gain)
        if not further or not after:
            return {}
        return sum_of(further, difference(after, before))

    def parts_at(self, index: int, worth: float) -> dict[str, float]:
        """What the position is worth by which an option was judged, part by part."""
        leads_to = Looking(self.plan).position(index, worth)
        if leads_to is None:
            return {}
        return self.plan.evaluation.parts(leads_to, self.plan.seat, self.plan.root)


def difference(some: Mapping[str, float], others: Mapping[str, float]) -> dict[str, float]:
    """By how much each part is more than among others; a part that is missing is 0."""
    return sum_of(some, {name: -worth for name, worth in others.items()})


def sum_of(some: Mapping[str, float], others: Mapping[str, float]) -> dict[str, float]:
    return {name: some.get(name, 0.0) + others.get(name, 0.0) for name in {**some, **others}}


class Looking(Plan):
    """A plan that follows one option again, to find the position that it was judged by."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan.evaluation, plan.root, plan.seat, plan.width)
        self.seen: list[tuple[float, Game]] = []

    def value(self, game: Game) -> float:
        worth = super().value(game)
        self.seen.append((worth, game))
        return worth

    def position(self, index: int, worth: float) -> Game | None:
        """Where an option leads that looks worth this much."""
        question = self.root.question
        assert question is not None
        trial = self.after(self.root, index)
        self.at_first_sight(trial)
        further = trial.question
        if further is not None and self.goes_on(self.root, trial, further):
            self.followed(trial, further, self.narrower(question, self.width))
        return next((game for found, game in self.seen if abs(found - worth) < CLOSE), None)
