"""Somebody new at a real terminal of 80x24, who reads what is shown and presses keys."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path

import pyte

from emberhall.terminal.keys.reader import HABIT
from terminal.on_terminal import PATIENCE, OnTerminal

WIDTH, HEIGHT = 80, 24
ENTER, ESCAPE, F1, DOWN = "\r", "\x1b", "\x1bOP", "\x1b[B"
CALM = 0.1
"""Seconds without a further sign after which a screen is whole."""
READING = re.compile(r"^Enter: (next page|back to the table)", re.MULTILINE)
ENTRY = re.compile(r"^[> ] *(\d+)  (.*?) *$", re.MULTILINE)


class Newcomer(OnTerminal):
    """Sits before `emberhall` with these arguments, in a home of its own."""

    def __init__(self, home: Path, *arguments: str, **env: str) -> None:
        self._screen = pyte.Screen(WIDTH, HEIGHT)
        self._terminal = pyte.Stream(self._screen)
        settings = {"EMBERHALL_HOME": str(home), **env}
        super().__init__("-m", "emberhall", *arguments, env=settings, width=WIDTH, height=HEIGHT)

    @property
    def screen(self) -> str:
        """What is to be seen now."""
        return "\n".join(line.rstrip() for line in self._screen.display)

    def sees(self, *words: str) -> str:
        """Wait until all of this is to be seen; gives the whole screen."""
        self._wait(lambda: all(each in self.screen for each in words), f"the words {words}")
        return self.screen

    def picks(self, words: str) -> None:
        """Wait for the entry of a list that is, or begins with, these words; press its number."""
        self._wait(lambda: len(self._numbers(words)) == 1, f"the entry {words!r}")
        (number,) = self._numbers(words)
        is_settled = int(number) * 10 > len(ENTRY.findall(self.screen))
        self.press(number if is_settled else number + ENTER)
        time.sleep(HABIT)  # an Enter right after a number would count as part of it

    def types(self, words: str) -> None:
        self.press(words + ENTER)

    def sees_other_than(self, screen: str) -> str:
        """Wait until something else is to be seen than before."""
        self._wait(lambda: self.screen != screen, "something else")
        return self.screen

    def takes_the_usual_until(self, words: str) -> None:
        """Press Enter at one question after another until this is to be seen."""
        self.sees("Escape: back")
        while words not in self.screen:
            before = self.screen
            self.press(ENTER)
            self.sees_other_than(before)

    def reaches_table(self, name: str) -> str:
        """Read what happened meanwhile, page by page, up to a question; gives the screen."""
        while f"{name}: " not in self._wait(self._is_asked, "a question or something to read"):
            before = self.screen
            self.press(ENTER)
            self.sees_other_than(before)
        return self.screen

    def _is_asked(self) -> bool:
        is_asked = "q quit" in self.screen and "is thinking" not in self.screen
        return is_asked or READING.search(self.screen) is not None

    def _numbers(self, words: str) -> list[str]:
        entries = ENTRY.findall(self.screen)
        whole = [number for number, entry in entries if entry == words]
        return whole or [number for number, entry in entries if entry.startswith(words)]

    def _wait(self, is_there: Callable[[], bool], wanted: str) -> str:
        until = time.monotonic() + PATIENCE
        while not is_there() or self._read(time.monotonic() + CALM):
            if not is_there() and not self._read(until):
                raise AssertionError(f"{wanted} could not be seen, but:\n{self.screen}")
        return self.screen

    def _read(self, until: float) -> bool:
        known = len(self.shown)
        is_more = super()._read(until)
        self._terminal.feed(self.shown[known:])
        return is_more
