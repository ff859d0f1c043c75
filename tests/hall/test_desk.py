"""The desk: what two people ask for at once happens once, and what is closed stays closed."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable

import msgspec
import pytest
import sqlalchemy as sa

from emberhall.hall.auth.guard import Pass
from emberhall.hall.hall import Hall
from emberhall.hall.opening import SeatWish, TableWish, with_bots
from emberhall.hall.store import tables as store
from emberhall.hall.store.grants import JOIN, LOOK, SEAT, WATCH, Grant
from emberhall.hall.store.tables import PERSON
from emberhall.hall.tables import HOST_CLOSED, Desk
from emberhall.hall.wire import CLOSED, Refused
from hall.house import HOST, SECONDS, a_table, house, until

EVE = "e" * 64


def test_of_two_who_want_to_play_again_at_once_both_get_one_table(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as here, house(database_url) as there:
            room = await a_table(here)
            await room.close(HOST_CLOSED)
            far = await there.rooms.find(room.id)
            one, other = await asyncio.gather(
                Desk(here).rematch(room, HOST), Desk(there).rematch(far, HOST)
            )
            assert one == other
            assert {*await here.guard.tables_of(HOST)} == {room.id, one}

    asyncio.run(story())


def test_who_watches_goes_along_to_the_next_game_and_does_nothing_but_watch_there(
    database_url: str,
) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room, guard = await a_table(hall), hall.guard
            links = {kind: await guard.mint(kind, room.id) for kind in (JOIN, LOOK)}
            await guard.give(EVE, WATCH, room.id)
            await room.close(HOST_CLOSED)
            again = await Desk(hall).rematch(room, HOST)
            assert await guard.pass_of(EVE, again) == Pass(EVE, again, watch=True)
            for kind, secret in links.items():
                with pytest.raises(Refused):
                    await guard.link(secret, again, [kind])
            await guard.end_links(again)
            assert await Desk(hall).rematch(room, HOST) == again
            with pytest.raises(Refused):
                await guard.pass_of(EVE, again)
            assert (await guard.pass_of(EVE, room.id)).watch

    asyncio.run(story())


def test_a_game_that_another_process_has_begun_is_closed_by_its_log(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as here, house(database_url) as there:
            table_id = await a_gathering(here)
            room = await here.rooms.find(table_id)
            await Desk(there).begin(table_id)
            await Desk(here).close(room, HOST_CLOSED)
            far = await there.rooms.find(table_id)
            await far.catch_up()
            assert far.position is not None
            assert far.position.closed

    asyncio.run(story())


def test_nobody_sits_down_at_a_closed_table(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            table_id = await a_gathering(hall)
            await Desk(hall).close(await hall.rooms.find(table_id), HOST_CLOSED)
            with pytest.raises(Refused) as no:
                await Desk(hall).join(table_id, "b" * 64, "Ben", 1, None)
            assert no.value.code == CLOSED
            assert await hall.guard.tables_of("b" * 64) == {}

    asyncio.run(story())


def test_who_gets_up_while_the_game_is_being_dealt_is_too_late(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or else the game would run with a chair that nobody can hold."""
    dealt, go_on = threading.Event(), threading.Event()

    def waits(*_: object) -> None:
        dealt.set()
        assert go_on.wait(SECONDS)

    async def story() -> None:
        async with house(postgresql_url) as hall:
            table_id = await a_gathering(hall)
            before = (await hall.rooms.find(table_id)).company.seats
            monkeypatch.setattr(store, "ring", waits)
            begins = in_thread(hall.tables.begin, before, with_bots(before), "a game", 1.0)
            await asyncio.to_thread(dealt.wait, SECONDS)
            leaves = in_thread(hall.tables.free_seat, table_id, 0, 1.0)
            await until(lambda: is_held_up(hall), "nobody waits")
            go_on.set()
            assert (await begins, await leaves) == (True, False)
            assert (await hall.guard.tables_of(HOST))[table_id] == [0]

    asyncio.run(story())


def test_a_full_table_begins_though_whoever_sat_down_last_was_cut_off(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            table_id = await a_gathering(hall)
            *_, free = (await hall.rooms.find(table_id)).company.seats
            ben = msgspec.structs.replace(free, kind=PERSON, name="Ben")
            seat = Grant("b" * 64, SEAT, table_id, ben.seat)
            assert hall.tables.take_seat(ben, seat, hall.now())  # and there the hall was killed
        async with house(database_url) as hall:
            room = await hall.rooms.find(table_id)
            beginning = asyncio.create_task(hall.beginnings.run())
            await until(lambda: room.position is not None, "it waits for nobody")
            beginning.cancel()
            assert [row.name for row in room.company.seats] == ["Ann", "Ben"]
            assert hall.tables.full() == []

    asyncio.run(story())


def in_thread(work: Callable[..., bool], *given: object) -> asyncio.Task[bool]:
    """Work that goes on while the test does."""
    return asyncio.create_task(asyncio.to_thread(work, *given))


def is_held_up(hall: Hall) -> bool:
    """Whether somebody waits for a row that somebody else writes."""
    with hall.engine.connect() as connection:
        waiting = "select count(*) from pg_locks where not granted"
        return bool(connection.scalar(sa.text(waiting)))


async def a_gathering(hall: Hall) -> str:
    seats = [SeatWish("me", "Ann"), SeatWish("open")]
    return await Desk(hall).open(TableWish("duals", seats), HOST)
