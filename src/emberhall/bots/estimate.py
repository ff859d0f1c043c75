"""How good a game looks, for charts of a game that was played."""

from __future__ import annotations

from statistics import fmean

from emberhall import Chair
from emberhall.bots.values import judge_for

GUESSES = 4


def estimate(chair: Chair, guesses: int = GUESSES) -> float:
    """What a seat may hope for by all it knows: the judge's word on some guesses at the rest.

    The unit is the judge's own; compare seats and moments of one game with each other.
    """
    judge = judge_for(chair.title)
    imagined = (chair.imagine(seed) for seed in range(guesses))
    return fmean(judge.value(guess, chair.seat, guess) for guess in imagined)
