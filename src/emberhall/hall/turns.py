"""Turns at something of which there are few: whoever is waited for by people goes first, and those
who ask for much wait for themselves."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass


@dataclass(frozen=True)
class Waiting:
    whose: str
    is_urgent: Callable[[], bool]
    """Asked when somebody's turn has come: people may have come in meanwhile."""
    called: asyncio.Future[None]


class Turns:
    """So many at once. The others wait, the urgent before the rest; among them one of each comes in
    every round, and those of one in their order."""

    def __init__(self, free: int) -> None:
        self._free = free
        self._waiting: list[Waiting] = []
        self._round = 0
        self._next: dict[str, int] = {}
        """The round in which each comes again; who is not named here has had no turn in this one,
        and waits for none."""

    @asynccontextmanager
    async def one(self, whose: str, is_urgent: Callable[[], bool]) -> AsyncIterator[None]:
        """Wait for a turn, and have it until the end of the block."""
        await self._begin(whose, is_urgent)
        try:
            yield
        finally:
            self._call_next()

    async def _begin(self, whose: str, is_urgent: Callable[[], bool]) -> None:
        if self._free:
            self._free -= 1
            return
        waiting = Waiting(whose, is_urgent, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._next.setdefault(whose, self._round)
        try:
            await waiting.called
        except asyncio.CancelledError:
            if waiting.called.cancelled():
                self._waiting.remove(waiting)
            else:
                self._call_next()
            raise

    def _call_next(self) -> None:
        waiting = [each for each in self._waiting if not each.called.cancelled()]
        if not waiting:
            self._free += 1
            return
        first = min(waiting, key=lambda each: (not each.is_urgent(), self._next[each.whose]))
        self._waiting.remove(first)
        self._count(first.whose)
        first.called.set_result(None)

    def _count(self, whose: str) -> None:
        self._round = max(self._round, self._next[whose])
        self._next[whose] += 1
        wait = {each.whose for each in self._waiting}
        self._next = {
            each: again for each, again in self._next.items() if again > self._round or each in wait
        }
