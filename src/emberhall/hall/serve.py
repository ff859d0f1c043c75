"""Open the hall, and close it cleanly."""

from __future__ import annotations

import gc
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext, suppress
from errno import EACCES, EADDRINUSE, EADDRNOTAVAIL

import uvicorn
from starlette.types import ASGIApp

from emberhall import EmberhallError
from emberhall.hall.connection import Connection
from emberhall.hall.departure import Departure
from emberhall.hall.logs import Requests, set_up_logs
from emberhall.hall.running import AlreadyOpen, Note, alone_with, leave_note
from emberhall.hall.settings import PORT, Settings
from emberhall.hall.store.engine import migrate, open_engine
from emberhall.hall.wire import LONGEST_MESSAGE

Factory = Callable[[Settings], ASGIApp]

COLLECTED_AFTER = (50_000, 50, 100)
"""What Python's collector counts before it looks for rings of things that nobody needs."""
GRACE = 10
"""Seconds for those who are being answered when the hall closes."""
PING_EVERY, PONG_WITHIN = 20.0, 20.0
"""Seconds after which a client's machine is asked whether it still hears, and which it has to say
so: a line that broke without a word is never closed by anybody else."""
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Where a hall that listens on every address is found from this machine."""


class CannotOpen(EmberhallError):
    """The hall cannot be opened; the message says why."""


def serve(settings: Settings, factory: Factory, opening: bool = False) -> None:
    """Open the hall until somebody ends it; where it is open already, tell its link."""
    try:
        with _alone(settings):
            _serve(settings, factory, opening)
    except AlreadyOpen as other:
        _announce(f"Emberhall is open already, at {other.link}", other.link, opening)


def _alone(settings: Settings) -> AbstractContextManager[None]:
    file = settings.sqlite_file
    if file is None:
        return nullcontext()
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return alone_with(file)


def _serve(settings: Settings, factory: Factory, opening: bool) -> None:
    with listener_at(settings.host, settings.port) as listener:
        set_up_logs(settings.log_format)
        _migrate(settings)
        server = Server(settings, factory(settings), listener, opening)
        _collect_seldom()
        for each in (signal.SIGINT, signal.SIGTERM):
            signal.signal(each, _do_nothing)  # uvicorn raises again what it has heard
        try:
            server.run(sockets=[listener])
        except SystemExit:
            raise CannotOpen("the hall could not be opened: the log tells why") from None


def _migrate(settings: Settings) -> None:
    engine = open_engine(settings.database_url)
    try:
        migrate(engine)
    finally:
        engine.dispose()


def _collect_seldom() -> None:
    """Tables are many things that stay: to look through all of them every moment takes a fifth of
    the time, in pauses that everybody waits for."""
    gc.freeze()
    gc.set_threshold(*COLLECTED_AFTER)


def _do_nothing(*_: object) -> None:
    pass


def listener_at(host: str, port: int) -> socket.socket:
    """Listens there; port 0 is any that is free. Raises `CannotOpen`."""
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        return _named_tcp(socket.create_server(address, family=family, backlog=2048))
    except OSError as error:
        raise CannotOpen(_why_not(error, host, port)) from None


def _named_tcp(listener: socket.socket) -> socket.socket:
    """The same listener. Where a socket does not name its protocol, asyncio lets small messages
    wait for larger ones."""
    family, kind = listener.family, listener.type
    return socket.socket(family, kind, socket.IPPROTO_TCP, fileno=listener.detach())


def _why_not(error: OSError, host: str, port: int) -> str:
    another = f"emberhall serve --port {PORT + 1 if port == PORT else PORT}"
    if error.errno == EADDRINUSE:
        return f"port {port} is taken by another program: choose another one, as in: {another}"
    if error.errno == EACCES:
        return f"port {port} is not for everybody: choose one above 1023, as in: {another}"
    if error.errno == EADDRNOTAVAIL:
        return f"{host} is no address of this machine: choose another --host"
    return f"the hall cannot listen on {host}, port {port}: {error.strerror or error}"


class Server(uvicorn.Server):
    """uvicorn, which says where it listens and takes its leave."""

    def __init__(
        self, settings: Settings, app: ASGIApp, listener: socket.socket, opening: bool
    ) -> None:
        self.departure = Departure(app)
        super().__init__(config_of(settings, Requests(self.departure)))
        self.settings, self.opening = settings, opening
        self.port: int = listener.getsockname()[1]

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        host = EVERYWHERE.get(self.settings.host, self.settings.host)
        here = f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"
        link = f"{self.settings.public_url}/" if self.settings.public_url else here
        if self.settings.sqlite_file:
            note = Note(link, host, self.port, self.settings.nonce)
            leave_note(self.settings.sqlite_file, note)
        beside = f" (and listens at {here})" if link != here else ""
        _announce(f"Emberhall is open at {link}{beside}", link, self.opening)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self.departure.begin()
        await super().shutdown(sockets)


def config_of(settings: Settings, app: ASGIApp) -> uvicorn.Config:
    """How the hall listens."""
    return uvicorn.Config(
        app,
        ws=Connection,
        ws_max_size=LONGEST_MESSAGE,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PONG_WITHIN,
        ws_per_message_deflate=False,  # it costs more than it saves on messages like ours
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=settings.proxy_headers,
        forwarded_allow_ips=settings.trusted_proxies,
        timeout_graceful_shutdown=GRACE,
    )


def _announce(words: str, link: str, opening: bool) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()
    if opening and has_browser():
        with suppress(webbrowser.Error):
            webbrowser.open(link)


def has_browser() -> bool:
    """Whether somebody sits before a screen here."""
    if os.environ.get("CI"):
        return False
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
