"""Keys from a terminal, as they are pressed."""

from __future__ import annotations

import os
import select
import time
from collections import deque

from emberhall.terminal.keys import ENTER, GONE, NONE, REDRAW, Key
from emberhall.terminal.keys.codes import Decoder

MOST = 1024
"""Bytes read at a time."""
ESCAPE_DELAY = 0.05
"""Seconds within which the rest of a key's sequence follows its first byte."""
HABIT = 0.4
"""Seconds within which somebody who need not press Enter does so all the same."""


class KeyReader:
    """Reads a terminal that hands over every byte (`FullScreen` sees to that)."""

    at_once = True

    def __init__(self, source: int) -> None:
        self._source = source
        self._bell, self.rope = os.pipe()
        """What is written to the rope rings the bell: whoever waits for a key draws anew."""
        os.set_blocking(self.rope, False)
        self._decoder = Decoder()
        self._keys: deque[Key] = deque()
        self._no_enter_until = 0.0

    def close(self) -> None:
        os.close(self._bell)
        os.close(self.rope)

    def next(self, timeout: float | None = None) -> Key:
        until = None if timeout is None else time.monotonic() + timeout
        while not self._keys:
            if not self._wait(until):
                return NONE
        return self._keys.popleft()

    def skip_enter(self) -> None:
        self._no_enter_until = time.monotonic() + HABIT
        self._drop_enter()

    def _drop_enter(self) -> None:
        """Only the next key may be an Enter out of habit."""
        if self._keys:
            self._no_enter_until = 0.0
            if self._keys[0] == ENTER:
                self._keys.popleft()

    def forget(self) -> None:
        import termios

        termios.tcflush(self._source, termios.TCIFLUSH)
        self._decoder = Decoder()
        self._keys = deque(key for key in self._keys if key == REDRAW)

    def _wait(self, until: float | None) -> bool:
        """Wait for something to happen; False when the time is over."""
        left = None if until is None else max(0.0, until - time.monotonic())
        if self._decoder.is_waiting:
            left = ESCAPE_DELAY
        ready, _, _ = select.select([self._source, self._bell], [], [], left)
        if self._bell in ready:
            os.read(self._bell, MOST)
            self._keys.append(REDRAW)
        elif ready:
            self._read()
        elif self._decoder.is_waiting:
            self._keys += self._decoder.give_up()
        else:
            return False
        return True

    def _read(self) -> None:
        try:
            sent = os.read(self._source, MOST)
        except OSError:  # the terminal has been closed
            sent = b""
        self._keys += self._decoder.feed(sent) if sent else [GONE]
        if time.monotonic() < self._no_enter_until:
            self._drop_enter()
