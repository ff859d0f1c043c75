"""A hall over a database of its own, whose time can be put forward, for tests of what is due."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from emberhall.hall.bots import Bots
from emberhall.hall.hall import Hall
from emberhall.hall.mail import Post
from emberhall.hall.opening import SeatWish, TableWish, deal, running, wished
from emberhall.hall.room import Room
from emberhall.hall.store.engine import migrate, open_engine
from emberhall.hall.store.log import Entry

DEADLINE = 30.0
ME, BOT = SeatWish(kind="me"), SeatWish(kind="bot", bot="random")


class Clockwork:
    """The time of a hall; `forward` lets some of it pass at once."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return 1_000_000.0 + time.monotonic() + self.ahead

    def forward(self, seconds: float) -> None:
        self.ahead += seconds


class Attended:
    """A hall at work, and how its tables are set up and watched."""

    def __init__(
        self, folder: Path, now: Clockwork, post: Post | None = None, alone: bool = True
    ) -> None:
        self.now = now
        self.engine = open_engine(f"sqlite:///{folder / 'hall.sqlite'}")
        migrate(self.engine)
        bots = Bots(workers=1, budget=30.0)
        self.hall = Hall(self.engine, now, bots=bots, post=post, pace=0.0, alone=alone)
        self._running: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Attended:
        self._running = asyncio.create_task(self.hall.run())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._running is not None
        await self.hall.stop()
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)
        self.engine.dispose()

    def set_up(self, *seats: SeatWish, clock: dict[str, Any] | None = None, **seat: Any) -> str:
        """A running table; `seat` is set in each row."""
        wish = TableWish("dragondraft", list(seats), clock=clock or {})
        table, before = wished(wish, self.now())
        before = [msgspec.structs.replace(row, **seat) for row in before]
        start, rows = deal(table, before)
        table = running(table, start, self.now())
        self.hall.tables.create(table, rows, [], table.made_at)
        return table.id

    async def open(self, table_id: str) -> Room:
        return await self.hall.rooms.find(table_id)

    async def forward(self, room: Room, seconds: float) -> None:
        """Time passes; whoever sleeps until then is woken."""
        self.now.forward(seconds)
        room.ring()

    async def answer(self, room: Room) -> None:
        """Whoever is asked takes the first option."""
        assert room.position is not None
        session = room.position.session
        assert session.awaited is not None
        assert session.game.question is not None
        seat, key = session.awaited, session.game.question.options[0].key
        await room.answer(seat, key, room.sheet(seat).version, f"receipt-{room.number}")

    async def entries(self, room: Room) -> list[Entry]:
        return await self.hall.log.since(room.id, 0)


async def until(room: Room, reached: Callable[[Room], bool]) -> None:
    """Wait for a state of a room, not for a time."""
    async with asyncio.timeout(DEADLINE):
        while True:
            bell = room.moved
            if reached(room):
                return
            await bell.wait()


def attended(folder: Path, story: Callable[[Attended], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with Attended(folder, Clockwork()) as hall:
            await story(hall)

    asyncio.run(whole())
