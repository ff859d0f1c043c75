"""What is shown on a terminal, and the keys pressed at it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from emberhall.terminal.commands import QUIT
from emberhall.terminal.draw.page import wrapped
from emberhall.terminal.keys import GONE, REDRAW, Key, Keys
from emberhall.terminal.keys.line_editor import LineEditor
from emberhall.terminal.window.painting import paint, paint_typing

SMALL = "Make this window larger: {} columns and {} lines are needed. Or leave: q."


class Window:
    """A window and its keyboard. While it is too small, it says so and takes no answer."""

    def __init__(self, console: Console, keys: Keys, least: tuple[int, int] = (1, 1)) -> None:
        self.console = console
        self.keys = keys
        self.least = least
        """Columns and lines."""

    @property
    def is_small(self) -> bool:
        return any(has < needs for has, needs in zip(self.console.size, self.least, strict=True))

    def paint(self, lines: Callable[[], Sequence[Text]], line: LineEditor, told: str = "") -> None:
        """These lines and what is being typed, or what is told there as long as nothing is.

        Nothing is drawn for a window that is too small: boards count on their room.
        """
        if self.is_small:
            paint(self.console, wrapped(Text(SMALL.format(*self.least)), self.console))
        elif self.keys.at_once:
            paint_typing(self.console, lines(), line, told)
        elif not line.text:  # else half a line has come, and the other half is there, too
            paint(self.console, lines())

    def key(self, repaint: Callable[[], None]) -> Key:
        """The next key that is meant for what is painted."""
        leave = (GONE, QUIT.key)
        while (key := self.keys.next()) == REDRAW or (self.is_small and key not in leave):
            repaint()
        return key
