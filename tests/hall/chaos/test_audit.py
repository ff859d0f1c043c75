"""The audit itself: it is content with an honest hall, and sees whatever is wrong afterwards."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random

import pytest
import sqlalchemy as sa

import emberhall
from emberhall.hall.room import Room
from emberhall.hall.store.engine import open_engine
from emberhall.hall.store.schema import chat, entries, records, tables
from hall.chaos.audit import audit
from hall.chaos.ledger import Ledger, Taken
from hall.databases import sqlite_at
from hall.house import a_table, asked, house

SAID = "Good evening."


@dataclass
class Evening:
    """A table of Dragondraft, played to its end, and what its people were told there."""

    engine: sa.Engine
    ledger: Ledger
    table: str

    def audited(self) -> None:
        audit(str(self.engine.url), self.ledger, [self.table])

    def does(self, statement: sa.Delete | sa.Update) -> None:
        with self.engine.begin() as connection:
            assert connection.execute(statement).rowcount == 1

    def entry(self, number: int) -> sa.ColumnElement[bool]:
        return sa.and_(entries.c.table_id == self.table, entries.c.number == number)

    @property
    def last(self) -> int:
        with self.engine.connect() as connection:
            return int(connection.scalars(sa.select(sa.func.max(entries.c.number))).one())


@pytest.fixture(scope="module")
def played(
    migrated_file: Path, tmp_path_factory: pytest.TempPathFactory
) -> tuple[Path, Ledger, str]:
    file = tmp_path_factory.mktemp("evening") / "hall.sqlite"
    shutil.copy(migrated_file, file)
    ledger = Ledger()
    return file, ledger, asyncio.run(_plays(sqlite_at(file), ledger))


@pytest.fixture
def evening(played: tuple[Path, Ledger, str], tmp_path: Path) -> Iterator[Evening]:
    file, ledger, table = played
    shutil.copy(file, tmp_path / "hall.sqlite")
    engine = open_engine(sqlite_at(tmp_path / "hall.sqlite"))
    yield Evening(engine, deepcopy(ledger), table)
    engine.dispose()


async def _plays(url: str, ledger: Ledger) -> str:
    luck = Random(3)
    async with house(url) as hall:
        room = await a_table(hall, "dragondraft")
        line = {"part": "players", "seat": 0, "name": "Ann", "words": SAID, "at": 1.0}
        hall.chats.say(room.id, receipt="said", **line)
        ledger.writes(Taken(room.id, 0, "chat", SAID, "", "said"))
        await _takes_back(room, ledger, luck)
        while not _told(room, ledger):
            await _answers(room, ledger, luck)
        await hall.endings.stop()
        return room.id


def _told(room: Room, ledger: Ledger) -> bool:
    """Both seats are told where they stand; whether it was the end."""
    assert room.position is not None
    for seat in (0, 1):
        ledger.hears(room.id, seat, room.sheet(seat).version, room.position.is_over)
    return room.position.is_over


async def _answers(room: Room, ledger: Ledger, luck: Random) -> None:
    somebody = asked(room)
    key, version, receipt = luck.choice(somebody.keys), somebody.version, f"at-{room.number}"
    await somebody.answers(key, receipt)
    ledger.writes(Taken(room.id, somebody.seat, "answer", key, version, receipt))


async def _takes_back(room: Room, ledger: Ledger, luck: Random) -> None:
    """As soon as somebody may."""
    while not (room.position and room.position.undoable):
        _told(room, ledger)
        await _answers(room, ledger, luck)
    _told(room, ledger)
    seat = min(room.position.undoable)
    version = room.sheet(seat).version
    await room.undo(seat, version, "taken-back")
    ledger.writes(Taken(room.id, seat, "undo", "", version, "taken-back"))


def test_an_honest_hall_passes(evening: Evening) -> None:
    assert {each.kind for each in evening.ledger.taken} == {"answer", "undo", "chat"}
    assert len(evening.ledger.ends) == 2
    evening.audited()


def an_entry_is_lost(evening: Evening) -> None:
    evening.does(sa.delete(entries).where(evening.entry(12)))


def the_last_entry_is_lost(evening: Evening) -> None:
    evening.does(sa.delete(entries).where(evening.entry(evening.last)))


def what_nobody_was_acknowledged_is_lost(evening: Evening) -> None:
    """Others were told of it."""
    evening.ledger.taken.pop()
    the_last_entry_is_lost(evening)


def an_entry_is_forged(evening: Evening) -> None:
    unlike = {"seat": 1 - entries.c.seat}
    evening.does(sa.update(entries).where(evening.entry(12)).values(unlike))


def a_version_is_of_nowhere(evening: Evening) -> None:
    evening.ledger.told[evening.table, 1].insert(7, "of-nowhere")


def an_answer_was_given_to_something_else(evening: Evening) -> None:
    taken = evening.ledger.taken
    taken[-1] = replace(taken[-1], version=taken[-2].version)


def the_record_is_cut(evening: Evening) -> None:
    """It holds together, and tells less than was played."""
    with evening.engine.connect() as connection:
        record = connection.scalars(sa.select(records.c.record)).one()
    game = emberhall.replay(record)
    evening.does(sa.update(records).values(record=game.at(len(game.answers()) - 1).record()))


def a_word_is_lost(evening: Evening) -> None:
    evening.does(sa.delete(chat))


def a_table_never_ends(evening: Evening) -> None:
    evening.does(sa.update(tables).values(state="running"))


def a_hall_says_something_strange(evening: Evening) -> None:
    evening.ledger.stranger.append("I am a teapot.")


@pytest.mark.parametrize(
    ("fault", "seen"),
    [
        (an_entry_is_lost, "has a hole"),
        (the_last_entry_is_lost, "written 0 times"),
        (what_nobody_was_acknowledged_is_lost, "to which no log leads"),
        (an_entry_is_forged, "written 0 times"),
        (a_version_is_of_nowhere, "of-nowhere"),
        (an_answer_was_given_to_something_else, "the seat saw something else"),
        (the_record_is_cut, "is another's"),
        (a_word_is_lost, "written 0 times"),
        (a_table_never_ends, "says that it is running"),
        (a_hall_says_something_strange, "teapot"),
    ],
)
def test_whatever_is_wrong_afterwards_is_seen(
    evening: Evening, fault: Callable[[Evening], None], seen: str
) -> None:
    fault(evening)
    with pytest.raises(AssertionError, match=seen):
        evening.audited()
