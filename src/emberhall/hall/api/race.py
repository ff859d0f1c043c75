"""How a game that is over was won: its totals over time, and its key moments."""

from __future__ import annotations

import asyncio

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from emberhall.hall.api.asked import hall_of
from emberhall.hall.api.body import answer, query
from emberhall.hall.api.endpoint import Endpoint
from emberhall.hall.api.records import MomentAsked, found, reel_of
from emberhall.hall.reel import Reel
from emberhall.hall.refusal import NOT_OVER
from emberhall.hall.store.records import RecordRow
from emberhall.hall.wire import Refused


class PointTold(Struct, frozen=True):
    """How everybody stood at a moment."""

    moment: int
    totals: list[int]


class KeyMomentTold(Struct, frozen=True):
    """A moment that told."""

    moment: int
    kind: str
    """A seat's biggest `gain` in one turn, a new sole `lead`, or the `ending` in sight."""
    seat: int | None
    """Whose; nobody's: everybody's."""
    before: int
    """Their total before that turn; of a lead, that of whoever had been in front."""
    after: int
    words: list[str]
    """What happened, as the reader was told."""


class RaceTold(Struct, frozen=True):
    """The race of a game that is over."""

    names: list[str]
    colours: list[int]
    """The crest of each seat."""
    score: str
    """What is counted; empty: it has no name."""
    together: bool
    """Whether all win or lose as one."""
    last: int
    """The number of the last moment."""
    points: list[PointTold]
    """At most 120, the first and the last among them; in between totals changed."""
    moments: list[KeyMomentTold]


async def race(request: Request) -> Response:
    """How a game that is over was won, in the words for a seat or a spectator."""
    seat = query(request, MomentAsked).seat
    row = await found(request, request.path_params["id"])
    reel = await reel_of(request, row)
    if not reel.game.over:
        raise Refused(NOT_OVER, "The race can be told once the game is over.")
    colours = await _colours(request, row, reel.game.seats)
    return answer(await asyncio.to_thread(_race, reel, seat, colours))


async def _colours(request: Request, row: RecordRow, seats: int) -> list[int]:
    """The crests at the table it was played at; from elsewhere, those of the seats."""
    there = None
    if row.table_id is not None:
        there = await asyncio.to_thread(hall_of(request).tables.read, row.table_id)
    return list(range(seats)) if there is None else [seat.colour for seat in there[1]]


def _race(reel: Reel, seat: int | None, colours: list[int]) -> RaceTold:
    game, race = reel.game, reel.race
    return RaceTold(
        names=list(game.names),
        colours=colours,
        score=game.title.running_score,
        together=game.title.together,
        last=reel.last,
        points=[PointTold(point.moment, list(point.totals)) for point in race.points],
        moments=[
            KeyMomentTold(
                each.moment,
                each.kind,
                each.seat,
                each.before,
                each.after,
                reel.sentences(each, seat),
            )
            for each in race.moments
        ],
    )


endpoints = [
    Endpoint("GET", "/api/records/{id}/race", race, RaceTold, query=MomentAsked),
]
