"""Where the menu gets its keys from."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console

from emberhall.terminal.keys import Keys
from emberhall.terminal.line_keys import LineKeys
from emberhall.terminal.painting import can_be_painted
from emberhall.terminal.streams import line_reader


@contextmanager
def key_source(console: Console) -> Iterator[Keys]:
    """Keys as they are pressed, on a screen of their own; where that cannot be, lines."""
    if not can_be_painted(console):
        yield LineKeys(line_reader())
        return
    from emberhall.terminal.full_screen import FullScreen

    with FullScreen() as screen:
        yield screen.keys
