"""Grants: what the holder of a secret may do. Each function is one statement."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace

import sqlalchemy as sa

from emberhall.hall.store.schema import grants, seats, tables

HOST, SEAT, PROGRAM, WATCH = "host", "seat", "program", "watch"
JOIN, LOOK, RECOVER, CAMPAIGN = "join", "look", "recover", "campaign"
"""The first three are links: whoever has used one holds something else, such as `WATCH`."""


@dataclass(frozen=True, slots=True)
class Grant:
    """One permission of one holder: of a table, of a seat there, or of a campaign."""

    holder: str
    kind: str
    table_id: str | None = None
    seat: int | None = None
    campaign_id: str | None = None


_FIELDS = [grants.c[name] for name in ("holder", "kind", "table_id", "seat", "campaign_id")]
_LIVE = grants.c.revoked_at.is_(None)


def of_host(holder: str, table_id: str, seats: Iterable[int]) -> list[Grant]:
    """What whoever opens a table holds: the table itself, and these seats."""
    own = (Grant(holder, SEAT, table_id, seat) for seat in seats)
    return [Grant(holder, HOST, table_id), *own]


def give(connection: sa.Connection, grant: Grant, at: float) -> None:
    """Write a grant down; one that stands already is not written twice."""
    values = {field.name: getattr(grant, field.name) for field in _FIELDS}
    same = [field.is_not_distinct_from(values[field.name]) for field in _FIELDS]
    new = sa.select(
        *(sa.literal(values[field.name], field.type) for field in _FIELDS), sa.literal(at, sa.Float)
    ).where(~sa.exists().where(_LIVE, *same))
    connection.execute(sa.insert(grants).from_select([*_FIELDS, grants.c.made_at], new))


def find(connection: sa.Connection, holder: str, table_id: str) -> list[Grant]:
    """What this holder may do at this table."""
    return _those(connection, grants.c.holder == holder, grants.c.table_id == table_id)


def of_holder(connection: sa.Connection, holder: str) -> list[Grant]:
    """Everything that this browser or program may do, the newest first."""
    return _those(connection, grants.c.holder == holder)


def at_table(connection: sa.Connection, table_id: str) -> list[Grant]:
    """Everything that stands at a table, whoever holds it."""
    return _those(connection, grants.c.table_id == table_id)


def of_seat(connection: sa.Connection, table_id: str, seat: int) -> list[Grant]:
    """Who may play this seat."""
    return _those(
        connection,
        grants.c.table_id == table_id,
        grants.c.kind.in_((SEAT, PROGRAM)),
        grants.c.seat == seat,
    )


def standing(
    connection: sa.Connection, holder: str, table_id: str
) -> tuple[bool, list[Grant]] | None:
    """Whether a table is listed, and what the holder may do there; None: there is no such table."""
    held = sa.and_(grants.c.table_id == tables.c.id, grants.c.holder == holder, _LIVE)
    rows = connection.execute(
        sa.select(tables.c.listed, *_FIELDS)
        .select_from(tables.outerjoin(grants, held))
        .where(tables.c.id == table_id)
    ).all()
    if not rows:
        return None
    return rows[0].listed, [Grant(*row[1:]) for row in rows if row.holder is not None]


def use_once(connection: sa.Connection, holder: str, kind: str, at: float) -> Grant | None:
    """Take a link that works once, such as a recovery link; None: it does not work, or no more."""
    row = connection.execute(
        sa.update(grants)
        .where(_LIVE, grants.c.holder == holder, grants.c.kind == kind)
        .values(revoked_at=at)
        .returning(*_FIELDS)
    ).first()
    return Grant(*row) if row else None


def own_by_used(connection: sa.Connection, link: str, kind: str, holder: str) -> Grant | None:
    """The seat of a link that was used, if it is this holder's."""
    used = sa.select(grants.c.table_id, grants.c.seat).where(
        grants.c.holder == link, grants.c.kind == kind
    )
    own = (grants.c.holder == holder, grants.c.kind == SEAT)
    held = _those(connection, *own, sa.tuple_(grants.c.table_id, grants.c.seat).in_(used))
    return held[0] if held else None


def revoke_seat(
    connection: sa.Connection, table_id: str, seat: int, at: float, but: Collection[str] = ()
) -> int:
    """Take a seat from everybody who holds it, and the links that would give it."""
    return _end(
        connection,
        at,
        grants.c.table_id == table_id,
        grants.c.seat == seat,
        grants.c.holder.not_in(but),
    )


def hand_on_host(connection: sa.Connection, table_id: str, old: str, new: str, at: float) -> None:
    """What belongs to a table's host goes along with the last seat that they play themselves:
    the table, and the chairs of their programs."""
    held = [grant for grant in find(connection, old, table_id) if grant.kind in (HOST, SEAT)]
    of_programs = sa.select(seats.c.seat).where(
        seats.c.table_id == table_id, seats.c.kind == PROGRAM
    )
    others = {None, *connection.scalars(of_programs)}
    if all(grant.kind != HOST for grant in held) or any(g.seat not in others for g in held):
        return
    _end(connection, at, grants.c.table_id == table_id, grants.c.holder == old)
    for grant in held:
        give(connection, replace(grant, holder=new), at)


def revoke_programs(connection: sa.Connection, table_id: str, seat: int, at: float) -> int:
    """End the tokens by which programs play a seat; its person keeps it."""
    return _end(
        connection,
        at,
        grants.c.table_id == table_id,
        grants.c.kind == PROGRAM,
        grants.c.seat == seat,
    )


def taken_since(connection: sa.Connection, at: float) -> set[tuple[str, str | None]]:
    """Holder and table of everything that ended since then."""
    rows = connection.execute(
        sa.select(grants.c.holder, grants.c.table_id).where(grants.c.revoked_at >= at)
    )
    return {(row.holder, row.table_id) for row in rows}


def revoke_all(connection: sa.Connection, table_id: str, kind: str, at: float) -> int:
    """End everything of one kind at this table, such as its links to join."""
    return _end(connection, at, grants.c.table_id == table_id, grants.c.kind == kind)


def revoke_campaign_links(connection: sa.Connection, campaign_id: str, at: float) -> int:
    """End all links to this campaign; who has used one stays."""
    return _end(connection, at, grants.c.campaign_id == campaign_id, grants.c.kind == JOIN)


def _those(connection: sa.Connection, *where: sa.ColumnElement[bool]) -> list[Grant]:
    rows = connection.execute(sa.select(*_FIELDS).where(_LIVE, *where).order_by(grants.c.id.desc()))
    return [Grant(*row) for row in rows]


def _end(connection: sa.Connection, at: float, *where: sa.ColumnElement[bool]) -> int:
    return connection.execute(sa.update(grants).where(_LIVE, *where).values(revoked_at=at)).rowcount
