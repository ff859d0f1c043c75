"""Secrets handed out: links to join, to watch and to come back by, and tokens of programs."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from emberhall.hall.api.asked import (
    TABLE,
    AtSeat,
    Held,
    Nothing,
    Secret,
    TableTold,
    hall_of,
    own_seat,
    room_of,
    table_told,
)
from emberhall.hall.api.body import answer, read
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.api.links import Link, address
from emberhall.hall.auth.guard import Guard
from emberhall.hall.qr import qr_data_url
from emberhall.hall.refusal import TOO_MANY
from emberhall.hall.store.grants import JOIN, LOOK, PROGRAM, RECOVER
from emberhall.hall.wire import Refused

MOST_LINKS = 200
"""To join one table; whoever loses theirs makes another."""


class LinksWish(Struct, frozen=True, forbid_unknown_fields=True):
    """What follows the # in the links that you have: while both are good, they are given again."""

    join: Secret | None = None
    watch: Secret | None = None


class Links(Struct, frozen=True):
    """Addresses to hand on. What follows the # is secret and never sent by a browser by itself."""

    join: str
    watch: str
    qr: str
    """The first of them as a picture: the address of an image that holds itself."""


class Token(Struct, frozen=True):
    """For a program that plays one seat: `Authorization: Bearer TOKEN`."""

    token: str


async def links(request: Request) -> Response:
    """Links to join and to watch, the host's to hand on: those you have, or else new ones; older
    ones go on working."""
    wish, guard = await read(request, LinksWish), hall_of(request).guard
    room, entry = await room_of(request)
    entry.to_host()
    to_join, to_watch = await _known_links(guard, room.id, wish) or await _new_links(guard, room.id)
    to_play = address(request, f"/join/{room.id}#{to_join}")
    return answer(
        Links(to_play, address(request, f"/watch/{room.id}#{to_watch}"), qr_data_url(to_play))
    )


async def _known_links(guard: Guard, table_id: str, wish: LinksWish) -> tuple[str, str] | None:
    if wish.join is None or wish.watch is None:
        return None
    try:
        await guard.link(wish.join, table_id, (JOIN,))
        await guard.link(wish.watch, table_id, (LOOK,))
    except Refused:  # they were ended
        return None
    return wish.join, wish.watch


async def _new_links(guard: Guard, table_id: str) -> tuple[str, str]:
    if len(await guard.all_at(table_id, (JOIN,))) >= MOST_LINKS:
        words = f"This table has {MOST_LINKS} links already: end them all, then make new ones."
        raise Refused(TOO_MANY, words)
    return await guard.mint(JOIN, table_id), await guard.mint(LOOK, table_id)


async def end_links(request: Request) -> Response:
    """End all links to join and to watch, the host's to do; who watches by one is shown out."""
    room, entry = await room_of(request, body=Nothing)
    entry.to_host()
    await hall_of(request).guard.end_links(room.id)
    return table_told(room, entry)


async def recovery(request: Request) -> Response:
    """A link by which you get this seat back on another device, once."""
    hall = hall_of(request)
    _, entry, seat = await own_seat(request)
    secret = await hall.guard.mint_at(entry, RECOVER, seat)
    return answer(Link(address(request, f"/recover#{secret}")))


async def recover(request: Request) -> Response:
    """Take a seat over with its recovery link: from now on it is this browser's alone, and with a
    host's last seat the table."""
    hall, held = hall_of(request), await read(request, Held)
    grant = await hall.guard.recover(held.secret, hall.guard.person(request))
    assert grant.table_id is not None
    room = await hall.rooms.find(grant.table_id)
    await hall.rooms.look_again(room.id)
    return table_told(room, await hall.guard.pass_of(grant.holder, room.id))


async def program(request: Request) -> Response:
    """A token by which a program plays one of your seats; a new one ends the last."""
    hall = hall_of(request)
    _, entry, seat = await own_seat(request)
    return answer(Token(await hall.guard.mint_at(entry, PROGRAM, seat)), 201)


async def end_program(request: Request) -> Response:
    """End the token of a program that plays one of your seats."""
    hall = hall_of(request)
    room, entry, seat = await own_seat(request)
    await hall.guard.end_programs(room.id, seat)
    return table_told(room, entry)


endpoints = [
    Endpoint("POST", f"{TABLE}/links", links, Links, LinksWish),
    Endpoint("POST", f"{TABLE}/links/end", end_links, TableTold, Nothing),
    Endpoint("POST", f"{TABLE}/recovery", recovery, Link, AtSeat),
    Endpoint("POST", "/api/recover", recover, TableTold, Held),
    Endpoint("POST", f"{TABLE}/program", program, Token, AtSeat, status=201),
    Endpoint("POST", f"{TABLE}/program/end", end_program, TableTold, AtSeat),
]
