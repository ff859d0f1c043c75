"""The hall as an ASGI application: wires things, decides nothing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import sqlalchemy as sa
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.routing import BaseRoute, WebSocketRoute

from emberhall.hall import health, pages, static, stream
from emberhall.hall.api import (
    achievements,
    campaigns,
    lessons,
    openapi,
    race,
    records,
    seats,
    secrets,
    tables,
    titles,
)
from emberhall.hall.api.errors import handlers
from emberhall.hall.auth.bodies import Bodies
from emberhall.hall.auth.door import Door
from emberhall.hall.auth.guard import Cookies
from emberhall.hall.auth.limits import Limits
from emberhall.hall.bots import Bots
from emberhall.hall.csp import SecurityHeaders
from emberhall.hall.hall import Hall
from emberhall.hall.mail import Post, mail_server
from emberhall.hall.now import Now, now_of
from emberhall.hall.settings import Settings
from emberhall.hall.sockets import at_table
from emberhall.hall.store.engine import is_idle, migrate, open_engine
from emberhall.hall.store.mails import Mails
from emberhall.hall.store.postgresql import ANSWERS_WITHIN

ENDPOINTS = (
    *titles.endpoints,
    *lessons.endpoints,
    *tables.endpoints,
    *seats.endpoints,
    *secrets.endpoints,
    *records.endpoints,
    *race.endpoints,
    *campaigns.endpoints,
    *achievements.endpoints,
    *stream.endpoints,
    *health.endpoints,
    *openapi.endpoints,
)


ENDS_WITHIN = 5.0
"""Seconds for work that is under way when the hall closes."""


def create_app(settings: Settings, limits: Limits | None = None) -> Starlette:
    """The application of one process."""
    limits = Limits() if limits is None else limits

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        engine = open_engine(settings.database_url, ANSWERS_WITHIN)
        await asyncio.to_thread(migrate, engine)
        now = await asyncio.to_thread(now_of, engine)
        hall = app.state.hall = _hall(settings, engine, now, limits)
        running = asyncio.create_task(hall.run())
        try:
            yield
        finally:
            await hall.stop()
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)
            await _idle(engine)
            engine.dispose()

    middleware = [
        Middleware(SecurityHeaders),
        Middleware(pages.ErrorPages),
        # where somebody comes from behind a proxy, the server has found out by now
        Middleware(Cookies, public_url=settings.public_url),
        Middleware(Door, limits=limits, public_url=settings.public_url, host=settings.host),
        Middleware(Bodies),
    ]
    app = Starlette(
        routes=_routes(), middleware=middleware, exception_handlers=handlers, lifespan=lifespan
    )
    app.router.redirect_slashes = False  # it would send people to whatever host they say we are
    app.state.settings = settings
    app.state.endpoints = ENDPOINTS
    return app


async def _idle(engine: sa.Engine) -> None:
    """Threads that are still at work give their connections back before all are closed."""
    with suppress(TimeoutError):
        async with asyncio.timeout(ENDS_WITHIN):
            while not is_idle(engine):
                await asyncio.sleep(0.01)


def _hall(settings: Settings, engine: sa.Engine, now: Now, limits: Limits) -> Hall:
    bots = Bots(settings.bot_workers, settings.bot_seconds)
    post = None
    if settings.mail_url:
        server = mail_server(settings.mail_url, settings.mail_from)
        post = Post(server, Mails(engine), settings.public_url, now)
    return Hall(engine, now, limits, bots, post, patience=settings.program_seconds)


def _routes() -> list[BaseRoute]:
    return [
        WebSocketRoute("/api/tables/{id}/socket", at_table),
        *(endpoint.route for endpoint in ENDPOINTS),
        *static.routes(),
        *pages.routes(),
    ]
