"""A room that is being opened is one for all who come in meanwhile, or for nobody."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

import pytest
import sqlalchemy as sa

from emberhall.hall.wire import ChatLine
from hall.house import a_table, house, until


def test_nobody_is_let_into_a_room_that_could_not_be_opened(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever sat there would hear no bell: the hall would know nothing of that room."""
    asked, goes_on = threading.Event(), threading.Event()

    def away(table_id: str, line: int) -> Sequence[ChatLine]:
        asked.set()
        assert goes_on.wait(30)
        raise sa.exc.OperationalError("select", {}, Exception("gone"))

    async def story() -> None:
        async with house(sqlite_url) as hall:
            table = (await a_table(hall)).id
            hall.rooms.open.clear()
            with monkeypatch.context() as broken:
                broken.setattr(hall.rooms.chats, "since", away)
                first = asyncio.create_task(hall.rooms.find(table))
                await until(asked.is_set, "it was not opened")
                second = asyncio.create_task(hall.rooms.find(table))
                await asyncio.sleep(0.1)
            goes_on.set()
            came = await asyncio.gather(first, second, return_exceptions=True)
            assert isinstance(came[0], sa.exc.OperationalError)
            assert came[1] is hall.rooms.open[table]

    asyncio.run(story())
