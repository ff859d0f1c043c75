"""Something longer to read, page by page."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.text import Text

from emberhall.terminal.commands import LEAVE
from emberhall.terminal.keys import (
    DOWN,
    END,
    ESCAPE,
    F1,
    GONE,
    HOME,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RIGHT,
    UP,
    Key,
)
from emberhall.terminal.keys.choosing import Choosing
from emberhall.terminal.window import Window

FRAME = 3
"""Lines of a page besides its text: heading, keys and the line to type on."""
BACK = "Enter: back to {}."
ONWARD = "Enter: next page; q: back to {}."
BEFORE = " b or PgUp: a page back."
STEPS = {PAGE_DOWN: 1, DOWN: 1, RIGHT: 1, PAGE_UP: -1, UP: -1, LEFT: -1}


class Reading:
    """Pages of text, forth and back."""

    def __init__(
        self,
        window: Window,
        heading: str,
        text: Callable[[], Sequence[Text]],
        where: str = "the table",
    ) -> None:
        self.window = window
        self.heading = heading
        self.text = text
        """Its lines, in the width the window has by then."""
        self.where = where
        """What it leads back to."""
        self._page = 0
        self._choosing = Choosing(0, ("q", "b", " "), at_once=window.keys.at_once)

    def read(self) -> None:
        """Until somebody has read it, or goes back."""
        self._paint()
        while (key := self.window.key(self._paint)) not in (ESCAPE, GONE):
            if not self._turn(key):
                return
            self._paint()

    def _turn(self, key: Key) -> bool:
        """Do as the key says; False where it says to go back."""
        if key in (HOME, END):
            self._page = 0 if key == HOME else self._last
        elif key in STEPS:
            self._page = min(max(0, self._page + STEPS[key]), self._last)
        elif key != F1 and (line := self._choosing.press(key)) is not None:
            self._page = max(0, self._page - 1) if line == "b" else self._page + 1
            return line not in LEAVE and self._page <= self._last
        return True

    @property
    def _room(self) -> int:
        return max(1, self.window.console.height - FRAME)

    @property
    def _last(self) -> int:
        return max(0, len(self.text()) - 1) // self._room

    def _paint(self) -> None:
        self.window.paint(self._lines, self._choosing.line)

    def _lines(self) -> list[Text]:
        self._page = min(self._page, self._last)
        start, is_last = self._page * self._room, self._page == self._last
        keys = (BACK if is_last else ONWARD).format(self.where) + (BEFORE if self._page else "")
        lines = [Text(self.heading, "ember"), *self.text()[start : start + self._room]]
        return [*lines, Text(keys, "quiet")]
