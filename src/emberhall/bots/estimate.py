"""How good a game looks, for charts of a game that was played."""

from __future__ import annotations

from statistics import fmean

from emberhall import Chair, Evaluation

GUESSES = 4


def estimate(chair: Chair, guesses: int = GUESSES) -> float:
    """What a seat may hope for by all it knows: how good some guesses at the rest look.

    The unit is the evaluator's own; compare seats and moments of one game with each other.
    """
    evaluation = Evaluation(chair.title)
    imagined = (chair.imagine(seed) for seed in range(guesses))
    return fmean(evaluation.value(guess, chair.seat, guess) for guess in imagined)
