"""Tables: opened, begun, closed, and played again."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from emberhall.hall.api.asked import (
    TABLE,
    Nothing,
    Seat,
    TableTold,
    desk_of,
    hall_of,
    room_of,
    table_told,
)
from emberhall.hall.api.body import answer, query, read
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.auth.guard import Pass
from emberhall.hall.opening import TableWish, check_bots
from emberhall.hall.sheet import told_of
from emberhall.hall.store.tables import SeatRow, TableRow
from emberhall.hall.tables import HOST_CLOSED
from emberhall.hall.wire import BAD, MOST_EVENTS, Refused, Told


class TableCard(Struct, frozen=True):
    """A table in a list."""

    id: str
    title: str
    label: str
    state: str
    names: list[str]
    """Seat by seat; empty where somebody may still sit down."""
    yours: list[int]
    made_at: float


class MuteWish(Struct, frozen=True, forbid_unknown_fields=True):
    muted: Annotated[list[Seat], Meta(max_length=8)]
    watchers: bool = False
    """Those who watch are muted, too."""


class Mine(Struct, frozen=True, forbid_unknown_fields=True):
    mine: bool = False
    """Those of this browser, in place of those that all may see."""


class Before(Struct, frozen=True, forbid_unknown_fields=True):
    before: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: Seat | None = None


class Page(Struct, frozen=True):
    """A page of what was told, oldest first."""

    first: int
    events: list[Told]


async def create(request: Request) -> Response:
    """Open a table; where no seat waits for anybody, the game begins at once."""
    hall, wish = hall_of(request), await read(request, TableWish)
    check_bots(wish.seats)
    host = hall.guard.known(request)
    table_id = await desk_of(request).open(wish, host)
    room = await hall.rooms.find(table_id)
    seats = frozenset(n for n, each in enumerate(wish.seats) if each.kind in ("me", "program"))
    return table_told(room, Pass(host, table_id, seats, host=True, watch=True), 201)


async def tables(request: Request) -> Response:
    """Tables that gather or run for all to see, or those of this browser."""
    hall = hall_of(request)
    who = hall.guard.known(request)
    cards = await desk_of(request).cards(who, mine=query(request, Mine).mine)
    return answer([_card(*each) for each in cards])


async def table(request: Request) -> Response:
    """One table: who sits there, how it is played, and what you are there."""
    room, entry = await room_of(request)
    return table_told(room, entry)


async def begin(request: Request) -> Response:
    """Begin now, with bots on the seats that are still open; the host's to do."""
    room, entry = await room_of(request, body=Nothing)
    entry.to_host()
    await desk_of(request).begin(room.id)
    return table_told(room, entry)


async def rematch(request: Request) -> Response:
    """The same game again with the same company, once it is over; whoever is first opens it."""
    hall = hall_of(request)
    room, entry = await room_of(request, body=Nothing)
    if entry.program or not (entry.seats or entry.host):
        raise Refused(BAD, "Only people who played here can play again.")
    table_id = await desk_of(request).rematch(room, entry.holder)
    return table_told(await hall.rooms.find(table_id), await hall.guard.at(request, table_id), 201)


async def close(request: Request) -> Response:
    """End a table for good before its game is over; the host's to do."""
    hall = hall_of(request)
    await read(request, Nothing)
    entry = await hall.guard.at(request, request.path_params["id"])
    entry.to_host()
    return table_told(await desk_of(request).close_by_id(entry.table_id, HOST_CLOSED), entry)


async def mute(request: Request) -> Response:
    """Say who may not chat; the host's to do."""
    hall, wish = hall_of(request), await read(request, MuteWish)
    room, entry = await room_of(request)
    entry.to_host()
    muted: list[int | str] = [*sorted(set(wish.muted)), *(["watchers"] if wish.watchers else [])]
    await asyncio.to_thread(hall.tables.set_muted, room.id, muted)
    await hall.rooms.look_again(room.id)
    return table_told(room, entry)


async def log(request: Request) -> Response:
    """What was told before a certain event, a page at a time."""
    wish = query(request, Before)
    room, entry = await room_of(request)
    if wish.seat is not None:
        entry.to_play(wish.seat)
    if room.position is None:
        return answer(Page(0, []))
    first = max(0, wish.before - MOST_EVENTS)
    game = room.position.session.game.copy()
    told = await asyncio.to_thread(told_of, game, wish.seat, first, wish.before)
    return answer(Page(first, told))


def _card(table: TableRow, seats: list[SeatRow], yours: list[int]) -> TableCard:
    names = [row.name for row in seats]
    return TableCard(table.id, table.title, table.label, table.state, names, yours, table.made_at)


endpoints = [
    Endpoint("POST", "/api/tables", create, TableTold, TableWish, status=201),
    Endpoint("GET", "/api/tables", tables, list[TableCard], query=Mine),
    Endpoint("GET", TABLE, table, TableTold),
    Endpoint("POST", f"{TABLE}/begin", begin, TableTold, Nothing),
    Endpoint("POST", f"{TABLE}/rematch", rematch, TableTold, Nothing, status=201),
    Endpoint("POST", f"{TABLE}/close", close, TableTold, Nothing),
    Endpoint("POST", f"{TABLE}/mute", mute, TableTold, MuteWish),
    Endpoint("GET", f"{TABLE}/log", log, Page, query=Before),
]
