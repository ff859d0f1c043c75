"""Campaigns as pages of text, and to whom they belong."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from msgspec import Struct

from emberhall.hall.store.grants import CAMPAIGN, SEAT, Grant, give
from emberhall.hall.store.ids import is_id
from emberhall.hall.store.rows import fields
from emberhall.hall.store.schema import campaigns, grants, tables


class CampaignRow(Struct, frozen=True):
    id: str
    name: str
    page: str
    number: int
    """How often it was written: who writes it anew must have read it last."""
    saved_at: float


def create(connection: sa.Connection, row: CampaignRow, holder: str) -> None:
    """Write a campaign down that belongs to this holder."""
    connection.execute(sa.insert(campaigns), fields(row))
    give(connection, Grant(holder, CAMPAIGN, campaign_id=row.id), row.saved_at)


def claim(connection: sa.Connection, row: CampaignRow, holder: str, own: Iterable[int]) -> None:
    """Which seats of the first chapter are the holder's own."""
    for seat in own:
        give(connection, Grant(holder, CAMPAIGN, seat=seat, campaign_id=row.id), row.saved_at)


def own_seats(connection: sa.Connection, campaign_id: str, holder: str) -> set[int]:
    """Those that were this holder's in the last chapter, or else are to be in the first."""
    last = (
        sa.select(tables.c.id)
        .where(tables.c.campaign_id == campaign_id, tables.c.began_at.is_not(None))
        .order_by(tables.c.made_at.desc())
        .limit(1)
    )
    table_id = connection.execute(last).scalar()
    if table_id is None:
        held = (grants.c.campaign_id == campaign_id, *_theirs(holder))
    else:
        held = (grants.c.table_id == table_id, *_theirs(holder, SEAT))
    query = sa.select(grants.c.seat).where(grants.c.seat.is_not(None), *held)
    return {*connection.execute(query).scalars()}


def read(connection: sa.Connection, campaign_id: str) -> CampaignRow | None:
    if not is_id(campaign_id):
        return None
    row = connection.execute(sa.select(campaigns).where(campaigns.c.id == campaign_id)).first()
    return None if row is None else CampaignRow(**row._mapping)


def of_holder(connection: sa.Connection, holder: str) -> list[CampaignRow]:
    """Those that belong to a holder, the latest first."""
    theirs = sa.select(grants.c.campaign_id).where(*_theirs(holder))
    query = (
        sa.select(campaigns)
        .where(campaigns.c.id.in_(theirs))
        .order_by(campaigns.c.saved_at.desc(), campaigns.c.id)
    )
    return [CampaignRow(**row._mapping) for row in connection.execute(query)]


def of_how_much(connection: sa.Connection, holder: str) -> tuple[int, int]:
    """How many campaigns a holder has, and of how many letters all their pages are."""
    theirs = sa.select(grants.c.campaign_id).where(*_theirs(holder))
    letters = sa.func.coalesce(sa.func.sum(sa.func.length(campaigns.c.page)), 0)
    query = sa.select(sa.func.count(), letters).where(campaigns.c.id.in_(theirs))
    count, length = connection.execute(query).one()
    return count, length


def write(connection: sa.Connection, before: CampaignRow, page: str, at: float) -> bool:
    """Replace a page, unless somebody has since it was read."""
    statement = (
        sa.update(campaigns)
        .where(campaigns.c.id == before.id, campaigns.c.number == before.number)
        .values(page=page, number=before.number + 1, saved_at=at)
    )
    return connection.execute(statement).rowcount == 1


def belongs(connection: sa.Connection, campaign_id: str, holder: str) -> bool:
    """Whether this holder may play it."""
    query = sa.select(grants.c.id).where(grants.c.campaign_id == campaign_id, *_theirs(holder))
    return connection.execute(query).first() is not None


def revoke(connection: sa.Connection, campaign_id: str, holder: str, at: float) -> None:
    """Take a campaign from a holder; it stays with the others."""
    which = (grants.c.campaign_id == campaign_id, *_theirs(holder))
    connection.execute(sa.update(grants).where(*which).values(revoked_at=at))


def _theirs(holder: str, kind: str = CAMPAIGN) -> tuple[sa.ColumnElement[bool], ...]:
    return (grants.c.holder == holder, grants.c.kind == kind, grants.c.revoked_at.is_(None))
