"""Many who come at the same moment: no more are let in than one after the other would be."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from starlette.types import ASGIApp, Message

from emberhall.hall.app import create_app
from emberhall.hall.auth import limits
from emberhall.hall.auth.limits import Limits
from emberhall.hall.settings import Settings
from emberhall.hall.visit import MOST_LINES
from hall.asgi import scope_of
from hall.asking import Browser
from hall.house import until

MANY = 20


@asynccontextmanager
async def followed(app: ASGIApp, table: str, token: str = "") -> AsyncIterator[list[int]]:
    """As many streams of a table, all asked for at once; the status of each."""
    headers = [("authorization", f"Bearer {token}")] if token else []
    gone, statuses = asyncio.Event(), list[int]()

    async def receive() -> Message:
        await gone.wait()
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.start":
            statuses.append(message["status"])

    scopes = [scope_of(f"/api/tables/{table}/stream", headers=headers) for _ in range(MANY)]
    tasks = [asyncio.ensure_future(app(scope, receive, send)) for scope in scopes]
    try:
        await until(lambda: len(statuses) == MANY, "not everybody was answered")
        yield statuses
    finally:
        gone.set()
        await asyncio.gather(*tasks)


@pytest.mark.parametrize("by", ["seat", "address"])
def test_of_many_streams_at_once_none_slips_through(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    if by == "address":
        monkeypatch.setattr(limits, "MOST_LINES", 5)

    async def story() -> None:
        settings = Settings(data=Path(), database_url=sqlite_url)
        app = create_app(settings, Limits())
        async with app.router.lifespan_context(app):
            ann = Browser(app)
            seats = [{"kind": "me"}, {"kind": "program"}]
            opened = await ann.does("/api/tables", title="duals", seats=seats, listed=True)
            table = opened["table"]["id"]
            program = await ann.does(f"/api/tables/{table}/program", seat=1)
            token = program["token"] if by == "seat" else ""
            most = MOST_LINES if by == "seat" else 5
            for _ in range(2):
                async with followed(app, table, token) as statuses:
                    assert sorted(statuses) == [200] * most + [429] * (MANY - most)
                    assert app.state.hall.lines.count == most
                assert app.state.hall.lines.count == 0, "whoever goes makes room"
            await ann.client.aclose()

    asyncio.run(story())
