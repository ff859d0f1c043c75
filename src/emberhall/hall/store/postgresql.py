"""A line to PostgreSQL that is given up when nothing comes back on it."""

from __future__ import annotations

from collections.abc import Generator
from math import inf
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg.waiting import Ready, Wait

ANSWERS_WITHIN = 15.0
"""Seconds in which the hall's own statements, all of them small, are answered."""
LINE: dict[str, Any] = {
    "application_name": "emberhall",
    "connect_timeout": 5,
    "tcp_user_timeout": 10_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""A machine that is gone without a word is noticed by the system's own means, where it has them."""

DURABLE = "-c synchronous_commit=on"
"""What is acknowledged outlives a power cut, whatever server, database or role are told."""

T = TypeVar("T")
Work = Generator[Wait, Ready | int, T]


class NoAnswer(psycopg.OperationalError):
    """The database said nothing for too long; what it has done is not known."""


class Connection(psycopg.Connection[Any]):
    """A server that hangs is as good as gone: its line is closed, and another one tried."""

    patience = inf

    def wait(self, gen: Work[T], *args: Any, **named: Any) -> T:
        try:
            return super().wait(_in_time(gen, self.patience), *args, **named)
        except NoAnswer:
            self.close()
            raise


def connected(patience: float, *address: Any, **named: Any) -> Connection:
    options = f"{named.pop('options', '')} {DURABLE}".strip()
    connection = Connection.connect(*address, options=options, **named)
    connection.patience = patience
    return connection


def _in_time(work: Work[T], seconds: float) -> Work[T]:
    """The same work, which is told now and then that there is nothing to read."""
    deadline = monotonic() + seconds
    try:
        wanted = next(work)
        while True:
            ready = yield wanted
            if not ready and monotonic() > deadline:
                raise NoAnswer("the database does not answer")
            wanted = work.send(ready)
    except StopIteration as end:
        result: T = end.value
        return result
