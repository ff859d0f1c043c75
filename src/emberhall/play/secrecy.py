"""Whether people who share a screen have secrets from each other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from emberhall import Game


def have_secrets(game: Game, people: Iterable[int]) -> bool:
    """True where somebody sees something that somebody else may not see."""
    views = [_without_seat(game.view(seat)) for seat in people]
    return any(view != views[0] for view in views)


def _without_seat(view: dict[str, Any]) -> dict[str, Any]:
    return {name: part for name, part in view.items() if name != "seat"}
