"""One WebSocket, as cheap as it can be for whoever must hold thousands of them.

Only what a benchmark on one's own machine needs: whole text frames from a server that is trusted.
"""

from __future__ import annotations

import asyncio
import struct
from typing import cast

HELLO = (
    "GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n{headers}\r\n"
)
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA
WHOLE, MASKED = 0x80, 0x80
NO_MASK = bytes(4)
"""Masking with zeros changes nothing and costs nothing."""


class Line(asyncio.Protocol):
    """A socket whose text frames arrive at `heard`."""

    def __init__(self, port: int, path: str, headers: str = "") -> None:
        self.hello = HELLO.format(path=path, port=port, headers=headers).encode()
        self.open = False
        self.ended = ""
        self.buffer = b""
        self.frames = 0
        self.bytes = 0

    def itself(self) -> Line:
        """What a loop takes as the protocol of a connection."""
        return self

    def heard(self, text: bytes) -> None:
        """One message of the server."""

    def greeted(self) -> None:
        """The socket is open."""

    def say(self, text: bytes) -> None:
        self._send(TEXT, text)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop has one of its own
        self.transport.write(self.hello)

    def connection_lost(self, error: Exception | None) -> None:
        self.ended = self.ended or f"the line broke: {error}"

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.open:
            head, end, buffer = buffer.partition(b"\r\n\r\n")
            if not end:
                self.buffer = head
                return
            if b" 101 " not in head[:20]:
                raise ConnectionError(head.decode())
            self.open = True
            self.greeted()
        self.buffer = self._read(buffer)

    def _read(self, buffer: bytes) -> bytes:
        """Hear every whole frame; what is left is the beginning of another."""
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[start : start + 2]), start + 2
            elif size == 127:
                size, start = int.from_bytes(buffer[start : start + 8]), start + 8
            if start + size > end:
                break
            self._take(buffer[at], buffer[start : start + size])
            at = start + size
        return buffer[at:]

    def _take(self, head: int, content: bytes) -> None:
        if head == WHOLE | TEXT:
            self.frames += 1
            self.bytes += len(content)
            self.heard(content)
        elif head == WHOLE | PING:
            self._send(PONG, content)
        elif head == WHOLE | CLOSE:
            self.ended = f"closed with {int.from_bytes(content[:2])}: {content[2:].decode()}"
        else:
            raise ConnectionError(f"the frame {head:#x} is none a benchmark knows")

    def _send(self, kind: int, content: bytes) -> None:
        size = len(content)
        head = bytes((WHOLE | kind, MASKED | size)) if size < 126 else b""
        head = head or struct.pack(">BBH", WHOLE | kind, MASKED | 126, size)
        self.transport.write(head + NO_MASK + content)
