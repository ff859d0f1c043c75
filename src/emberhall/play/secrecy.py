"""Whether people at one keyboard have secrets from each other."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import permutations

from emberhall import Game

GUESSES = 8
"""A secret that so many guesses all hit upon is hardly one."""


def have_secrets(game: Game, people: Iterable[int]) -> bool:
    """True where somebody sees something that somebody else can only guess."""
    return any(
        game.imagine(looking, seed).view(other) != game.view(other)
        for looking, other in permutations(people, 2)
        for seed in range(GUESSES)
    )
