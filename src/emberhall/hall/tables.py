"""The desk: where tables are opened, joined, left and opened anew. Games are played in rooms."""

from __future__ import annotations

import asyncio

import msgspec

from emberhall.hall.beginnings import dealt, is_full
from emberhall.hall.hall import Hall
from emberhall.hall.opening import (
    TableWish,
    checked_name,
    new_id,
    running,
    wished,
)
from emberhall.hall.room import Room
from emberhall.hall.rooms import Unreadable
from emberhall.hall.store.grants import HOST, SEAT, WATCH, Grant, of_host
from emberhall.hall.store.listed import listed
from emberhall.hall.store.tables import CLOSED as SHUT
from emberhall.hall.store.tables import OPEN, PERSON, PROGRAM, SeatRow, TableRow
from emberhall.hall.wire import BAD, CLOSED, STALE, Refused

HOST_CLOSED = "host"
MOST_MINE = 100
MOST_ALONG = 100
"""Of those who watch, the latest are taken along to a rematch: each is a row to write."""


class Desk:
    """Does what a client asked for, once the guard has let it in."""

    def __init__(self, hall: Hall, address: str = "") -> None:
        self.hall = hall
        self.address = address
        """Where the client asks from."""

    async def open(self, wish: TableWish, host: str) -> str:
        """A new table of this host, who holds its own seats; gives its id."""
        table, seats = wished(wish, self.hall.now())
        own = [row.seat for row in seats if row.kind in (PERSON, PROGRAM)]
        given = of_host(host, table.id, own)
        table, seats = await self._ready(table, seats, given)
        await self.set_up(table, seats, given, host)
        return table.id

    async def set_up(
        self, table: TableRow, seats: list[SeatRow], given: list[Grant], host: str
    ) -> None:
        """A new table of this host, unless they have too many. Raises `Refused`."""
        create = self.hall.tables.create
        async with self.hall.allotment.opening(table, host, self.address):
            await asyncio.to_thread(create, table, seats, given, table.made_at)

    async def _ready(
        self, table: TableRow, seats: list[SeatRow], given: list[Grant]
    ) -> tuple[TableRow, list[SeatRow]]:
        """A new table; where nobody is waited for, with its game dealt."""
        if not is_full(seats):
            return table, seats
        engine, now = self.hall.engine, self.hall.now()
        start, seats = await asyncio.to_thread(dealt, engine, table, seats, given, now)
        return running(table, start, now), seats

    async def cards(
        self, holder: str, mine: bool
    ) -> list[tuple[TableRow, list[SeatRow], list[int]]]:
        """Tables for a list, with the seats that the asker holds there."""
        held = await self.hall.guard.tables_of(holder)
        store = self.hall.tables
        found = await asyncio.to_thread(store.these, list(held)[:MOST_MINE]) if mine else None
        if found is None:
            found = await asyncio.to_thread(listed, store, self.hall.now())
        return [(table, seats, held.get(table.id, [])) for table, seats in found]

    async def join(
        self,
        table_id: str,
        holder: str,
        name: str,
        colour: int,
        wished_seat: int | None,
        receipt: str = "",
    ) -> int:
        """Sit down; where that was the last open seat, the game begins. The same receipt again
        means the same seat: the answer was lost."""
        if not checked_name(name):
            raise Refused(BAD, "Tell the others what to call you.")
        room = await self.hall.rooms.find(table_id)
        free = [row for row in room.company.seats if row.kind == OPEN]
        if wished_seat is not None:
            free = [row for row in free if row.seat == wished_seat]
        for row in free:
            taken = msgspec.structs.replace(
                row, kind=PERSON, name=name.strip(), colour=colour, receipt=receipt
            )
            grant = Grant(holder, SEAT, table_id, row.seat)
            if await asyncio.to_thread(self.hall.tables.take_seat, taken, grant, self.hall.now()):
                await self.hall.beginnings.begin_if_full(table_id)
                return row.seat
        known = await asyncio.to_thread(self.hall.tables.taken_by, table_id, holder, receipt)
        if known is not None:
            return known
        if room.company.table.state == SHUT:
            raise Refused(CLOSED, "This table was closed.")
        raise Refused(CLOSED, "There is no seat left: somebody else was quicker.")

    async def begin(self, table_id: str) -> None:
        """Deal the game, with bots on the seats that are still open."""
        await self.hall.beginnings.begin(table_id)

    async def leave(self, room: Room, seat: int) -> None:
        """Free a seat before the game begins; afterwards, begin the countdown to a bot."""
        if room.position is None and await self._free(room, seat):
            return
        if room.position is not None:  # it may have begun just now
            await self.hall.leave(room, seat)

    async def _free(self, room: Room, seat: int) -> bool:
        free_seat, now = self.hall.tables.free_seat, self.hall.now()
        is_free = await asyncio.to_thread(free_seat, room.id, seat, now)
        await self.hall.rooms.look_again(room.id)
        return is_free

    async def come_back(self, room: Room, seat: int) -> None:
        """Stay, or take the seat back from a bot."""
        await self.hall.stay(room, seat)
        await room.come_back(seat)

    async def rematch(self, room: Room, holder: str) -> str:
        """The table at which they play again; opened by whoever asks first."""
        if room.position is None or not room.position.ended:
            raise Refused(STALE, "The game is not over yet.")
        if room.company.table.campaign_id:
            raise Refused(BAD, "This was a chapter: the campaign goes on from its own page.")
        known = room.company.table.rematch_id
        if known:
            return known
        table, seats, given = await self._again(room)
        table, seats = await self._ready(table, seats, given)
        again = self.hall.tables.create_rematch
        async with self.hall.allotment.opening(table, holder, self.address):
            await asyncio.to_thread(again, room.id, table, seats, given, table.made_at)
        await self.hall.rooms.look_again(room.id)  # of two who ask at once, one has opened it
        known = room.company.table.rematch_id
        assert known is not None
        return known

    async def _again(self, room: Room) -> tuple[TableRow, list[SeatRow], list[Grant]]:
        old, now = room.company.table, self.hall.now()
        table = msgspec.structs.replace(
            old,
            id=new_id(),
            state="gathering",
            start=None,
            campaign_id=None,
            rematch_id=None,
            made_at=now,
            began_at=None,
            ended_at=None,
            forked=False,
        )
        seats = [
            msgspec.structs.replace(row, table_id=table.id, here_until=0.0, left_at=0.0, receipt="")
            for row in room.company.seats
        ]
        held = await self.hall.guard.all_at(old.id, (HOST, SEAT))
        watching = await self.hall.guard.all_at(old.id, (WATCH,))
        along = [*held, *watching[:MOST_ALONG]]
        given = [Grant(each.holder, each.kind, table.id, each.seat) for each in along]
        return table, seats, given

    async def close_by_id(self, table_id: str, by: str) -> Room:
        """End a table for good, also one that cannot be opened any more."""
        try:
            room = await self.hall.rooms.find(table_id)
        except Unreadable:
            return await self.hall.rooms.close_unread(table_id, by)
        await self.close(room, by)
        return room

    async def close(self, room: Room, by: str) -> None:
        """End a table for good."""
        gathers = room.position is None
        if gathers and not await asyncio.to_thread(self.hall.tables.close, room.id):
            gathers = False  # another process has dealt the game
        await self.hall.rooms.look_again(room.id)
        if not gathers:
            await room.close(by)
