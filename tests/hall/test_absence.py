"""Leaving and being gone: a countdown that all can see, a bot, and the way back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from emberhall.hall import attendant
from emberhall.hall.absence import ABSENT_AFTER, LEFT_AFTER, leaving, next_look, why
from emberhall.hall.attendant import by_letter, overdue
from emberhall.hall.bots import Chosen
from emberhall.hall.clocks import NO_CLOCK, Days, Kind, Live
from emberhall.hall.company import Company
from emberhall.hall.opening import SeatWish, TableWish, wished
from emberhall.hall.pace import PACE, Stretch, pause
from emberhall.hall.presence import GRACE
from emberhall.hall.room import Room
from emberhall.hall.store.due import Clocked, clocked
from emberhall.hall.teller import Teller
from emberhall.hall.wire import You
from hall.attended import BOT, ME, Attended, Clockwork, attended, until
from hall.house import a_table, asked, house

NOW = 5_000.0
LIVE = {"kind": "live", "bank": 60, "move": 10}


def company(**seats: dict[str, Any]) -> Company:
    """Two people and what is different about them, such as `ann={"here_until": 7.0}`."""
    table, rows = wished(TableWish("dragondraft", [ME, ME]), NOW)
    changed = [seats.get("ann", {}), seats.get("ben", {})]
    return Company(
        table,
        [msgspec.structs.replace(row, **more) for row, more in zip(rows, changed, strict=True)],
    )


def gone(company: Company, clock: Kind = NO_CLOCK, now: float = NOW) -> dict[int, float]:
    return leaving(company, [0, 1], clock, now)


def test_nobody_is_waited_for_who_is_here() -> None:
    here = company(ann={"here_until": NOW + 5}, ben={"here_until": NOW + 9})
    assert gone(here) == {}
    assert next_look(here, [0, 1], NOW) == NOW + 5
    here.sockets[0] = 1
    assert next_look(here, [0, 1], NOW) == NOW + 9


def test_those_who_are_here_wait_for_those_who_are_not() -> None:
    table = company(ann={"here_until": NOW + 5})
    table.leaves_at = gone(table)
    assert table.leaves_at == {1: NOW + ABSENT_AFTER}
    assert gone(table, now=NOW + 3) == table.leaves_at, "it counts down, and does not begin anew"
    assert why(table, 1) == "absent"


def test_at_the_start_everybody_has_the_time_to_come_in() -> None:
    table = company(ann={"here_until": NOW + 90})
    assert leaving(table, [0, 1], NO_CLOCK, NOW, settled=NOW + 15) == {}
    assert next_look(table, [0, 1], NOW, settled=NOW + 15) == NOW + 15
    assert leaving(table, [0, 1], NO_CLOCK, NOW + 15, settled=NOW + 15) != {}


def test_a_table_that_everybody_has_left_waits() -> None:
    assert gone(company()) == {}


def test_by_letter_nobody_has_to_be_there() -> None:
    table = company(ann={"here_until": NOW + 5})
    assert gone(table, Days(3)) == {}
    assert gone(table, Live(60, 10)) == {1: NOW + ABSENT_AFTER}


def test_who_gets_up_is_gone_soon_even_by_letter_and_even_with_a_page_open() -> None:
    table = company(ann={"left_at": NOW, "here_until": NOW + 9})
    for clock in (NO_CLOCK, Days(3)):
        table.leaves_at = gone(table, clock)
        assert table.leaves_at == {0: NOW + LEFT_AFTER}
        assert gone(table, clock, now=NOW + 3) == table.leaves_at
    assert why(table, 0) == "left"


def test_nobody_takes_the_seat_of_somebody_who_plays_alone() -> None:
    table = company(ann={"left_at": NOW})
    assert leaving(table, [0], NO_CLOCK, NOW) == {}


def test_who_gets_up_while_they_are_waited_for_is_waited_for_no_longer() -> None:
    table = company(ann={"here_until": NOW + 5})
    table.leaves_at = {1: NOW + 90, 0: NOW + 7}
    table.seats = company(ann={"left_at": NOW - 23}, ben={"left_at": NOW}).seats
    assert gone(table) == {0: NOW + 7, 1: NOW + LEFT_AFTER}


def away(seat: int, reason: str) -> Any:
    def reached(room: Room) -> bool:
        return room.position is not None and room.position.away.get(seat) == reason

    return reached


def test_somebody_leaves_a_bot_takes_over_and_they_come_back(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME))
        await table.hall.leave(room, 0)
        await until(room, lambda room: 0 in room.company.leaves_at)
        assert room.position is not None
        assert room.position.away == {}, "there is time to stay"
        await table.forward(room, LEFT_AFTER + 1)
        await until(room, away(0, "left"))
        (gone, *_) = await table.entries(room)
        assert (gone.kind, gone.seat, gone.key, gone.by) == ("away", 0, "greedy", "left")
        await table.hall.stay(room, 0)
        await room.come_back(0)
        await until(room, lambda room: room.company.leaves_at == {})
        assert room.position.away == {}

    attended(tmp_path, story)


def test_who_stays_after_all_is_not_replaced(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME))
        await table.hall.leave(room, 1)
        await until(room, lambda room: 1 in room.company.leaves_at)
        await table.hall.stay(room, 1)
        await until(room, lambda room: room.company.leaves_at == {})
        await table.forward(room, LEFT_AFTER + 1)
        await table.answer(room)
        assert [entry.kind for entry in await table.entries(room)] == ["answer"]

    attended(tmp_path, story)


def test_who_got_up_while_nobody_else_played_has_the_time_to_stay(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME))
        await room.stand_in(1, "random", "left")
        with table.hall.presence.at(room, [0]):
            await table.hall.leave(room, 0)
            await everything_is_done()
            assert room.company.leaves_at == {}, "nobody waits"
            await table.forward(room, 3_600)
            await room.come_back(1)
            await until(room, lambda room: 0 in room.company.leaves_at)
            assert room.company.leaves_at[0] - table.now() > LEFT_AFTER - 5
            assert room.position is not None
            assert room.position.away == {}
            await table.forward(room, LEFT_AFTER + 1)
            await until(room, away(0, "left"))

    attended(tmp_path, story)


def test_who_leaves_with_a_page_open_is_counted_down(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME))
        with table.hall.presence.at(room, [0]), table.hall.presence.at(room, [1]):
            await everything_is_done()
            await table.hall.leave(room, 0)
            await until(room, lambda room: 0 in room.company.leaves_at)

    attended(tmp_path, story)


def test_a_dead_line_is_seen_counted_down_and_filled(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME))
        with table.hall.presence.at(room, [0]):
            with table.hall.presence.at(room, [1]):
                assert room.company.leaves_at == {}
            await table.forward(room, 60)
            await until(room, lambda room: 1 in room.company.leaves_at)
            await table.forward(room, ABSENT_AFTER + 1)
            await until(room, away(1, "absent"))
            assert room.position is not None
            assert 0 not in room.position.away

    attended(tmp_path, story)


def test_a_page_that_is_loaded_again_was_never_away(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME))
        counted: list[dict[int, float]] = []
        room.listeners.append(lambda room: counted.append({**room.company.leaves_at}))
        with table.hall.presence.at(room, [0]):
            for _ in range(3):
                with table.hall.presence.at(room, [1]):
                    await table.forward(room, 60)
                    await everything_is_done()
                await table.forward(room, GRACE - 1)
                await everything_is_done()
                assert here(room) == [True, True]
            assert set(map(len, counted)) == {0}, "nobody was told that a bot sits down"
            await table.forward(room, 2)
            await until(room, lambda room: 1 in room.company.leaves_at)
            assert here(room) == [True, False]

    attended(tmp_path, story)


def test_who_does_not_come_back_is_seen_to_be_gone_where_nobody_counts_down(
    tmp_path: Path,
) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME, clock={"kind": "days", "days": 2}))
        presence = table.hall.presence
        with presence.at(room, [0]):
            with presence.at(room, [1]):
                await presence._tell()
                await table.hall.rooms.look_again(room.id)
            await presence._tell()
            assert here(room) == [True, True]
            await table.forward(room, GRACE + 1)
            await presence._look()
            assert here(room) == [True, False]

    attended(tmp_path, story)


def here(room: Room) -> list[bool]:
    """Who is here, as everybody is told."""
    return [seat["here"] for seat in msgspec.json.decode(room.told()[1])["seats"]]


async def everything_is_done() -> None:
    """Whoever was woken has done what is to be done."""
    for _ in range(20):
        await asyncio.sleep(0)


def test_two_who_play_on_one_device_are_both_there(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME, ME))
        with table.hall.presence.at(room, [0, 1]):
            await table.forward(room, 60)
            await until(room, lambda room: 2 in room.company.leaves_at)
            await table.forward(room, ABSENT_AFTER + 1)
            await until(room, away(2, "absent"))
            assert room.position is not None
            assert [*room.position.away] == [2]

    attended(tmp_path, story)


def test_bots_answer_until_a_person_is_asked(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(BOT, ME, BOT))
        await until(room, lambda room: room.position is not None and room.position.bot is None)
        assert {entry.by for entry in await table.entries(room)} <= {"random"}
        await table.answer(room)
        await until(room, lambda room: room.position is not None and room.position.bot is None)

    attended(tmp_path, story)


def test_a_table_of_bots_plays_to_its_end_and_is_left_alone_then(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(BOT, BOT))
        with table.hall.presence.at(room, ()):
            await until(room, lambda room: room.position is not None and room.position.is_over)
        number = room.number
        room.ring()
        await asyncio.sleep(0)
        assert room.number == number

    attended(tmp_path, story)


def test_bots_among_themselves_rest_until_somebody_looks(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(BOT, BOT))
        other = await table.open(table.set_up(BOT, ME))
        await until(other, lambda room: room.position is not None and room.position.bot is None)
        assert room.number == 0
        with table.hall.presence.at(room, ()):
            await until(room, lambda room: room.number > 3)
        await _reached(lambda: id(room) not in table.hall.attendant._tasks)
        before = room.number
        room.ring()
        await everything_is_done()
        assert id(room) not in table.hall.attendant._tasks, "nobody looks any more"
        assert room.number == before

    attended(tmp_path, story)


def test_the_bots_of_those_who_are_here_answer_before_all_others(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        ids = [table.set_up(BOT, BOT, BOT, ME) for _ in range(12)]
        *others, last = [room for each in ids if is_bots(room := await table.open(each))]
        come_at = table.now()
        with table.hall.presence.at(last, [3]):
            for room in (last, *others):
                await until(room, lambda room: room.number > 0)
        answered_at = [(await table.entries(room))[0].at for room in others]
        first_at = (await table.entries(last))[0].at
        before = sum(come_at < at < first_at for at in answered_at)
        assert before <= 2, "those that were being served"

    attended(tmp_path, story)


def test_a_bot_takes_a_turn_of_those_who_wait_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    turns: list[tuple[str, bool]] = []

    async def story(hall: Attended) -> None:
        choose, presence = hall.hall.bots.choose, hall.hall.presence

        async def noted(*asked: Any) -> Chosen:
            turns.append((asked[4], asked[5]()))
            return await choose(*asked)

        monkeypatch.setattr(hall.hall.bots, "choose", noted)
        watched = await hall.open(hall.set_up(BOT, BOT))
        with presence.at(watched, (), "192.0.2.9"), presence.at(watched, (), "192.0.2.1"):
            await until(watched, lambda room: room.number > 1)
        assert set(turns) == {("192.0.2.1", True)}
        played = await hall.open(hall.set_up(BOT, ME))

        async def a_turn() -> tuple[str, bool]:
            """Of a bot, after somebody's answer."""
            await until(played, lambda room: not is_bots(room))
            turns.clear()
            while not turns:
                await hall.answer(played)
                await until(played, lambda room: not is_bots(room))
            return turns[-1]

        with presence.at(played, (), "192.0.2.1"), presence.at(played, [1], "192.0.2.9"):
            assert await a_turn() == ("192.0.2.9", True), "players come before those who look on"
        hall.now.forward(3_600)
        assert await a_turn() == (played.id, False), "where nobody is, the table is for itself"

    attended(tmp_path, story)


