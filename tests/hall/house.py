"""Rooms on a real database, as one or several processes would have them, and people in them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any

import msgspec

from emberhall.hall.hall import Hall
from emberhall.hall.now import Now
from emberhall.hall.opening import SeatWish, TableWish
from emberhall.hall.room import Room
from emberhall.hall.store.engine import is_idle, open_engine
from emberhall.hall.tables import Desk

SECONDS = 30.0
HOST = "h" * 64
"""The holder of all seats, unless told otherwise."""


@asynccontextmanager
async def house(
    url: str, now: Callable[[], float] | None = None, patience: float = inf
) -> AsyncIterator[Hall]:
    """The hall of one process: its log is written, and nothing else goes on by itself."""
    engine = open_engine(url, patience)
    hall = Hall(engine, now or Now())
    writing = asyncio.create_task(hall.log.run())
    try:
        yield hall
    finally:
        await hall.stop()
        writing.cancel()
        await asyncio.gather(writing, return_exceptions=True)
        await hall.rooms.written()
        await until(lambda: is_idle(engine), "a thread is still at work")
        engine.dispose()


async def a_table(
    hall: Hall, title: str = "duals", names: Sequence[str] = ("Ann", "Ben"), **wishes: Any
) -> Room:
    """A running table of these people (or bots, by their spec after a `:`)."""
    seats = [_seat(name) for name in names]
    table_id = await Desk(hall).open(TableWish(title, seats, **wishes), HOST)
    return await hall.rooms.find(table_id)


def _seat(name: str) -> SeatWish:
    kind, _, bot = name.partition(":")
    return SeatWish("bot", bot=bot) if kind == "bot" else SeatWish("me", name)


@dataclass
class Sat:
    """Somebody at a seat, who looks at their sheet and nothing else."""

    room: Room
    seat: int

    @property
    def version(self) -> str:
        return self.room.sheet(self.seat).version

    @property
    def sheet(self) -> dict[str, Any]:
        """All that this seat is sent, told from the beginning."""
        told: dict[str, Any] = msgspec.json.decode(self.room.sheet(self.seat).frame((0, 0)))
        return told

    @property
    def keys(self) -> list[str]:
        """What this seat may choose from."""
        prompt = self.sheet["prompt"]
        return [option["key"] for option in prompt["options"]] if prompt else []

    async def answers(self, key: str, receipt: str, version: str | None = None) -> None:
        given = self.version if version is None else version
        await self.room.answer(self.seat, key, given, receipt)


def asked(room: Room) -> Sat:
    """Whoever is asked now."""
    assert room.position is not None
    seat = room.position.session.awaited
    assert seat is not None
    return Sat(room, seat)


async def deaf(*_: object) -> None:
    """In place of whoever listens for bells: hears none."""
    await asyncio.Event().wait()


async def until(holds: Callable[[], bool], words: str) -> None:
    """Wait for a state, not for a time."""
    deadline = time.monotonic() + SECONDS
    while not holds():
        assert time.monotonic() < deadline, words
        await asyncio.sleep(0.02)


async def play(room: Room, answers: int, seed: int = 1) -> None:
    """Answer at random for whoever is asked, so many times or to the end."""
    luck = Random(seed)
    for number in range(answers):
        assert room.position is not None
        if room.position.ended:
            return
        somebody = asked(room)
        await somebody.answers(luck.choice(somebody.keys), f"answer-{seed}-{number}")
