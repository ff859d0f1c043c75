"""Starting a game."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from emberhall.game.game import Game
from emberhall.game.header import new_header
from emberhall.game.history import NO_HISTORY
from emberhall.kernel.title import Title


def new_game(
    game: str | Title,
    *,
    seats: int,
    seed: int | None = None,
    content: str | Path | None = None,
    names: Sequence[str] | None = None,
    **settings: object,
) -> Game:
    """Set a game up: `new_game("dragondraft", seats=3, seed=7, variant="beginner")`.

    Without a seed, one that nobody can guess is drawn. `content` is a folder with a content pack;
    `names` says who sits where.
    """
    header = new_header(game, seats, seed, content, names, settings)
    table = header.deal()
    table.run()
    return Game(header.title, header, table, NO_HISTORY, 0)