def is_bots(room: Room) -> bool:
    return room.position is not None and room.position.bot is not None


def test_where_everybody_has_left_the_bots_rest(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME))
        for seat in (0, 1):
            await room.stand_in(seat, "random", "left")
        await asyncio.sleep(0.1)
        assert room.number == 2
        await room.come_back(1)
        await until(room, lambda room: room.position is not None and room.position.bot is None)

    attended(tmp_path, story)


def test_a_flag_falls_and_a_bot_plays_on(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME, clock=LIVE))
        assert room.position is not None
        asked = room.position.session.awaited
        assert asked is not None
        await table.forward(room, 69)
        await table.answer(room)
        (answered,) = await table.entries(room)
        assert answered.by == "", "one second was left"
        late = room.position.session.awaited
        assert late is not None
        await table.forward(room, 71)
        await until(room, away(late, "time"))

    attended(tmp_path, story)


@pytest.mark.parametrize(
    ("clock", "passed"), [(LIVE, 1_000.0), ({"kind": "days", "days": 1}, 90_000.0)]
)
def test_a_flag_that_fell_while_no_hall_ran_falls_at_the_next_start(
    tmp_path: Path, clock: dict[str, Any], passed: float
) -> None:
    async def story() -> None:
        now = Clockwork()
        async with Attended(tmp_path, now) as before:
            table_id = before.set_up(ME, ME, clock=clock)
        now.forward(passed)
        async with Attended(tmp_path, now) as after:
            async with asyncio.timeout(20):
                while table_id not in after.hall.rooms.open:
                    await asyncio.sleep(0.01)
            room = after.hall.rooms.open[table_id]
            await after.forward(room, 16)  # those who come back have a moment
            await until(room, lambda room: "time" in _reasons(room))

    asyncio.run(story())


