"""What somebody unlocks in games alone goes along to their next game, and to nobody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

import emberhall
from emberhall import Game
from emberhall.bots import make_bot, play_out
from emberhall.hall.achievements import HeldAchievements
from emberhall.hall.endings import put_away
from emberhall.hall.forking import forked
from emberhall.hall.hall import Hall
from emberhall.hall.room import Room
from emberhall.hall.store.engine import open_engine
from emberhall.hall.tables import Desk
from emberhall.play.store import Achievements
from emberhall.titles.flamecraft import TITLE as FLAMECRAFT
from hall.asking import visitors
from hall.house import HOST, asked, house
from titles.packs import variant

GAME = "flamecraft"


class NearlyWon(NamedTuple):
    """A game alone before its last answer, which unlocks something."""

    game: Game
    key: str


@pytest.fixture(scope="module")
def nearly_won() -> NearlyWon:
    game = emberhall.new_game(GAME, seats=1, seed=3)
    play_out(game, [make_bot("greedy:plan=0", 0)])
    assert game.earned == ("master-of-markets",)
    *before, last = game.answers()
    return NearlyWon(game.at(len(before)), last.key)


async def at_table(hall: Hall, game: Game, *, is_fork: bool = False) -> Room:
    """Somebody sits at this game, and has done so from its beginning unless it is a fork."""
    table, seats, given = forked(game, "", HOST, hall.now())
    if not is_fork:
        table = msgspec.structs.replace(table, forked=False)
    hall.tables.create(table, seats, given, hall.now())
    return await hall.rooms.find(table.id)


def unlocked(hall: Hall, holder: str = HOST) -> tuple[str, ...]:
    return HeldAchievements(hall.engine, holder).unlocked(GAME)


async def played_with(hall: Hall, table: str) -> object:
    """What is unlocked in the game of a table."""
    room = await hall.rooms.find(table)
    assert room.position is not None
    header = room.position.session.game.header
    assert header is not None
    return header.settings["achievements"]


def test_what_is_unlocked_is_told_in_the_order_of_the_game(database_url: str) -> None:
    engine = open_engine(database_url)
    anns: Achievements = HeldAchievements(engine, "ann")
    anns.add(GAME, ["heavy-metal"])
    anns.add(GAME, ["half-a-dozen", "heavy-metal", "of-another-version"])
    assert anns.unlocked(GAME) == ("half-a-dozen", "heavy-metal")
    assert HeldAchievements(engine, "ben").unlocked(GAME) == ()
    engine.dispose()


def test_the_last_answer_of_a_game_alone_unlocks_it_once(
    database_url: str, nearly_won: NearlyWon
) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await at_table(hall, nearly_won.game)
            await asked(room).answers(nearly_won.key, "receipt-1")
            await hall.endings.stop()
            assert unlocked(hall) == ("master-of-markets",)
            assert unlocked(hall, "somebody else") == ()
            await asyncio.gather(*(hall.endings.put_away(room) for _ in range(5)))
            assert unlocked(hall) == ("master-of-markets",)

    asyncio.run(story())


def test_what_ended_before_a_crash_is_unlocked_by_the_next_hall(
    database_url: str, nearly_won: NearlyWon
) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            hall.rooms.listeners.remove(hall.endings.look_at)  # killed before it could look
            room = await at_table(hall, nearly_won.game)
            await asked(room).answers(nearly_won.key, "receipt-1")
            assert unlocked(hall) == ()
        async with house(database_url) as hall:
            await hall.endings.sweep(hall.rooms)
            await hall.endings.stop()
            assert unlocked(hall) == ("master-of-markets",)
            assert hall.endings._missing() == []

    asyncio.run(story())


def test_where_a_bot_played_on_nobody_unlocks_anything(
    sqlite_url: str, nearly_won: NearlyWon
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as hall:
            room = await at_table(hall, nearly_won.game)
            assert await room.stand_in(0, "random", "left")
            assert await room.bot_answer(room.number, nearly_won.key, "random")
            assert room.position is not None
            put_away(hall.engine, room.company.table, room.company.seats, room.position)
            assert unlocked(hall) == ()

    asyncio.run(story())


def test_who_goes_on_from_a_record_unlocks_nothing(
    database_url: str, nearly_won: NearlyWon
) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await at_table(hall, nearly_won.game, is_fork=True)
            await asked(room).answers(nearly_won.key, "receipt-1")
            await hall.endings.stop()
            assert hall.endings._missing() == []
            assert unlocked(hall) == ()
            again = await hall.rooms.find(await Desk(hall).rematch(room, HOST))
            assert not again.company.table.forked

    asyncio.run(story())


def test_with_content_of_ones_own_nothing_is_unlocked(sqlite_url: str, tmp_path: Path) -> None:
    pack = variant(FLAMECRAFT, tmp_path, ("town.toml", "spaces = 12", "spaces = 13"))
    game = emberhall.new_game(GAME, seats=1, seed=3, content=pack)
    play_out(game, [make_bot("greedy:plan=0", 0)])
    assert game.earned
    *before, last = game.answers()

    async def story() -> None:
        async with house(sqlite_url) as hall:
            room = await at_table(hall, game.at(len(before)))
            await asked(room).answers(last.key, "receipt-1")
            await hall.endings.stop()
            assert unlocked(hall) == ()

    asyncio.run(story())


def test_the_next_game_alone_is_played_with_them(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann, seats = come.comes(), [{"kind": "me", "name": "Ann"}]
            first = await ann.does("/api/tables", title=GAME, seats=seats)
            assert await played_with(come.hall, first["table"]["id"]) == "none"
            [grant] = await come.hall.guard.all_at(first["table"]["id"], ("seat",))
            HeldAchievements(come.hall.engine, grant.holder).add(GAME, ["green-thumb"])
            second = await ann.does("/api/tables", title=GAME, seats=seats)
            assert await played_with(come.hall, second["table"]["id"]) == ("green-thumb",)
            told = await ann.gets(f"/api/achievements/{GAME}")
            assert [each["name"] for each in told if each["unlocked"]] == ["green-thumb"]
            assert len(told) == 11
            others = await come.comes().gets(f"/api/achievements/{GAME}")
            assert not any(each["unlocked"] for each in others)

    asyncio.run(story())


def test_who_plays_alone_again_has_what_the_last_game_unlocked(
    sqlite_url: str, nearly_won: NearlyWon
) -> None:
    async def story() -> None:
        async with house(sqlite_url) as hall:
            room = await at_table(hall, nearly_won.game)
            await asked(room).answers(nearly_won.key, "receipt-1")
            await hall.endings.stop()
            assert await played_with(hall, await Desk(hall).rematch(room, HOST)) == (
                "master-of-markets",
            )

    asyncio.run(story())


def test_a_game_without_achievements_says_so(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            assert await come.comes().is_refused("/api/achievements/duals") == (
                400,
                "bad",
                "Duals has no achievements; games that have some: flamecraft.",
            )
            assert (await come.comes().is_refused("/api/achievements/chess"))[0] == 404

    asyncio.run(story())
