"""What a host can do from the command line, also while the hall is open."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

import sqlalchemy as sa
from msgspec import Struct

from emberhall import EmberhallError
from emberhall.hall.auth.guard import Guard
from emberhall.hall.now import now_of
from emberhall.hall.room import Room
from emberhall.hall.rooms import Rooms, Unreadable
from emberhall.hall.running import link_of
from emberhall.hall.seating import specs_of
from emberhall.hall.settings import Settings
from emberhall.hall.store import grants
from emberhall.hall.store.chat import Chats
from emberhall.hall.store.engine import in_use, migrate, open_engine
from emberhall.hall.store.log import Log
from emberhall.hall.store.schema import chat, entries, seats, tables
from emberhall.hall.store.snapshots import Snapshots
from emberhall.hall.store.tables import (
    BOT,
    CLOSED,
    ENDED,
    GATHERING,
    OPEN,
    OVER,
    RUNNING,
    SeatRow,
    TableRow,
    Tables,
)
from emberhall.hall.wire import Refused
from emberhall.play.session_text import write_session

T = TypeVar("T")

BY = "admin"
LOG_FORMAT = "emberhall log 1"
"""Of an export of a table that will not open: to be read by people, and by whoever mends it."""


class NoSuchTable(EmberhallError, LookupError):
    """There is no table of that name."""


class CannotDo(EmberhallError):
    """A table does not let that be done with it."""


class WillNotOpen(CannotDo):
    """Of a table no position can be made any more."""


class TableLine(Struct, frozen=True):
    """One table in a list."""

    id: str
    title: str
    state: str
    label: str
    players: list[str]
    entries: int
    made_at: float
    moved_at: float
    """When the last entry was written, or the table was made."""


class Inspection(Struct, frozen=True):
    """One table in detail, with nothing of what its players hide."""

    table: TableLine
    settings: dict[str, Any]
    clock: dict[str, Any]
    undo: bool
    listed: bool
    seats: list[str]
    """What sits there, seat by seat: open, person, program, or the bot."""
    entries: dict[str, int]
    """How many of each kind."""
    stand_ins: int
    chat: int
    log: str
    """Whether the log plays again: `ok`, or what is wrong."""


@contextmanager
def opened(settings: Settings) -> Iterator[sa.Engine]:
    """The hall's database, in the form that this version writes."""
    if settings.sqlite_file is not None and not settings.sqlite_file.is_file():
        raise CannotDo(f"there is no hall yet: {settings.sqlite_file} does not exist")
    engine = open_engine(settings.database_url)
    try:
        with in_use(engine):
            migrate(engine)
            yield engine
    finally:
        engine.dispose()


def table_lines(engine: sa.Engine, states: tuple[str, ...]) -> list[TableLine]:
    """Tables in these states, those that moved last first."""
    last = (
        sa.select(
            entries.c.table_id,
            sa.func.count().label("entries"),
            sa.func.max(entries.c.at).label("moved_at"),
        )
        .group_by(entries.c.table_id)
        .subquery()
    )
    query = (
        sa.select(tables, sa.func.coalesce(last.c.entries, 0).label("entries"), last.c.moved_at)
        .outerjoin(last, last.c.table_id == tables.c.id)
        .where(tables.c.state.in_(states))
    )
    with engine.connect() as connection:
        names = _names(connection)
        found = [_line(row, names.get(row.id, [])) for row in connection.execute(query)]
    return sorted(found, key=lambda line: line.moved_at, reverse=True)


def _names(connection: sa.Connection) -> dict[str, list[str]]:
    names: dict[str, list[str]] = {}
    for row in connection.execute(sa.select(seats).order_by(seats.c.table_id, seats.c.seat)):
        names.setdefault(row.table_id, []).append(row.name or row.spec or row.kind)
    return names


def _line(row: sa.Row[Any], players: list[str]) -> TableLine:
    moved_at = row.moved_at or row.began_at or row.made_at
    return TableLine(
        row.id, row.title, row.state, row.label, players, row.entries, row.made_at, moved_at
    )


def inspect(engine: sa.Engine, table_id: str) -> Inspection:
    """All that a host needs to know about a table; its log is played again."""
    every = table_lines(engine, (GATHERING, RUNNING, OVER, CLOSED))
    line = next((line for line in every if line.id == table_id), None)
    table, seated = _read(engine, table_id)
    if line is None:
        raise _unknown(table_id)
    kinds, stand_ins, said = _counts(engine, table_id)
    return Inspection(
        table=line,
        settings=table.settings,
        clock=table.clock,
        undo=table.undo,
        listed=table.listed,
        seats=[row.spec or row.kind for row in seated],
        entries=kinds,
        stand_ins=stand_ins,
        chat=said,
        log=_log_state(engine, table_id),
    )


def _counts(engine: sa.Engine, table_id: str) -> tuple[dict[str, int], int, int]:
    here = entries.c.table_id == table_id
    kinds = sa.select(entries.c.kind, sa.func.count()).where(here).group_by(entries.c.kind)
    stand_ins = sa.select(sa.func.count()).where(here, entries.c.by == "stand-in")
    said = sa.select(sa.func.count()).where(chat.c.table_id == table_id)
    with engine.connect() as connection:
        counted = {row[0]: row[1] for row in connection.execute(kinds)}
        return counted, connection.scalar(stand_ins) or 0, connection.scalar(said) or 0


