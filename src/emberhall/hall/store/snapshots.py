"""Snapshots: a position now and then, so that a table opens quickly. A cache: none is needed."""

from __future__ import annotations

import sqlalchemy as sa

from emberhall.hall.store.rows import insert
from emberhall.hall.store.schema import snapshots


class Snapshots:
    """The latest snapshot of each table. Every method waits for the database."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def write(self, table_id: str, number: int, position: str) -> None:
        """Keep this one, unless a later one is there."""
        values = {"number": number, "position": position}
        written = insert(self.engine.dialect, snapshots).values(table_id=table_id, **values)
        statement = written.on_conflict_do_update(
            index_elements=["table_id"], set_=values, where=snapshots.c.number < number
        )
        with self.engine.begin() as connection:
            connection.execute(statement)

    def read(self, table_id: str) -> str | None:
        query = sa.select(snapshots.c.position).where(snapshots.c.table_id == table_id)
        with self.engine.connect() as connection:
            return connection.execute(query).scalar()

    def forget(self, table_id: str) -> None:
        with self.engine.begin() as connection:
            connection.execute(sa.delete(snapshots).where(snapshots.c.table_id == table_id))
