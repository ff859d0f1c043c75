"""The log of a table: who answered what, in which order. Truth; everything else is a cache."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

import sqlalchemy as sa

from emberhall.hall import metrics
from emberhall.hall.store.rows import insert
from emberhall.hall.store.schema import entries, tables

CHANNEL = "tables"
"""Where PostgreSQL rings for a table that has moved."""
STAND_IN = "stand-in"
"""Who answered in place of a bot, or of a program, that gave no answer in time."""
MOST_AT_ONCE = 256
"""Entries of one commit."""

_logger = logging.getLogger("emberhall.hall.log")


class Entry(NamedTuple):
    """One thing that changed what somebody sees of a game."""

    table_id: str
    number: int
    receipt: str
    """The client's name for it: the same one twice from one seat is one entry."""
    kind: str
    """answer, undo, away, back or closed."""
    seat: int
    key: str
    by: str
    """Who did it, where that was not the person of the seat; why, where a bot took over."""
    at: float
    digest: str = ""
    """Of the game from here on, now and then: whoever plays the log again compares it."""


_Place = tuple[str, int, str]


class _Waiting(NamedTuple):
    entry: Entry
    ends: str
    done: asyncio.Future[bool]


class Log:
    """Entries that wait at the same time share one commit; each learns whether it was first."""

    def __init__(self, engine: sa.Engine, process: str = "") -> None:
        self.engine = engine
        self.process = process
        """Who rings: nobody has to hear their own bell."""
        self.commits = 0
        self._waiting: list[_Waiting] = []
        self._bell = asyncio.Event()
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="log")
        """A thread of its own: a commit never waits for whoever reads or replays."""

    async def append(self, entry: Entry, ends: str = "") -> bool:
        """True once committed; False if this place in the log, or this receipt, is taken.

        `ends` is the state its table is in from then on, where this is its last entry."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(entry, ends, done))
        self._bell.set()
        return await done

    async def since(self, table_id: str, number: int) -> list[Entry]:
        """What was written after so many entries."""
        return await asyncio.to_thread(self.read, table_id, number)

    async def has(self, table_id: str, seat: int, receipt: str) -> bool:
        """Whether this seat has written this at any time: of old entries a room keeps no
        receipts."""
        return await asyncio.to_thread(self._has, table_id, seat, receipt)

    async def run(self) -> None:
        """Write batch after batch until cancelled. One writer: batches never interleave."""
        while True:
            await self._bell.wait()
            await self.write_waiting()

    async def write_all(self) -> None:
        """Write until nothing waits any more."""
        while self._waiting:
            await self.write_waiting()

    async def write_waiting(self) -> None:
        """Write what waits now, or the first of it, and tell everybody how it went."""
        self._bell.clear()
        batch, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
        if self._waiting:
            self._bell.set()
        if not batch:
            return
        try:
            taken = await asyncio.get_running_loop().run_in_executor(
                self._writer, self._write, batch
            )
        except Exception as error:  # whatever went wrong, whoever waits must learn it
            _logger.warning("a commit failed: %s", type(error).__name__)
            _fail(batch, error)
            return
        for entry, _, done in batch:
            if not done.done():
                done.set_result(_place(entry) in taken)

    def _write(self, batch: Sequence[_Waiting]) -> set[_Place]:
        try:
            return self._written(batch)
        except sa.exc.IntegrityError:  # a table was thrown away: only what is for it fails
            there = self._there({each.entry.table_id for each in batch})
            left = [each for each in batch if each.entry.table_id in there]
            return self._written(left) if left else set()

    def _there(self, table_ids: Collection[str]) -> set[str]:
        with self.engine.connect() as connection:
            known = sa.select(tables.c.id).where(tables.c.id.in_(table_ids))
            return set(connection.scalars(known))

    def _written(self, batch: Sequence[_Waiting]) -> set[_Place]:
        batch = sorted(batch, key=_order)
        place = (entries.c.table_id, entries.c.number, entries.c.receipt)
        statement = insert(self.engine.dialect, entries).on_conflict_do_nothing().returning(*place)
        with metrics.commit(len(batch)), self.engine.begin() as connection:
            rows = connection.execute(statement, [each.entry._asdict() for each in batch])
            taken = {(row[0], row[1], row[2]) for row in rows}
            _end(connection, [each for each in batch if each.ends and _place(each.entry) in taken])
            ring(connection, {table_id for table_id, _, _ in taken}, self.process)
        self.commits += 1
        metrics.count_answers(each.entry for each in batch if _place(each.entry) in taken)
        return taken

    def read(self, table_id: str, number: int) -> list[Entry]:
        """As `since`, for a thread that may wait."""
        query = (
            sa.select(entries)
            .where(entries.c.table_id == table_id, entries.c.number > number)
            .order_by(entries.c.number)
        )
        with self.engine.connect() as connection:
            return [Entry(*row) for row in connection.execute(query)]

    def _has(self, table_id: str, seat: int, receipt: str) -> bool:
        query = sa.select(entries.c.number).filter_by(table_id=table_id, seat=seat, receipt=receipt)
        with self.engine.connect() as connection:
            return connection.execute(query).first() is not None


def ring(connection: sa.Connection, table_ids: set[str], process: str) -> None:
    """Let other processes know, once this is committed, that these tables have moved."""
    if connection.dialect.name == "postgresql":
        for table_id in sorted(table_ids):
            payload = f"{table_id} {process}"
            connection.execute(sa.select(sa.func.pg_notify(CHANNEL, payload)))


def _place(entry: Entry) -> _Place:
    return entry.table_id, entry.number, entry.receipt


def _order(waiting: _Waiting) -> tuple[str, int]:
    """All processes write in the same order: else two could wait for each other's rows."""
    return waiting.entry.table_id, waiting.entry.number


def _end(connection: sa.Connection, last: Sequence[_Waiting]) -> None:
    """Tables that end are known to have ended without their logs."""
    for entry, ends, _ in last:
        ended = sa.update(tables).where(tables.c.id == entry.table_id)
        connection.execute(ended.values(state=ends, ended_at=entry.at))


def _fail(batch: Sequence[_Waiting], error: Exception) -> None:
    for waiting in batch:
        if not waiting.done.done():
            waiting.done.set_exception(error)
