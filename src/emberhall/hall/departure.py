"""The hall goes away: whoever listens is told so, and comes again; whoever asked is answered."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberhall.hall.wire import GOING_AWAY

SENDING_SECONDS = 2.0
"""How long somebody may take to hear that we go."""


@dataclass(eq=False, slots=True)
class Line:
    """A socket, or an answer over HTTP without a known end: it would not end by itself."""

    send: Send
    task: asyncio.Task[object] | None
    is_socket: bool
    is_open: bool = False
    is_told: bool = False

    async def say(self, message: Message) -> None:
        if self.is_told:
            raise OSError("the hall goes away")  # as if the other side had gone
        if message["type"] == "websocket.accept":
            self.is_open = True
        elif message["type"] == "http.response.start":
            names = {name.lower() for name, _ in message.get("headers", ())}
            self.is_open = b"content-length" not in names
        elif message["type"] == "websocket.close" or not message.get("more_body", True):
            self.is_open = False
        await self.send(message)

    async def end(self) -> None:
        """Say that we go; what listens here ends by itself, a stream is ended."""
        self.is_told = True
        if self.is_socket:
            await self.send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})
        else:
            await self.send({"type": "http.response.body", "body": b"", "more_body": False})
            if self.task:
                self.task.cancel()


@dataclass(eq=False)
class Departure:
    """Around the whole application; `begin` is called once, before the server stops."""

    app: ASGIApp
    lines: set[Line] = field(default_factory=set)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        line = Line(send, asyncio.current_task(), scope["type"] == "websocket")
        self.lines.add(line)
        try:
            await self.app(scope, receive, line.say)
        except (OSError, asyncio.CancelledError):
            if not line.is_told:
                raise
        finally:
            self.lines.discard(line)
        return None

    async def begin(self) -> None:
        """Tell all who listen, all at once: one that does not hear keeps nobody waiting."""
        told = [line.end() for line in self.lines if line.is_open]
        ends = (asyncio.wait_for(end, SENDING_SECONDS) for end in told)
        await asyncio.gather(*ends, return_exceptions=True)
