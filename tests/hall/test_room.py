"""A room: rules first, then truth, then the room."""

from __future__ import annotations

import asyncio

import pytest

import emberhall
from emberhall.hall.opening import SeatWish, TableWish
from emberhall.hall.room import Room
from emberhall.hall.tables import Desk
from emberhall.hall.wire import CANNOT_UNDO, CLOSED, ILLEGAL, NOT_ASKED, STALE, Refused
from hall.house import HOST, Sat, a_table, asked, house, play


async def refused(attempt: object) -> Refused:
    with pytest.raises(Refused) as caught:
        await attempt  # type: ignore[misc]
    return caught.value


def test_an_answer_is_written_down_before_anybody_sees_it(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall)
            somebody, before = asked(room), asked(room).sheet["view"]
            await somebody.answers(somebody.keys[0], "receipt-1")
            [entry] = await hall.log.since(room.id, 0)
            assert (entry.number, entry.receipt, entry.seat) == (1, "receipt-1", somebody.seat)
            assert Sat(room, somebody.seat).sheet["view"] != before

    asyncio.run(story())


def test_the_same_receipt_twice_is_one_answer(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall)
            somebody = asked(room)
            key, version = somebody.keys[0], somebody.version
            await somebody.answers(key, "receipt-1", version)
            await somebody.answers(key, "receipt-1", version)
            assert len(await hall.log.since(room.id, 0)) == 1

    asyncio.run(story())


def test_a_receipt_that_the_room_has_forgotten_is_still_known(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall)
            somebody = asked(room)
            key, version = somebody.keys[0], somebody.version
            await somebody.answers(key, "receipt-1", version)
            await play(room, 40)
            assert all(receipt != "receipt-1" for _, receipt in room.receipts)
            before = len(await hall.log.since(room.id, 0))
            await somebody.answers(key, "receipt-1", version)
            assert len(await hall.log.since(room.id, 0)) == before

    asyncio.run(story())


def test_an_answer_to_what_is_past_is_stale_and_changes_nothing(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall)
            somebody = asked(room)
            key, version = somebody.keys[0], somebody.version
            await somebody.answers(key, "receipt-1")
            no = await refused(somebody.answers(key, "receipt-2", version))
            assert no.code == STALE
            assert len(await hall.log.since(room.id, 0)) == 1

    asyncio.run(story())


def test_being_fresh_is_not_being_asked(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall)
            somebody = asked(room)
            other = Sat(room, 1 - somebody.seat)
            no = await refused(other.answers(somebody.keys[0], "receipt-1"))
            assert no.code == NOT_ASKED
            assert room.number == 0

    asyncio.run(story())


def test_what_the_rules_forbid_is_refused_with_the_rule(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall, "dragondraft")
            no = await refused(asked(room).answers("take the moon", "receipt-1"))
            assert no.code == ILLEGAL
            assert no.why
            assert room.number == 0
            assert not await hall.log.since(room.id, 0)

    asyncio.run(story())


