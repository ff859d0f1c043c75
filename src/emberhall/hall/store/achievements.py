"""What each browser has unlocked, as rows."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa

from emberhall.hall.store.rows import insert
from emberhall.hall.store.schema import achievements


def unlocked(connection: sa.Connection, holder: str, title: str) -> set[str]:
    """The names this holder has unlocked in games of a title."""
    query = sa.select(achievements.c.name).where(
        achievements.c.holder == holder, achievements.c.title == title
    )
    return {*connection.execute(query).scalars()}


def add(
    connection: sa.Connection, holder: str, title: str, names: Iterable[str], at: float
) -> None:
    """Write down what was unlocked; what was there before keeps its day."""
    rows = [{"holder": holder, "title": title, "name": name, "at": at} for name in names]
    if rows:
        connection.execute(insert(connection.dialect, achievements).on_conflict_do_nothing(), rows)
