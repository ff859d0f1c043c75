"""The terminal while a table is drawn on it: a screen of its own, and every key at once."""

from __future__ import annotations

import os
import signal
import sys
import termios
from types import FrameType, TracebackType
from typing import Any

from emberhall.terminal.keys.reader import KeyReader

OTHER_SCREEN, USUAL_SCREEN = b"\033[?1049h\033[2J\033[H", b"\033[?25h\033[0m\033[?1049l"
TERMINATED = 128 + signal.SIGTERM
NO_ROPE = -1

Handler = Any
"""As `signal` gives and takes it."""


class FullScreen:
    """A terminal taken over, and given back as it was: at the end, on an error, on SIGTERM and for
    as long as the program is stopped (Ctrl-Z)."""

    def __init__(self) -> None:
        # Written to by number: a signal may come in the middle of a print
        self._source, self._out = sys.stdin.fileno(), sys.stdout.fileno()
        self._usual: list[Any] | None = None
        self._handlers: dict[int, Handler] = {}
        self._rope = NO_ROPE
        self.keys = KeyReader(self._source)

    def __enter__(self) -> FullScreen:
        self._handlers = {
            number: signal.signal(number, handler)
            for number, handler in (
                (signal.SIGWINCH, self._resized),
                (signal.SIGTSTP, self._stopped),
                (signal.SIGCONT, self._continued),
                (signal.SIGTERM, self._terminated),
            )
        }
        # Else a signal that comes just before the wait for a key would wait for that key, too
        self._rope = signal.set_wakeup_fd(self.keys.rope, warn_on_full_buffer=False)
        self._take()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.leave()
        self.keys.close()

    def leave(self) -> None:
        """Give the terminal back for good; what is printed from now on stays to be read."""
        if self._handlers:
            signal.set_wakeup_fd(self._rope)
        for number, handler in self._handlers.items():
            signal.signal(number, handler)
        self._handlers = {}
        self._give_back()

    def _take(self) -> None:
        keys = termios.tcgetattr(self._source)
        self._usual = self._usual or termios.tcgetattr(self._source)
        keys[3] &= ~(termios.ECHO | termios.ICANON)
        keys[6][termios.VMIN], keys[6][termios.VTIME] = 1, 0
        termios.tcsetattr(self._source, termios.TCSADRAIN, keys)
        os.write(self._out, OTHER_SCREEN)

    def _give_back(self) -> None:
        if self._usual is None:
            return
        termios.tcsetattr(self._source, termios.TCSADRAIN, self._usual)
        self._usual = None
        os.write(self._out, USUAL_SCREEN)

    # Signals

    def _resized(self, number: int, frame: FrameType | None) -> None:
        """Any signal rings the bell of the keys: there the new size is looked at."""

    def _stopped(self, number: int, frame: FrameType | None) -> None:
        self._give_back()
        signal.signal(signal.SIGTSTP, signal.SIG_DFL)
        os.kill(os.getpid(), signal.SIGTSTP)
        signal.signal(signal.SIGTSTP, self._stopped)
        self._continued(number, frame)  # also where nobody could stop us: no shell with jobs

    def _continued(self, number: int, frame: FrameType | None) -> None:
        self._take()

    def _terminated(self, number: int, frame: FrameType | None) -> None:
        raise SystemExit(TERMINATED)
