"""Whether people at one keyboard have secrets from each other."""

from __future__ import annotations

from collections.abc import Sequence

from emberhall import Game

GUESSES = 8
"""A secret that so many guesses all hit upon is hardly one."""


def have_secrets(game: Game, people: Sequence[int]) -> bool:
    """True where somebody sees something that a bystander can only guess."""
    if len(people) < 2:
        return False
    seen = {seat: game.view(seat) for seat in people}
    guesses = (game.imagine(None, seed) for seed in range(GUESSES))
    return any(guess.view(seat) != view for guess in guesses for seat, view in seen.items())
