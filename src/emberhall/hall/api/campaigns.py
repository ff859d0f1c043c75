"""Campaigns: begun, shared, gone on with, carried elsewhere and left."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import replace
from typing import Annotated, Any, TypeVar

import sqlalchemy as sa
from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from emberhall.hall.api.asked import Held, Nothing, address_of, hall_of
from emberhall.hall.api.body import answer, read
from emberhall.hall.api.campaign_page import CampaignCard, CampaignTold, cards_of, page_of
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.api.links import Link, address
from emberhall.hall.campaigns import HeldCampaigns, check_room, specs_wished
from emberhall.hall.chapters import Chapters
from emberhall.hall.opening import MOST_SEATS, SeatWish, check_bots
from emberhall.hall.store import campaigns as store
from emberhall.hall.store.campaigns import CampaignRow
from emberhall.hall.store.grants import CAMPAIGN, JOIN, LOOK
from emberhall.hall.store.tables import GATHERING
from emberhall.play.campaign_text import read_campaign, write_campaign
from emberhall.play.campaigns import begin, refuse_taken_name

T = TypeVar("T")

LONGEST_PAGE = 256 * 1024
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Seats = Annotated[list[SeatWish], Meta(max_length=MOST_SEATS)]


class CampaignWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A campaign to begin, with those who play its first chapter."""

    title: Annotated[str, Meta(max_length=40)]
    name: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    settings: Annotated[dict[str, Any], Meta(max_length=40)] = {}


class ChapterWish(Struct, frozen=True, forbid_unknown_fields=True):
    seats: Seats = []
    """Who has come today; empty: the same as last time, each on their own device."""


class Brought(Struct, frozen=True, forbid_unknown_fields=True):
    page: Annotated[str, Meta(max_length=LONGEST_PAGE)]
    """The text of an exported campaign."""
    name: Annotated[str, Meta(max_length=40)] = ""
    """Another name for it; empty: its own."""


class ChapterTold(Struct, frozen=True):
    table: str
    link: str
    """Where to go: to your seat, to an open one, or to watch."""


async def create(request: Request) -> Response:
    """Begin a campaign."""
    hall, wish = hall_of(request), await read(request, CampaignWish)
    check_bots(wish.seats)
    held = HeldCampaigns(hall.engine, hall.guard.known(request), hall.now)
    row = await asyncio.to_thread(_begun, held, wish)
    return answer(await _told(request, row.id), 201)


async def campaigns(request: Request) -> Response:
    """The campaigns of this browser, the latest first."""
    holder = hall_of(request).guard.known(request)
    rows = await _in_thread(request, lambda c: store.of_holder(c, holder))
    return answer(await asyncio.to_thread(cards_of, rows))


async def campaign(request: Request) -> Response:
    """One campaign: its chronicle, who plays whom, and the table being played."""
    return answer(await _told(request, request.path_params["id"]))


async def chapter(request: Request) -> Response:
    """The table of the chapter being played, or else a new one for the next chapter."""
    wish = await read(request, ChapterWish)
    check_bots(wish.seats)
    chapters = _chapters(request)
    table = await chapters.open(request.path_params["id"], wish.seats)
    path = await _way(request, chapters.holder, table.id, table.state)
    return answer(ChapterTold(table.id, address(request, path)))


async def export(request: Request) -> Response:
    """The campaign as a text to carry along; a chapter half played stays here."""
    _, campaign = await _chapters(request).campaign(request.path_params["id"])
    page = write_campaign(replace(campaign, playing="", seed=None))
    headers = {
        "Content-Disposition": 'attachment; filename="campaign.json"',
        "Cache-Control": "no-store",
    }
    return Response(page, 200, headers, "application/json")


async def bring(request: Request) -> Response:
    """Take in an exported campaign, under its own name or another."""
    hall, brought = hall_of(request), await read(request, Brought)
    held = HeldCampaigns(hall.engine, hall.guard.known(request), hall.now)
    row = await asyncio.to_thread(_brought, held, brought)
    return answer(await _told(request, row.id), 201)


async def links(request: Request) -> Response:
    """A link that makes whoever has it a player of this campaign."""
    await read(request, Nothing)
    row, _ = await _chapters(request).campaign(request.path_params["id"])
    secret = await hall_of(request).guard.mint(JOIN, None, campaign_id=row.id)
    return answer(Link(address(request, f"/campaigns/{row.id}#{secret}")))


