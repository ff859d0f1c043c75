"""Whether people at one keyboard have secrets from each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from emberhall import Game

HAND_OVER = "Pass the keyboard to {}; Enter when ready."
"""Said while nobody's secrets can be seen."""


def have_secrets(game: Game, people: Iterable[int]) -> bool:
    """True where somebody sees something that somebody else may not see."""
    views = [_without_seat(game.view(seat)) for seat in people]
    return any(view != views[0] for view in views)


def _without_seat(view: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in view.items() if name != "seat"}
