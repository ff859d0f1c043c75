"""What else goes wrong: the database is restarted, the disk is full, a line is dead."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from emberhall.hall.bells import listen
from emberhall.hall.room import Room
from emberhall.hall.wire import NOT_NOW, Refused
from hall.chaos.disk import limit
from hall.hostile.raw import knocking
from hall.house import Sat, a_table, asked, house, play, until
from hall.postgres import Cluster
from hall.served import Json, Socket, served
from hall.served import until as comes_to

HURRIED = {"attending.GRACE": 0.0, "presence.GRACE": 0.1}
"""Whoever is gone is missed at once."""
UNHEARD = {"serve.PING_EVERY": 0.2, "serve.PONG_WITHIN": 1.0}
SILENT = {"socket.SILENT_AFTER": 2.0}
"""The two limits by which a line turns out to be dead, each without the other."""


async def insists(somebody: Sat, key: str, version: str, receipt: str) -> int:
    """Give the same answer until it is taken; tells how often the hall could not write."""
    for refusals in range(200):
        try:
            await somebody.answers(key, receipt, version)
        except Refused as no:
            if no.code != NOT_NOW:
                raise
            await asyncio.sleep(0.05)
        else:
            return refusals
    raise AssertionError("the hall never wrote again")


def test_the_database_is_restarted_and_play_goes_on(own_postgres: Cluster) -> None:
    url = own_postgres.new_database()

    async def story() -> None:
        async with house(url) as here, house(url) as there:
            room = await a_table(here)
            twin = await there.rooms.find(room.id)
            bells = asyncio.create_task(listen(there.engine, there.rooms, there.process))
            await play(room, 3)
            await until(lambda: twin.number == 3, "no bell was heard before")
            await asyncio.to_thread(own_postgres.restart)
            somebody = asked(room)
            await insists(somebody, somebody.keys[0], somebody.version, "after-the-restart")
            assert [each.receipt for each in await here.log.since(room.id, 3)] == [
                "after-the-restart"
            ]
            await until(lambda: twin.number == 4, "no bell was heard after the restart")
            bells.cancel()
            await asyncio.gather(bells, return_exceptions=True)

    asyncio.run(story())


def test_while_the_database_is_gone_nothing_is_acknowledged(own_postgres: Cluster) -> None:
    url = own_postgres.new_database()

    async def story() -> None:
        async with house(url) as hall:
            room = await a_table(hall)
            somebody = asked(room)
            key, version = somebody.keys[0], somebody.version
            await asyncio.to_thread(own_postgres.stop)
            with pytest.raises(Refused) as no:
                await somebody.answers(key, "while-it-is-gone", version)
            assert no.value.code == NOT_NOW
            assert (room.number, somebody.version) == (0, version)
            await asyncio.to_thread(own_postgres.start)
            await insists(somebody, key, version, "while-it-is-gone")
            assert len(await hall.log.since(room.id, 0)) == 1

    asyncio.run(story())


def test_a_full_disk_takes_nothing_and_loses_nothing(sqlite_url: str) -> None:
    async def story() -> None:
        async with house(sqlite_url) as hall:
            room = await a_table(hall)
            await play(room, 5)
            limit(hall.engine, pages=1)
            await _fill(room)
            full = asked(room)
            key, version, number = full.keys[0], full.version, room.number
            with pytest.raises(Refused) as no:
                await full.answers(key, "on-a-full-disk", version)
            assert no.value.code == NOT_NOW
            assert (room.number, full.version) == (number, version)
            limit(hall.engine, pages=1_000_000)
            await insists(full, key, version, "on-a-full-disk")
            entries = await hall.log.since(room.id, 0)
            assert [each.number for each in entries] == list(range(1, number + 2))

    asyncio.run(story())


async def _fill(room: Room) -> None:
    """Answer until the last page is written full."""
    for number in range(2_000):
        try:
            await play(room, 1, seed=10_000 + number)
        except Refused:
            return
    raise AssertionError("the disk never became full")


@pytest.mark.parametrize("limits", [UNHEARD, SILENT], ids=["unheard", "silent"])
def test_a_line_that_died_without_a_word_is_let_go_and_others_see_who_is_missing(
    limits: dict[str, float], sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ben's machine has lost its power: it neither reads nor answers, and it closes nothing."""
    for name, seconds in {**HURRIED, **limits}.items():
        monkeypatch.setattr(f"emberhall.hall.{name}", seconds)
    with served(sqlite_url, tmp_path) as place:
        ann, ben = place.person(), place.person()
        table = ann.opens("me", "open", listed=True)
        ben.post(f"/api/tables/{table}/join", {"name": "Ben"})
        waiting = ann.sits(table, 0)
        waiting.hears("table")
        cookie = f"emberhall={ben.client.cookies['emberhall']}"
        with knocking(place.url, f"/api/tables/{table}/socket?seat=1", cookie):
            comes_to(lambda: _told_of(waiting, 1)["here"])
            comes_to(lambda: not _told_of(waiting, 1)["leaves_at"])
            assert place.hall.lines.count == 2
            comes_to(lambda: _told_of(waiting, 1)["leaves_at"])
            assert not _told_of(waiting, 1)["here"]
            assert place.hall.lines.count == 1
            assert place.hall.rooms.open[table].company.sockets == {0: 1, 1: 0}


def _told_of(socket: Socket, seat: int) -> Json:
    """How somebody is, as another was told last, who says now and then that they are there."""
    socket.sends('{"type": "ping"}')
    socket.hears("pong")
    tables = [told["table"] for told in socket.told if told["type"] == "table"]
    told: Json = tables[-1]["seats"][seat]
    return told
