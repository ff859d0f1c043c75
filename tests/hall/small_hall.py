"""The smallest hall: health, a socket that says what it hears, a stream, slow work, and who asks.

Run as a program it is opened as the real one is, with what stands in the environment.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from emberhall import EmberhallError
from emberhall.hall.api.errors import handlers
from emberhall.hall.health import routes as health
from emberhall.hall.serve import serve
from emberhall.hall.settings import Settings, read_settings
from emberhall.hall.store.engine import open_engine


def small_hall(settings: Settings) -> Starlette:
    engine = open_engine(settings.database_url)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        if "BROKEN" in os.environ:
            raise RuntimeError("It broke.")
        yield
        engine.dispose()
        print("All is written down.", flush=True)  # noqa: T201

    routes = [
        *health,
        WebSocketRoute("/socket", listen),
        Route("/stream", stream),
        Route("/slow", slow),
        Route("/from", come_from),
    ]
    app = Starlette(routes=routes, lifespan=lifespan, exception_handlers=handlers)
    app.state.settings = settings
    app.state.hall = SimpleNamespace(engine=engine, rooms=SimpleNamespace(open={}))
    return app


async def listen(socket: WebSocket) -> None:
    await socket.accept()
    try:
        while True:
            await socket.send_text(await socket.receive_text())
    except WebSocketDisconnect:
        pass


async def stream(_: Request) -> Response:
    async def lines() -> AsyncIterator[bytes]:
        yield b"{}\n"
        await asyncio.Event().wait()

    return StreamingResponse(lines())


async def come_from(request: Request) -> Response:
    assert request.client is not None
    return PlainTextResponse(request.client.host)


async def slow(_: Request) -> Response:
    """Ends when the file of that name is there."""
    print("Somebody waits.", flush=True)  # noqa: T201
    while not os.path.exists(os.environ["SLOW_UNTIL"]):
        await asyncio.sleep(0.02)
    return PlainTextResponse("done")


if __name__ == "__main__":
    try:
        serve(read_settings({}, os.environ), small_hall)
    except EmberhallError as error:
        sys.exit(str(error))
