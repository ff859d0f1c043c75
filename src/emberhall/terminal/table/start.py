"""Sitting down: from a command to a game in play."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from emberhall.play.file_store import FileStore
from emberhall.play.holds import held
from emberhall.play.seating import parse_seats
from emberhall.play.session import Session
from emberhall.play.start import start
from emberhall.terminal.settings import parse_settings
from emberhall.terminal.signs import signs_for
from emberhall.terminal.streams import (
    HEIGHT,
    WIDTH,
    can_be_drawn_on,
    forget_typed,
    is_terminal,
    line_reader,
    open_console,
)
from emberhall.terminal.table.display import Display
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.plain import Plain
from emberhall.terminal.table.screen import Screen
from emberhall.terminal.window.take_over import taken_over


@contextmanager
def open_display(plain: bool) -> Iterator[Display]:
    """The table on this terminal, which is given back as it was."""
    console = open_console()
    if not plain and can_be_drawn_on(console):
        with taken_over(console) as (keys, leave):
            yield Screen(console, keys, leave)
        return
    if not plain and is_terminal() and not console.is_dumb_terminal:
        sys.stdout.write(f"To be drawn, the table needs {WIDTH} columns and {HEIGHT} lines.\n")
    yield Plain(sys.stdout.write, line_reader(), signs_for(sys.stdout.encoding), forget_typed)


def start_typed(
    store: FileStore,
    game: str,
    seats: str,
    seed: int | None = None,
    written: list[str] | None = None,
    content: Path | None = None,
) -> Session:
    """A new game with seats and options as they are typed, not saved yet."""
    seated = parse_seats(seats)
    settings = parse_settings(game, len(seated.specs), written or [], content)
    return start(game, seated, settings, store.achievements, seed, content)


def play(store: FileStore, session: Session, plain: bool) -> None:
    with held(store, session), open_display(plain) as display:
        GameLoop(session, store, display).play()
