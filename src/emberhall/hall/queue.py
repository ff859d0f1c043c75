"""A queue for what takes its time, in which whoever asks for much waits for themselves."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

from emberhall.hall.wire import NOT_NOW, TOO_FAST, Refused

MOST_WAITING = 20
"""Things that may wait for one address: a club sits behind one, but not all of it at once."""


class Queue:
    """So many things at once; of one address one at a time, so that nobody else waits for more
    than that."""

    def __init__(
        self, at_once: int, most: int = MOST_WAITING, most_in_all: int | None = None
    ) -> None:
        self._line, self._most, self._most_in_all = asyncio.Semaphore(at_once), most, most_in_all
        self._waiting: Counter[str] = Counter()
        self._places: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self, address: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it until the end of the block. Raises `Refused`."""
        if self._waiting[address] >= self._most:
            raise Refused(TOO_FAST, "Too much at once: wait for what you have asked for.")
        if self._most_in_all is not None and self._waiting.total() >= self._most_in_all:
            raise Refused(NOT_NOW, "Too many others wait for the same: try again in a moment.")
        place = self._places.setdefault(address, asyncio.Lock())
        self._waiting[address] += 1
        try:
            async with place, self._line:
                yield
        finally:
            self._waiting[address] -= 1
            if not self._waiting[address]:
                del self._waiting[address]
