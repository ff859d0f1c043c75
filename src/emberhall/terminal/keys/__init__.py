"""Keys: what somebody presses, told apart from how a terminal sends it."""

from __future__ import annotations

from typing import Protocol

Key = str
"""A letter, digit or other sign as it is; any other key by its name."""

UP, DOWN, LEFT, RIGHT = "up", "down", "left", "right"
HOME, END, PAGE_UP, PAGE_DOWN = "home", "end", "page-up", "page-down"
ENTER, ESCAPE, BACKSPACE, DELETE, TAB = "enter", "escape", "backspace", "delete", "tab"
CLEAR_LINE = "clear-line"
F1 = "f1"

REDRAW = "redraw"
"""No key: the window has another size, or the program is back in the foreground."""
GONE = "gone"
"""No key: nobody is there any more."""
NONE = "none"
"""No key: the time to wait is over."""


class Keys(Protocol):
    """Where keys come from."""

    at_once: bool
    """Whether a key arrives when it is pressed, or with its whole line."""

    def next(self, timeout: float | None = None) -> Key:
        """The next key; `NONE` when so many seconds have passed without one."""

    def forget(self) -> None:
        """Throw away what was pressed and not read yet."""

    def skip_enter(self) -> None:
        """A key was enough: an Enter out of habit that follows answers nothing further."""


def is_sign(key: Key) -> bool:
    """Whether this key writes something."""
    return len(key) == 1
