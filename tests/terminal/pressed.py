"""Keys for tests: pressed one after another, and then nobody is there any more."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from emberhall.terminal.keys import GONE, Key


class Pressed:
    """A keyboard on which these keys are pressed."""

    at_once = True

    def __init__(self, *keys: Key | Callable[[], Key]) -> None:
        self._keys = deque(keys)
        self.forgotten = self.skipping = 0

    def next(self, timeout: float | None = None) -> Key:
        """The next key; what is callable may do something first, such as look at the screen."""
        key = self._keys.popleft() if self._keys else GONE
        return key() if callable(key) else key

    def forget(self) -> None:
        self.forgotten += 1

    def skip_enter(self) -> None:
        self.skipping += 1
