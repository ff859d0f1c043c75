"""What pages ask the hall for: tables, campaigns and achievements of this browser, and of all."""

from __future__ import annotations

from typing import cast

import msgspec
from msgspec import Struct
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request

from emberhall import EmberhallError
from emberhall.hall.achievements import HeldAchievements
from emberhall.hall.auth import guard
from emberhall.hall.hall import Hall
from emberhall.hall.pages.asked import MOST_LOOKED_INTO, asked_at
from emberhall.hall.pages.cards import CampaignCard, TableCard, table_card
from emberhall.hall.store import campaigns
from emberhall.hall.store.campaigns import CampaignRow
from emberhall.hall.store.tables import GATHERING, OVER, RUNNING
from emberhall.hall.tables import Desk
from emberhall.hall.wire import Refused
from emberhall.play.campaign_text import read_campaign
from emberhall.play.chronicle import chronicle_lines, summary

MOST_OVER = 6
ORDER = (RUNNING, GATHERING, OVER)


def hall_of(request: Request) -> Hall:
    return cast(Hall, request.app.state.hall)


async def my_tables(request: Request) -> list[TableCard]:
    """Where this browser plays or hosts: first where it is asked something, then what goes on, then
    what gathers, then the latest of what is over."""
    hall, holder = hall_of(request), guard.holder(request)
    found = await Desk(hall).cards(holder, mine=True) if holder else []
    running = [table.id for table, _, mine in found if table.state == RUNNING and mine]
    looked_into = running[:MOST_LOOKED_INTO]
    cards = [
        table_card(*each, await asked_at(hall, each[0].id, each[2]))
        if each[0].id in looked_into
        else table_card(*each)
        for each in found
    ]
    over = [card for card in cards if card.state == OVER][:MOST_OVER]
    shown = [card for card in cards if card.state in (RUNNING, GATHERING)] + over
    return sorted(shown, key=lambda card: (not card.asked, ORDER.index(card.state)))


async def listed_tables(request: Request) -> list[TableCard]:
    """Tables that anybody may join or watch, but for one's own."""
    desk, holder = Desk(hall_of(request)), guard.holder(request)
    found = await desk.cards(holder, mine=False)
    return [table_card(table, seats) for table, seats, mine in found if not mine]


async def title_at(request: Request, table_id: str) -> str | None:
    """What is played at a table, for those who may see it."""
    hall = hall_of(request)
    try:
        await hall.guard.at(request, table_id)
    except Refused:
        return None
    found = await run_in_threadpool(hall.tables.read, table_id)
    return found[0].title if found else None


class _Titled(Struct):
    """What the first line of a record says."""

    title: str


async def title_of_record(request: Request, record_id: str) -> str | None:
    """What was played; of a game of this hall, for those who may see its table."""
    row = await hall_of(request).records.find(record_id)
    if row is None or row.table_id is not None:
        return await title_at(request, record_id)
    return msgspec.json.decode(row.record.partition("\n")[0], type=_Titled).title


async def my_campaigns(request: Request) -> list[CampaignCard]:
    return await run_in_threadpool(_my_campaigns, hall_of(request), guard.holder(request))


def _my_campaigns(hall: Hall, holder: str) -> list[CampaignCard]:
    with hall.engine.connect() as connection:
        rows = campaigns.of_holder(connection, holder) if holder else []
    return [_campaign_card(row) for row in rows]


def _campaign_card(row: CampaignRow) -> CampaignCard:
    try:
        campaign = read_campaign(row.page)
    except EmberhallError as error:  # its game is not installed, or it was written by a newer hall
        return CampaignCard(
            row.id, row.name, "", f"It cannot be read here: {error}.", (), True, 0, ""
        )
    lines = chronicle_lines(campaign, bool(campaign.playing))
    return CampaignCard(
        id=row.id,
        name=row.name,
        title=campaign.title.name,
        summary=summary(campaign),
        chronicle=tuple(lines[2:]),
        is_won=campaign.won,
        most=campaign.title.seat_counts[-1],
        table_id=campaign.playing,
    )


def my_achievements(request: Request) -> HeldAchievements:
    hall = hall_of(request)
    return HeldAchievements(hall.engine, guard.holder(request), hall.now)
