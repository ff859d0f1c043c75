"""Open lines are hung up when what let them in was taken away, whatever others do with theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest
from starlette.websockets import WebSocketDisconnect

from emberhall.hall import lines
from emberhall.hall.hall import Hall
from emberhall.hall.lines import Caller
from emberhall.hall.store import grants
from hall.house import HOST, a_table, house, until

DEAF = 20


class Told:
    """A line that hears how it ends."""

    def __init__(self) -> None:
        self.code = 0

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        self.code = code


class Deaf(Told):
    """One on which nobody reads what was sent."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        await asyncio.Event().wait()


class Gone(Told):
    """One that has just broken off."""

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        raise WebSocketDisconnect(1006)


@contextmanager
def following(hall: Hall, table: str, *others: Told) -> Iterator[Told]:
    """A line for the first seat of a table, which comes after these others."""
    told, caller = Told(), Caller(HOST, table, 0, frozenset({0, 1}))
    with ExitStack() as held:
        for each in (*others, told):
            held.enter_context(hall.lines.open(each, caller))
        yield told


@pytest.mark.parametrize("other", [Deaf, Gone])
def test_who_reads_nothing_or_breaks_off_keeps_no_seat_of_others_open(
    sqlite_url: str, other: type[Told], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "CLOSES_WITHIN", 60.0)

    async def story() -> None:
        async with house(sqlite_url) as hall:
            table = (await a_table(hall)).id
            with following(hall, table, *(other() for _ in range(DEAF))) as told:
                with hall.engine.begin() as connection:
                    grants.revoke_seat(connection, table, 0, hall.now())
                looking = asyncio.create_task(hall.lines.look())
                await asyncio.wait_for(_is_told(told), 5)
                assert told.code == 4401
                looking.cancel()
                await asyncio.gather(looking, return_exceptions=True)

    asyncio.run(story())


async def _is_told(line: Told) -> None:
    await until(lambda: line.code > 0, "it was not hung up")


def test_who_reads_nothing_does_not_keep_the_hall_from_closing(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lines, "CLOSES_WITHIN", 0.5)

    async def story() -> None:
        async with house(sqlite_url) as hall:
            table = (await a_table(hall)).id
            with following(hall, table, *(Deaf() for _ in range(DEAF))) as told:
                await asyncio.wait_for(hall.lines.stop(), DEAF * 0.5 / 2)
                assert told.code == 1001

    asyncio.run(story())
