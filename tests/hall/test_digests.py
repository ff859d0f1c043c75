"""A log whose answers lead elsewhere by now: its table is closed, and no other game played on."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa

from emberhall.hall.hall import Hall
from emberhall.hall.room import Room
from emberhall.hall.rooms import Unreadable
from emberhall.hall.store.schema import entries
from emberhall.titles.duals.table import Gameboard
from hall.house import a_table, house, play

CHANGED = "The rules have changed under this table"


@pytest.fixture(autouse=True)
def same_shuffle(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in which all twelve answers can be given with one card more in hand, too."""
    monkeypatch.setattr("emberhall.game.header.secrets.randbits", lambda bits: 2)


async def a_game(hall: Hall, answers: int) -> Room:
    """A game of Duals in which so much was answered, and that nobody has open any more."""
    room = await a_table(hall)
    await play(room, answers)
    await hall.rooms.written()
    hall.rooms.open.clear()
    return room


def one_card_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A rule is another one, and nobody has raised the title's version."""
    hand = Gameboard.full_hand
    monkeypatch.setattr(Gameboard, "full_hand", lambda table: hand(table) + 1)


async def why_unreadable(hall: Hall, room: Room) -> str:
    with pytest.raises(Unreadable) as told:
        await hall.rooms.find(room.id)
    return told.value.words


def test_now_and_then_and_at_the_end_the_log_says_how_the_game_stands(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_game(hall, 2_000)
            log = await hall.log.since(room.id, 0)
            sealed = [each.number for each in log if each.digest]
            assert sealed == [*range(10, len(log), 10), len(log)]
            assert room.position is not None
            assert log[-1].digest == room.position.session.game.digest()
            assert (await hall.rooms.find(room.id)).number == len(log)

    asyncio.run(story())


def test_rules_that_changed_in_silence_close_a_table_and_are_named(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_game(hall, 12)
            with monkeypatch.context() as changed:
                one_card_more(changed)
                assert await why_unreadable(hall, room) == (
                    f"{CHANGED}: entry 10 leads to another game than was played."
                )
            assert (await hall.rooms.find(room.id)).number == 12
            one_card_more(monkeypatch)
            hall.rooms.open.clear()
            await hall.rooms.close_unread(room.id, "host")
            assert (await hall.log.since(room.id, 12))[0].kind == "closed"

    asyncio.run(story())


def test_rules_that_changed_before_a_snapshot_are_found_as_well(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What a snapshot says still stands; what is taken back or told anew would be another game."""
    monkeypatch.setattr("emberhall.hall.rooms.SNAPSHOT_EVERY", 12)

    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_game(hall, 12)
            assert hall.rooms.snapshots.read(room.id) is not None
            one_card_more(monkeypatch)
            assert await why_unreadable(hall, room) == (
                f"{CHANGED}: its answers lead to another game than was played."
            )

    asyncio.run(story())


def test_a_process_with_other_rules_takes_over_nothing(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two versions that run side by side for a while agree, or one of them leaves a table alone."""

    async def story() -> None:
        async with house(database_url) as here, house(database_url) as there:
            room = await a_table(here)
            twin = await there.rooms.find(room.id)
            await play(room, 12)
            one_card_more(monkeypatch)
            await there.rooms.look_at([room.id])
            assert twin.number == 9

    asyncio.run(story())


def test_a_log_of_before_has_no_digest_and_opens(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_game(hall, 12)
            with hall.engine.begin() as connection:
                connection.execute(sa.update(entries).values(digest=""))
            assert (await hall.rooms.find(room.id)).number == 12

    asyncio.run(story())