def _reasons(room: Room) -> set[str]:
    return set() if room.position is None else set(room.position.away.values())


def test_only_tables_that_may_be_due_are_opened() -> None:
    tables = [
        Clocked("none", {}, 0.0),
        Clocked("quick", {"kind": "live", "bank": 60, "move": 10}, NOW - 71),
        Clocked("young", {"kind": "live", "bank": 60, "move": 10}, NOW - 69),
        Clocked("letter", {"kind": "days", "days": 1}, NOW - 5),
        Clocked("odd", {"kind": "sand"}, 0.0),
    ]
    assert [table.table_id for table in overdue(tables, NOW)] == ["quick"]
    assert [table.table_id for table in by_letter(tables)] == ["letter"]


def test_where_all_have_left_nothing_is_due_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(attendant, "SWEEP_EVERY", 0.02)

    async def story(hall: Attended) -> None:
        room = await hall.open(hall.set_up(ME, ME, clock=LIVE))
        for seat in (0, 1):
            await room.stand_in(seat, "random", "time")
        with opened_in(hall) as opened:
            await closes(hall)
            await _reached(lambda: room.id in opened)
            await closes(hall)
            other = hall.set_up(ME, ME, clock=LIVE)
            hall.now.forward(3_600)
            await _reached(lambda: other in opened)
            assert opened == [room.id, other]

    attended(tmp_path, story)


