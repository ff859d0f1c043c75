"""How long a test may take: a rule that goes round and round fails, and hangs nobody's evening.

What counts is the processor's time, so that a crowded machine fails no test. The signal is left to
what it always does, which is to end the process, after Python has told where it was: that works in
compiled code, too, and runs nothing in the middle of something else. The worker of pytest-xdist
that is lost fails its test, and another takes over.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import sys
from collections.abc import Generator

import pytest
from _pytest.faulthandler import get_stderr_fileno

TIMES = 4
"""A thorough run has more time for each test."""


def pytest_addoption(parser: pytest.Parser) -> None:
    words = "seconds of the processor's time that a test may take"
    parser.addini("processor_seconds", words, default="60")


if sys.platform != "win32":

    def pytest_configure(config: pytest.Config) -> None:
        """Before a test begins: while one runs, what is written to stderr is caught."""
        told_to = os.dup(get_stderr_fileno())
        faulthandler.register(signal.SIGPROF, file=told_to, chain=True)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
        thorough = item.config.getoption("--thorough", default=False)
        seconds = float(item.config.getini("processor_seconds")) * (TIMES if thorough else 1)
        signal.setitimer(signal.ITIMER_PROF, seconds)
        try:
            return (yield)
        finally:
            signal.setitimer(signal.ITIMER_PROF, 0)
