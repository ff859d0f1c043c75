"""A reader who puts together what they are told, and compares it with a game that nobody served."""

from __future__ import annotations

from typing import Any

import msgspec

from emberhall import Game
from emberhall.hall import sheet, wire
from emberhall.hall.auth.guard import Pass
from emberhall.hall.hall import Hall
from emberhall.hall.room import Room
from emberhall.hall.sheet import Cursor
from emberhall.hall.teller import Teller
from emberhall.hall.visit import Visit

Json = dict[str, Any]


def plain(told: Any) -> Any:
    """As it is after a way over the wire."""
    return msgspec.json.decode(wire.encode(told))


class Reader:
    """Somebody connected for a seat, or to watch."""

    def __init__(self, seat: int | None, cursor: Cursor = (0, 0)) -> None:
        self.seat, self.cursor = seat, cursor
        self.events: dict[int, Any] = {}
        """By their number: of a long game not all are told again to who comes late."""
        self.update: Json | None = None
        self.table: Json = {}
        self.chat: list[str] = []
        self._teller: Teller | None = None

    async def connect(self, hall: Hall, room: Room) -> None:
        """Come (again), with what is known already."""
        seats = frozenset({self.seat} if self.seat is not None else ())
        came = Visit(hall, room, Pass("h" * 64, room.id, seats), self.seat)
        self._teller = await came.come_in(self.cursor)
        self.chat, self.table = [], {}

    def hear(self) -> None:
        """Everything that is new, and that nothing is told twice."""
        assert self._teller is not None
        for frame in self._teller.new():
            told = msgspec.json.decode(frame)
            match told["type"]:
                case "table":
                    assert told["table"] != self.table
                    self.table = told["table"]
                case "update":
                    self._put_together(told)
                case "chat":
                    self.chat += [line["words"] for line in told["lines"]]
                case kind:
                    assert kind == "clock"
        assert not self._teller.new()

    def _put_together(self, told: Json) -> None:
        undos, count = told["cursor"]
        numbers = range(told["first"], told["first"] + len(told["events"]))
        assert numbers.stop == count
        assert told["again"] == (undos != self.cursor[0])
        if told["again"]:
            self.events = {n: each for n, each in self.events.items() if n < told["first"]}
        else:
            assert not self.events.keys() & {*numbers}, "told twice"
            most = max(0, count - most_events())
            assert told["first"] == max(min(self.cursor[1], count), most), "something was left out"
        self.events |= dict(zip(numbers, told["events"], strict=True))
        self.cursor, self.update = (undos, count), told

    def compare(self, game: Game, closed: bool) -> None:
        """With the game as it stands at this reader's room."""
        told = self.update
        assert told is not None
        assert told["view"] == plain(game.view(self.seat))
        assert told["prompt"] == (None if closed else plain(game.prompt(self.seat)))
        happened = plain([event.data() for event in game.events(self.seat)])
        assert (self.cursor[0], self.cursor[1]) == (game.undos, len(happened))
        known = {number: each["event"] for number, each in self.events.items()}
        assert known == {number: happened[number] for number in known}
        told_now = range(max(0, len(happened) - len(told["events"])), len(happened))
        assert {*told_now} <= known.keys()
        assert (told["over"] is None) == (not game.over)
        if game.over:
            assert game.result is not None
            assert told["over"]["result"] == plain(game.result.data())


def most_events() -> int:
    """Of one update; a test may have changed it."""
    most: int = vars(sheet)["MOST_EVENTS"]
    return most
