"""The games on the shelf, listed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from emberhall import EmberhallError
from emberhall.play.session import Session
from emberhall.play.shelf import Shelf
from emberhall.play.store import latest_game, latest_record
from emberhall.terminal.remedy import told


def kept_lines(shelf: Shelf) -> Iterator[str]:
    """A line for each game that goes on, the latest first."""
    for id in shelf.games.going_on():
        path = shelf.games.path(id)
        yield f"{path}  {_when(path)}  {about(shelf, id)}"


def about(shelf: Shelf, session_id: str) -> str:
    """What is played there by whom; for a broken save, why it cannot go on."""
    try:
        return shelf.games.take(session_id).words
    except EmberhallError as error:
        return f"broken: {told(error)}"


def kept_session(shelf: Shelf, file: Path | None) -> Session:
    """The session in a file; else, the one kept last."""
    games = shelf.games
    return games.take(latest_game(games)) if file is None else games.take_file(file)


def record_file(shelf: Shelf) -> Path:
    """The record of the game that ended last."""
    return shelf.games.record_path(latest_record(shelf.games))


def _when(path: Path) -> str:
    return datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
