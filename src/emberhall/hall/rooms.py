"""The rooms of this process: found or opened by a table's id, closed when nobody needs them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable
from weakref import WeakValueDictionary

import msgspec
import sqlalchemy as sa

from emberhall.hall.clocks import read_clock
from emberhall.hall.company import Company
from emberhall.hall.position import OtherGame, Position
from emberhall.hall.position_text import first_position, read_position, write_position
from emberhall.hall.room import Room
from emberhall.hall.seating import specs_of
from emberhall.hall.store.chat import Chats
from emberhall.hall.store.log import Log
from emberhall.hall.store.snapshots import Snapshots
from emberhall.hall.store.tables import ENDED, SeatRow, TableRow, Tables
from emberhall.hall.store.watching import Watching
from emberhall.hall.wire import CLOSED, Refused, not_found

SNAPSHOT_EVERY = 200
"""Entries; playing so many again takes a few milliseconds."""
IDLE_AFTER = 300.0
"""Seconds without a socket or a question after which a room is closed."""

_logger = logging.getLogger("emberhall.hall.rooms")

Listener = Callable[[Room], None]


class Unreadable(Refused):
    """Of this table no position can be made any more: it can be closed, and nothing else."""

    def __init__(self, table_id: str, words: str, error: Exception) -> None:
        reason = f"{error}" or type(error).__name__
        super().__init__(CLOSED, f"{words}: {reason}.")
        _logger.warning("table %s cannot be opened: %s", table_id, reason)


class Rooms:
    def __init__(
        self,
        tables: Tables,
        log: Log,
        snapshots: Snapshots,
        chats: Chats,
        now: Callable[[], float],
    ) -> None:
        self.tables, self.log, self.snapshots, self.chats = tables, log, snapshots, chats
        self.watching = Watching(tables.engine, tables.process)
        self.now = now
        self.open: dict[str, Room] = {}
        self.listeners: list[Listener] = [self._keep_snapshot]
        """Called whenever a room was opened or has moved: for bots, clocks and endings."""
        self._opening: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        """One lock for a table, while anybody waits for it."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def find(self, table_id: str) -> Room:
        """The room of a table, opened where it is not; raises `Refused`."""
        room = self.open.get(table_id)
        if room is None or table_id in self._opening:  # one that is being opened may yet fail
            opening = self._opening.setdefault(table_id, asyncio.Lock())
            async with opening:
                room = self.open.get(table_id) or await self._opened(table_id)
        room.used_at = self.now()
        return room

    async def _opened(self, table_id: str) -> Room:
        room = await asyncio.to_thread(self._read, table_id)
        room.listeners.append(self._moved)
        self.open[table_id] = room
        try:
            await self.look_again(table_id)  # of what happened meanwhile no bell has told it
        except BaseException:
            self.open.pop(table_id, None)  # whoever comes next opens it
            raise
        return room

    def _read(self, table_id: str) -> Room:
        found = self.tables.read(table_id)
        if found is None:
            raise not_found("table")
        table, seats = found
        position = self._position(table, seats)
        return Room(Company(_known(table), seats), self.log, self.now, position)

    def _position(self, table: TableRow, seats: list[SeatRow]) -> Position | None:
        """How the game stands; none before it is dealt. Raises `Unreadable`."""
        if table.start is None:
            return None
        position = self._last_kept(_first(table, table.start, seats), table.id)
        entries = self.log.read(table.id, position.number)
        try:
            for entry in entries:
                position = position.after(entry)
            position.check_history()
        except OtherGame as error:
            raise Unreadable(table.id, "The rules have changed under this table", error) from None
        except Exception as error:  # another version's answers may break our rules anywhere
            raise Unreadable(table.id, "The log of this table does not play again", error) from None
        return position

    def _last_kept(self, first: Position, table_id: str) -> Position:
        snapshot = self.snapshots.read(table_id)
        if snapshot is not None:
            try:
                return read_position(snapshot, first)
            except Exception as error:  # a cache: the log tells it, too
                _logger.warning("a snapshot of table %s is broken: %s", table_id, error)
        return first

    async def close_unread(self, table_id: str, by: str) -> Room:
        """End a table that is `Unreadable`; its room, without a game."""
        await asyncio.to_thread(self.tables.close_unread, table_id, by, self.now())
        found = await asyncio.to_thread(self.tables.read, table_id)
        if found is None:
            raise not_found("table")
        table, seats = found
        return Room(Company(_known(table), seats), self.log, self.now)

    async def look_again(self, table_id: str) -> None:
        """Something about a table was changed, here or in another process: read what is new."""
        room = self.open.get(table_id)
        if room is None:
            return
        async with room.lock:  # who reads later must not write earlier
            found, watching = await asyncio.to_thread(self._read_again, table_id)
            if found is None:
                return
            self._update_company(room, *found)
            room.company.watching_elsewhere = watching
            if room.position is None:
                room.position = await asyncio.to_thread(self._position, *found)
        await room.catch_up()
        said = room.chat[-1].id if room.chat else 0
        room.hear(await asyncio.to_thread(self.chats.since, table_id, said))
        room.ring()

    def _read_again(self, table_id: str) -> tuple[tuple[TableRow, list[SeatRow]] | None, int]:
        """A table and its seats, and how many watch it elsewhere."""
        return self.tables.read(table_id), self.watching.elsewhere(table_id, self.now())

    def _update_company(self, room: Room, table: TableRow, seats: list[SeatRow]) -> None:
        room.company.table, room.company.seats = _known(table), seats
        room.company.changed()

    async def look_at_all(self) -> None:
        """After a gap in what was heard, everything may be new."""
        await self.look_at(list(self.open))

    async def look_at(self, table_ids: Iterable[str]) -> None:
        """Look again at these; one that cannot be read keeps nobody from the others."""
        for table_id in table_ids:
            try:
                await self.look_again(table_id)
            except sa.exc.SQLAlchemyError:
                raise
            except Exception as error:
                _logger.warning("table %s cannot be read: %s", table_id, type(error).__name__)

    async def notice_ends(self) -> None:
        """Look at tables that a host has closed from the command line: SQLite rings no bell."""
        on = [room.id for room in self.open.values() if room.company.table.state not in ENDED]
        await self.look_at(await asyncio.to_thread(self.tables.ended, on))

    def close_idle(self) -> None:
        """Forget rooms that nobody has used for a while: nothing of them needs saving."""
        now = self.now()
        for room in list(self.open.values()):
            if not room.is_used and now - room.used_at > IDLE_AFTER and not room.lock.locked():
                del self.open[room.id]

    def _moved(self, room: Room) -> None:
        for listener in self.listeners:
            listener(room)

    def _keep_snapshot(self, room: Room) -> None:
        position = room.position
        if position is None or position.number == 0 or position.number % SNAPSHOT_EVERY:
            return
        task = asyncio.create_task(asyncio.to_thread(self._write_snapshot, room.id, position))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def written(self) -> None:
        """Wait for snapshots that are being written."""
        await asyncio.gather(*self._tasks)

    def _write_snapshot(self, table_id: str, position: Position) -> None:
        try:
            self.snapshots.write(table_id, position.number, write_position(position))
        except Exception as error:  # a cache that is not written costs nothing but time
            _logger.warning("no snapshot of table %s: %s", table_id, type(error).__name__)


def _first(table: TableRow, start: str, seats: list[SeatRow]) -> Position:
    began_at = table.began_at or table.made_at
    try:
        return first_position(table.id, start, specs_of(seats), read_clock(table.clock), began_at)
    except Exception as error:  # a deal of another version may break our rules anywhere
        words = "This table was begun with another version of Emberhall"
        raise Unreadable(table.id, words, error) from None


def _known(table: TableRow) -> TableRow:
    """What a room keeps of a row: the deal is long, and its position was made of it."""
    return msgspec.structs.replace(table, start=None)
