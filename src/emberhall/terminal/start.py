"""Sitting down: from a command to a game in play."""

from __future__ import annotations

import sys
from pathlib import Path

from emberhall.play.seating import company
from emberhall.play.session import Session
from emberhall.play.shelf import Shelf
from emberhall.play.start import start
from emberhall.terminal.face import Face
from emberhall.terminal.plain import Plain
from emberhall.terminal.screen import Screen
from emberhall.terminal.settings import parse_settings
from emberhall.terminal.signs import signs_for
from emberhall.terminal.streams import (
    HEIGHT,
    WIDTH,
    can_be_drawn_on,
    is_terminal,
    line_reader,
    open_console,
)
from emberhall.terminal.table import Table


def open_face(plain: bool) -> Face:
    console = open_console()
    if not plain and can_be_drawn_on(console):
        return Screen(console, line_reader())
    if not plain and is_terminal():
        sys.stdout.write(f"To be drawn, the table needs {WIDTH} columns and {HEIGHT} lines.\n")
    return Plain(sys.stdout.write, line_reader(), signs_for(sys.stdout.encoding))


def start_typed(
    shelf: Shelf,
    game: str,
    seats: str,
    seed: int | None = None,
    written: list[str] | None = None,
    content: Path | None = None,
) -> Session:
    """A new game with seats and options as they are typed, not kept yet."""
    seated = company(seats)
    settings = parse_settings(game, len(seated.seats), written or [], content)
    return start(game, seated, settings, shelf.achievements, seed, content)


def play(shelf: Shelf, session: Session, plain: bool) -> None:
    Table(session, shelf, open_face(plain)).play()
