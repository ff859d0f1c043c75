"""Starting a game with everybody seated."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import emberhall
from emberhall.play.achievements import earned_before
from emberhall.play.seating import Seating
from emberhall.play.session import Session, new_session
from emberhall.play.store import Achievements


def start(
    game: str,
    seating: Seating,
    settings: Mapping[str, object],
    achievements: Achievements,
    seed: int | None = None,
    content: str | Path | None = None,
) -> Session:
    """A new game, not saved yet. Who plays alone brings along what earlier games have unlocked."""
    given = dict(settings)
    if len(seating.specs) == 1:
        given |= earned_before(achievements, emberhall.title(game), given)
    started = emberhall.new_game(
        game,
        seats=len(seating.specs),
        seed=seed,
        content=content,
        names=seating.names,
        **given,
    )
    return new_session(started, seating)
