"""How long a test may take: a rule that goes round and round fails, and hangs nobody's evening."""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

import pytest

SECONDS, MANY_SECONDS = 30, 120
"""Of processor time: a crowded machine fails no test. Several times what the longest take."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Whatever takes longer fails where it stands.

    Compiled code hears no signal: there pytest's `faulthandler_timeout` ends the worker."""
    if sys.platform == "win32":
        yield
        return

    def too_long(_signal: int, _frame: FrameType | None) -> None:
        pytest.fail(
            f"more than {seconds:g} seconds of processor time: does something go on for ever?"
        )

    heard = signal.signal(signal.SIGPROF, too_long)
    left = signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, *left)
        signal.signal(signal.SIGPROF, heard)
