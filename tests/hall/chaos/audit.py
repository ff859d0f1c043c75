"""Afterwards: logs, records and words are compared with the ledger and with the engine."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Sequence

import sqlalchemy as sa

import emberhall
from emberhall import Game
from emberhall.hall.clocks import read_clock
from emberhall.hall.hall import Hall
from emberhall.hall.position import Position
from emberhall.hall.position_text import first_position
from emberhall.hall.room import MOST_TAKE_BACKS
from emberhall.hall.seating import specs_of
from emberhall.hall.sheet import Sheet
from emberhall.hall.store.log import Entry
from emberhall.hall.store.schema import chat
from emberhall.hall.store.tables import BOT, SeatRow, TableRow
from hall.chaos.ledger import Ledger, Taken
from hall.house import house


def audit(database_url: str, ledger: Ledger, tables: list[str]) -> None:
    """Nothing acknowledged is lost, nothing is doubled, nobody was told what is not in the log, and
    log, snapshot, record and engine tell the same game."""
    assert not ledger.stranger, ledger.stranger[:5]
    asyncio.run(_audit(database_url, ledger, tables))


async def _audit(database_url: str, ledger: Ledger, tables: list[str]) -> None:
    async with house(database_url) as hall:
        await hall.endings.sweep(hall.rooms)
        await hall.endings.stop()
        for table_id in tables:
            await Audited(hall, ledger, table_id).check()


class Audited:
    """One table: what the database says of it, and what its people say."""

    def __init__(self, hall: Hall, ledger: Ledger, table_id: str) -> None:
        self.hall, self.ledger, self.id = hall, ledger, table_id
        found = hall.tables.read(table_id)
        assert found is not None
        self.table, self.seats = found
        self.log = hall.log.read(table_id, 0)
        self.taken = [each for each in ledger.taken if each.table == table_id]

    async def check(self) -> None:
        numbers = [each.number for each in self.log]
        assert numbers == [*range(1, len(numbers) + 1)], f"the log of {self.id} has a hole"
        self._check_taken()
        self._check_said()
        stood = list(positions(self.table, self.seats, self.log))
        self._check_engine(stood)
        for seat in {seat for table, seat in self.ledger.told if table == self.id}:
            self._check_told(seat, self._versions(stood, seat))
        await self._check_room(stood[-1])
        await self._check_record(stood[-1])

    def _check_taken(self) -> None:
        written = Counter((each.kind, each.seat, each.key, each.receipt) for each in self.log)
        for each in self.taken:
            if each.kind != "chat":
                times = written[each.kind, each.seat, each.words, each.receipt]
                assert times == 1, f"acknowledged and written {times} times: {each}"

    def _check_said(self) -> None:
        query = sa.select(chat.c.seat, chat.c.words, chat.c.receipt).filter_by(table_id=self.id)
        with self.hall.engine.connect() as connection:
            written = Counter(tuple(row) for row in connection.execute(query))
        for each in self.taken:
            if each.kind == "chat":
                times = written[each.seat, each.words, each.receipt]
                assert times == 1, f"acknowledged and written {times} times: {each}"

    def _check_engine(self, stood: Sequence[Position]) -> None:
        """The engine, dealt the same and asked by nobody else, comes to the same game."""
        games = played(self.table, self.seats, self.log)
        for number, (game, position) in enumerate(zip(games, stood, strict=True)):
            known, told = game.digest(), position.session.game.digest()
            assert known == told, f"the engine plays another game from entry {number} on"

    def _versions(self, stood: Sequence[Position], seat: int) -> list[str]:
        """What a seat is to be sent after each entry."""
        return [
            Sheet(each, seat, self.table.undo and each.session.game.undos < MOST_TAKE_BACKS).version
            for each in stood
        ]

    def _check_told(self, seat: int, versions: Sequence[str]) -> None:
        known = set(versions)
        wrong = [each for each in self.ledger.told[self.id, seat] if each not in known]
        assert not wrong, f"seat {seat} of {self.id} was told {wrong}, to which no log leads"
        for each in self.taken:
            if each.seat == seat and each.version:
                seen = versions[self._number(each) - 1]
                assert seen == each.version, f"taken where the seat saw something else: {each}"
        end = self.ledger.ends.get((self.id, seat))
        assert end in (None, versions[-1]), f"seat {seat} of {self.id} was told another end"

    def _number(self, taken: Taken) -> int:
        return next(each.number for each in self.log if each.receipt == taken.receipt)

    async def _check_room(self, last: Position) -> None:
        """By its snapshot, if there is one."""
        room = await self.hall.rooms.find(self.id)
        assert room.position is not None
        assert room.position.session.game.digest() == last.session.game.digest()
        state = self.table.state
        assert (state == "over") == last.is_over, f"{self.id} says that it is {state}"

    async def _check_record(self, last: Position) -> None:
        kept = await self.hall.records.find(self.id)
        assert (kept is not None) == last.is_over, f"over and not kept: {self.id}"
        if kept is not None:
            game = last.session.game
            assert game.header is not None
            replayed = emberhall.verify(kept.record, game.header.commitment)
            assert replayed.game.digest() == game.digest(), f"the record of {self.id} is another's"


def positions(
    table: TableRow, seats: Sequence[SeatRow], log: Sequence[Entry]
) -> Iterator[Position]:
    """How the hall says that the table stood, from the deal on."""
    assert table.start is not None
    clock, at = read_clock(table.clock), table.began_at or 0.0
    position = first_position(table.id, table.start, specs_of(seats), clock, at)
    yield position
    for entry in log:
        position = position.after(entry)
        yield position


def played(table: TableRow, seats: Sequence[SeatRow], log: Sequence[Entry]) -> Iterator[Game]:
    """The same in the engine alone: the game is dealt anew from its seed."""
    assert table.start is not None
    header = emberhall.load(table.start).header
    assert header is not None
    game = emberhall.new_game(
        header.title, seats=header.seats, seed=header.seed, names=header.names, **header.settings
    )
    bots = {row.seat for row in seats if row.kind == BOT}
    yield game
    for entry in log:
        match entry.kind:
            case "answer":
                assert game.question is not None
                assert game.question.seat == entry.seat
                game.answer(entry.key)
            case "undo":
                game.undo(entry.seat, bots)
            case "away":
                bots.add(entry.seat)
            case "back":
                bots.remove(entry.seat)
        yield game
