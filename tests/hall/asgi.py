"""An app spoken to without a network, frame by frame where that matters."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HERE = "127.0.0.1:8000"


@dataclass
class Reply:
    """What came back: of a socket refused in its handshake, only that it was closed."""

    status: int = 0
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes = b""
    closed: int = 0

    def header(self, name: str) -> str | None:
        return dict(self.headers).get(name)

    def json(self) -> Any:
        return msgspec.json.decode(self.body)


def scope_of(
    path: str,
    method: str = "GET",
    headers: Iterable[tuple[str, str]] = (),
    client: str = "127.0.0.1",
    kind: str = "http",
) -> Scope:
    named = {name.lower() for name, _ in headers}
    given = [*headers, *([] if "host" in named else [("host", HERE)])]
    return {
        "type": kind,
        "method": method,
        "path": path,
        "query_string": b"",
        "headers": [(name.lower().encode(), value.encode()) for name, value in given],
        "client": (client, 50_000),
        "state": {},
    }


def ask(app: ASGIApp, scope: Scope, *parts: bytes, stalls: bool = False) -> Reply:
    """One request whose body comes in parts; one that stalls never says that it has ended."""
    return asyncio.run(_ask(app, scope, parts or (b"",), stalls))


async def _ask(app: ASGIApp, scope: Scope, parts: tuple[bytes, ...], stalls: bool) -> Reply:
    reply, left = Reply(), list(parts)

    async def receive() -> Message:
        if left:
            part = left.pop(0)
            return {"type": "http.request", "body": part, "more_body": bool(left) or stalls}
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return]

    async def send(message: Message) -> None:
        match message["type"]:
            case "http.response.start":
                reply.status = message["status"]
                reply.headers = [(n.decode(), v.decode()) for n, v in message["headers"]]
            case "http.response.body":
                reply.body += message.get("body", b"")
            case "websocket.close":
                reply.closed = message["code"]

    await app(scope, receive, send)
    return reply


def app_of(answer: Callable[[Scope, bytes], Awaitable[None] | None]) -> ASGIApp:
    """An app that reads the body, tells `answer` of it, and says 204 (or accepts a socket)."""

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            answer(scope, b"")
            await send({"type": "websocket.accept"})
            return
        message = await receive()
        answer(scope, message["body"])
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    return app
