"""The games on the shelf, listed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

from emberhall import EmberhallError
from emberhall.terminal.shelf import Shelf


def kept_lines(shelf: Shelf) -> Iterator[str]:
    """A line for each game that goes on, the latest first."""
    for path in shelf.kept():
        yield f"{path}  {_when(path)}  {about(shelf, path)}"


def about(shelf: Shelf, path: Path) -> str:
    """What is played there by whom; for a broken save, why it cannot go on."""
    try:
        sitting = shelf.take(path)
    except EmberhallError as error:
        return f"broken: {error}"
    names = ", ".join(sitting.names)
    told = f"{sitting.game.title.full_name}: {names}, after {sitting.answers} answers"
    return f"{told}, in the campaign {sitting.campaign}" if sitting.campaign else told


def _when(path: Path) -> str:
    return datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
