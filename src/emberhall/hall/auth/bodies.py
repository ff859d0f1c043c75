"""What may be posted: JSON, of a size that fits its purpose, in reasonable time."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from emberhall.hall.refusal import NOT_JSON, TOO_LARGE, TOO_SLOW, told
from emberhall.hall.wire import Refused

LONGEST = 64 * 1024
LONGEST_BROUGHT: Mapping[str, int] = {
    "/api/records": 1024 * 1024,
    "/api/campaigns/import": 512 * 1024,
}
"""Twice what may be in it: in JSON many signs are written as two."""
PATIENCE = 10.0
"""Seconds in which a body must have come whole."""

_WITHOUT_BODY = ("GET", "HEAD", "OPTIONS")


class Bodies:
    """Reads what is posted before anybody works on it: nothing behind waits for a slow sender."""

    def __init__(self, app: ASGIApp, patience: float = PATIENCE) -> None:
        self._app, self._patience = app, patience

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["method"] in _WITHOUT_BODY:
            await self._app(scope, receive, send)
            return
        try:
            body = await self._read(scope, receive)
        except Refused as no:
            await told(no)(scope, receive, send)
        else:
            if body is not None:
                await self._app(scope, _once(body, receive), send)

    async def _read(self, scope: Scope, receive: Receive) -> bytes | None:
        """The whole body; None where the sender went away."""
        headers = Headers(scope=scope)
        if headers.get("content-type", "").split(";")[0].strip().lower() != "application/json":
            raise Refused(NOT_JSON, "Send JSON, with Content-Type: application/json.")
        longest = LONGEST_BROUGHT.get(scope["path"], LONGEST)
        length = headers.get("content-length", "0")
        if not length.isascii() or not length.isdigit() or int(length[:12]) > longest:
            raise _too_large(longest)
        try:
            async with asyncio.timeout(self._patience):
                return await _whole(receive, longest)
        except TimeoutError:
            raise Refused(TOO_SLOW, "What you sent did not come in time.") from None


async def _whole(receive: Receive, longest: int) -> bytes | None:
    parts, size, more = [], 0, True
    while more:
        message = await receive()
        if message["type"] == "http.disconnect":
            return None
        part = message.get("body", b"")
        size += len(part)
        if size > longest:
            raise _too_large(longest)
        parts.append(part)
        more = message.get("more_body", False)
    return b"".join(parts)


def _too_large(longest: int) -> Refused:
    return Refused(TOO_LARGE, f"That is too large: at most {longest // 1024} KB.")


def _once(body: bytes, receive: Receive) -> Receive:
    """The body as one message, then whatever else comes: that the sender went away."""
    left: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def next_message() -> Message:
        return left.pop() if left else await receive()

    return next_message
