"""Where the table is shown and where answers come from."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import find_spec
from typing import Literal

from rich.console import Console

from emberhall.terminal.palette import EMBERS
from emberhall.terminal.shown import shown

WIDTH, HEIGHT = 80, 24
"""What the drawn table needs."""

ReadLine = Callable[[], str | None]
"""The next line somebody typed; `None` when no more will come."""


def is_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def can_be_drawn_on(console: Console) -> bool:
    fits = console.width >= WIDTH and console.height >= HEIGHT
    return is_terminal() and fits and not console.is_dumb_terminal


def can_read_keys(console: Console) -> bool:
    """Whether keys arrive one by one: not on terminals that know nothing but lines."""
    has_keys = find_spec("termios") is not None  # there is none on Windows
    return is_terminal() and has_keys and not console.is_dumb_terminal


def forget_typed() -> None:
    """Throw away what was typed and not read yet; what comes through a pipe stays."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import termios

            termios.tcflush(sys.stdin, termios.TCIFLUSH)


def open_console(stderr: bool = False) -> Console:
    # NO_COLOR alone would leave bold and dim to rich
    system: Literal["auto"] | None = None if _is_colourless() else "auto"
    return Console(
        color_system=system,
        stderr=stderr,
        theme=EMBERS,
        highlight=False,
        markup=False,
        emoji=False,
    )


def _is_colourless() -> bool:
    return bool(os.environ.get("NO_COLOR")) or os.environ.get("TERM") in ("dumb", "unknown")


def line_reader() -> ReadLine:
    return _read_typed if sys.stdin.isatty() else _read_piped


def _read_typed() -> str | None:
    """A line from a person, with line editing where there is any."""
    if os.environ.get("TERM") != "dumb":
        with suppress(ImportError):
            import readline  # noqa: F401
    try:
        return input("> ")
    except (EOFError, KeyboardInterrupt) as gone:
        sys.stdout.write("\n")
        if isinstance(gone, KeyboardInterrupt):
            raise
        return None


def _read_piped() -> str | None:
    """A line from a pipe, shown as if it had been typed."""
    sys.stdout.flush()
    line = sys.stdin.readline()
    if not line:
        return None
    sys.stdout.write(f"> {shown(line.rstrip())}\n")
    return line
