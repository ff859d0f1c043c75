"""Programs at a table: lines of JSON tell what a socket would, and each verb is a POST."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import replace
from time import monotonic
from typing import Annotated, TypeVar

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.types import Message, Receive, Scope, Send

from emberhall.hall.api.body import answer as written
from emberhall.hall.api.body import query, read
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.refusal import broken
from emberhall.hall.room import Room
from emberhall.hall.socket import SLOW_AFTER
from emberhall.hall.store.tables import CLOSED
from emberhall.hall.teller import Teller
from emberhall.hall.visit import Visit, on_line, visit
from emberhall.hall.wire import (
    Answer,
    AskHint,
    Chat,
    Hint,
    No,
    Taken,
    Undo,
    encode,
)

KEEP_ALIVE = 10.0
"""Seconds after which an empty line says that nothing was lost."""
NDJSON = "application/x-ndjson"

Said = TypeVar("Said", Answer, Undo, Chat, AskHint)


class AtSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """For which seat; a token of one seat need not say it."""

    seat: Annotated[int, Meta(ge=0, lt=8)] | None = None


class Lines(StreamingResponse):
    """A stream whose reader must keep up; all of it happens `within` what is given."""

    media_type = NDJSON

    def __init__(
        self, lines: AsyncIterator[bytes], within: AbstractContextManager[None] | None = None
    ) -> None:
        super().__init__(lines, headers={"Cache-Control": "no-store"})
        self._within = within or nullcontext()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        with self._within:
            await super().__call__(scope, receive, send)

    async def stream_response(self, send: Send) -> None:
        async def in_time(message: Message) -> None:
            async with asyncio.timeout(SLOW_AFTER):
                await send(message)

        with suppress(TimeoutError):
            await super().stream_response(in_time)


async def stream(request: Request) -> Response:
    """The table and where your seat stands, a line of JSON each, then every change as it comes.

    Each line is what a socket would tell: `table`, `update` or `chat` by its `type`. Empty lines
    come while nothing happens. The stream ends with the game; where it breaks off before, ask anew.
    """
    came = await _visit(request)
    line, teller = _Line(came.room), await came.come_in()
    return Lines(_unbroken(_lines(line, teller)), within=on_line(came, line))


async def answer(request: Request) -> Response:
    """Choose an option of your prompt, at the version it was offered at."""
    return await _do(request, Answer)


async def undo(request: Request) -> Response:
    """Take your last answer back, where the table allows it."""
    return await _do(request, Undo)


async def chat(request: Request) -> Response:
    """Say something to those who are where you are: at the table, or looking on."""
    return await _do(request, Chat)


async def hint(request: Request) -> Response:
    """What a bot would choose in your place."""
    return await _do(request, AskHint)


async def _visit(request: Request) -> Visit:
    hall, seat = request.app.state.hall, query(request, AtSeat).seat
    came = await visit(hall, request, seat)
    if seat is None and len(came.entry.seats) == 1:
        return replace(came, seat=min(came.entry.seats))
    return came


async def _do(request: Request, kind: type[Said]) -> Response:
    said = await read(request, kind)
    speaker = (await _visit(request)).speaker(wait=_counted)
    return written(await speaker.do(said))


def _counted(_: str) -> float:
    """The door has counted this request already."""
    return 0


class _Line:
    """One open stream, which the hall can end as it closes a socket."""

    def __init__(self, room: Room) -> None:
        self.room, self.is_ended = room, False

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.is_ended = True
        self.room.ring()


async def _lines(line: _Line, teller: Teller) -> AsyncIterator[bytes]:
    room, spoke_at = line.room, monotonic()
    while not line.is_ended:
        moved, frames = room.moved, teller.new()  # the bell first: no ring is missed
        if frames:
            yield b"".join(frame + b"\n" for frame in frames)
        elif _is_over(room):
            return
        elif await _rung(moved, spoke_at + KEEP_ALIVE - monotonic()):
            continue  # a bell that brings nothing must not be heard, not even in the silence
        else:
            yield b"\n"
        spoke_at = monotonic()


async def _unbroken(lines: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """Where something breaks here, a last line says under which id that is written down."""
    try:
        async for line in lines:
            yield line
    except Exception as error:
        no = broken(error)
        yield encode(No("", no.code, no.words, [])) + b"\n"


async def _rung(moved: asyncio.Event, seconds: float) -> bool:
    """Wait for the bell; False where it was silent for so long."""
    with suppress(TimeoutError):
        async with asyncio.timeout(max(0.0, seconds)):
            return await moved.wait()
    return False


def _is_over(room: Room) -> bool:
    return bool(room.position and room.position.ended) or room.company.table.state == CLOSED


_TABLE = "/api/tables/{id}"

endpoints = [
    Endpoint("GET", f"{_TABLE}/stream", stream, NDJSON, query=AtSeat),
    Endpoint("POST", f"{_TABLE}/answer", answer, Taken, Answer, AtSeat),
    Endpoint("POST", f"{_TABLE}/undo", undo, Taken, Undo, AtSeat),
    Endpoint("POST", f"{_TABLE}/chat", chat, Taken, Chat, AtSeat),
    Endpoint("POST", f"{_TABLE}/hint", hint, Hint, AskHint, AtSeat),
]
