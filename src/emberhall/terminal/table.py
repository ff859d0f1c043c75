"""Sitting down: from a command to a game in play."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import emberhall
from emberhall.terminal.album import earned_before
from emberhall.terminal.face import Face
from emberhall.terminal.plain import Plain
from emberhall.terminal.screen import Screen
from emberhall.terminal.seating import company
from emberhall.terminal.session import Session
from emberhall.terminal.settings import parse_settings
from emberhall.terminal.shelf import Shelf
from emberhall.terminal.signs import signs_for
from emberhall.terminal.sitting import Sitting
from emberhall.terminal.streams import (
    HEIGHT,
    WIDTH,
    can_be_drawn_on,
    is_terminal,
    line_reader,
    open_console,
)


def open_face(plain: bool) -> Face:
    console = open_console()
    if not plain and can_be_drawn_on(console):
        return Screen(console, line_reader())
    if not plain and is_terminal():
        sys.stdout.write(f"To be drawn, the table needs {WIDTH} columns and {HEIGHT} lines.\n")
    return Plain(sys.stdout.write, line_reader(), signs_for(sys.stdout.encoding))


def new_sitting(
    shelf: Shelf, game: str, seats: str, seed: int | None, written: list[str], content: Path | None
) -> Sitting:
    """A new game with everybody seated, not kept yet."""
    seated = company(seats)
    settings: dict[str, Any] = dict(parse_settings(game, len(seated.seats), written))
    if len(seated.seats) == 1:
        settings |= earned_before(shelf.album, game, settings)
    started = emberhall.new_game(
        game,
        seats=len(seated.seats),
        seed=seed,
        content=content,
        names=seated.names,
        **settings,
    )
    return shelf.seat(started, seated)


def play(shelf: Shelf, sitting: Sitting, plain: bool) -> None:
    Session(sitting, shelf, open_face(plain)).play()
