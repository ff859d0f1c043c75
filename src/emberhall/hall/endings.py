"""The end of a game: its record is put away, its chapter and what it unlocked are written down."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import sqlalchemy as sa

from emberhall import EmberhallError
from emberhall.hall.campaigns import attempt_written
from emberhall.hall.position import Position
from emberhall.hall.room import Room
from emberhall.hall.rooms import Rooms
from emberhall.hall.store import achievements, grants, records
from emberhall.hall.store.records import RecordRow
from emberhall.hall.store.tables import SeatRow, TableRow
from emberhall.play.session import Session
from emberhall.play.store import InUse

TRIES = 10
REMEMBERED = 10_000

_logger = logging.getLogger("emberhall.hall.endings")


class Endings:
    """Sees to it that every game is put away once, whichever process sees it end."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine
        self._tasks: set[asyncio.Task[None]] = set()
        self._seen: set[str] = set()
        """Tables that need not be looked at again."""

    def look_at(self, room: Room) -> None:
        """One of `Rooms.listeners`: puts a game away as soon as it is over."""
        if room.position is None or not room.position.is_over or room.id in self._seen:
            return
        if len(self._seen) >= REMEMBERED:
            self._seen.clear()
        self._seen.add(room.id)
        task = asyncio.create_task(self._put_away_soon(room))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _put_away_soon(self, room: Room) -> None:
        try:
            await self.put_away(room)
        except Exception as error:  # the sweep at the next start finds it
            self._seen.discard(room.id)
            _logger.warning("the end of table %s waits: %s", room.id, type(error).__name__)

    async def put_away(self, room: Room) -> None:
        """Put a game away that is over; to do so again changes nothing."""
        position, company = room.position, room.company
        assert position is not None
        await asyncio.to_thread(put_away, self.engine, company.table, company.seats, position)

    async def sweep(self, rooms: Rooms) -> None:
        """Put away what ended before somebody stopped us."""
        for table_id in await asyncio.to_thread(self._missing):
            try:
                self.look_at(await rooms.find(table_id))
            except sa.exc.SQLAlchemyError:
                raise
            except Exception as error:  # begun with another version, or broken: it stays as it is
                _logger.warning("the end of table %s waits: %s", table_id, type(error).__name__)

    async def stop(self) -> None:
        """Wait until what has ended is put away."""
        await asyncio.gather(*self._tasks)

    def _missing(self) -> list[str]:
        with self.engine.connect() as connection:
            return records.missing(connection)


def put_away(
    engine: sa.Engine, table: TableRow, seats: Sequence[SeatRow], position: Position
) -> None:
    """Record, chapter and achievements in one transaction, unless the record is there."""
    for _ in range(TRIES):
        try:
            with engine.begin() as connection:
                _write_down(connection, table, seats, position)
                return
        except InUse:
            continue
    raise InUse(f"the campaign of table {table.id} is being written by others: try again")


def _write_down(
    connection: sa.Connection, table: TableRow, seats: Sequence[SeatRow], position: Position
) -> None:
    session, at = position.session, position.at
    assert session.is_over
    row = RecordRow(table.id, table.id, session.game.record(), at)
    if not records.keep(connection, row):
        return
    if len(seats) == 1 and not table.forked:
        _unlock(connection, session, at)
    if table.campaign_id:
        _carry_on(connection, table.campaign_id, session, at)


def _unlock(connection: sa.Connection, session: Session, at: float) -> None:
    """Whoever played alone, to the end, and by the content that is installed, has it; where a bot
    did, nobody has."""
    title, header = session.game.title, session.game.header
    if session.seating.people and header is not None and header.content is title.own_content():
        for grant in grants.of_seat(connection, session.id, 0):
            achievements.add(connection, grant.holder, title.name, session.game.earned, at)


def _carry_on(connection: sa.Connection, campaign_id: str, session: Session, at: float) -> None:
    try:
        attempt_written(connection, campaign_id, session, at)
    except InUse:
        raise
    except EmberhallError as error:  # the record tells what happened; the chapter comes again
        _logger.error("campaign %s cannot take table %s: %s", campaign_id, session.id, error)
