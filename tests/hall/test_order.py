"""Two processes that write the same rows at once never wait for each other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterator, Sequence

import pytest
import sqlalchemy as sa

from emberhall.hall.opening import SeatWish, TableWish, wished
from emberhall.hall.store import log as log_module
from emberhall.hall.store.engine import open_engine
from emberhall.hall.store.log import Entry, Log
from emberhall.hall.store.schema import entries, seats
from emberhall.hall.store.tables import Tables

SECONDS = 20.0
WAITING = sa.text("select count(*) from pg_locks where not granted")


@pytest.fixture
def engine(postgresql_url: str) -> Iterator[sa.Engine]:
    engine = open_engine(postgresql_url)
    yield engine
    engine.dispose()


@pytest.fixture
def tables(engine: sa.Engine) -> list[str]:
    """The ids of two tables, in order."""
    wish = TableWish("duals", [SeatWish("open"), SeatWish("open")])
    made = [wished(wish, 0.0) for _ in range(2)]
    for table, sitting in made:
        Tables(engine).create(table, sitting, [], 0.0)
    return sorted(table.id for table, _ in made)


def entry(table_id: str, receipt: str) -> Entry:
    return Entry(table_id, 1, receipt, "answer", 0, "a1", "", 0.0)


async def beside_another(
    engine: sa.Engine, rows: Sequence[sa.Executable], writing: Coroutine[None, None, None]
) -> None:
    """Another process writes these rows, one after the other; we write after the first of them."""
    with engine.begin() as another:
        another.execute(rows[0])
        ours = asyncio.create_task(writing)
        await asyncio.to_thread(_until_somebody_waits, engine)
        for row in rows[1:]:
            await asyncio.to_thread(another.execute, row)
    await ours


def _until_somebody_waits(engine: sa.Engine) -> None:
    deadline = time.monotonic() + SECONDS
    with engine.connect() as connection:
        while not connection.scalar(WAITING):
            assert time.monotonic() < deadline, "nobody waits"
            time.sleep(0.01)


def test_entries_are_written_in_the_order_of_tables_not_of_their_coming(
    engine: sa.Engine, tables: list[str]
) -> None:
    others = [sa.insert(entries).values(entry(each, "receipt-1")._asdict()) for each in tables]

    async def story() -> None:
        log = Log(engine)
        coming = [log.append(entry(each, "receipt-2")) for each in reversed(tables)]
        appending = [asyncio.create_task(each) for each in coming]
        await asyncio.sleep(0)
        await beside_another(engine, others, log.write_waiting())
        assert await asyncio.gather(*appending) == [False, False]

    asyncio.run(story())


def test_at_the_end_everything_that_waits_is_written(
    engine: sa.Engine, tables: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_module, "MOST_AT_ONCE", 1)

    async def story() -> None:
        log = Log(engine)
        appending = [asyncio.create_task(log.append(entry(each, "receipt-1"))) for each in tables]
        await asyncio.sleep(0)
        await log.write_all()
        assert await asyncio.gather(*appending) == [True, True]

    asyncio.run(story())


def test_presence_is_told_in_the_order_of_tables_not_of_their_coming(
    engine: sa.Engine, tables: list[str]
) -> None:
    here = sa.update(seats).values(here_until=1.0)
    others = [here.where(seats.c.table_id == each, seats.c.seat == 0) for each in tables]
    present = [(each, 0, 2.0) for each in reversed(tables)]

    async def story() -> None:
        telling = asyncio.to_thread(Tables(engine).set_here, present, set())
        await beside_another(engine, others, telling)

    asyncio.run(story())
    with engine.connect() as connection:
        told = connection.scalars(sa.select(seats.c.here_until).where(seats.c.seat == 0))
        assert [*told] == [2.0, 2.0]
