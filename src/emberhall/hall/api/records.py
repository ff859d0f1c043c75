"""Records of games that are over: taken along, brought in, looked at and played on from."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from emberhall.hall.api.asked import AtSeat, Seat, address_of, desk_of, hall_of
from emberhall.hall.api.body import answer, query, read
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.forking import forked
from emberhall.hall.hall import Hall
from emberhall.hall.reel import Reel
from emberhall.hall.refusal import NOT_OVER
from emberhall.hall.room import Room
from emberhall.hall.sheet import over_of, told_of
from emberhall.hall.store.records import RecordRow
from emberhall.hall.verification import LONGEST_RECORD
from emberhall.hall.wire import BAD, Over, Refused, Told, not_found
from emberhall.play.forms import value_words
from emberhall.play.narration import tell

LINES = "application/jsonl"


class RecordBrought(Struct, frozen=True, forbid_unknown_fields=True):
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)]
    """A record as it was written, line by line."""


class RecordTold(Struct, frozen=True):
    """A record that was played again here, and what it was checked against."""

    id: str
    title: str
    full_name: str
    names: list[str]
    settings: list[tuple[str, str]]
    moments: int
    """How many there are, from 0: before each answer, and after the last."""
    digests: int
    """How often the table was compared with what the record says."""
    commitment: str
    """What was published when the game began: the seed fits it."""
    seed: str
    over: Over | None
    """How it ended, if it did."""
    table: str
    """Where it was played; empty: elsewhere."""


class MomentAsked(Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat | None = None
    """Through whose eyes; nobody's: as a spectator."""


class MomentTold(Struct, frozen=True):
    """One moment of a game, as a seat or a spectator knew it."""

    number: int
    view: dict[str, Any]
    words: list[str]
    """What happened last before it."""
    events: list[Told]
    """The same, event by event."""
    answered: int | None
    """Who gave the answer before it."""
    over: Over | None


class ForkWish(Struct, frozen=True, forbid_unknown_fields=True):
    at: Annotated[int, Meta(ge=0)]
    """The moment to go on from."""


class ForkTold(Struct, frozen=True):
    table: str


class StoryTold(Struct, frozen=True):
    """What one seat was told, from the beginning."""

    title: str
    full_name: str
    names: list[str]
    seat: int
    commitment: str
    events: list[Told]
    over: Over | None


async def of_table(request: Request) -> Response:
    """The record of a game that is over, as a file: it replays anywhere."""
    hall, table_id = hall_of(request), request.path_params["id"]
    await hall.guard.at(request, table_id)
    row = await _of_table(hall, table_id)
    name = f"{table_id}.jsonl"
    headers = {
        "Content-Disposition": f'attachment; filename="{name}"',
        "Cache-Control": "no-store",
    }
    return Response(row.record, 200, headers, LINES)


async def story(request: Request) -> Response:
    """What your seat was told so far, to take along; also while the game goes on."""
    hall, seat = hall_of(request), query(request, AtSeat).seat
    entry = await hall.guard.at(request, request.path_params["id"])
    entry.to_play(seat)
    room = await hall.rooms.find(entry.table_id)
    return answer(await asyncio.to_thread(_story, room, seat))


async def bring(request: Request) -> Response:
    """Bring a record from elsewhere: it is played again and checked, and never trusted."""
    hall, brought = hall_of(request), await read(request, RecordBrought)
    record_id = await hall.records.bring(brought.record, address_of(request))
    return answer(await _record(request, await found(request, record_id)), 201)


async def record(request: Request) -> Response:
    """What a record tells of its game, and what it was checked against."""
    row = await found(request, request.path_params["id"])
    return answer(await _record(request, row))


async def moment(request: Request) -> Response:
    """How the game stood after so many answers, through the eyes of a seat or a spectator."""
    seat = query(request, MomentAsked).seat
    row = await found(request, request.path_params["id"])
    reel, number = await reel_of(request, row), request.path_params["n"]
    _check_moment(reel, number)
    return answer(await asyncio.to_thread(_moment, reel, number, seat))


