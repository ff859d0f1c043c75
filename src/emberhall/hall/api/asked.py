"""What every endpoint of a table begins and ends with."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct
from starlette.requests import Request
from starlette.responses import Response

from emberhall.hall.api.body import answer, read
from emberhall.hall.auth.guard import Pass
from emberhall.hall.hall import Hall
from emberhall.hall.room import Room
from emberhall.hall.tables import Desk
from emberhall.hall.wire import TableNow, You

TABLE = "/api/tables/{id}"
Secret = Annotated[str, Meta(min_length=43, max_length=43)]
Seat = Annotated[int, Meta(ge=0, lt=8)]


class TableTold(Struct, frozen=True):
    """A table, and what the asker is there."""

    table: TableNow
    you: You


class Held(Struct, frozen=True, forbid_unknown_fields=True):
    secret: Secret


class AtSeat(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class Nothing(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class TableRaw(Struct, frozen=True):
    table: Raw
    you: You


def hall_of(request: Request) -> Hall:
    hall: Hall = request.app.state.hall
    return hall


def address_of(request: Request) -> str:
    """Where a request comes from, as the door has seen it."""
    address: str = request.scope["emberhall.address"]
    return address


def desk_of(request: Request) -> Desk:
    return Desk(hall_of(request), address_of(request))


async def room_of(request: Request, body: type[Struct] | None = None) -> tuple[Room, Pass]:
    """The table that is asked about, as far as the asker may know of it."""
    hall, table_id = hall_of(request), request.path_params["id"]
    if body is not None:
        await read(request, body)
    entry = await hall.guard.at(request, table_id)
    return await hall.rooms.find(table_id), entry


async def own_seat(request: Request) -> tuple[Room, Pass, int]:
    """The table, and the seat there that its person names: a program gives nothing away."""
    at = await read(request, AtSeat)
    room, entry = await room_of(request)
    entry.to_own(at.seat)
    return room, entry, at.seat


def table_told(room: Room, entry: Pass, status: int = 200) -> Response:
    you = You(sorted(entry.seats), min(entry.seats, default=None), entry.host)
    return answer(TableRaw(Raw(room.told()[1]), you), status)
