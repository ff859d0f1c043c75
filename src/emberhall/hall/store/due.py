"""Tables that run by a clock, and when something happened there last."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from emberhall.hall.store.schema import entries, tables
from emberhall.hall.store.tables import RUNNING


class Clocked(NamedTuple):
    table_id: str
    clock: dict[str, Any]
    last_at: float


def clocked(engine: sa.Engine) -> list[Clocked]:
    """Every running table that has a clock, and the time of its last entry."""
    last = (
        sa.select(entries.c.at)
        .where(entries.c.table_id == tables.c.id)
        .order_by(entries.c.number.desc())
        .limit(1)
        .scalar_subquery()
    )
    last_at = sa.func.coalesce(last, tables.c.began_at, tables.c.made_at)
    has_clock = tables.c.clock["kind"].as_string() != "none"
    query = sa.select(tables.c.id, tables.c.clock, last_at)
    query = query.where(tables.c.state == RUNNING, has_clock)
    with engine.connect() as connection:
        return [Clocked(*row) for row in connection.execute(query)]
