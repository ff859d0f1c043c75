"""Attends to every open room of this process, and now and then to tables that nobody has open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import NamedTuple

from emberhall.hall.attending import Attending, Ways, rests, rung
from emberhall.hall.clocks import NO_CLOCK, BadClock, Days, Kind, due_at, read_clock
from emberhall.hall.overrun import asks_program
from emberhall.hall.room import Room
from emberhall.hall.rooms import Rooms
from emberhall.hall.store.due import Clocked, clocked
from emberhall.hall.store.tables import Tables
from emberhall.hall.wire import Refused

LOOK_EVERY = 60.0
"""Seconds after which a room is looked at in any case: it may have been closed."""
SWEEP_EVERY = 60.0
LETTERS_EVERY = 3600.0
"""Seconds after which all tables played by letter are looked at: somebody may have to be told."""
BETWEEN = 0.05
"""Seconds between two tables that are opened without anybody asking."""
RETRY = 2.0

log = logging.getLogger(__name__)


class Seen(NamedTuple):
    """How a table was found that nobody had open."""

    last_at: float
    """When something had happened there last."""
    people: bool
    """Whether somebody played there, and not only bots."""


class Attendant:
    """A room has a task here only while a bot is asked there or something will be due."""

    def __init__(self, rooms: Rooms, tables: Tables, ways: Ways) -> None:
        self._rooms, self._tables, self._ways = rooms, tables, ways
        self._tasks: dict[int, asyncio.Task[None]] = {}
        """By the room itself: one that was closed is another one when it is opened again."""
        self._at_work = False
        self._seen: dict[str, Seen] = {}
        """Tables that were opened because something was due."""
        rooms.listeners.append(self.look)

    def look(self, room: Room) -> None:
        """A room was opened or has rung."""
        quiet = _is_quiet(room) or rests(room, self._ways.now())
        if self._at_work and id(room) not in self._tasks and not quiet:
            self._tasks[id(room)] = asyncio.create_task(self._attend(room))

    async def _attend(self, room: Room) -> None:
        try:
            await self._attend_while_open(Attending(room, self._ways))
        finally:  # at once, not in a callback: a bell in between would be missed
            del self._tasks[id(room)]

    async def _attend_while_open(self, attending: Attending) -> None:
        room = attending.room
        while _goes_on(room) and self._rooms.open.get(room.id) is room:
            bell = room.moved
            due = await self._step(attending)
            if due is None and not bell.is_set():
                return
            left = 0.0 if due is None else due - self._ways.now()
            await rung(bell, min(max(left, 0.0), LOOK_EVERY))

    async def _step(self, attending: Attending) -> float | None:
        """One step; what goes wrong in it is tried again, since nothing has happened."""
        try:
            return await attending.step()
        except Exception as error:
            expected = isinstance(error, Refused)
            why = {"table": attending.room.id, "why": type(error).__name__}
            log.warning("a table waits", extra=why, exc_info=None if expected else error)
            await asyncio.sleep(RETRY)
            return self._ways.now()

    # People who leave

    async def leave(self, room: Room, seat: int) -> None:
        """Somebody gets up: the countdown begins, for all to see."""
        await self._set_left(room, seat, self._ways.now())

    async def stay(self, room: Room, seat: int) -> None:
        """Somebody stays after all, or is back."""
        if room.company.seats[seat].left_at:
            await self._set_left(room, seat, 0.0)
            room.company.leaves_at.pop(seat, None)

    async def is_back(self, room: Room, seat: int) -> None:
        """Somebody comes in or plays, and so has not left; but a countdown that all can see goes
        on: ended by an answer, it would tell that one was asked."""
        if seat not in room.company.leaves_at:
            await self.stay(room, seat)

    async def _set_left(self, room: Room, seat: int, at: float) -> None:
        await asyncio.to_thread(self._tables.set_left, room.id, seat, at)
        await self._rooms.look_again(room.id)

    # Tables that nobody has open

    async def run(self) -> None:
        """Begin to work; then look after them until cancelled, at first after more of them."""
        self._at_work, letters_at = True, 0.0
        for room in list(self._rooms.open.values()):
            self.look(room)
        while True:
            now = self._ways.now()
            letters = now >= letters_at
            try:
                await self._sweep(letters)
                if letters:
                    letters_at = now + LETTERS_EVERY
            except Exception as error:
                log.warning("clocks were not looked at", extra={"why": type(error).__name__})
            await asyncio.sleep(SWEEP_EVERY)

    async def _sweep(self, letters: bool) -> None:
        """Open what is due. Where nothing came of that, nothing will; and where all have left,
        bots among themselves rest until somebody looks."""
        tables = await asyncio.to_thread(clocked, self._tables.engine)
        self._seen = {id: self._seen[id] for id, _, _ in tables if id in self._seen}
        due = [table for table in overdue(tables, self._ways.now()) if not self._has_seen(table)]
        for table in due + (by_letter(tables) if letters else []):
            if table.table_id not in self._rooms.open and not self._rests(table):
                self._seen[table.table_id] = Seen(table.last_at, await self._open(table.table_id))
                await asyncio.sleep(BETWEEN)

    def _has_seen(self, table: Clocked) -> bool:
        seen = self._seen.get(table.table_id)
        return seen is not None and seen.last_at == table.last_at

    def _rests(self, table: Clocked) -> bool:
        return self._has_seen(table) and not self._seen[table.table_id].people

    async def _open(self, table_id: str) -> bool:
        """Whether there are people at a table, of whom something may be expected."""
        try:
            room = await self._rooms.find(table_id)
        except Refused as no:
            log.info("a table was not opened", extra={"table": table_id, "why": no.code})
            return False
        return room.position is not None and bool(room.position.session.seating.people)

    async def stop(self) -> None:
        """Leave everything as it is: whoever opens a room next goes on."""
        self._at_work = False
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _goes_on(room: Room) -> bool:
    return room.position is not None and not room.position.ended


def _is_quiet(room: Room) -> bool:
    """Most tables most of the time: all people are here and stay, without a clock, and neither a
    bot nor a program is asked."""
    position, company = room.position, room.company
    if position is None or position.ended:
        return True
    if position.bot is not None or position.times is not None or company.leaves_at:
        return False
    if asks_program(room):
        return False
    people = position.session.seating.people
    return all(company.sockets[seat] and not company.seats[seat].left_at for seat in people)


def overdue(tables: Sequence[Clocked], now: float) -> list[Clocked]:
    """Tables at which a flag may have fallen."""
    due = [(table, due_at(_clock_of(table), table.last_at)) for table in tables]
    return [table for table, at in due if at is not None and at <= now]


def by_letter(tables: Sequence[Clocked]) -> list[Clocked]:
    """Tables at which somebody may wait for a bot, or for a notice."""
    return [table for table in tables if isinstance(_clock_of(table), Days)]


def _clock_of(table: Clocked) -> Kind:
    try:
        return read_clock(table.clock)
    except BadClock:
        return NO_CLOCK
