"""Who is here: told to the other processes now and then, while a socket is open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

from emberhall.hall.bells import QUIET
from emberhall.hall.company import Follower
from emberhall.hall.room import Room
from emberhall.hall.rooms import Rooms
from emberhall.hall.store.tables import Tables

TOLD_EVERY = 10.0
SPARE = 20.0
"""Seconds by which telling and reading may be late on a busy machine."""
HERE_FOR = TOLD_EVERY + QUIET + SPARE
"""Seconds for which somebody counts as present after that was told last: that they are still here
is no news and rings no bell, so another process knows it only once it has looked again."""
AT_ONCE = 200
"""Seats of one write: answers wait while it is being made."""
GRACE = 5.0
"""Seconds after the last socket closed: a page that is loaded again was never away."""

_logger = logging.getLogger("emberhall.hall.presence")


class Presence:
    def __init__(self, rooms: Rooms, tables: Tables, now: Callable[[], float]) -> None:
        self._rooms, self._tables, self._now = rooms, tables, now
        self._news: dict[tuple[str, int], float] = {}
        self._told: set[tuple[str, int]] = set()
        """Who is here, as others know."""
        self._told_watchers: dict[str, int] = {}
        """How many watch here, as others know."""
        self._lingering: dict[str, float] = {}
        """Until when to wait at a table for a page that is loaded again."""

    @contextmanager
    def at(self, room: Room, seats: Collection[int], address: str = "") -> Iterator[None]:
        """A socket is open at this room, of somebody who plays these seats, or watches (none).

        Who plays two seats in turn on one device is present at both."""
        follower = Follower(not seats, address)
        self._count(room, seats, follower, 1)
        try:
            yield
        finally:
            self._count(room, seats, follower, -1)
            room.used_at = self._now()

    def _count(self, room: Room, seats: Collection[int], who: Follower, more: int) -> None:
        company = room.company
        company.followers[who] += more
        if not company.followers[who]:
            del company.followers[who]
        company.watchers += 0 if seats else more
        for seat in seats:
            company.sockets[seat] += more
            still_here = company.sockets[seat] > 0
            until = self._now() + (HERE_FOR if still_here else GRACE)
            self._news[room.id, seat] = until
            if not still_here:
                company.lingers[seat] = self._lingering[room.id] = until
        company.changed()
        room.ring()

    async def run(self) -> None:
        """Tell others who is here until cancelled."""
        last = self._now()
        while True:
            await asyncio.sleep(1.0)
            again = self._now() - last >= TOLD_EVERY
            if again:
                last = self._now()
                self._still_here(last)
            await self._tell()
            await self._tell_watchers(again)
            await self._look()

    def _still_here(self, now: float) -> None:
        for room in self._rooms.open.values():
            for seat, sockets in room.company.sockets.items():
                if sockets:
                    self._news.setdefault((room.id, seat), now + HERE_FOR)

    async def _tell(self) -> None:
        news, self._news = self._news, {}
        if not news:
            return
        people = list(news)
        try:
            for first in range(0, len(people), AT_ONCE):
                some = people[first : first + AT_ONCE]
                await self._tell_of({who: news[who] for who in some})
        except Exception as error:  # the next telling tells it
            self._news = news | self._news
            _logger.warning("presence was not told: %s", type(error).__name__)

    async def _tell_of(self, news: dict[tuple[str, int], float]) -> None:
        present = [(table_id, seat, until) for (table_id, seat), until in news.items()]
        moved = {who for who in news if self._is_here(*who) != (who in self._told)}
        await asyncio.to_thread(self._tables.set_here, present, {table for table, _ in moved})
        self._told ^= moved

    async def _tell_watchers(self, again: bool = False) -> None:
        """Where their number has changed, or everywhere again: what was told counts for a while."""
        rooms = self._rooms.open.values()
        now = {room.id: room.company.watchers for room in rooms if room.company.watchers}
        before = self._told_watchers
        moved = {table for table in now | before if now.get(table) != before.get(table)}
        news = {table: now.get(table, 0) for table in (now.keys() | moved if again else moved)}
        if not news:
            return
        tell, until = self._rooms.watching.tell, self._now() + HERE_FOR
        try:
            await asyncio.to_thread(tell, news, until, moved)
            self._told_watchers = now
        except Exception as error:  # the next telling tells it
            _logger.warning("watchers were not told: %s", type(error).__name__)

    async def _look(self) -> None:
        """Look again where somebody did not come back: of that no bell rings on SQLite."""
        now = self._now()
        try:
            await self._rooms.look_at([id for id, at in self._lingering.items() if at <= now])
        except Exception as error:  # the next look sees it, too
            _logger.warning("presence was not looked at: %s", type(error).__name__)
        else:
            self._lingering = {id: at for id, at in self._lingering.items() if at > now}

    def _is_here(self, table_id: str, seat: int) -> bool:
        room = self._rooms.open.get(table_id)
        return room is not None and room.company.sockets[seat] > 0