def test_of_two_processes_that_answer_at_once_one_wins(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as here, house(database_url) as there:
            room = await a_table(here)
            twin = await there.rooms.find(room.id)
            for number in range(20):
                mine, theirs = asked(room), asked(twin)
                results = await asyncio.gather(
                    mine.answers(mine.keys[0], f"here-{number}"),
                    theirs.answers(theirs.keys[-1], f"there-{number}"),
                    return_exceptions=True,
                )
                codes = [getattr(each, "code", "taken") for each in results]
                assert sorted(codes) == [STALE, "taken"]
                await asyncio.gather(room.catch_up(), twin.catch_up())
                assert room.position
                assert twin.position
                assert room.position.session.game.digest() == twin.position.session.game.digest()
            assert len(await here.log.since(room.id, 0)) == 20

    asyncio.run(story())


def test_a_table_opened_anew_stands_where_it_stood(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as here:
            room = await a_table(here, "flamecraft")
            await play(room, 30)
            assert room.position is not None
            stood = room.position.session.game.digest()
            seen = [room.sheet(seat).version for seat in (0, 1, None)]
        async with house(database_url) as later:
            again = await later.rooms.find(room.id)
            assert again.position is not None
            assert again.position.session.game.digest() == stood
            assert [again.sheet(seat).version for seat in (0, 1, None)] == seen

    asyncio.run(story())


def test_a_snapshot_changes_nothing_but_the_time_it_takes(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberhall.hall.rooms.SNAPSHOT_EVERY", 10)

    async def story() -> None:
        async with house(database_url) as here:
            room = await a_table(here)
            await play(room, 10)
            somebody = asked(room)
            await here.rooms.written()
            await somebody.answers(somebody.keys[0], "last-one")
            seen = [room.sheet(seat).version for seat in (0, 1, None)]
        async with house(database_url) as later:
            assert later.rooms.snapshots.read(room.id)
            again = await later.rooms.find(room.id)
            assert again.number == 11
            assert [again.sheet(seat).version for seat in (0, 1, None)] == seen
            later.rooms.snapshots.forget(room.id)

    asyncio.run(story())


def test_an_answer_is_taken_back_for_all_to_see(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall, "flamecraft")
            somebody = asked(room)
            before = somebody.sheet["view"]
            await somebody.answers(somebody.keys[0], "receipt-1")
            assert somebody.sheet["undo"]
            await room.undo(somebody.seat, somebody.version, "receipt-2")
            assert somebody.sheet["view"] == before
            other = Sat(room, 1 - somebody.seat)
            assert other.sheet["cursor"][0] == 1
            assert [each.kind for each in await hall.log.since(room.id, 0)] == ["answer", "undo"]

    asyncio.run(story())


def test_where_nothing_is_taken_back_nothing_is_offered(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall, "flamecraft", undo=False)
            somebody = asked(room)
            await somebody.answers(somebody.keys[0], "receipt-1")
            assert not somebody.sheet["undo"]
            no = await refused(room.undo(somebody.seat, somebody.version, "receipt-2"))
            assert no.code == CANNOT_UNDO
            assert room.number == 1

    asyncio.run(story())


def test_a_log_has_an_end_however_much_each_takes_back(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberhall.hall.room.MOST_TAKE_BACKS", 3)
    monkeypatch.setattr("emberhall.hall.rooms.SNAPSHOT_EVERY", 4)

    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall, "flamecraft")
            somebody = asked(room)
            for again in range(3):
                await somebody.answers(somebody.keys[0], f"receipt-{again}")
                assert somebody.sheet["undo"]
                await room.undo(somebody.seat, somebody.version, f"back-{again}")
            await somebody.answers(somebody.keys[0], "receipt-4")
            assert not somebody.sheet["undo"]
            no = await refused(room.undo(somebody.seat, somebody.version, "back-4"))
            assert (no.code, no.words) == (
                CANNOT_UNDO,
                "You have used up your take-backs at this table.",
            )
            assert room.number == 7
            while asked(room).seat == somebody.seat:
                await asked(room).answers(asked(room).keys[0], f"on-{room.number}")
            other = asked(room)
            await other.answers(other.keys[0], "receipt-5")
            assert [each.sheet["undo"] for each in (somebody, other)] == [False, True]
            await hall.rooms.written()
            async with house(database_url) as later:
                twin = await later.rooms.find(room.id)
                assert (twin.sheet(0).version, twin.sheet(1).version) == (
                    room.sheet(0).version,
                    room.sheet(1).version,
                )
                await twin.undo(other.seat, other.version, "back-5")
                no = await refused(
                    twin.undo(somebody.seat, twin.sheet(somebody.seat).version, "back-6")
                )
                assert no.words == "You have used up your take-backs at this table."

    asyncio.run(story())


def test_who_sits_down_while_a_table_is_opened_is_seen(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            table = (await a_table(hall)).id
            hall.rooms.open.clear()
            read = hall.rooms._read

            def slowly(table_id: str) -> Room:
                room = read(table_id)
                assert hall.tables.set_muted(table_id, [1])
                return room

            monkeypatch.setattr(hall.rooms, "_read", slowly)
            room = await hall.rooms.find(table)
            assert room.company.table.muted == [1]

    asyncio.run(story())


def test_a_table_that_could_not_be_opened_is_opened_by_who_comes_next(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as hall:
            table = (await a_table(hall)).id
            hall.rooms.open.clear()
            with monkeypatch.context() as away:
                away.setattr(hall.chats, "since", no_answer)
                with pytest.raises(TimeoutError):
                    await hall.rooms.find(table)
            assert not hall.rooms.open
            assert (await hall.rooms.find(table)).number == 0

    asyncio.run(story())


def no_answer(*_: object) -> None:
    raise TimeoutError


def test_a_bot_takes_over_and_gives_the_seat_back(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall)
            somebody = asked(room)
            assert await room.stand_in(somebody.seat, "random", "left")
            no = await refused(somebody.answers(somebody.keys[0], "receipt-1"))
            assert no.code == NOT_ASKED
            assert room.position
            assert room.position.bot == somebody.seat
            assert await room.bot_answer(room.number, somebody.keys[0], "random")
            assert await room.come_back(somebody.seat)
            assert room.position.away == {}
            kinds = [each.kind for each in await hall.log.since(room.id, 0)]
            assert kinds == ["away", "answer", "back"]

    asyncio.run(story())


def test_a_closed_table_takes_nothing_more(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall, "flamecraft")
            first = asked(room)
            await first.answers(first.keys[0], "receipt-0")
            assert first.sheet["undo"]
            somebody = asked(room)
            key, version = somebody.keys[0], somebody.version
            assert await room.close("host")
            assert not first.sheet["undo"]
            no = await refused(somebody.answers(key, "receipt-1", version))
            assert no.code == CLOSED
            assert somebody.sheet["prompt"] is None
            found = hall.tables.read(room.id)
            assert found is not None
            assert found[0].state == "closed"

    asyncio.run(story())


def test_a_whole_game_replays_from_its_log(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall, "dragondraft", ("Ann", "Ben", "Cid"))
            await play(room, 1000)
            assert room.position is not None
            assert room.position.is_over
            record = room.position.session.game.record()
            answers = [each for each in await hall.log.since(room.id, 0) if each.kind == "answer"]
            replayed = emberhall.verify(record)
            assert replayed.answers == len(answers)
            assert [each.key for each in replayed.game.answers()] == [each.key for each in answers]
            found = hall.tables.read(room.id)
            assert found is not None
            assert found[0].state == "over"

    asyncio.run(story())


def test_of_people_who_sit_down_at_once_nobody_is_taken_for_a_bot(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as here, house(database_url) as there:
            wish = TableWish("flamecraft", [SeatWish("me", "Ann"), *[SeatWish("open")] * 3])
            table_id = await Desk(here).open(wish, HOST)
            names = ("Ben", "Cid", "Dee")
            halls = (here, there, here)
            coming = [
                Desk(hall).join(table_id, name * 20, name, 1, None)
                for hall, name in zip(halls, names, strict=True)
            ]
            beginning = Desk(there).begin(table_id)
            *sat, begun = await asyncio.gather(*coming, beginning, return_exceptions=True)
            found = here.tables.read(table_id)
            assert found is not None
            table, seats = found
            assert table.state == "running"
            for name, seat in zip(names, sat, strict=True):
                if isinstance(seat, int):
                    assert (seats[seat].kind, seats[seat].name) == ("person", name)
                else:
                    assert isinstance(seat, Refused)
            assert begun is None or isinstance(begun, Refused)

    asyncio.run(story())
