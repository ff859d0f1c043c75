"""Tables that nobody has finished: how many one browser, or one address, has open."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

import sqlalchemy as sa

from emberhall.hall.store.grants import HOST
from emberhall.hall.store.schema import grants, tables
from emberhall.hall.store.tables import GATHERING, RUNNING


class Unfinished(NamedTuple):
    """One of them."""

    id: str
    is_offered: bool
    """Whether it stands on the list and waits for people."""


def of_host(connection: sa.Connection, holder: str, most: int) -> list[Unfinished]:
    """So many of those that this holder has opened."""
    hosted = sa.select(grants.c.table_id).where(
        grants.c.holder == holder, grants.c.kind == HOST, grants.c.revoked_at.is_(None)
    )
    return _those(connection, tables.c.id.in_(hosted), most)


def among(connection: sa.Connection, ids: Collection[str]) -> list[Unfinished]:
    """Which of these are not finished."""
    return _those(connection, tables.c.id.in_(ids), len(ids))


def _those(connection: sa.Connection, which: sa.ColumnElement[bool], most: int) -> list[Unfinished]:
    offered = tables.c.listed & (tables.c.state == GATHERING)
    query = sa.select(tables.c.id, offered).where(tables.c.state.in_((GATHERING, RUNNING)), which)
    with_those_first = query.order_by(offered.desc()).limit(most)
    return [Unfinished(row[0], bool(row[1])) for row in connection.execute(with_those_first)]
