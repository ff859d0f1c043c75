"""Seats: taken, watched from beside, left and come back to."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from emberhall.hall.api.asked import (
    TABLE,
    AtSeat,
    Held,
    Seat,
    Secret,
    TableTold,
    desk_of,
    hall_of,
    own_seat,
    room_of,
    table_told,
)
from emberhall.hall.api.body import read
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.auth.guard import Pass
from emberhall.hall.mail import LONGEST_ADDRESS, checked_address
from emberhall.hall.opening import Colour, Name
from emberhall.hall.refusal import NOT_YOUR_SEAT
from emberhall.hall.store.grants import JOIN, LOOK, WATCH
from emberhall.hall.store.tables import set_mail
from emberhall.hall.wire import BAD, Receipt, Refused


class JoinWish(Struct, frozen=True, forbid_unknown_fields=True):
    name: Name
    colour: Colour = 0
    seat: Seat | None = None
    """Any open seat, unless one is named."""
    secret: Secret | None = None
    """Of an invitation; a listed table needs none, nor does the host."""
    receipt: Receipt | None = None
    """One receipt is one chair, however often it is sent."""


class MailWish(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    mail: Annotated[str, Meta(max_length=LONGEST_ADDRESS)]
    """Where to write when it is this seat's turn; empty: nowhere."""


async def join(request: Request) -> Response:
    """Sit down on an open seat, by an invitation or at a table that all may see."""
    hall, wish = hall_of(request), await read(request, JoinWish)
    table_id = request.path_params["id"]
    if wish.secret is None:
        await _need_no_link(request)
    else:
        await hall.guard.link(wish.secret, table_id, (JOIN,))
    holder = hall.guard.person(request)
    who, receipt = (wish.name, wish.colour), wish.receipt or ""
    seat = await desk_of(request).join(table_id, holder, *who, wish.seat, receipt)
    room = await hall.rooms.find(table_id)
    return table_told(room, Pass(holder, table_id, frozenset({seat}), watch=True))


async def _need_no_link(request: Request) -> None:
    """Anybody may sit down at a listed table, and its host at any. Raises Refused."""
    room, entry = await room_of(request)
    if not (room.company.table.listed or entry.host):
        raise Refused(NOT_YOUR_SEAT, "To sit down here takes a link: ask the host for one.")


async def watch(request: Request) -> Response:
    """Look on, by a link for that or one to join; tells the seats that you have there, too."""
    hall, held = hall_of(request), await read(request, Held)
    table_id = request.path_params["id"]
    await hall.guard.link(held.secret, table_id, (LOOK, JOIN))
    holder = hall.guard.known(request)
    await hall.guard.give(holder, WATCH, table_id)
    entry = await hall.guard.pass_of(holder, table_id)
    return table_told(await hall.rooms.find(table_id), entry)


async def leave(request: Request) -> Response:
    """Get up: before the game begins the seat is free, afterwards a bot takes over in a while."""
    hall = hall_of(request)
    room, entry, seat = await own_seat(request)
    await desk_of(request).leave(room, seat)
    return table_told(room, await hall.guard.left_of(entry))


async def back(request: Request) -> Response:
    """Take your seat back from the bot that plays for you, or stay after all."""
    at = await read(request, AtSeat)
    room, entry = await room_of(request)
    entry.to_play(at.seat)
    await desk_of(request).come_back(room, at.seat)
    return table_told(room, entry)


async def mail(request: Request) -> Response:
    """Where to write when it is your turn at a table played over days."""
    hall, wish = hall_of(request), await read(request, MailWish)
    room, entry = await room_of(request)
    entry.to_own(wish.seat)
    address = checked_address(wish.mail)
    if address and hall.post is None:
        raise Refused(BAD, "This hall sends no mail: look in now and then.")
    write = partial(set_mail, table_id=room.id, seat=wish.seat, mail=address)
    await hall.guard.at_own(entry, wish.seat, write)
    await hall.rooms.look_again(room.id)
    return table_told(room, entry)


endpoints = [
    Endpoint("POST", f"{TABLE}/join", join, TableTold, JoinWish),
    Endpoint("POST", f"{TABLE}/watch", watch, TableTold, Held),
    Endpoint("POST", f"{TABLE}/leave", leave, TableTold, AtSeat),
    Endpoint("POST", f"{TABLE}/back", back, TableTold, AtSeat),
    Endpoint("POST", f"{TABLE}/mail", mail, TableTold, MailWish),
]
