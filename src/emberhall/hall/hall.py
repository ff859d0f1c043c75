"""The hall: everything that one process serves tables with."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable, Coroutine

import sqlalchemy as sa

from emberhall.hall.allotment import Allotment
from emberhall.hall.attendant import Attendant
from emberhall.hall.attending import Ways
from emberhall.hall.auth.guard import Guard
from emberhall.hall.auth.limits import Limits
from emberhall.hall.beginnings import Beginnings
from emberhall.hall.bells import listen
from emberhall.hall.bots import Bots
from emberhall.hall.endings import Endings
from emberhall.hall.hints import Hints
from emberhall.hall.lines import Lines
from emberhall.hall.mail import Post
from emberhall.hall.overrun import PATIENCE
from emberhall.hall.pace import PACE
from emberhall.hall.presence import Presence
from emberhall.hall.records import Records
from emberhall.hall.room import Room
from emberhall.hall.rooms import Rooms
from emberhall.hall.store.chat import Chats
from emberhall.hall.store.log import Log
from emberhall.hall.store.snapshots import Snapshots
from emberhall.hall.store.tables import Tables

TIDY_EVERY = 30.0
AGAIN_AFTER = 5.0
"""Seconds until work that broke off is begun again."""

_logger = logging.getLogger("emberhall.hall")

Work = Callable[[], Coroutine[None, None, None]]


class Hall:
    """Made once a process; `run` does its work in the background until cancelled."""

    def __init__(
        self,
        engine: sa.Engine,
        now: Callable[[], float],
        limits: Limits | None = None,
        bots: Bots | None = None,
        post: Post | None = None,
        pace: float = PACE,
        alone: bool | None = None,
        patience: float = PATIENCE,
    ) -> None:
        self.engine, self.now = engine, now
        self.process = secrets.token_hex(4)
        self.limits = Limits() if limits is None else limits
        self.guard = Guard(engine, now)
        self.log = Log(engine, self.process)
        self.tables = Tables(engine, self.process)
        self.chats = Chats(engine, self.process)
        self.rooms = Rooms(self.tables, self.log, Snapshots(engine), self.chats, now)
        self.beginnings = Beginnings(self.tables, self.rooms, self.guard, now)
        self.presence = Presence(self.rooms, self.tables, now)
        self.bots, self.post = bots or Bots(), post
        if alone is None:
            alone = engine.dialect.name == "sqlite"
        tell = post.send if post else None
        look_again, began = self.rooms.look_again, now()
        ways = Ways(self.bots, now, look_again, alone, pace, tell, began, patience)
        self.attendant = Attendant(self.rooms, self.tables, ways)
        self.lines = Lines(self.guard, now)
        self.hints = Hints(self.bots)
        self.endings = Endings(engine)
        self.rooms.listeners.append(self.endings.look_at)
        self.records = Records(engine, now)
        self.allotment = Allotment(engine, self.limits.is_off)

    async def run(self) -> None:
        async with asyncio.TaskGroup() as group:
            for work in self._works():
                group.create_task(_kept_up(work))

    def _works(self) -> list[Work]:
        works = [
            self.log.run,
            self.presence.run,
            self.lines.run,
            self._tidy,
            self.beginnings.run,
            self.attendant.run,
            lambda: self.endings.sweep(self.rooms),
        ]
        if self.engine.dialect.name == "postgresql":
            works.append(lambda: listen(self.engine, self.rooms, self.process))
        return works

    async def stop(self) -> None:
        """Write down what waits, and tell everybody to come again."""
        await self.attendant.stop()
        await self.bots.stop()
        if self.post:
            await self.post.stop()
        await self.log.write_all()
        await self.endings.stop()
        await self.lines.stop()

    async def leave(self, room: Room, seat: int) -> None:
        """Somebody gets up in the middle of a game."""
        await self.attendant.leave(room, seat)

    async def stay(self, room: Room, seat: int) -> None:
        """Somebody stays after all."""
        await self.attendant.stay(room, seat)

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDY_EVERY)
            self.rooms.close_idle()
            await self.rooms.notice_ends()


async def _kept_up(work: Work) -> None:
    """Begin work again where it broke off: nothing else in the hall may end with it."""
    while True:
        try:
            return await work()
        except Exception as error:
            away = isinstance(error, sa.exc.SQLAlchemyError)  # a database comes back
            told = None if away else error
            _logger.warning("begun again: %s", type(error).__name__, exc_info=told)
            await asyncio.sleep(AGAIN_AFTER)
