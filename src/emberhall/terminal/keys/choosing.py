"""One of several numbered options, chosen by arrows, digits or words."""

from __future__ import annotations

from collections.abc import Collection

from emberhall.terminal.commands import WORDS
from emberhall.terminal.keys import (
    DOWN,
    END,
    ENTER,
    ESCAPE,
    F1,
    HOME,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RIGHT,
    UP,
    Key,
)
from emberhall.terminal.keys.line_editor import LineEditor

HELP = "help"
"""What F1 stands for."""
LEAP = 10
STEPS = {UP: -1, LEFT: -1, DOWN: 1, RIGHT: 1, PAGE_UP: -LEAP, PAGE_DOWN: LEAP}


class Choosing:
    """Keys become a line, as it could have been typed: a number, a command or words.

    A digit is taken at once where no longer number begins so, a command where nothing stands before
    it; all else waits for Enter, which takes the highlighted option where nothing is written.
    """

    def __init__(
        self,
        count: int,
        commands: Collection[str] = (),
        at: int | None = None,
        at_once: bool = True,
    ) -> None:
        self.count = count
        self.commands = commands
        self.at = at
        """The highlighted option, counted from 0."""
        self.at_once = at_once
        self.line = LineEditor()

    @property
    def text(self) -> str:
        return self.line.text

    def press(self, key: Key) -> str | None:
        """The line, once it is complete."""
        if key == ENTER:
            return self._taken()
        if key == F1:
            return HELP
        if key == ESCAPE:
            self._drop()
        elif self.text:
            self._write(key)
        elif key in self.commands and self.at_once:
            return key
        elif not self._step(key) and not key.isspace():
            self.line.press(key)
        return self._taken() if self._is_settled() else None

    def _taken(self) -> str:
        line = self.text.removeprefix(WORDS).strip()
        if not self.text and self.at is not None:
            line = str(self.at + 1)
        self.line.clear()
        return line

    def _drop(self) -> None:
        """What is written; where nothing is, the highlight."""
        if not self.text:
            self.at = None
        self.line.clear()

    def _write(self, key: Key) -> None:
        if key in (UP, DOWN):
            self.line.clear()
            self._step(key)
        else:
            self.line.press(key)

    def _step(self, key: Key) -> bool:
        """Move the highlight; False where this key does not."""
        last = self.count - 1
        if last < 0 or key not in (HOME, END, *STEPS):
            return False
        if key in (HOME, END):
            self.at = 0 if key == HOME else last
        elif self.at is None:
            self.at = last if STEPS[key] < 0 else 0
        elif key in (PAGE_UP, PAGE_DOWN):
            self.at = min(max(0, self.at + STEPS[key]), last)
        else:
            self.at = (self.at + STEPS[key]) % self.count
        return True

    def _is_settled(self) -> bool:
        """Whether a number is written that no further digit could make another option of."""
        if not self.at_once or not self.count or not self.text.isdecimal():
            return False
        return int(self.text[:LEAP]) * 10 > self.count or self.text.startswith("0")
