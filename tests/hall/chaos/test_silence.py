"""The database's machine says nothing any more, and no line to it is closed."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psycopg
import pytest
import sqlalchemy as sa

from emberhall.hall import bells
from emberhall.hall.bells import listen
from emberhall.hall.store.engine import open_engine
from emberhall.hall.wire import NOT_NOW, Refused
from hall.house import a_table, asked, house, play, until
from hall.postgres import Cluster

PATIENCE = 2.0
SECONDS = 20.0


class Way:
    """The way to a server, on which everything can get lost."""

    def __init__(self, socket: str) -> None:
        self.socket, self.is_lost = socket, False
        self.lines = 0
        self.tasks: set[asyncio.Task[None]] = set()

    async def comes(self, here: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        self.lines += 1
        there, on = await asyncio.open_unix_connection(self.socket)
        for reader, writer in ((here, on), (there, back)):
            self.tasks.add(asyncio.create_task(self.carries(reader, writer)))

    async def carries(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(65_536):
                if not self.is_lost:
                    writer.write(data)
        finally:
            writer.close()

    async def end(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


@asynccontextmanager
async def way_to(server: Cluster, url: str) -> AsyncIterator[tuple[Way, str]]:
    """A way to a database, and its address there."""
    way = Way(f"{server.folder}/.s.PGSQL.5432")
    name = sa.make_url(url).database
    async with await asyncio.start_server(way.comes, "127.0.0.1", 0) as listening:
        port = listening.sockets[0].getsockname()[1]
        try:
            yield way, f"postgresql://postgres@127.0.0.1:{port}/{name}"
        finally:
            await way.end()


def test_while_the_database_is_silent_answers_are_refused_in_time(postgres: Cluster) -> None:
    async def story() -> None:
        database = postgres.new_database()
        async with way_to(postgres, database) as (way, url), house(url, patience=PATIENCE) as hall:
            room = await a_table(hall)
            somebody = asked(room)
            key, version = somebody.keys[0], somebody.version
            way.is_lost, begun = True, time.monotonic()
            with pytest.raises(Refused) as no:
                await somebody.answers(key, "into-the-silence", version)
            assert no.value.code == NOT_NOW
            assert time.monotonic() - begun < SECONDS
            way.is_lost = False
            await somebody.answers(key, "into-the-silence", version)
            assert [each.receipt for each in await hall.log.since(room.id, 0)] == [
                "into-the-silence"
            ]

    asyncio.run(asyncio.wait_for(story(), 3 * SECONDS))


def test_bells_that_fell_silent_are_heard_again(
    postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bells, "QUIET", PATIENCE)
    monkeypatch.setattr(bells, "ANSWERS_WITHIN", PATIENCE)

    async def story() -> None:
        url = postgres.new_database()
        async with way_to(postgres, url) as (way, lossy), house(url) as here, house(url) as there:
            room = await a_table(here)
            twin = await there.rooms.find(room.id)
            hearing = asyncio.create_task(listen(open_engine(lossy), there.rooms, there.process))
            await play(room, 1)
            await until(lambda: twin.number == 1, "no bell was heard before")
            before, way.is_lost = way.lines, True
            await asyncio.sleep(1.5 * PATIENCE)
            way.is_lost = False
            await until(lambda: way.lines > before, "it still listens where nothing is heard")
            await play(room, 1, seed=2)
            await until(lambda: twin.number == 2, "no bell was heard after the silence")
            hearing.cancel()
            await asyncio.gather(hearing, return_exceptions=True)

    asyncio.run(asyncio.wait_for(story(), 3 * SECONDS))


def test_a_hall_that_closes_together_with_its_database_waits_for_no_bell(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def breaks(*_: object) -> None:
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            raise psycopg.OperationalError from None

    monkeypatch.setattr(bells, "_listen_once", breaks)

    async def story() -> None:
        async with house(sqlite_url) as hall:
            hearing = asyncio.create_task(listen(hall.engine, hall.rooms, hall.process))
            await asyncio.sleep(0)
            hearing.cancel()
            await asyncio.wait([hearing], timeout=5 * bells.AGAIN_AFTER)
            assert hearing.done()

    asyncio.run(story())


def test_a_machine_that_is_gone_is_noticed_by_the_system(postgres: Cluster) -> None:
    async def story() -> dict[str, str]:
        async with way_to(postgres, postgres.new_database()) as (_, url):
            return await asyncio.to_thread(parameters, url)

    asked_for = asyncio.run(story())
    assert asked_for["tcp_user_timeout"] == "10000"
    assert asked_for["keepalives_idle"] == "10"


def parameters(url: str) -> dict[str, str]:
    engine = open_engine(url)
    with engine.connect() as connection:
        driver = connection.connection.driver_connection
        assert driver is not None
        told: dict[str, str] = driver.info.get_parameters()
    engine.dispose()
    return told
