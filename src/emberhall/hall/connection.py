"""A socket's connection: uvicorn's, which keeps nothing for somebody who does not read."""

from __future__ import annotations

from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

CLOSES_WITHIN = 2.0
"""Seconds in which what was sent before a goodbye has to be read."""


class Connection(WebSocketsSansIOProtocol):
    """Pings are answered to whoever reads the answers, and a goodbye waits for nobody.

    To close a transport is to wait for its last byte to be read, for ever if need be.
    """

    _leaving: TimerHandle | None = None

    def handle_ping(self) -> None:
        pongs = b"".join(self.conn.data_to_send())
        if self.writable.is_set() and not self.close_sent:
            self.transport.write(pongs)

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._leave()

    async def run_asgi(self) -> None:
        await super().run_asgi()
        self._leave()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._leaving is not None:
            self._leaving.cancel()

    def _leave(self) -> None:
        if self._leaving is None and not self.disconnected:
            self._leaving = self.loop.call_later(CLOSES_WITHIN, self._end_unread)

    def _end_unread(self) -> None:
        """Who has read everything may still answer the goodbye: uvicorn has a limit for that."""
        if self.transport.get_write_buffer_size():
            self.transport.abort()
        else:
            self._leaving = self.loop.call_later(CLOSES_WITHIN, self._end_unread)
