"""A table in two processes, and a game of the engine that is played beside it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize

import emberhall
from emberhall import Game
from emberhall.hall.hall import Hall
from emberhall.hall.opening import SeatWish, TableWish
from emberhall.hall.room import Room
from emberhall.hall.tables import Desk
from emberhall.hall.wire import Refused
from hall.attended import Clockwork
from hall.hostile.reader import Reader
from hall.house import HOST, house

TITLES = ("dragondraft", "duals", "flamecraft", "flamefang")
READERS = st.sampled_from((0, 1, None))


@dataclass(frozen=True)
class Given:
    """An answer or a take-back that was taken, and how it was asked for."""

    kind: str
    seat: int
    key: str
    version: str
    receipt: str


class Beside(RuleBasedStateMachine):
    """Two processes on one database, a table, and a game of the engine beside it."""

    url = ""
    seed = 0

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.now = Clockwork()
        self.houses: list[AbstractAsyncContextManager[Hall]] = []
        self.halls: list[Hall] = []
        for _ in range(2):
            self.houses.append(house(self.url, self.now))
            self.halls.append(self.run(self.houses[-1].__aenter__()))
        self.readers: list[tuple[int, Reader]] = []
        self.receipts = 0
        self.given: list[Given] = []

    def run(self, work: Coroutine[Any, Any, Any]) -> Any:
        return self.runner.run(work)

    def teardown(self) -> None:
        for each in self.houses:
            self.run(each.__aexit__(None, None, None))
        self.runner.close()

    # The table, and the game beside it

    @initialize(
        title=st.sampled_from(TITLES),
        seed=st.integers(0, 2**32),
        clocked=st.booleans(),
        early=READERS,
    )
    def open(self, title: str, seed: int, clocked: bool, early: int | None) -> None:
        """Ann opens a table here, and Ben joins it there."""
        Beside.seed = seed
        clock = {"kind": "live", "bank": 60, "move": 10} if clocked else {}
        seats = [SeatWish("me", "Ann"), SeatWish("open")]
        wish = TableWish(title, seats, clock=clock)
        self.table = self.run(Desk(self.halls[0]).open(wish, HOST))
        if early != 1:
            self.come(0, Reader(early))
            self.readers[0][1].hear()
        self.run(Desk(self.halls[1]).join(self.table, "b" * 64, "Ben", 1, None))
        self.run(self.halls[0].rooms.look_again(self.table))
        self.begin()

    def begin(self) -> None:
        found = self.halls[0].tables.read(self.table)
        assert found is not None
        assert found[0].start is not None
        self.games = [emberhall.load(found[0].start)]
        """How it stood after each entry of the log."""
        self.away: set[int] = set()
        self.closed_at: int | None = None
        self.said: list[str] = []
        self.last_said = 0
        self.versions: list[tuple[int, str, str]] = []

    def room(self, process: int) -> Room:
        room: Room = self.run(self.halls[process].rooms.find(self.table))
        return room

    @property
    def game(self) -> Game:
        return self.games[-1]

    @property
    def ended(self) -> bool:
        return self.game.over or self.closed_at is not None

    def goes_on(self) -> bool:
        return not self.ended

    def moves(self, step: Callable[[Game], object] = lambda game: None) -> None:
        """One more entry of the log."""
        game = self.game.copy(following=True)
        step(game)
        self.games.append(game)

    def is_new(self, process: int) -> bool:
        """Whether a process knows everything."""
        return self.room(process).number == len(self.games) - 1

    def newest(self) -> Room:
        """The table at a process that knows everything: one does, always."""
        return self.room(0 if self.is_new(0) else 1)

    def receipt(self) -> str:
        self.receipts += 1
        return f"receipt-{self.receipts}"

    def refused(self, work: Coroutine[Any, Any, Any]) -> str:
        before = self.entries()
        with pytest.raises(Refused) as caught:
            self.run(work)
        assert self.entries() == before
        return caught.value.code

    def entries(self) -> list[Any]:
        entries: list[Any] = self.run(self.halls[0].log.since(self.table, 0))
        return entries

    def asked(self) -> int:
        question = self.game.question
        assert question is not None
        return question.seat

    def key(self, luck: int) -> str:
        question = self.game.question
        assert question is not None
        return question.options[luck % len(question.options)].key

    def come(self, process: int, reader: Reader) -> None:
        self.run(reader.connect(self.halls[process], self.room(process)))
        self.readers.append((process, reader))
