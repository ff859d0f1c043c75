"""A hall that was really started: the program in its own process, on a port of its own."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import httpx

SECONDS = 60.0
_LINK = re.compile(r"Emberhall is open (?:already, )?at (\S+)")


@dataclass
class OpenedHall:
    """A started program. What it wrote is in a file, so that it never waits for a reader."""

    process: subprocess.Popen[bytes]
    written: Path
    link: str = ""

    def comes_up(self) -> OpenedHall:
        """Wait until it says where it is; fails with all it wrote if it ends before."""
        self.says(_LINK)
        found = _LINK.search(self.output())
        assert found is not None
        self.link = found[1]
        return self

    def says(self, words: str | re.Pattern[str]) -> None:
        deadline = time.monotonic() + SECONDS
        while not re.search(words, self.output()):
            assert self.process.poll() is None, f"the hall ended: {self.output()}"
            assert time.monotonic() < deadline, f"the hall has not said {words}: {self.output()}"
            time.sleep(0.02)

    def output(self) -> str:
        return self.written.read_text()

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.link.rstrip("/") + path, timeout=SECONDS)

    def hears(self, number: signal.Signals) -> int:
        """Send a signal; how it ended."""
        self.process.send_signal(number)
        return self.process.wait(SECONDS)


@contextmanager
def opened(
    *arguments: str, into: Path, program: tuple[str, ...] = ("-m", "emberhall"), **variables: str
) -> Iterator[OpenedHall]:
    """Start a program of ours; whatever happens, it is ended."""
    written = into / f"written-{time.monotonic_ns()}"
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "CI": "true", **variables}
    with written.open("wb") as output:
        process = subprocess.Popen(
            [sys.executable, *program, *arguments],
            stdout=output,
            stderr=subprocess.STDOUT,
            env=environment,
        )
    try:
        yield OpenedHall(process, written)
    finally:
        process.kill()
        process.wait()
