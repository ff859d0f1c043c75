"""Games begin: when a host says so, and by themselves when every chair is taken."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

import sqlalchemy as sa

from emberhall import EmberhallError
from emberhall.hall.achievements import HeldAchievements
from emberhall.hall.auth.guard import Guard
from emberhall.hall.campaigns import deal_chapter
from emberhall.hall.opening import deal, with_bots
from emberhall.hall.rooms import Rooms
from emberhall.hall.store.grants import SEAT, Grant
from emberhall.hall.store.tables import OPEN, SeatRow, TableRow, Tables
from emberhall.hall.wire import STALE, Refused
from emberhall.play.store import InUse

TRIES = 10
"""To begin while people come and go."""
LOOK_EVERY = 60.0
"""Seconds between two looks for full tables at which whoever sat down last was cut off."""

log = logging.getLogger(__name__)


class Beginnings:
    """Deals the games of gathering tables, each once, whichever process does it."""

    def __init__(
        self, tables: Tables, rooms: Rooms, guard: Guard, now: Callable[[], float]
    ) -> None:
        self._tables, self._rooms, self._guard, self._now = tables, rooms, guard, now

    async def begin(self, table_id: str) -> None:
        """Deal the game, with bots on the seats that are still open."""
        for _ in range(TRIES):
            if await self._begun(table_id):
                await self._rooms.look_again(table_id)
                return
        raise Refused(STALE, "People are sitting down and getting up just now: try again.")

    async def begin_if_full(self, table_id: str) -> None:
        """Begin where nobody is waited for; what hinders it is told to the host who asks."""
        found = await asyncio.to_thread(self._tables.read, table_id)
        if found and is_full(found[1]):
            try:
                await self.begin(table_id)
            except Refused:  # of two who sat down last at once, one begins
                pass
            except EmberhallError as error:
                log.warning("table %s cannot begin: %s", table_id, error)
        await self._rooms.look_again(table_id)

    async def run(self) -> None:
        """Begin what is full and was forgotten, now and then until cancelled."""
        while True:
            for table_id in await asyncio.to_thread(self._tables.full):
                await self.begin_if_full(table_id)
            await asyncio.sleep(LOOK_EVERY)

    async def _begun(self, table_id: str) -> bool:
        found = await asyncio.to_thread(self._tables.read, table_id)
        if found is None or found[0].start is not None:
            raise Refused(STALE, "The game has begun already.")
        table, before = found
        held = await self._guard.all_at(table_id, (SEAT,))
        engine, now = self._tables.engine, self._now()
        try:
            start, seats = await asyncio.to_thread(
                dealt, engine, table, with_bots(before), held, now
            )
        except InUse:  # somebody else has just written the campaign
            return False
        return await asyncio.to_thread(self._tables.begin, before, seats, start, now)


def is_full(seats: Sequence[SeatRow]) -> bool:
    return all(row.kind != OPEN for row in seats)


def dealt(
    engine: sa.Engine, table: TableRow, seats: Sequence[SeatRow], held: Sequence[Grant], at: float
) -> tuple[str, list[SeatRow]]:
    """A chapter as its campaign has it; else a game with what its one player has unlocked."""
    if table.campaign_id:
        return deal_chapter(engine, table, seats, at)
    players = [grant.holder for grant in held if grant.kind == SEAT]
    return deal(table, seats, HeldAchievements(engine, players[0]) if players else None)
