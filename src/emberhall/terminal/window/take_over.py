"""The terminal taken over for keys, where it can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console

from emberhall.terminal.keys import Keys
from emberhall.terminal.keys.lines import LineKeys
from emberhall.terminal.streams import can_read_keys, line_reader

Leave = Callable[[], None]


@contextmanager
def taken_over(console: Console) -> Iterator[tuple[Keys, Leave]]:
    """Where keys come from, and what gives the terminal back before the end, to print on it."""
    if not can_read_keys(console):
        yield LineKeys(line_reader()), lambda: None
        return
    from emberhall.terminal.window.full_screen import FullScreen

    with FullScreen() as screen:
        yield screen.keys, screen.leave
