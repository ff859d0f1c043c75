"""Long texts a screen at a time, through the pager of whoever reads."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from shutil import which

from rich.console import Console

PAGERS = ("less", "more")
LESS = "FRX"
"""How less is told to page, unless somebody has set it up: in colour, and only what is long."""


@contextmanager
def paged(console: Console, wanted: bool = True) -> Iterator[None]:
    """What is printed goes through a pager, where it goes to a terminal and there is one."""
    command = pager() if wanted and sys.stdout.isatty() and not console.is_dumb_terminal else []
    if not command:
        yield
        return
    with console.capture() as captured:
        yield
    if not leaf_through(captured.get(), command):
        sys.stdout.write(captured.get())


def pager() -> list[str]:
    """The command that `PAGER` names, or one that is there; none: the text is just printed."""
    named = os.environ.get("PAGER")
    if named is None:
        return next(([name] for name in PAGERS if which(name)), [])
    try:
        return shlex.split(named)
    except ValueError:  # a quotation mark without its partner
        return []


def leaf_through(text: str, command: list[str]) -> bool:
    """Hand a text to a pager and wait until it is left; False where it cannot be started."""
    environment = {"LESS": LESS, **os.environ}
    try:
        process = subprocess.Popen(command, stdin=subprocess.PIPE, env=environment)
    except OSError:
        return False
    assert process.stdin is not None
    with suppress(OSError), process.stdin as page:  # whoever leaves early closes it
        page.write(text.encode(errors="replace"))
    while process.poll() is None:
        with suppress(KeyboardInterrupt):  # pagers mind it themselves
            process.wait()
    return True
