"""Where keys come from: the terminal taken over, or else lines."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console

from emberhall.terminal.keys import Keys
from emberhall.terminal.line_keys import LineKeys
from emberhall.terminal.streams import can_read_keys, line_reader

Leave = Callable[[], None]


@contextmanager
def key_source(console: Console) -> Iterator[Keys]:
    """Keys as they are pressed, on a screen of their own; where that cannot be, lines."""
    with taken_over(console) as (keys, _):
        yield keys


@contextmanager
def taken_over(console: Console) -> Iterator[tuple[Keys, Leave]]:
    """The same, and what gives the terminal back before the end, for words that are to stay."""
    if not can_read_keys(console):
        yield LineKeys(line_reader()), lambda: None
        return
    from emberhall.terminal.full_screen import FullScreen

    with FullScreen() as screen:
        yield screen.keys, screen.leave