def _log_state(engine: sa.Engine, table_id: str) -> str:
    try:
        return _in_room(engine, table_id, _plays_again)
    except (EmberhallError, LookupError, ValueError) as problem:
        return str(problem)


async def _plays_again(room: Room) -> str:
    return "ok" if room.position is not None else "not begun"


def close(engine: sa.Engine, table_id: str) -> None:
    """End a table for good; those who sit there are told."""

    async def closing(room: Room) -> None:
        if room.company.table.state in (OVER, CLOSED):
            raise CannotDo(f"the table {table_id} has ended already")
        if room.position is not None:
            await room.close(BY)
        elif not Tables(engine, BY).close(table_id):
            raise CannotDo(f"the game of the table {table_id} has just begun: try again")

    try:
        _in_room(engine, table_id, closing)
    except WillNotOpen:
        if not Tables(engine, BY).close_unread(table_id, BY, time.time()):
            raise CannotDo(f"the table {table_id} has ended already") from None


def export(engine: sa.Engine, table_id: str) -> str:
    """The record of a game that is over, or a saved game with which a terminal goes on.

    Of a table that will not open: what it began with, and its log.
    """

    async def exported(room: Room) -> str:
        if room.position is None:
            raise CannotDo(f"the game of the table {table_id} has not begun")
        session = room.position.session
        return session.game.record() if session.is_over else write_session(session)

    try:
        return _in_room(engine, table_id, exported)
    except WillNotOpen as error:
        return _as_written(engine, table_id, str(error))


def _as_written(engine: sa.Engine, table_id: str, why: str) -> str:
    table, seated = _read(engine, table_id)
    told = {
        "format": LOG_FORMAT,
        "why": why,
        "title": table.title,
        "clock": table.clock,
        "seats": specs_of(seated),
        "start": table.start,
        "entries": [entry[1:] for entry in Log(engine).read(table_id, 0)],
    }
    return json.dumps(told)


def public_url(settings: Settings) -> str:
    """Where players find the hall: as its host says, or as it says itself while it is open."""
    file = settings.sqlite_file
    link = settings.public_url or (file and link_of(file))
    if not link:
        raise CannotDo("where players find the hall is not known: name it with --public-url")
    return link.rstrip("/")


def recovery(engine: sa.Engine, table_id: str, named: str) -> tuple[str, str]:
    """A secret by which a seat is taken over, once, and the name of whoever sits there.

    The seat is counted from 1, or named by its player."""
    table, seated = _read(engine, table_id)
    if table.state in ENDED:
        raise CannotDo(f"the table {table_id} has ended already")
    row = _seat_named(table_id, seated, named)
    if row.kind in (BOT, OPEN):
        whose = "a bot's" if row.kind == BOT else "nobody's yet"
        raise CannotDo(f"seat {row.seat + 1} of the table {table_id} is {whose}")
    minting = Guard(engine, now_of(engine)).mint(grants.RECOVER, table_id, row.seat)
    return asyncio.run(minting), row.name


def _seat_named(table_id: str, seated: list[SeatRow], named: str) -> SeatRow:
    by_number = [row for row in seated if named == str(row.seat + 1)]
    by_name = [row for row in seated if named == row.name]
    for found in (by_number, by_name):
        if len(found) == 1:
            return found[0]
    there = ", ".join(f"{row.seat + 1} ({row.name or row.kind})" for row in seated)
    raise CannotDo(f"no one seat of the table {table_id} is {named!r}; there are {there}")


def revoke(engine: sa.Engine, table_id: str) -> None:
    """End all links to join and to watch a table, and what its host may do there."""
    _read(engine, table_id)
    now = now_of(engine)
    with engine.begin() as connection:
        for kind in (grants.JOIN, grants.LOOK, grants.WATCH, grants.HOST):
            grants.revoke_all(connection, table_id, kind, now())


def _read(engine: sa.Engine, table_id: str) -> tuple[TableRow, list[SeatRow]]:
    found = Tables(engine).read(table_id)
    if found is None:
        raise _unknown(table_id)
    return found


def _in_room(engine: sa.Engine, table_id: str, do: Callable[[Room], Coroutine[Any, Any, T]]) -> T:
    """Do something with a table by its log, as the hall would, but with no bot and no clock."""

    async def within() -> T:
        log = Log(engine, BY)
        rooms = Rooms(Tables(engine), log, Snapshots(engine), Chats(engine), now_of(engine))
        writing = asyncio.create_task(log.run())
        try:
            return await do(await rooms.find(table_id))
        finally:
            await rooms.written()
            writing.cancel()

    _read(engine, table_id)
    try:
        return asyncio.run(within())
    except Unreadable as no:
        raise WillNotOpen(no.words.rstrip(".")) from None
    except Refused as no:
        raise CannotDo(no.words.rstrip(".")) from None


def _unknown(table_id: str) -> NoSuchTable:
    return NoSuchTable(f"there is no table {table_id!r}; see: emberhall admin list --all")


def days_ago(days: float) -> float:
    return time.time() - days * 86_400
