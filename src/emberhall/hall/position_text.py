"""A position as text, for a snapshot."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import TypeVar

import msgspec

import emberhall
from emberhall.hall.clocks import NO_CLOCK, Kind, NoClock, Times, first_times
from emberhall.hall.position import Position
from emberhall.play.seating import Seating
from emberhall.play.session import Session

T = TypeVar("T")


def first_position(
    table_id: str,
    start: str,
    specs: tuple[str, ...],
    clock: Kind = NO_CLOCK,
    at: float = 0.0,
) -> Position:
    """How a table stood when its game was dealt."""
    game = emberhall.load(start)
    seating = Seating(specs, game.names)
    session = Session(table_id, game, seating)
    times = None if isinstance(clock, NoClock) else first_times(clock, session, at)
    return Position(session, seating, at=at, undoable=session.undoable, times=times)


def write_position(position: Position) -> str:
    return json.dumps(
        {
            "game": position.session.game.save(),
            "undos": position.session.game.undos,
            "seats": list(position.session.seating.specs),
            "number": position.number,
            "at": position.at,
            "away": {str(seat): why for seat, why in position.away.items()},
            "undoable": sorted(position.undoable),
            "take_backs": {str(seat): often for seat, often in position.take_backs.items()},
            "overruns": {str(seat): often for seat, often in position.overruns.items()},
            "closed": position.closed,
            "times": msgspec.to_builtins(position.times),
        }
    )


def read_position(text: str, first: Position) -> Position:
    """The position that `write_position` wrote, of a table that began like this."""
    saved = json.loads(text)
    game = emberhall.load(saved["game"])
    game.undos = saved["undos"]
    seating = Seating(tuple(saved["seats"]), first.seated.names)
    return replace(
        first,
        session=replace(first.session, game=game, seating=seating),
        number=saved["number"],
        at=saved["at"],
        away=_by_seat(saved["away"]),
        undoable=frozenset(saved["undoable"]),
        take_backs=_by_seat(saved["take_backs"]),
        overruns=_by_seat(saved["overruns"]),
        closed=saved["closed"],
        times=msgspec.convert(saved["times"], Times | None),
    )


def _by_seat(saved: Mapping[str, T]) -> Mapping[int, T]:
    return MappingProxyType({int(seat): each for seat, each in saved.items()})
