"""Records of games: those that were played here to their end, and those brought from elsewhere."""

from __future__ import annotations

import sqlalchemy as sa
from msgspec import Struct

from emberhall.hall.store.ids import is_id
from emberhall.hall.store.rows import fields, insert
from emberhall.hall.store.schema import records, tables
from emberhall.hall.store.tables import OVER


class RecordRow(Struct, frozen=True):
    id: str
    table_id: str | None
    """Where it was played; none where it was brought from elsewhere."""
    record: str
    made_at: float


def keep(connection: sa.Connection, row: RecordRow) -> bool:
    """Keep a record; False where it is kept already."""
    statement = insert(connection.dialect, records).on_conflict_do_nothing()
    kept = connection.execute(statement.returning(records.c.id), fields(row))
    return kept.first() is not None


def keep_brought(connection: sa.Connection, row: RecordRow, most: int) -> None:
    """Keep a record from elsewhere, and of all of them the latest; brought again, it is one."""
    if not keep(connection, row):
        again = sa.update(records).where(records.c.id == row.id, _brought())
        connection.execute(again.values(made_at=row.made_at))
    latest = sa.select(records.c.id).where(_brought()).order_by(records.c.made_at.desc())
    connection.execute(sa.delete(records).where(records.c.id.in_(latest.offset(most))))


def forget_brought(connection: sa.Connection, before: float) -> int:
    """Throw away what was brought from elsewhere before then; how many that were."""
    old = sa.delete(records).where(_brought(), records.c.made_at < before)
    return connection.execute(old).rowcount


def _brought() -> sa.ColumnElement[bool]:
    return records.c.table_id.is_(None)


def read(connection: sa.Connection, record_id: str) -> RecordRow | None:
    if not is_id(record_id):
        return None
    row = connection.execute(sa.select(records).where(records.c.id == record_id)).first()
    return None if row is None else RecordRow(**row._mapping)


def missing(connection: sa.Connection) -> list[str]:
    """Tables that are over and whose record is not kept yet: a crash came between."""
    kept = sa.select(records.c.id).where(records.c.id == tables.c.id)
    query = sa.select(tables.c.id).where(tables.c.state == OVER, ~kept.exists())
    return list(connection.execute(query).scalars())
