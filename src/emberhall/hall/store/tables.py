"""Tables and who sits at them, as rows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from msgspec import Struct

from emberhall.hall.store import grants
from emberhall.hall.store.grants import Grant
from emberhall.hall.store.log import Entry, ring
from emberhall.hall.store.rows import fields, insert
from emberhall.hall.store.schema import entries, seats, tables

GATHERING = "gathering"
RUNNING = "running"
OVER = "over"
CLOSED = "closed"
ENDED = (OVER, CLOSED)

OPEN = "open"
PERSON = "person"
BOT = "bot"
PROGRAM = "program"

TRIES = 10
"""To write while others do."""


class TableRow(Struct, frozen=True, kw_only=True):
    """One table, but for its log."""

    id: str
    title: str
    state: str
    label: str
    settings: dict[str, Any]
    clock: dict[str, Any]
    undo: bool
    listed: bool
    muted: list[int | str]
    start: str | None
    campaign_id: str | None
    rematch_id: str | None
    made_at: float
    began_at: float | None
    ended_at: float | None
    forked: bool = False
    """Whether it goes on from a record: whoever has that knows the seed, and what comes."""


class SeatRow(Struct, frozen=True):
    """Who sits on a seat."""

    table_id: str
    seat: int
    kind: str
    name: str
    colour: int
    spec: str
    mail: str
    here_until: float
    left_at: float = 0.0
    receipt: str = ""
    """Of sitting down; empty where none was given."""


def hold_seat(connection: sa.Connection, table_id: str, seat: int) -> None:
    """Until this transaction ends, nobody else gives or takes what is for this seat.

    Only a write holds the row on both databases, so it is written as it stands."""
    connection.execute(_seat(table_id, seat).values(seat=seat))


def set_mail(connection: sa.Connection, table_id: str, seat: int, mail: str) -> None:
    """Where to write to whoever has this seat (empty: nowhere); every process reads the table
    anew."""
    connection.execute(_seat(table_id, seat).values(mail=mail))
    ring(connection, {table_id}, "")


class Tables:
    """All tables of a hall. Every method is one transaction, and waits for the database."""

    def __init__(self, engine: sa.Engine, process: str = "") -> None:
        self.engine = engine
        self.process = process

    def create(
        self, table: TableRow, seated: Sequence[SeatRow], given: Sequence[Grant], at: float
    ) -> None:
        """Set a table up, with everything that is given at it."""
        with self.engine.begin() as connection:
            set_up(connection, table, seated, given, at)

    def read(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """A table and its seats; nothing where there is none."""
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(tables).where(tables.c.id == table_id)).first()
            if row is None:
                return None
            return _table(row), _seats_of(connection, [table_id])

    def begin(
        self, before: Sequence[SeatRow], seated: Sequence[SeatRow], start: str, at: float
    ) -> bool:
        """Deal the game, unless somebody has, or has sat down or got up meanwhile."""
        table_id = seated[0].table_id
        with self.engine.connect() as connection:
            begun = connection.execute(
                _gathering(table_id).values(state=RUNNING, start=start, began_at=at)
            ).rowcount
            for was, row in zip(before, seated, strict=True):
                same = _seat(table_id, row.seat).where(
                    seats.c.kind == was.kind, seats.c.name == was.name
                )
                named = {"kind": row.kind, "name": row.name, "spec": row.spec}
                begun += connection.execute(same.values(**named)).rowcount
            if begun != 1 + len(seated):
                connection.rollback()
                return False
            ring(connection, {table_id}, self.process)
            connection.commit()
            return True

    def take_seat(self, row: SeatRow, grant: Grant, at: float) -> bool:
        """Sit down on an open seat, unless somebody else was quicker, nobody is waited for, or
        this was done before."""
        free = _seat(row.table_id, row.seat).where(seats.c.kind == OPEN)
        with self.engine.begin() as connection:
            if not _still_gathers(connection, row.table_id):
                return False
            if _taken_by(connection, row.table_id, grant.holder, row.receipt) is not None:
                return False
            if connection.execute(free.values(**fields(row))).rowcount != 1:
                return False
            grants.give(connection, grant, at)
            ring(connection, {row.table_id}, self.process)
            return True

    def taken_by(self, table_id: str, holder: str, receipt: str) -> int | None:
        """The seat that this holder took by this receipt, if it is still theirs."""
        with self.engine.connect() as connection:
            return _taken_by(connection, table_id, holder, receipt)

    def free_seat(self, table_id: str, seat: int, at: float) -> bool:
        """Get up before the game begins: whoever held the seat holds it no more."""
        taken = _seat(table_id, seat).where(seats.c.kind == PERSON)
        freed = taken.values(kind=OPEN, name="", mail="", here_until=0.0, receipt="")
        with self.engine.begin() as connection:
            if not _still_gathers(connection, table_id):
                return False
            if connection.execute(freed).rowcount != 1:
                return False
            grants.revoke_seat(connection, table_id, seat, at)
            ring(connection, {table_id}, self.process)
            return True

    def close(self, table_id: str) -> bool:
        """End a table for good, unless its game has begun: then its log has to tell that."""
        return self._changed(table_id, _gathering(table_id).values(state=CLOSED))

    def close_unread(self, table_id: str, by: str, at: float) -> bool:
        """End a running table of which no position can be made; its log tells that all the same."""
        for _ in range(TRIES):
            with self.engine.connect() as connection:
                is_last = _write_closed(connection, table_id, by, at)
                closed = sa.update(tables).where(tables.c.id == table_id, tables.c.state == RUNNING)
                if connection.execute(closed.values(state=CLOSED, ended_at=at)).rowcount != 1:
                    return False
                if is_last:
                    ring(connection, {table_id}, self.process)
                    connection.commit()
                    return True
        return False

    def set_muted(self, table_id: str, muted: Sequence[int | str]) -> bool:
        """Who may not chat: seats, and "watchers"."""
        return self._changed(
            table_id, sa.update(tables).where(tables.c.id == table_id).values(muted=muted)
        )

    def create_rematch(
        self,
        old_id: str,
        table: TableRow,
        seated: Sequence[SeatRow],
        given: Sequence[Grant],
        at: float,
    ) -> bool:
        """Set up the table at which they play again, unless there is one."""
        first = sa.update(tables).where(tables.c.id == old_id, tables.c.rematch_id.is_(None))
        with self.engine.begin() as connection:
            if connection.execute(first.values(rematch_id=table.id)).rowcount != 1:
                return False
            set_up(connection, table, seated, given, at)
            ring(connection, {old_id}, self.process)
            return True

    def set_here(self, present: Iterable[tuple[str, int, float]], ringing: set[str]) -> None:
        """Until when people count as present; rings for tables where that is news."""
        named = ("at_table", "at_seat", "until")
        # all processes write in the same order: else two could wait for each other's rows
        rows = [dict(zip(named, each, strict=True)) for each in sorted(present)]
        with self.engine.begin() as connection:
            if rows:  # all in one go: answers wait meanwhile
                connection.execute(_HERE, rows)
            ring(connection, ringing, self.process)

    def set_left(self, table_id: str, seat: int, at: float) -> bool:
        """Somebody gets up in the middle of a game, or (0) stays after all."""
        return self._changed(table_id, _seat(table_id, seat).values(left_at=at))

    def these(self, ids: Sequence[str], most: int = 100) -> list[tuple[TableRow, list[SeatRow]]]:
        """These tables, the latest first."""
        return self.several(tables.c.id.in_(ids), (tables.c.made_at.desc(),), most)

    def ended(self, ids: Sequence[str]) -> list[str]:
        """Those of these tables that are over or closed."""
        over = tables.c.id.in_(ids) & tables.c.state.in_(ENDED)
        with self.engine.connect() as connection:
            return list(connection.scalars(sa.select(tables.c.id).where(over)))

    def full(self) -> list[str]:
        """Those that still gather, though every chair is taken."""
        free = sa.exists().where(seats.c.table_id == tables.c.id, seats.c.kind == OPEN)
        query = sa.select(tables.c.id).where(tables.c.state == GATHERING, ~free)
        with self.engine.connect() as connection:
            return list(connection.scalars(query))

    def several(
        self, which: sa.ColumnElement[bool], order: Sequence[sa.ColumnElement[Any]], most: int
    ) -> list[tuple[TableRow, list[SeatRow]]]:
        """So many of these tables, the first in this order."""
        query = sa.select(tables).where(which).order_by(*order).limit(most)
        with self.engine.connect() as connection:
            found = [_table(row) for row in connection.execute(query)]
            rows = _seats_of(connection, [table.id for table in found])
        return [(table, [row for row in rows if row.table_id == table.id]) for table in found]

    def _changed(self, table_id: str, statement: sa.Update) -> bool:
        with self.engine.begin() as connection:
            changed = connection.execute(statement).rowcount == 1
            if changed:
                ring(connection, {table_id}, self.process)
            return changed


def _write_closed(connection: sa.Connection, table_id: str, by: str, at: float) -> bool:
    """Write the last entry; False where another process has just written one in its place."""
    last = sa.select(sa.func.max(entries.c.number)).where(entries.c.table_id == table_id)
    number = 1 + (connection.scalar(last) or 0)
    row = Entry(table_id, number, f"closed {number}", "closed", 0, "", by, at)
    statement = insert(connection.dialect, entries).on_conflict_do_nothing()
    written = connection.execute(statement.returning(entries.c.number), row._asdict())
    return written.first() is not None


def _gathering(table_id: str) -> sa.Update:
    return sa.update(tables).where(tables.c.id == table_id, tables.c.state == GATHERING)


def _still_gathers(connection: sa.Connection, table_id: str) -> bool:
    """Whether a table gathers; if so, it can neither begin nor close before this transaction ends.

    Only a write holds the row on both databases, so it is written as it stands."""
    return connection.execute(_gathering(table_id).values(state=GATHERING)).rowcount == 1


def _taken_by(connection: sa.Connection, table_id: str, holder: str, receipt: str) -> int | None:
    if not receipt:
        return None
    same = seats.c.table_id == table_id, seats.c.receipt == receipt
    taken = connection.scalars(sa.select(seats.c.seat).where(*same)).all()
    held = grants.find(connection, holder, table_id)
    return next((grant.seat for grant in held if grant.seat in taken), None)


def set_up(
    connection: sa.Connection,
    table: TableRow,
    seated: Sequence[SeatRow],
    given: Sequence[Grant],
    at: float,
) -> None:
    """`Tables.create` as part of a greater change."""
    connection.execute(sa.insert(tables), [fields(table)])
    connection.execute(sa.insert(seats), [fields(row) for row in seated])
    for grant in given:
        grants.give(connection, grant, at)


def _seat(table_id: str, seat: int) -> sa.Update:
    return sa.update(seats).where(seats.c.table_id == table_id, seats.c.seat == seat)


def _seats_of(connection: sa.Connection, ids: Sequence[str]) -> list[SeatRow]:
    query = sa.select(seats).where(seats.c.table_id.in_(ids)).order_by(seats.c.seat)
    return [SeatRow(**row._mapping) for row in connection.execute(query)]


def _table(row: sa.Row[Any]) -> TableRow:
    return TableRow(**row._mapping)


_HERE = (
    sa.update(seats)
    .where(seats.c.table_id == sa.bindparam("at_table"), seats.c.seat == sa.bindparam("at_seat"))
    .values(here_until=sa.bindparam("until"))
)
