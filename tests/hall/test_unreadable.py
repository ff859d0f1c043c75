"""A table that this version cannot read any more: it is closed, exported, and holds nobody up."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from emberhall.cli import run
from emberhall.hall.rooms import Unreadable
from emberhall.hall.store.engine import open_engine
from emberhall.hall.store.schema import entries, tables
from hall.asking import Browser, visitors
from hall.house import a_table, house, play

TWO = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}]
SEATS = [{"kind": "me", "name": "Ann"}, {"kind": "bot"}]


@pytest.fixture
def engine(database_url: str) -> Iterator[sa.Engine]:
    engine = open_engine(database_url)
    yield engine
    engine.dispose()


def begun_tomorrow(engine: sa.Engine, table: str) -> None:
    """The table as a version would leave it that this one does not know."""
    other = sa.func.replace(tables.c.start, "emberhall", "emberhall_of_tomorrow")
    with engine.begin() as connection:
        connection.execute(sa.update(tables).where(tables.c.id == table).values(start=other))


def last_entry(engine: sa.Engine, table: str) -> Any:
    query = sa.select(entries).where(entries.c.table_id == table).order_by(entries.c.number.desc())
    with engine.connect() as connection:
        return connection.execute(query).first()


def a_game(url: str, answers: int) -> str:
    """A table at which so much was answered; its id."""

    async def story() -> str:
        async with house(url) as hall:
            room = await a_table(hall)
            await play(room, answers)
            return room.id

    return asyncio.run(story())


async def a_chapter(ann: Browser) -> tuple[str, str]:
    """A campaign that Ann has begun, and the table of its first chapter."""
    told = await ann.does("/api/campaigns", title="flamefang", name="embers", seats=SEATS)
    campaign = f"/api/campaigns/{told['card']['id']}"
    return campaign, (await ann.does(f"{campaign}/chapter"))["table"]


def types(url: str, *words: str) -> int:
    return run(["admin", *words, "--database-url", url])


def test_its_host_closes_it_and_its_campaign_goes_on(database_url: str, engine: sa.Engine) -> None:
    async def story() -> None:
        async with visitors(database_url) as before_the_upgrade:
            ann = before_the_upgrade.comes()
            address, table = await a_chapter(ann)
            cookies = ann.client.cookies
        begun_tomorrow(engine, table)
        async with visitors(database_url) as come:
            ann = come.comes()
            ann.client.cookies = cookies
            assert (await ann.is_refused(f"/api/tables/{table}"))[1] == "closed"
            before = last_entry(engine, table)
            told = await ann.does(f"/api/tables/{table}/close")
            assert (told["table"]["state"], told["you"]["host"]) == ("closed", True)
            last = last_entry(engine, table)
            assert (last.kind, last.by) == ("closed", "host")
            assert last.number == 1 + (before.number if before else 0)
            again = (await ann.does(f"{address}/chapter"))["table"]
            assert again != table
            assert (await ann.gets(f"/api/tables/{again}"))["table"]["state"] == "running"

    asyncio.run(story())


def test_only_its_host_closes_it(sqlite_url: str) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann, stranger = come.comes(), come.comes()
            wish = {"title": "duals", "seats": SEATS, "listed": True}
            table = (await ann.does("/api/tables", **wish))["table"]["id"]
            del come.hall.rooms.open[table]
            begun_tomorrow(come.hall.engine, table)
            refused = await stranger.sends(f"/api/tables/{table}/close")
            assert refused.json()["code"] == "not-host"

    asyncio.run(story())


def test_a_campaign_does_not_wait_for_an_end_that_nobody_can_read(
    database_url: str, engine: sa.Engine
) -> None:
    async def story() -> None:
        async with visitors(database_url) as come:
            ann = come.comes()
            address, table = await a_chapter(ann)
            come.hall.rooms.open.pop(table, None)
            begun_tomorrow(engine, table)
            with engine.begin() as connection:
                over = sa.update(tables).where(tables.c.id == table)
                connection.execute(over.values(state="over"))
            assert (await ann.gets(address))["table"] == ""
            assert (await ann.does(f"{address}/chapter"))["table"] != table

    asyncio.run(story())


def test_a_host_of_the_hall_closes_it_once(
    database_url: str, engine: sa.Engine, capsys: pytest.CaptureFixture[str]
) -> None:
    table = a_game(database_url, 5)
    begun_tomorrow(engine, table)
    assert types(database_url, "close", table) == 0
    last = last_entry(engine, table)
    assert (last.number, last.kind, last.by) == (6, "closed", "admin")
    assert types(database_url, "close", table) == 2
    assert "has ended already" in capsys.readouterr().err
    assert last_entry(engine, table).number == 6


def test_its_game_is_exported_as_it_was_written(
    database_url: str, engine: sa.Engine, tmp_path: Path
) -> None:
    table, file = a_game(database_url, 5), tmp_path / "game.json"
    begun_tomorrow(engine, table)
    assert types(database_url, "export", table, str(file)) == 0
    told = json.loads(file.read_text())
    assert told["format"] == "emberhall log 1"
    assert "another version of Emberhall" in told["why"]
    assert "emberhall_of_tomorrow" in told["start"]
    assert [entry[0] for entry in told["entries"]] == [1, 2, 3, 4, 5]
    assert told["seats"] == ["me=Ann", "me=Ben"]


def test_a_log_that_does_not_play_again_is_closed_and_exported_too(
    database_url: str, engine: sa.Engine, tmp_path: Path
) -> None:
    table, file = a_game(database_url, 5), tmp_path / "game.json"
    with engine.begin() as connection:
        broken = sa.update(entries).where(entries.c.table_id == table, entries.c.number == 3)
        connection.execute(broken.values(key="no-such-option"))
    assert types(database_url, "export", table, str(file)) == 0
    assert "does not play again" in json.loads(file.read_text())["why"]
    assert types(database_url, "close", table) == 0
    assert last_entry(engine, table).kind == "closed"


def test_whatever_goes_wrong_when_a_log_is_played_again_its_host_can_close_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with visitors(sqlite_url) as come:
            ann = come.comes()
            table = (await ann.does("/api/tables", title="duals", seats=TWO))["table"]["id"]
            room = await come.hall.rooms.find(table)
            await play(room, 3)
            come.hall.rooms.open.clear()
            monkeypatch.setattr("emberhall.hall.position.Position.after", at_odds)
            assert (await ann.is_refused(f"/api/tables/{table}"))[1] == "closed"
            assert (await ann.does(f"/api/tables/{table}/close"))["table"]["state"] == "closed"

    asyncio.run(story())


def at_odds(*_: object) -> None:
    raise ZeroDivisionError


@pytest.mark.parametrize("broken", ["", "null", "[]", '{"game": 1}', '{"game": {"title": []}}'])
def test_a_broken_snapshot_is_passed_over(sqlite_url: str, broken: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as hall:
            room = await a_table(hall)
            await play(room, 5)
            hall.rooms.snapshots.write(room.id, 4, broken)
            hall.rooms.open.clear()
            again = await hall.rooms.find(room.id)
            assert again.number == 5
            assert again.sheet(0).version == room.sheet(0).version

    asyncio.run(story())


def test_of_those_who_close_it_at_once_one_writes_it_down(database_url: str) -> None:
    async def story() -> None:
        async with house(database_url) as here, house(database_url) as there:
            room = await a_table(here)
            await play(room, 3)
            begun_tomorrow(here.engine, room.id)
            with pytest.raises(Unreadable):
                await there.rooms.find(room.id)
            both = (here.tables.close_unread, there.tables.close_unread)
            closed = await asyncio.gather(
                *(asyncio.to_thread(each, room.id, "host", 9.0) for each in both * 3)
            )
            assert sum(closed) == 1
            await room.catch_up()
            assert room.position is not None
            assert (room.position.closed, room.position.number) == (True, 4)

    asyncio.run(story())
