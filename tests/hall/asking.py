"""Browsers that ask a hall by HTTP, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from starlette.types import ASGIApp

from emberhall.hall.app import create_app
from emberhall.hall.auth.limits import Limits
from emberhall.hall.hall import Hall
from emberhall.hall.settings import Settings

HERE = "http://127.0.0.1:8780"


class Browser:
    """One browser: what it is given to keep, it brings along."""

    def __init__(self, app: ASGIApp, at: str = HERE) -> None:
        transport = httpx.ASGITransport(app, raise_app_exceptions=False)
        self.client = httpx.AsyncClient(transport=transport, base_url=at)

    async def asks(self, path: str, **headers: str) -> httpx.Response:
        return await self.client.get(path, headers=headers)

    async def sends(self, path: str, **body: Any) -> httpx.Response:
        return await self.client.post(path, json=body)

    async def gets(self, path: str) -> Any:
        """What is there; fails where nothing is."""
        reply = await self.asks(path)
        assert reply.status_code == 200, reply.text
        return reply.json()

    async def does(self, path: str, **body: Any) -> Any:
        """What comes of it; fails where it is refused."""
        reply = await self.sends(path, **body)
        assert reply.status_code in (200, 201), reply.text
        return reply.json()

    async def is_refused(self, path: str, **body: Any) -> tuple[int, str, str]:
        """Status, code and words of a refusal; without a body, of asking."""
        reply = await (self.sends(path, **body) if body else self.asks(path))
        told = reply.json()
        assert told.keys() == {"code", "words", "why"}, told
        return reply.status_code, told["code"], told["words"]


class Visitors:
    """Everybody who comes to one hall."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app, self.hall = app, hall
        self.browsers: list[Browser] = []

    def comes(self, at: str = HERE) -> Browser:
        """Somebody with a browser that was never here."""
        self.browsers.append(Browser(self.app, at))
        return self.browsers[-1]

    async def comes_in(self) -> Browser:
        """Somebody who has looked at the first page, and has the cookie that it gives."""
        browser = self.comes()
        assert (await browser.asks("/")).status_code == 200
        return browser


@asynccontextmanager
async def visitors(url: str) -> AsyncIterator[Visitors]:
    """The whole hall on this database, as one process has it."""
    app = create_app(Settings(data=Path(), database_url=url), Limits(None))
    async with app.router.lifespan_context(app):
        come = Visitors(app, app.state.hall)
        yield come
        for browser in come.browsers:
            await browser.client.aclose()


class Asker:
    """One who asks, one thing after the other, and waits for each answer."""

    def __init__(self, app: ASGIApp, runner: asyncio.Runner) -> None:
        self.browser, self.runner = Browser(app), runner

    def get(self, path: str, **headers: str) -> httpx.Response:
        return self.runner.run(self.browser.asks(path, **headers))

    def post(self, path: str, body: dict[str, Any] | None = None) -> httpx.Response:
        return self.runner.run(self.browser.sends(path, **(body or {})))

    def close(self) -> None:
        self.runner.run(self.browser.client.aclose())


@contextmanager
def asker(app: ASGIApp) -> Iterator[Asker]:
    with asyncio.Runner() as runner:
        asks = Asker(app, runner)
        yield asks
        asks.close()
