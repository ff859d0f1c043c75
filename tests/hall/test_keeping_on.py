"""One thing that breaks ends nothing else: the hall goes on writing, looking and telling."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor

import pytest
import sqlalchemy as sa

from emberhall import Game
from emberhall.hall import hall as hall_module
from emberhall.hall import hints
from emberhall.hall import records as records_module
from emberhall.hall.auth.guard import Pass
from emberhall.hall.bells import listen
from emberhall.hall.bot_worker import Thought
from emberhall.hall.hall import Hall
from emberhall.hall.presence import Presence
from emberhall.hall.records import REPLAYED_AT_ONCE
from emberhall.hall.room import Room
from emberhall.hall.store.log import Entry
from emberhall.hall.store.records import RecordRow
from emberhall.hall.store.schema import entries, records, tables
from emberhall.hall.store.tables import OVER, SeatRow, TableRow, Tables
from emberhall.hall.verbs import Speaker
from emberhall.hall.visit import Visit
from emberhall.hall.wire import NOT_ASKED, AskHint, Hint, Refused
from hall.house import HOST, SECONDS, a_table, asked, house, play, until


def break_log(hall: Hall, room: Room) -> None:
    """Somebody has written what this version does not know."""
    entry = Entry(room.id, room.number + 1, "unknown", "dance", 0, "", "", hall.now())
    with hall.engine.begin() as connection:
        connection.execute(sa.insert(entries).values(entry._asdict()))


async def stands_at(room: Room, number: int) -> None:
    await until(lambda: room.number == number, "no bell was heard")


def test_work_that_breaks_off_is_begun_again_and_nothing_else_ends(
    database_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(hall_module, "AGAIN_AFTER", 0.01)

    async def story() -> None:
        async with house(database_url) as hall:
            room, begun = await a_table(hall), []

            async def breaks() -> None:
                begun.append(1)
                raise KeyError("a bug")

            monkeypatch.setattr(hall.lines, "run", breaks)
            running = asyncio.create_task(hall.run())
            await until(lambda: len(begun) > 2, "it was not begun again")
            await play(room, 3)
            assert room.number == 3
            assert not running.done()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    asyncio.run(story())
    assert "begun again: KeyError" in caplog.text


def test_a_table_that_cannot_be_read_keeps_nobody_from_the_others(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as here, house(database_url) as there:
            broken, sound = await a_table(here), await a_table(here)
            far = await there.rooms.find(sound.id)
            break_log(here, broken)
            await play(far, 2)
            await here.rooms.look_at_all()
            assert sound.number == far.number == 2
            assert broken.number == 0

    asyncio.run(story())


def test_a_broken_table_keeps_no_ended_game_from_being_put_away(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            broken, sound = await a_table(hall), await a_table(hall)
            break_log(hall, broken)
            await play(sound, 2_000)
            await hall.endings.stop()
            with hall.engine.begin() as connection:
                connection.execute(sa.delete(records))
                connection.execute(sa.update(tables).values(state=OVER))
        async with house(database_url) as again:
            await again.endings.sweep(again.rooms)
            await again.endings.stop()
            assert await again.records.find(sound.id) is not None
            assert await again.records.find(broken.id) is None

    asyncio.run(story())


def test_an_answer_is_written_while_all_other_threads_are_busy(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as hall:
            room, free = await a_table(hall), threading.Event()
            asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(1))
            busy = asyncio.create_task(asyncio.to_thread(free.wait, SECONDS))
            async with asyncio.timeout(SECONDS / 2):
                somebody = asked(room)
                await somebody.answers(somebody.keys[0], "receipt-1")
            assert not busy.done()
            free.set()
            await busy

    asyncio.run(story())


class Slow(Tables):
    """Whoever reads first is told last."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self.has_read, self.go_on = threading.Event(), threading.Event()

    def read(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        found = super().read(table_id)
        if not self.has_read.is_set():
            self.has_read.set()
            self.go_on.wait(1.0)
        return found


def test_what_was_read_earlier_never_replaces_what_was_read_later(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall)
            slow = hall.rooms.tables = Slow(hall.engine)
            first = asyncio.create_task(hall.rooms.look_again(room.id))
            await asyncio.to_thread(slow.has_read.wait, SECONDS)
            await asyncio.to_thread(hall.tables.set_muted, room.id, [1])
            second = asyncio.create_task(hall.rooms.look_again(room.id))
            await asyncio.wait([second], timeout=0.2)
            slow.go_on.set()
            await asyncio.gather(first, second)
            assert room.company.table.muted == [1]

    asyncio.run(story())


def test_a_table_that_does_not_open_leaves_nothing_behind(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            for number in range(20):
                with pytest.raises(Refused):
                    await hall.rooms.find(f"none-{number}")
            gc.collect()
            assert len(hall.rooms._opening) <= 1  # what was refused last is still held
            assert not hall.rooms.open

    asyncio.run(story())


def test_a_room_that_was_opened_in_a_bad_moment_is_still_attended_to(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> list[Entry]:
        raise OSError("the database is away")

    async def story() -> None:
        async with house(sqlite_url) as hall:
            room, seen = await a_table(hall), list[str]()
            del hall.rooms.open[room.id]
            hall.rooms.listeners.append(lambda room: seen.append(room.id))
            with monkeypatch.context() as patch:
                patch.setattr(hall.log, "since", fails)
                with pytest.raises(OSError, match="away"):
                    await hall.rooms.find(room.id)
            await play(await hall.rooms.find(room.id), 1)
            assert room.id in seen

    asyncio.run(story())


class Heard(Tables):
    """Remembers for which tables it rang; its database may be away."""

    def __init__(self, engine: sa.Engine) -> None:
        super().__init__(engine)
        self.rung: list[set[str]] = []
        self.is_away = False

    def set_here(self, present: Iterable[tuple[str, int, float]], ringing: set[str]) -> None:
        if self.is_away:
            raise OSError("the database is away")
        super().set_here(present, ringing)
        self.rung.append(ringing)


def test_others_are_told_once_that_somebody_came_and_once_that_they_went(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as hall:
            room, told = await a_table(hall), Heard(hall.engine)
            presence = Presence(hall.rooms, told, hall.now)
            with presence.at(room, [0]):
                await presence._tell()
                presence._still_here(hall.now())
                await presence._tell()
            told.is_away = True
            await presence._tell()
            told.is_away = False
            await presence._tell()
            assert told.rung == [{room.id}, set(), {room.id}]

    asyncio.run(story())


def test_a_bell_for_a_broken_table_silences_no_other(postgresql_url: str) -> None:
    async def story() -> None:
        async with house(postgresql_url) as here, house(postgresql_url) as there:
            broken, sound = await a_table(here), await a_table(here)
            listening = asyncio.create_task(listen(here.engine, here.rooms, here.process))
            break_log(here, broken)
            await asyncio.to_thread(there.tables.set_muted, broken.id, [1])
            far = await there.rooms.find(sound.id)
            for number in (1, 2):
                somebody = asked(far)
                await somebody.answers(somebody.keys[0], f"receipt-{number}")
                await stands_at(sound, number)
            assert not listening.done()
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)

    asyncio.run(story())


def test_records_are_opened_a_few_at_a_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, begun = threading.Event(), []

    class Long:
        def __init__(self, record: str) -> None:
            begun.append(record)
            free.wait(SECONDS)

    monkeypatch.setattr(records_module, "Reel", Long)

    async def story() -> None:
        async with house(sqlite_url) as hall:
            rows = [RecordRow(f"record-{number}", None, "", 0.0) for number in range(6)]
            opening = [asyncio.create_task(hall.records.reel(row, row.id)) for row in rows]
            await until(lambda: len(begun) == REPLAYED_AT_ONCE, "none was opened")
            assert await asyncio.to_thread(lambda: len(begun)) == REPLAYED_AT_ONCE
            free.set()
            await asyncio.gather(*opening)
            assert len(begun) == len(rows)

    asyncio.run(story())


def visiting(hall: Hall, room: Room, seat: int) -> Speaker:
    """Whoever plays this seat."""
    return Visit(hall, room, Pass(HOST, room.id, frozenset({seat})), seat).speaker(lambda _: 0)


def test_hints_are_thought_of_one_at_a_time(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    free, begun = asyncio.Event(), []

    async def hint(game: Game, seat: int, seconds: float, whose: str) -> Thought:
        begun.append(seat)
        await free.wait()
        return Thought("key", "words", "reason")

    async def story() -> None:
        async with house(sqlite_url) as hall:
            monkeypatch.setattr(hall.bots, "hint", hint)
            rooms = [await a_table(hall) for _ in range(3)]
            speakers = [visiting(hall, room, asked(room).seat) for room in rooms]
            asking = [asyncio.create_task(each.do(AskHint("receipt-1"))) for each in speakers]
            await until(lambda: len(begun) > 0, "nobody thinks")
            assert await asyncio.to_thread(lambda: len(begun)) == 1
            free.set()
            await asyncio.gather(*asking)
            assert len(begun) == len(rooms)

    asyncio.run(story())


def test_a_hint_that_is_not_found_in_time_is_refused_and_the_next_one_is_had(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as hall:
            room = await a_table(hall)
            speaker = visiting(hall, room, asked(room).seat)
            with monkeypatch.context() as patch:
                patch.setattr(hints, "SECONDS", 0.0)
                with pytest.raises(Refused, match="No hint was found in time"):
                    await speaker.do(AskHint("receipt-1"))
            hint = await speaker.do(AskHint("receipt-2"))
            assert isinstance(hint, Hint)
            assert hint.key in asked(room).keys

    asyncio.run(story())


def test_who_is_not_asked_is_refused_a_hint_at_once_though_others_are_having_one(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a refusal that takes its time would tell that somebody else asks for advice."""

    async def never(game: Game, seat: int, seconds: float) -> Thought:
        await asyncio.Event().wait()
        raise AssertionError

    async def story() -> None:
        async with house(sqlite_url) as hall:
            room = await a_table(hall)
            other = visiting(hall, room, 1 - asked(room).seat)
            monkeypatch.setattr(hall.bots, "hint", never)
            having = asyncio.create_task(
                visiting(hall, room, asked(room).seat).do(AskHint("first-1"))
            )
            await asyncio.sleep(0)
            async with asyncio.timeout(SECONDS / 2):
                with pytest.raises(Refused) as no:
                    await other.do(AskHint("receipt-1"))
            having.cancel()
            assert no.value.code == NOT_ASKED

    asyncio.run(story())
