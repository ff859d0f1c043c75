"""Chat: what is said is kept, and neither part of it talks the other away."""

from __future__ import annotations

import asyncio
from math import inf

import pytest
import sqlalchemy as sa

from emberhall.hall.hall import Hall
from emberhall.hall.opening import SeatWish, TableWish
from emberhall.hall.room import Room
from emberhall.hall.store.chat import PLAYERS, RECENT, WATCHERS, Chats
from emberhall.hall.store.schema import chat
from emberhall.hall.tables import Desk
from emberhall.hall.upkeep import vacuum
from hall.house import HOST, a_table, house


def says(chats: Chats, room: Room, part: str, words: str) -> bool:
    seat = 0 if part == PLAYERS else None
    return chats.say(
        room.id, receipt=f"{part} {words}", part=part, seat=seat, name="Ann", words=words, at=1.0
    )


def heard(room: Room, part: str) -> list[str]:
    return [line.words for line in room.chat if line.part == part]


def test_watchers_cannot_talk_away_what_players_have_said(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall)
            assert says(hall.chats, room, PLAYERS, "Well played!")
            for number in range(2 * RECENT + 5):
                assert says(hall.chats, room, WATCHERS, f"line {number}")
                await hall.rooms.look_again(room.id)
            latest = [f"line {number}" for number in range(RECENT + 5, 2 * RECENT + 5)]
            assert heard(room, PLAYERS) == ["Well played!"]
            assert heard(room, WATCHERS) == latest
            hall.rooms.open.clear()
            again = await hall.rooms.find(room.id)
            assert again.chat == room.chat
            assert [line.id for line in again.chat] == sorted(line.id for line in again.chat)

    asyncio.run(story())


def test_at_a_table_that_is_gone_nothing_is_said(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            wish = TableWish("duals", [SeatWish("me", "Ann"), SeatWish("open")])
            room = await hall.rooms.find(await Desk(hall).open(wish, HOST))
            vacuum(hall.engine, before=inf)
            assert not says(hall.chats, room, PLAYERS, "Is anybody here?")
            assert hall.chats.since(room.id, 0) == []

    asyncio.run(story())


def test_of_what_was_said_the_latest_is_kept(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("emberhall.hall.store.chat.KEPT", 3)

    async def story() -> None:
        async with house(database_url) as hall:
            room, other = await a_table(hall), await a_table(hall)
            for table in (room, other):
                assert says(hall.chats, table, PLAYERS, "Well played!")
            for number in range(5):
                assert says(hall.chats, room, WATCHERS, f"line {number}")
            latest = ["Well played!", "line 2", "line 3", "line 4"]
            assert kept(hall, room) == latest
            assert kept(hall, other) == ["Well played!"]

    asyncio.run(story())


def test_of_a_table_that_ended_long_ago_what_is_shown_is_kept(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            over, running = await a_table(hall), await a_table(hall)
            for room in (over, running):
                assert says(hall.chats, room, PLAYERS, "Well played!")
                for number in range(RECENT + 5):
                    assert says(hall.chats, room, WATCHERS, f"line {number}")
            await over.close("host")
            assert vacuum(hall.engine, before=1.0).lines == 0
            shown = hall.chats.since(over.id, 0)
            assert vacuum(hall.engine, before=inf).lines == 5
            assert hall.chats.since(over.id, 0) == shown
            assert kept(hall, over) == [line.words for line in shown]
            assert len(kept(hall, running)) == RECENT + 6

    asyncio.run(story())


def kept(hall: Hall, room: Room) -> list[str]:
    said = sa.select(chat.c.words).where(chat.c.table_id == room.id).order_by(chat.c.id)
    with hall.engine.connect() as connection:
        return list(connection.scalars(said))
