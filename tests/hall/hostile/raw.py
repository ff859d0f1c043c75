"""A socket to a hall, spoken byte by byte: with whatever a stranger can put on a line."""

from __future__ import annotations

import socket
import struct
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from os import urandom
from types import TracebackType

import httpx

from hall.served import SECONDS

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10

HANDSHAKE = """GET {path} HTTP/1.1\r
Host: 127.0.0.1\r
Cookie: {cookie}\r
Upgrade: websocket\r
Connection: Upgrade\r
Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r
Sec-WebSocket-Version: 13\r
\r
"""


def frame(
    payload: bytes, opcode: int = TEXT, fin: bool = True, rsv: int = 0, masked: bool = True
) -> bytes:
    """One frame as a client would send it, or as none ever should."""
    first, size, mask = (fin << 7) | (rsv << 4) | opcode, len(payload), masked << 7
    if size < 126:
        head = struct.pack("!BB", first, mask | size)
    elif size < 65_536:
        head = struct.pack("!BBH", first, mask | 126, size)
    else:
        head = struct.pack("!BBQ", first, mask | 127, size)
    if not masked:
        return head + payload
    key = urandom(4)
    spread = (key * (size // 4 + 1))[:size]
    hidden = (int.from_bytes(payload, "big") ^ int.from_bytes(spread, "big")).to_bytes(size, "big")
    return head + key + hidden


class RawSocket:
    """A connection, and what came back on it."""

    def __init__(self, url: str) -> None:
        where = httpx.URL(url)
        self.line = socket.create_connection((where.host, where.port or 80), timeout=SECONDS)
        self.heard = b""

    def __enter__(self) -> RawSocket:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        at: TracebackType | None,
    ) -> None:
        self.line.close()

    def send(self, data: bytes) -> None:
        with suppress(OSError):  # it may have been closed by now
            self.line.sendall(data)

    def end(self) -> None:
        """Say no more."""
        with suppress(OSError):
            self.line.shutdown(socket.SHUT_WR)

    def knock(self, path: str, cookie: str) -> None:
        """Open a web socket."""
        self.send(HANDSHAKE.format(path=path, cookie=cookie).encode())
        while b"\r\n\r\n" not in self.heard:
            self._more()
        head, _, self.heard = self.heard.partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 101"), head

    def _more(self) -> bool:
        try:
            data = self.line.recv(65_536)
        except ConnectionError:
            return False
        self.heard += data
        return bool(data)

    def rest(self) -> bytes:
        """Everything until the hall hangs up."""
        while self._more():
            pass
        return self.heard

    def frames(self) -> Iterator[tuple[int, bytes]]:
        """What the hall says, frame by frame, until it hangs up."""
        while True:
            while (found := self._parsed()) is None:
                if not self._more():
                    return
            yield found

    def _parsed(self) -> tuple[int, bytes] | None:
        if len(self.heard) < 2:
            return None
        size, at = self.heard[1] & 127, 2
        if size >= 126:
            at = 4 if size == 126 else 10
            size = int.from_bytes(self.heard[2:at], "big")
        if len(self.heard) < at + size:
            return None
        opcode, payload = self.heard[0] & 15, self.heard[at : at + size]
        self.heard = self.heard[at + size :]
        return opcode, payload

    def closes(self) -> int:
        """The code with which the hall closes; 0 where it just hangs up."""
        for opcode, payload in self.frames():
            if opcode == CLOSE:
                self.send(frame(payload[:2], CLOSE))
                return int.from_bytes(payload[:2], "big")
        return 0


@contextmanager
def knocking(url: str, path: str, cookie: str) -> Iterator[RawSocket]:
    with RawSocket(url) as raw:
        raw.knock(path, cookie)
        yield raw
