"""Keys from lines, where a terminal gives nothing else."""

from __future__ import annotations

from collections import deque

from emberhall.terminal.keys import ENTER, GONE, Key
from emberhall.terminal.streams import ReadLine


class LineKeys:
    """Every line is its letters, and Enter."""

    at_once = False

    def __init__(self, read: ReadLine) -> None:
        self._read = read
        self._keys: deque[Key] = deque()

    def next(self, timeout: float | None = None) -> Key:
        if not self._keys:
            line = self._read()
            self._keys += [GONE] if line is None else [*line.rstrip("\r\n"), ENTER]
        return self._keys.popleft()

    def forget(self) -> None:
        """A line that was not read yet is the reader's to keep."""

    def skip_enter(self) -> None:
        """The Enter of a line belongs to it."""
