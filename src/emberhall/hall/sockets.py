"""Sockets of tables, from the knock to the first word: who it is, and for which seat."""

from __future__ import annotations

from starlette.websockets import WebSocket, WebSocketDisconnect

from emberhall.hall.faults import noted
from emberhall.hall.hall import Hall
from emberhall.hall.sheet import Cursor
from emberhall.hall.socket import hang_up, talk
from emberhall.hall.store.away import AWAY, not_read
from emberhall.hall.verbs import Wait
from emberhall.hall.visit import Visit, on_line, visit
from emberhall.hall.wire import (
    FLOODING,
    GARBLED,
    GONE,
    LATER,
    NOT_FOUND,
    NOT_YOURS,
    OUR_FAULT,
    TOO_FAST,
    Refused,
)

_CODES = {NOT_FOUND: GONE, TOO_FAST: FLOODING}


async def at_table(socket: WebSocket) -> None:
    """A socket of a table, which may be gone at any moment."""
    try:
        await _at_table(socket)
    except WebSocketDisconnect:
        pass
    except Exception as error:  # whoever listens learns that it was our fault, and under which id
        await hang_up(socket, OUR_FAULT, noted(error))


async def _at_table(socket: WebSocket) -> None:
    """Refusals come after accepting: a page cannot see why a handshake failed."""
    hall: Hall = socket.app.state.hall
    await socket.accept()
    try:
        seat, cursor = _asked(socket)
        came = await visit(hall, socket, seat)
        with on_line(came, socket):
            await talk(socket, came.speaker(_wait(came)), await came.come_in(cursor))
    except Refused as no:
        await hang_up(socket, _CODES.get(no.code, NOT_YOURS), no.words[:120])
    except AWAY as error:
        await hang_up(socket, LATER, not_read(error).words)
    except ValueError:
        await hang_up(socket, GARBLED, "not an address of ours")


def _wait(came: Visit) -> Wait:
    return lambda verb: came.hall.limits.wait(verb, came.address, came.entry.holder)


def _asked(socket: WebSocket) -> tuple[int | None, Cursor]:
    """The seat and the cursor that the address names; raises `ValueError`."""
    seat, cursor = socket.query_params.get("seat"), socket.query_params.get("cursor", "0.0")
    undos, _, events = cursor.partition(".")
    if len(cursor) > 20 or (seat is not None and len(seat) > 2):
        raise ValueError("too long")
    return (None if seat is None else _count(seat)), (_count(undos), _count(events))


def _count(written: str) -> int:
    if not (written.isascii() and written.isdigit()):
        raise ValueError("not a number")
    return int(written)
