"""Ways to play that bring different faults to light. Random play alone is too kind."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from emberhall.game.question import Question
from emberhall.kernel.steps import INTERRUPT, PASS

Policy = Callable[[Question, Random], int]
"""Chooses the index of an option."""


def at_random(question: Question, rng: Random) -> int:
    return rng.randrange(len(question.picks))


def eagerly(question: Question, rng: Random) -> int:
    """Mostly interrupts, and never a refusal: finds what can be done without end."""
    indices = range(len(question.picks))
    interrupts = [n for n in indices if question.picks[n] >= INTERRUPT]
    if interrupts and rng.random() < 0.8:
        return rng.choice(interrupts)
    return rng.choice([n for n in indices if question.picks[n] != PASS] or indices)


def always_first(_question: Question, _rng: Random) -> int:
    return 0


def always_last(question: Question, _rng: Random) -> int:
    return len(question.picks) - 1


POLICIES: dict[str, Policy] = {
    "at random": at_random,
    "eagerly": eagerly,
    "always first": always_first,
    "always last": always_last,
}