async def end_links(request: Request) -> Response:
    """End all links to this campaign; whoever plays along by one stays."""
    await read(request, Nothing)
    row, _ = await _chapters(request).campaign(request.path_params["id"])
    await hall_of(request).guard.end_campaign_links(row.id)
    return answer(Nothing())


async def join(request: Request) -> Response:
    """Become a player of a campaign, by a link for that."""
    held = await read(request, Held)
    hall, campaign_id = hall_of(request), request.path_params["id"]
    await hall.guard.campaign_link(held.secret, campaign_id)
    holder = hall.guard.known(request)
    await _in_thread(request, lambda c: _check_room(c, holder, campaign_id))
    await hall.guard.give(holder, CAMPAIGN, campaign_id=campaign_id)
    return answer(await _told(request, campaign_id))


async def leave(request: Request) -> Response:
    """Leave a campaign: it stays with the others, and is gone from this browser."""
    await read(request, Nothing)
    chapters = _chapters(request)
    row, _ = await chapters.campaign(request.path_params["id"])
    at = chapters.hall.now()
    await _in_thread(request, lambda c: store.revoke(c, row.id, chapters.holder, at))
    return answer(Nothing())


def _chapters(request: Request) -> Chapters:
    hall = hall_of(request)
    return Chapters(hall, hall.guard.known(request), address_of(request))


async def _in_thread(request: Request, work: Callable[[sa.Connection], T]) -> T:
    def whole() -> T:
        with hall_of(request).engine.begin() as connection:
            return work(connection)

    return await asyncio.to_thread(whole)


async def _told(request: Request, campaign_id: str) -> CampaignTold:
    chapters = _chapters(request)
    row, campaign = await chapters.campaign(campaign_id)
    table = await chapters.being_played(campaign)
    return await asyncio.to_thread(page_of, row, campaign, table.id if table else "")


async def _way(request: Request, holder: str, table_id: str, state: str) -> str:
    guard = hall_of(request).guard
    if table_id in await guard.tables_of(holder):
        return f"/table/{table_id}"
    if state == GATHERING:
        return f"/join/{table_id}#{await guard.mint(JOIN, table_id)}"
    return f"/watch/{table_id}#{await guard.mint(LOOK, table_id)}"


def _begun(held: HeldCampaigns, wish: CampaignWish) -> CampaignRow:
    begin(held, wish.name, wish.title, specs_wished(wish.seats), wish.settings)
    row = held.row(wish.name)
    held.claim(row, [seat for seat, each in enumerate(wish.seats) if each.kind == "me"])
    return row


def _brought(held: HeldCampaigns, brought: Brought) -> CampaignRow:
    """Its seed stays behind: whoever knows it would know every shuffle to come."""
    campaign = read_campaign(brought.page)
    name = brought.name or campaign.name
    refuse_taken_name(held, name)
    row = held.save(replace(campaign, name=name, playing="", seed=None))
    held.claim(row, campaign.seating.people)
    return row


def _check_room(connection: sa.Connection, holder: str, campaign_id: str) -> None:
    row = store.read(connection, campaign_id)
    if row is not None and not store.belongs(connection, campaign_id, holder):
        check_room(connection, holder, row.page)


_CAMPAIGN = "/api/campaigns/{id}"

endpoints = [
    Endpoint("POST", "/api/campaigns", create, CampaignTold, CampaignWish, status=201),
    Endpoint("GET", "/api/campaigns", campaigns, list[CampaignCard]),
    Endpoint("POST", "/api/campaigns/import", bring, CampaignTold, Brought, status=201),
    Endpoint("GET", _CAMPAIGN, campaign, CampaignTold),
    Endpoint("POST", f"{_CAMPAIGN}/chapter", chapter, ChapterTold, ChapterWish),
    Endpoint("GET", f"{_CAMPAIGN}/export", export, dict[str, Any]),
    Endpoint("POST", f"{_CAMPAIGN}/links", links, Link, Nothing),
    Endpoint("POST", f"{_CAMPAIGN}/links/end", end_links, Nothing, Nothing),
    Endpoint("POST", f"{_CAMPAIGN}/join", join, CampaignTold, Held),
    Endpoint("POST", f"{_CAMPAIGN}/leave", leave, Nothing, Nothing),
]
