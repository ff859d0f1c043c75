"""One socket: hears what a client says, tells what its seat may know. Knows no rule and no SQL."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from emberhall.hall import metrics
from emberhall.hall.patience import Patience
from emberhall.hall.teller import Teller
from emberhall.hall.verbs import Speaker
from emberhall.hall.wire import (
    FLOODING,
    GARBLED,
    LONGEST_MESSAGE,
    TOO_FAST,
    TOO_SLOW,
    AskHint,
    No,
    Ping,
    Pong,
    Refused,
    Said,
    decode_said,
    encode,
)

SLOW_AFTER = 10.0
"""Seconds that one message may take to be read on the other side."""
CLOSES_WITHIN = 2.0
"""Seconds that a goodbye may take."""
SILENT_AFTER = 90.0
"""Seconds without a word, not even a ping, after which nobody is there any more."""
MOST_HASTY = 20
"""Refusals for haste after which a socket is closed."""


class Flood(Exception):
    """A client that goes on however often it was told to slow down."""


async def talk(socket: WebSocket, speaker: Speaker, teller: Teller) -> None:
    """Serve one socket, which was accepted, until either side ends it."""
    try:
        async with asyncio.TaskGroup() as group:
            group.create_task(_tell(socket, teller))
            await _Ear(socket, speaker, group).hear()
    except* WebSocketDisconnect:
        pass
    except* (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        await hang_up(socket, GARBLED, "not a message of ours")
    except* TimeoutError:
        await hang_up(socket, TOO_SLOW, "too slow to follow")
    except* Flood:
        await hang_up(socket, FLOODING, "too much at once")


async def _tell(socket: WebSocket, teller: Teller) -> None:
    with Patience() as patience:
        while True:
            frames = await teller.news()
            await asyncio.sleep(
                0
            )  # a commit moves many tables: sent together, they wake a reader once
            for frame in frames:
                await _send(socket, frame, patience)


class _Ear:
    """Hears what a client says, and replies in order; only a hint may take its time."""

    def __init__(self, socket: WebSocket, speaker: Speaker, group: asyncio.TaskGroup) -> None:
        self._socket, self._speaker, self._group = socket, speaker, group
        self._hasty = 0
        self._hint: asyncio.Task[None] | None = None

    async def hear(self) -> None:
        with Patience() as patience:
            while True:
                patience.begin(SILENT_AFTER)
                text = await _text(self._socket)
                patience.done()
                if len(text) > LONGEST_MESSAGE:
                    raise msgspec.ValidationError("too long")
                await self._take(decode_said(text), patience)

    async def _take(self, said: Said, patience: Patience) -> None:
        if not isinstance(said, AskHint):
            await self._tell(await _reply(self._speaker, said), patience)
        elif self._hint is not None and not self._hint.done():
            await self._tell(No(said.receipt, TOO_FAST, "One hint at a time.", []), patience)
        else:
            self._hint = self._group.create_task(self._give(said))

    async def _give(self, said: AskHint) -> None:
        with Patience() as patience:
            await self._tell(await _reply(self._speaker, said), patience)

    async def _tell(self, reply: msgspec.Struct, patience: Patience) -> None:
        self._hasty = self._hasty + 1 if isinstance(reply, No) and reply.code == TOO_FAST else 0
        if self._hasty > MOST_HASTY:
            raise Flood
        await _send(self._socket, encode(reply), patience)


async def _text(socket: WebSocket) -> str:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    if socket.application_state is not WebSocketState.CONNECTED:
        raise WebSocketDisconnect  # it was hung up, though the other side has not read that
    text = message.get("text")
    if text is None:
        raise msgspec.ValidationError("not text")
    return str(text)


async def _reply(speaker: Speaker, said: Said) -> msgspec.Struct:
    if isinstance(said, Ping):
        hasty = speaker.wait("ping") > 0
        return No("", TOO_FAST, "Not so often.", []) if hasty else Pong()
    try:
        return await speaker.do(said)
    except Refused as no:
        metrics.REFUSALS.labels(no.code).inc()
        return No(said.receipt, no.code, no.words, list(no.why))


async def _send(socket: WebSocket, frame: bytes, patience: Patience) -> None:
    patience.begin(SLOW_AFTER)
    try:
        await socket.send_text(frame.decode())
    except RuntimeError:  # the server has closed it, for what it heard meanwhile
        raise WebSocketDisconnect from None
    patience.done()


async def hang_up(socket: WebSocket, code: int, reason: str) -> None:
    """Close a socket, if it is still there."""
    if socket.application_state is not WebSocketState.CONNECTED:
        return
    # who does not read does not hear this, either, and who is gone already need not
    with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(CLOSES_WITHIN):
            await socket.close(code, reason)
