"""A program on a real terminal (a pty), for tests: see what it shows, press keys, send signals."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 20.0
"""Seconds to wait for something that should show at once: machines may be slow."""
ESCAPES = re.compile(r"\x1b(\[[0-?]*[ -/]*[@-~]|[@-Z\\-_])")
SHELL = """
import fcntl, os, signal, sys, termios

fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGTTOU, signal.SIG_IGN)
job = os.fork()
if not job:
    os.setpgid(0, 0)
    os.tcsetpgrp(0, os.getpid())
    signal.signal(signal.SIGTTOU, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.execv(sys.argv[1], sys.argv[1:])
signal.signal(signal.SIGINT, signal.SIG_IGN)
print(f"job {job}", flush=True)
while True:
    _, status = os.waitpid(job, os.WUNTRACED)
    if not os.WIFSTOPPED(status):
        sys.exit(os.waitstatus_to_exitcode(status) % 256)
    os.tcsetpgrp(0, os.getpid())
    print("stopped", flush=True)
    sys.stdin.readline()
    os.tcsetpgrp(0, job)
    os.kill(job, signal.SIGCONT)
"""
"""As little of a shell as Ctrl-Z needs: any line typed after it does what `fg` does. Ctrl-C works
even where the tests themselves were started in the background."""
SRC = Path(__file__).parents[2] / "src"


class OnTerminal:
    """Python with these arguments, on a terminal of this size."""

    def __init__(
        self,
        *arguments: str,
        env: Mapping[str, str] | None = None,
        width: int = 80,
        height: int = 24,
    ) -> None:
        self.master, slave = pty.openpty()
        self.resize(width, height)
        self.usual = termios.tcgetattr(self.master)
        self.shown = ""
        """Everything that was shown so far, escape codes included."""
        self._seen = 0
        self._utf8 = codecs.getincrementaldecoder("utf-8")("replace")
        settings = {"TERM": "xterm-256color", "PYTHONPATH": str(SRC), "PYTHONUTF8": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", SHELL, sys.executable, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={"PATH": os.environ["PATH"], **settings, **(env or {})},
        )
        os.close(slave)
        self.job = int(self.wait_for("\n").split()[1])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with suppress(ProcessLookupError):
            os.kill(self.job, signal.SIGKILL)
        self.process.kill()
        self.process.wait(PATIENCE)
        os.close(self.master)

    def resize(self, width: int, height: int) -> None:
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", height, width, 0, 0))

    def press(self, keys: str) -> None:
        os.write(self.master, keys.encode())

    def signal(self, number: signal.Signals) -> None:
        os.kill(self.job, number)

    def wait_for(self, words: str) -> str:
        """Until these words are shown anew; gives what was shown up to their line's end."""
        until = time.monotonic() + PATIENCE
        while words not in (new := ESCAPES.sub("", self.shown[self._seen :])):
            if not self._read(until):
                raise AssertionError(f"{words!r} was not shown, but: {new!r}")
        self._seen = len(self.shown)
        return new

    def wait_for_code(self, code: str) -> None:
        """Until this escape code has been sent."""
        until = time.monotonic() + PATIENCE
        while code not in self.shown:
            assert self._read(until), f"{code!r} was not sent"

    def end(self) -> int:
        """Wait until the program has ended; its exit status."""
        until = time.monotonic() + PATIENCE
        while self._read(until):
            pass
        return self.process.wait(PATIENCE)

    @property
    def is_as_it_was(self) -> bool:
        """Whether echo and lines are on again, and the usual screen is shown."""
        modes = termios.tcgetattr(self.master)
        other = self.shown.rfind("\x1b[?1049h")
        return modes[3] == self.usual[3] and other <= self.shown.rfind("\x1b[?1049l")

    def _read(self, until: float) -> bool:
        """Take in what is shown; False when nothing more comes."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, until - time.monotonic()))
        try:
            sent = os.read(self.master, 65536) if ready else b""
        except OSError:  # the program has ended
            sent = b""
        self.shown += self._utf8.decode(sent)
        return bool(sent)
