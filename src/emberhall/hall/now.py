"""What time it is, without the jumps of a clock that somebody sets."""

from __future__ import annotations

import time
from collections.abc import Callable

import sqlalchemy as sa

from emberhall.hall.store.engine import time_of


class Now:
    """The time of day when the hall began, and the time that has passed since.

    Everything that is stamped or runs out in a hall goes by one of these: whoever sets the
    system's clock takes no time from a player and gives none.
    """

    def __init__(
        self, wall: Callable[[], float] = time.time, passed: Callable[[], float] = time.monotonic
    ) -> None:
        self._passed = passed
        asked = passed()
        told = wall()
        self._began = told - (asked + passed()) / 2  # an answer is half its way old

    def __call__(self) -> float:
        """Seconds since 1970, never less than before."""
        return self._began + self._passed()


def now_of(engine: sa.Engine) -> Now:
    """The time that all processes of a database share; SQLite has one, which knows it by itself."""
    if engine.dialect.name == "sqlite":
        return Now(time.time)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        return Now(lambda: time_of(connection))
