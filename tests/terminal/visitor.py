"""Somebody at the menu, who picks entries by what they read."""

from __future__ import annotations

import io
import re
from collections import deque
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from rich.console import Console

from emberhall.play.file_store import FileStore
from emberhall.terminal import keys
from emberhall.terminal.keys import ENTER, GONE, Key, Keys
from emberhall.terminal.keys.lines import LineKeys
from emberhall.terminal.menu import Menu
from emberhall.terminal.window.take_over import Leave
from terminal.at_table import console, typed

NAMED_KEYS = {value for value in vars(keys).values() if isinstance(value, str)}


class types(str):  # noqa: N801 - reads as what somebody does
    """Words that are typed and ended with Enter."""


class usual_until(str):  # noqa: N801
    """Enter at one question after another, until an entry begins with these words."""


class Visitor:
    """Presses keys, types words, and picks the entry that is, or begins with, what is given."""

    at_once = True

    def __init__(self, console: Console, *steps: str) -> None:
        self._console = console
        self._steps = deque(steps)
        self._keys: deque[Key] = deque()
        self._shown = 0
        self.screens: list[str] = []

    def next(self, timeout: float | None = None) -> Key:
        self._look()
        while not self._keys:
            if not self._steps:
                return GONE
            self._keys += self._pressed(self._steps.popleft())
        return self._keys.popleft()

    def forget(self) -> None:
        raise AssertionError("in a menu nothing pressed is thrown away")

    def skip_enter(self) -> None:
        """Whoever is sent round the menu by a test has no habits."""

    def _look(self) -> None:
        assert isinstance(self._console.file, io.StringIO)
        text = self._console.file.getvalue()
        self.screens.append(text[self._shown :])
        self._shown = len(text)

    def _pressed(self, step: str) -> list[Key]:
        if isinstance(step, types):
            return [*step, ENTER]
        if isinstance(step, usual_until):
            self._steps.appendleft(str(step) if self._offers(step) else step)
            return [] if self._offers(step) else [ENTER]
        return [step] if step in NAMED_KEYS or len(step) == 1 else self._number_of(step)

    def _offers(self, words: str) -> bool:
        return any(entry.startswith(words) for _, entry in self._entries())

    def _entries(self) -> list[tuple[str, str]]:
        return re.findall(r"^[> ] *(\d+)  (.*)$", self.screens[-1], re.MULTILINE)

    def _number_of(self, words: str) -> list[Key]:
        entries = self._entries()
        whole = [number for number, entry in entries if entry == words]
        meant = whole or [number for number, entry in entries if entry.startswith(words)]
        assert len(meant) == 1, f"{words!r} is not one entry of:\n{self.screens[-1]}"
        settled = int(meant[0]) * 10 > len(entries)
        return [*meant[0]] if settled else [*meant[0], ENTER]


def on(keys: Keys) -> AbstractContextManager[tuple[Keys, Leave]]:
    """A terminal that need not be taken over."""
    return nullcontext((keys, lambda: None))


def visit(home: Path, *steps: str, after: str = "q", height: int = 24) -> list[str]:
    """Visit the menu; gives every screen that was shown. After a game, `after` is typed."""
    there = console(80, height)
    visitor = Visitor(there, *steps)

    Menu(FileStore(home), there, lambda: on(visitor), typed([after] * 9)).run()
    return visitor.screens


def visit_in_lines(home: Path, *lines: str) -> str:
    """The same where a terminal knows only lines; gives all that was printed."""
    there = console()
    read = typed(lines)
    Menu(FileStore(home), there, lambda: on(LineKeys(read)), read).run()
    assert isinstance(there.file, io.StringIO)
    return there.file.getvalue()
