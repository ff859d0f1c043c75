"""How many watch a table, told by each process for itself. On SQLite there is no other process."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa

from emberhall.hall.store.log import ring
from emberhall.hall.store.rows import insert
from emberhall.hall.store.schema import watching


class Watching:
    """What one process tells, and what the others have told. Each method waits for the database."""

    def __init__(self, engine: sa.Engine, process: str) -> None:
        self.engine, self.process = engine, process
        self.is_alone = engine.dialect.name == "sqlite"

    def tell(self, watchers: Mapping[str, int], until: float, ringing: set[str]) -> None:
        """So many watch these tables here, and count until then; rings where that is news."""
        if self.is_alone:
            return
        rows = [
            {"table_id": table, "process": self.process, "watchers": count, "until": until}
            for table, count in sorted(watchers.items())
        ]
        new = insert(self.engine.dialect, watching)
        told = {name: new.excluded[name] for name in ("watchers", "until")}
        with self.engine.begin() as connection:
            connection.execute(
                new.on_conflict_do_update(index_elements=["table_id", "process"], set_=told), rows
            )
            ring(connection, ringing, self.process)

    def elsewhere(self, table_id: str, now: float) -> int:
        """How many watch this table at other processes."""
        if self.is_alone:
            return 0
        query = sa.select(sa.func.sum(watching.c.watchers)).where(
            watching.c.table_id == table_id,
            watching.c.process != self.process,
            watching.c.until > now,
        )
        with self.engine.connect() as connection:
            return connection.scalar(query) or 0


def forget_watching(connection: sa.Connection, before: float) -> None:
    """What processes that are gone have told."""
    connection.execute(sa.delete(watching).where(watching.c.until < before))