def test_by_letter_too_a_table_that_all_have_left_is_looked_at_once(database_url: str) -> None:
    async def story() -> None:
        now = Clockwork()
        async with house(database_url, now) as hall:

            async def an_hour_later() -> list[str]:
                """Which tables are opened, after nobody has used any."""
                now.forward(3_600)
                hall.rooms.close_idle()
                assert hall.rooms.open == {}
                await hall.attendant._sweep(letters=True)
                return sorted(hall.rooms.open)

            left, played = [await a_table(hall, clock={"kind": "days", "days": 30}) for _ in "12"]
            for seat in (0, 1):
                await left.stand_in(seat, "random", "left")
            assert await an_hour_later() == sorted([left.id, played.id])
            assert await an_hour_later() == [played.id]
            assert await an_hour_later() == [played.id]
            assert await (await hall.rooms.find(left.id)).come_back(0)
            for _ in range(2):
                assert await an_hour_later() == sorted([left.id, played.id])

    asyncio.run(story())


def test_tables_without_a_clock_are_not_even_read(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            for_ever, live, letters, over = [
                await a_table(hall, clock=clock)
                for clock in ({}, LIVE, {"kind": "days", "days": 2}, LIVE)
            ]
            await over.close("host")
            assert for_ever.number == 0
            last_at = live.company.table.began_at
            assert {(table, at) for table, _, at in clocked(hall.engine)} == {
                (live.id, last_at),
                (letters.id, letters.company.table.began_at),
            }
            await asked(live).answers(asked(live).keys[0], "receipt-1")
            assert live.position is not None
            (moved,) = [each for each in clocked(hall.engine) if each.table_id == live.id]
            assert moved.last_at == live.position.at

    asyncio.run(story())


@contextmanager
def opened_in(hall: Attended) -> Iterator[list[str]]:
    """Which tables are opened, in their order."""
    opened, find = list[str](), hall.hall.rooms.find

    async def counted(table_id: str) -> Room:
        opened.append(table_id)
        return await find(table_id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(hall.hall.rooms, "find", counted)
        yield opened


async def closes(hall: Attended) -> None:
    """Nobody uses any room for so long that all are closed."""

    def is_closed() -> bool:
        hall.now.forward(3_600)
        hall.hall.rooms.close_idle()
        return not hall.hall.rooms.open

    await _reached(is_closed)


async def _reached(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not true():
            await asyncio.sleep(0.01)


def test_bots_keep_a_pace_and_hurry_in_long_stretches() -> None:
    pauses = [pause(steps) for steps in range(40)]
    assert pauses[:4] == [PACE] * 4
    assert pauses == sorted(pauses, reverse=True)
    assert pauses[-1] == pytest.approx(PACE / 5)
    assert sum(pauses[:10]) < 6
    assert pause(7, pace=0.0) == 0


def test_what_nobody_saw_makes_no_pause() -> None:
    begun = Stretch().after((0, 4), bots_turn=True, now=10.0)
    assert begun.answer_at(own_turn=True, pace=1.0) == 11.0
    assert begun.after((0, 4), bots_turn=True, now=10.9) == begun, "a secret answer in between"
    assert begun.answer_at(own_turn=False, pace=1.0) == 10.0
    assert begun.after((0, 5), bots_turn=True, now=11.0).steps == 2
    assert begun.after((0, 5), bots_turn=False, now=11.0).steps == 0


def test_a_seat_wish_of_a_clock_that_cannot_run_is_refused() -> None:
    with pytest.raises(Exception, match="no clock runs like this"):
        wished(TableWish("dragondraft", [SeatWish(kind="me")] * 2, clock={"kind": "sand"}), NOW)


def test_the_process_that_wrote_last_plays_for_a_bot_and_another_only_where_it_does_not(
    tmp_path: Path,
) -> None:
    async def story() -> None:
        now = Clockwork()
        async with Attended(tmp_path, now, alone=False) as one:
            room = await one.open(one.set_up(ME, BOT))
            await until(room, person_asked)
            async with Attended(tmp_path, now, alone=False) as two:
                elsewhere = await two.open(room.id)
                await one.answer(room)
                await until(room, person_asked)
                await two.hall.rooms.look_again(room.id)
                assert elsewhere.number == room.number
                assert two.hall.bots.workers[0].process is None, "nothing was thought there"
                await one.hall.attendant.stop()
                while person_asked(room):
                    await one.answer(room)
                while not person_asked(room):
                    await two.hall.rooms.look_again(room.id)
                    await two.forward(elsewhere, 4)
                    await until(elsewhere, person_asked)
                    await one.hall.rooms.look_again(room.id)
                assert two.hall.bots.workers[0].process is not None
                assert [entry.number for entry in await two.entries(room)] == [
                    *range(1, room.number + 1)
                ]

    asyncio.run(story())


def person_asked(room: Room) -> bool:
    return room.position is not None and room.position.bot is None


def test_a_closed_room_is_attended_to_when_it_is_opened_again(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        first = await table.open(table.set_up(ME, ME, clock=LIVE))
        table.now.forward(400)
        del table.hall.rooms.open[first.id]
        again = await table.open(first.id)
        assert again is not first
        await until(again, lambda room: "time" in _reasons(room))

    attended(tmp_path, story)


def test_clocks_are_told_along_with_whatever_is_new_and_never_by_themselves(tmp_path: Path) -> None:
    async def story(table: Attended) -> None:
        room = await table.open(table.set_up(ME, ME, clock=LIVE))
        assert room.position is not None
        asked = room.position.session.awaited
        assert asked is not None
        teller = Teller(room, You([asked], asked, False))
        told = [msgspec.json.decode(frame) for frame in teller.new()]
        assert [each["type"] for each in told] == ["table", "update", "clock"]
        assert told[0]["table"]["clock"]["words"].startswith("10 seconds for each answer")
        assert told[2]["clock"]["running"] == asked
        assert 69 < told[2]["clock"]["left"][asked] <= 70
        room.ring()
        assert teller.new() == []

    attended(tmp_path, story)