async def fork(request: Request) -> Response:
    """Play on from a moment, at a new table where all seats are yours."""
    hall, wish = hall_of(request), await read(request, ForkWish)
    row = await found(request, request.path_params["id"])
    reel = await reel_of(request, row)
    _check_moment(reel, wish.at)
    label, holder = f"After answer {wish.at}", hall.guard.known(request)
    game = await asyncio.to_thread(reel.at, wish.at)
    table, seats, given = await asyncio.to_thread(forked, game, label, holder, hall.now())
    await desk_of(request).set_up(table, seats, given, holder)
    return answer(ForkTold(table.id), 201)


async def found(request: Request, record_id: str) -> RecordRow:
    """A record by its id; that of a table here is for those who may look at the table."""
    hall = hall_of(request)
    row = await hall.records.find(record_id)
    if row is not None and row.table_id is None:
        return row
    try:
        await hall.guard.at(request, record_id)
    except Refused:
        raise not_found("record") from None
    return row or await _of_table(hall, record_id)


async def _of_table(hall: Hall, table_id: str) -> RecordRow:
    """The record of a table, put away now where nobody has yet."""
    room = await hall.rooms.find(table_id)
    if not _is_over(room):
        await room.catch_up()  # another process may have seen it end
    if not _is_over(room):
        raise Refused(NOT_OVER, "The record can be had once the game is over.")
    row = await hall.records.find(table_id)
    if row is None:
        await hall.endings.put_away(room)
        row = await hall.records.find(table_id)
    assert row is not None
    return row


def _is_over(room: Room) -> bool:
    return room.position is not None and room.position.is_over


async def reel_of(request: Request, row: RecordRow) -> Reel:
    """A record to be looked at."""
    return await hall_of(request).records.reel(row, address_of(request))


async def _record(request: Request, row: RecordRow) -> RecordTold:
    reel = await reel_of(request, row)
    game = reel.game
    header = game.header
    assert header is not None
    return RecordTold(
        id=row.id,
        title=game.title.name,
        full_name=game.title.full_name,
        names=list(game.names),
        settings=[(name, value_words(value)) for name, value in header.settings.items()],
        moments=reel.last + 1,
        digests=reel.digests,
        commitment=reel.commitment,
        seed=str(header.seed),
        over=over_of(game, None) if game.over else None,
        table=row.table_id or "",
    )


def _check_moment(reel: Reel, number: int) -> None:
    if number > reel.last:
        raise Refused(BAD, f"This game has moments 0 to {reel.last}.")


def _moment(reel: Reel, number: int, seat: int | None) -> MomentTold:
    game, events = reel.seen(number, seat)
    answered = reel.seats[number - 1] if number else None
    over = over_of(game, seat) if game.over else None
    words = tell(game, events, seat)
    told = [Told(event.data(), " ".join(tell(game, [event], seat))) for event in events]
    return MomentTold(number, game.view(seat), words, told, answered, over)


def _story(room: Room, seat: int) -> StoryTold:
    if room.position is None:
        raise Refused(BAD, "The game has not begun yet.")
    game = room.position.session.game.copy()
    assert game.header is not None
    return StoryTold(
        title=game.title.name,
        full_name=game.title.full_name,
        names=list(game.names),
        seat=seat,
        commitment=game.header.commitment,
        events=told_of(game, seat, 0),
        over=over_of(game, seat) if game.over else None,
    )


_RECORD = "/api/records/{id}"

endpoints = [
    Endpoint("GET", "/api/tables/{id}/record", of_table, LINES),
    Endpoint("GET", "/api/tables/{id}/story", story, StoryTold, query=AtSeat),
    Endpoint("POST", "/api/records", bring, RecordTold, RecordBrought, status=201),
    Endpoint("GET", _RECORD, record, RecordTold),
    Endpoint("GET", f"{_RECORD}/moments/{{n:int}}", moment, MomentTold, query=MomentAsked),
    Endpoint("POST", f"{_RECORD}/fork", fork, ForkTold, ForkWish, status=201),
]
