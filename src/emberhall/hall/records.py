"""Records of games that are over: kept, brought from elsewhere, and opened to be looked at."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from hashlib import blake2b
from weakref import WeakValueDictionary

import sqlalchemy as sa

from emberhall.hall.queue import Queue
from emberhall.hall.reel import Reel
from emberhall.hall.store import records
from emberhall.hall.store.records import RecordRow
from emberhall.hall.verification import verified

CHECKED_AT_ONCE = 2
REPLAYED_AT_ONCE = 2
"""A long record takes its time: whoever plays needs threads, too."""
MOST_CHECKS = 6
"""Records that may wait for one address to be checked: each is half a megabyte, and its message
another."""
MOST_CHECKS_IN_ALL = 60
MOST_OPEN = 32
MOST_BROUGHT = 500
"""Records from elsewhere: with more, those go that nobody has brought for longest."""


class Records:
    """The records of a hall, and the reels that this process has open."""

    def __init__(self, engine: sa.Engine, now: Callable[[], float]) -> None:
        self.engine, self.now = engine, now
        self._checking = Queue(CHECKED_AT_ONCE, MOST_CHECKS, MOST_CHECKS_IN_ALL)
        self._replaying = Queue(REPLAYED_AT_ONCE)
        self._reels: OrderedDict[str, Reel] = OrderedDict()
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock for a record, while anybody waits for it."""

    async def find(self, record_id: str) -> RecordRow | None:
        return await asyncio.to_thread(self._read, record_id)

    async def bring(self, record: str, address: str = "") -> str:
        """Keep a record from elsewhere once it was checked; raises `BrokenRecord` or `Refused`.

        Its id follows from it: the same record twice is one."""
        async with self._checking.turn(address):
            text = await verified(record)
        row = RecordRow(id_of(text), None, text, self.now())
        await asyncio.to_thread(self._keep, row)
        return row.id

    async def reel(self, row: RecordRow, address: str = "") -> Reel:
        """The record to be looked at: opened once, and kept while others do not need the place.
        Raises `Refused` where too many are being opened for one address."""
        reel = self._reels.get(row.id)
        if reel is None:
            reel = await asyncio.shield(self._opened(row, address))
        return self._kept(row.id, reel)

    async def _opened(self, row: RecordRow, address: str) -> Reel:
        """Opened in a turn of this address's own: nobody is refused because another was."""
        async with self._replaying.turn(address):
            opening = self._opening.setdefault(row.id, asyncio.Lock())
            async with opening:
                reel = self._reels.get(row.id)
                if reel is None:
                    reel = await asyncio.to_thread(Reel, row.record)
                return self._kept(row.id, reel)

    def _kept(self, record_id: str, reel: Reel) -> Reel:
        self._reels[record_id] = reel
        self._reels.move_to_end(record_id)
        while len(self._reels) > MOST_OPEN:
            self._reels.popitem(last=False)
        return reel

    def _read(self, record_id: str) -> RecordRow | None:
        with self.engine.connect() as connection:
            return records.read(connection, record_id)

    def _keep(self, row: RecordRow) -> None:
        with self.engine.begin() as connection:
            records.keep_brought(connection, row, MOST_BROUGHT)


def id_of(record: str) -> str:
    """The id of a record from elsewhere: nobody finds it who does not have the record."""
    return blake2b(record.encode(), digest_size=16).hexdigest()
