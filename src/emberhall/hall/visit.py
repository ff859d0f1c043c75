"""Somebody at a table: let in by the guard, for one seat or to watch."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from starlette.requests import HTTPConnection

from emberhall.hall import metrics
from emberhall.hall.auth.guard import Pass
from emberhall.hall.hall import Hall
from emberhall.hall.lines import Caller, Line
from emberhall.hall.room import Room
from emberhall.hall.sheet import Cursor
from emberhall.hall.teller import Teller
from emberhall.hall.verbs import Speaker, Wait
from emberhall.hall.wire import TOO_FAST, Refused, You

MOST_LINES = 8
"""Sockets and streams of one seat in one process."""


@dataclass(frozen=True, slots=True)
class Visit:
    """What is said and told there is the same by socket, by stream and by POST."""

    hall: Hall
    room: Room
    entry: Pass
    seat: int | None
    address: str = ""

    @property
    def you(self) -> You:
        return You(sorted(self.entry.seats), self.seat, self.entry.host)

    def speaker(self, wait: Wait) -> Speaker:
        """The one who speaks; `wait` says how long a verb has to."""
        name = "A spectator" if self.seat is None else self.room.company.seats[self.seat].name
        hall, is_back = self.hall, self.hall.attendant.is_back
        return Speaker(
            self.room, self.you, name, hall.chats, wait, hall.hints, is_back, self.address
        )

    @property
    def kind(self) -> str:
        """As what a host counts them."""
        if self.entry.program:
            return "program"
        return "watch" if self.seat is None else "seat"

    @property
    def caller(self) -> Caller:
        return Caller(self.entry.holder, self.room.id, self.seat, self.entry.seats)

    def check_room(self) -> None:
        """Raises `Refused` where too many follow the table for one seat, or from one address."""
        if not self.hall.limits.has_room(self.address):
            raise Refused(TOO_FAST, "Too many tables are open at your address.")
        if self.seat is not None and self.hall.lines.of_seat(self.room.id, self.seat) >= MOST_LINES:
            raise Refused(TOO_FAST, "This seat is open in too many places.")

    async def come_in(self, cursor: Cursor = (0, 0)) -> Teller:
        """They are here, and have not left; gives who tells them what is new, and nothing older
        than another process has told them."""
        await self.room.catch_up()
        if self.seat is not None:
            await self.hall.attendant.is_back(self.room, self.seat)
        return Teller(self.room, self.you, cursor)


async def visit(hall: Hall, request: HTTPConnection, seat: int | None) -> Visit:
    """Let somebody in at the table of this address. Raises `Refused`."""
    entry = await hall.guard.at(request, request.path_params["id"])
    if seat is not None:
        entry.to_play(seat)
    room = await hall.rooms.find(entry.table_id)
    return Visit(hall, room, entry, seat, request.scope["emberhall.address"])


@contextmanager
def on_line(came: Visit, line: Line) -> Iterator[None]:
    """Somebody follows a table. Raises `Refused` where there is no room for one more: looked at and
    counted at once, so that of many who ask together none slips through."""
    came.check_room()
    counted = metrics.SOCKETS.labels(came.kind).track_inprogress()
    seats = () if came.seat is None else came.entry.seats
    here = came.hall.presence.at(came.room, seats, came.address)
    held = came.hall.limits.line(came.address)
    with counted, held, here, came.hall.lines.open(line, came.caller):
        yield
