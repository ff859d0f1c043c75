"""Which tables stand on the list that everybody sees, and in which order.

Neither hangs on when somebody answered last: that may be a secret.
"""

from __future__ import annotations

import sqlalchemy as sa

from emberhall.hall.store.schema import entries, seats, tables
from emberhall.hall.store.tables import (
    GATHERING,
    OPEN,
    PERSON,
    PROGRAM,
    RUNNING,
    SeatRow,
    TableRow,
    Tables,
)

JUST_OPENED = 60.0
"""Seconds in which whoever opened a table comes in: nobody is there before that."""
LATELY = 7 * 86_400.0
"""At a table played by letter nobody needs to be there: it began, or somebody was there, in these
seconds."""
MOST = 100


def listed(store: Tables, now: float) -> list[tuple[TableRow, list[SeatRow]]]:
    """Tables for all to see at which somebody is: first those with a free chair, then those that
    began last."""
    shown = tables.c.listed & tables.c.state.in_((GATHERING, RUNNING)) & _is_alive(now)
    free = (tables.c.state == GATHERING) & _some_seat(seats.c.kind == OPEN)
    return store.several(shown, (sa.case((free, 0), else_=1), _began_at().desc()), MOST)


def _is_alive(now: float) -> sa.ColumnElement[bool]:
    by_letter = tables.c.clock["kind"].as_string() == "days"
    lately = _is_here(now - LATELY) | (_began_at() > now - LATELY)
    return sa.or_(_is_here(now), tables.c.made_at > now - JUST_OPENED, by_letter & lately)


def _is_here(since: float) -> sa.ColumnElement[bool]:
    """Whether somebody has been there since then."""
    return _some_seat(seats.c.kind.in_((PERSON, PROGRAM)), seats.c.here_until > since)


def _some_seat(*that: sa.ColumnElement[bool]) -> sa.ColumnElement[bool]:
    return sa.exists().where(seats.c.table_id == tables.c.id, *that)


def moved_at() -> sa.ColumnElement[float]:
    """When something happened there last: for the host of the hall alone."""
    last = sa.select(entries.c.at).where(entries.c.table_id == tables.c.id)
    last = last.order_by(entries.c.number.desc()).limit(1)
    return sa.func.coalesce(last.scalar_subquery(), _began_at())


def _began_at() -> sa.ColumnElement[float]:
    return sa.func.coalesce(tables.c.began_at, tables.c.made_at)
