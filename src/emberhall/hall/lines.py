"""Open lines: sockets and streams, hung up when what let them in was taken away."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import NamedTuple, Protocol

from starlette.websockets import WebSocketDisconnect

from emberhall.hall.auth.guard import Guard, Pass
from emberhall.hall.wire import GIVEN_AWAY, GOING_AWAY, GONE

LOOK_EVERY = 3.0
"""Seconds after which a line ends that another process has no more right to."""
CLOSES_WITHIN = 1.0
"""Seconds that a goodbye may take: the next look waits for it."""
OVERLAP = 60.0
"""Seconds by which clocks of processes may differ."""

_logger = logging.getLogger("emberhall.hall.lines")


class Line(Protocol):
    """A socket, or what can be closed like one."""

    async def close(self, code: int = ..., reason: str | None = ...) -> None: ...


class Caller(NamedTuple):
    """Who is on a line, at which table, and for which seat."""

    holder: str
    table_id: str
    seat: int | None
    seats: frozenset[int] = frozenset()
    """All that were theirs when the line was opened."""


class End(NamedTuple):
    """How a line is hung up."""

    code: int
    reason: str


class Lines:
    def __init__(self, guard: Guard, now: Callable[[], float]) -> None:
        self._guard, self._now = guard, now
        self._open: dict[Line, Caller] = {}
        self._of_seats: Counter[tuple[str, int | None]] = Counter()
        self._looked_at = now()

    @property
    def count(self) -> int:
        """How many are open now."""
        return len(self._open)

    @contextmanager
    def open(self, line: Line, caller: Caller) -> Iterator[None]:
        """A line is being served."""
        self._open[line] = caller
        self._of_seats[caller.table_id, caller.seat] += 1
        try:
            yield
        finally:
            del self._open[line]
            self._close(caller)

    def _close(self, caller: Caller) -> None:
        where = caller.table_id, caller.seat
        self._of_seats[where] -= 1
        if not self._of_seats[where]:
            del self._of_seats[where]

    def of_seat(self, table_id: str, seat: int) -> int:
        """How many are open to look from this seat."""
        return self._of_seats[table_id, seat]

    async def run(self) -> None:
        """Hang up on whoever lost their grant, until cancelled."""
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(LOOK_EVERY):
                    await self._guard.took.wait()
            self._guard.took.clear()
            try:
                await self.look()
            except Exception as error:  # the next look sees it, too
                _logger.warning("lines were not looked at: %s", type(error).__name__)

    async def look(self) -> None:
        """Hang up on everybody whose grant was taken since the last look."""
        now = self._now()
        taken = await self._guard.taken_since(self._looked_at - OVERLAP)
        self._looked_at = now
        callers = [each for each in self._open.items() if each[1][:2] in taken]
        ended = [(line, end) for line, caller in callers if (end := await self._end_of(caller))]
        await _hang_up_on(ended)

    async def _end_of(self, caller: Caller) -> End | None:
        """Why a line has to end; none where it may go on."""
        entry = await self._guard.left_of(Pass(caller.holder, caller.table_id))
        if caller.seat is not None and caller.seat not in entry.seats:
            return End(GIVEN_AWAY, "this seat is somebody else's now")
        if not entry.watch:
            return End(GONE, "this table is not open to you any more")
        if caller.seats != entry.seats:
            return End(GOING_AWAY, "another seat is somebody else's now; come again")
        return None

    async def stop(self) -> None:
        """Tell everybody to come again."""
        closing = End(GOING_AWAY, "the hall is closing; come again soon")
        await _hang_up_on([(line, closing) for line in self._open])


async def _hang_up_on(lines: Iterable[tuple[Line, End]]) -> None:
    """All at once: one that does not hear keeps nobody waiting."""
    await asyncio.gather(*(_hang_up(line, end) for line, end in lines))


async def _hang_up(line: Line, end: End) -> None:
    # it may have gone by itself, or read nothing
    with suppress(RuntimeError, TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(CLOSES_WITHIN):
            await line.close(end.code, end.reason)
