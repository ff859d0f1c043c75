"""A hall that really listens, in a thread of the test, and people who come to it."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import threading
import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from secrets import token_hex
from typing import Any, TypeVar

import httpx
import msgspec
import uvicorn
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from emberhall import Game
from emberhall.hall.app import create_app
from emberhall.hall.auth.limits import Limits
from emberhall.hall.connection import Connection
from emberhall.hall.hall import Hall
from emberhall.hall.logs import Requests
from emberhall.hall.serve import config_of, listener_at
from emberhall.hall.settings import Settings

SECONDS = 20.0

Json = dict[str, Any]
T = TypeVar("T")


class Place:
    """Where a hall listens; people come in by `person`."""

    def __init__(
        self, url: str, hall: Hall, loop: asyncio.AbstractEventLoop, server: uvicorn.Server
    ) -> None:
        self.url, self.hall, self.loop, self._server = url, hall, loop, server
        self._people = contextlib.ExitStack()

    def person(self, token: str = "", seat: int | None = None) -> Person:
        person = Person(self, token, seat)
        self._people.callback(person.leave)
        return person

    def game(self, table: str) -> Game:
        """The game of a table, as the hall has it."""
        position = self.hall.rooms.open[table].position
        assert position is not None
        return position.session.game.copy()

    def stands(self, table: str, game: Game) -> None:
        """From now on a table stands like this, whatever was played there."""

        async def put() -> None:
            room = self.hall.rooms.open[table]
            position = room.position
            assert position is not None
            room.position = replace(position, session=replace(position.session, game=game))

        self.does(put())

    def version(self, table: str, seat: int | None) -> str:
        """Where a seat stands, asked where the hall itself thinks."""

        async def asked() -> str:
            return self.hall.rooms.open[table].sheet(seat).version

        return self.does(asked())

    def does(self, work: Coroutine[Any, Any, T]) -> T:
        """Work done where the hall itself thinks."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(SECONDS)

    @property
    def connections(self) -> list[Connection]:
        """Sockets as the server holds them."""
        held = list(self._server.server_state.connections)
        return [each for each in held if isinstance(each, Connection)]

    def empty(self) -> None:
        self._people.close()


@contextmanager
def served(
    database_url: str,
    data: Path,
    limits: Limits | None = None,
    buffered: int = 0,
    **settled: Any,
) -> Iterator[Place]:
    """Without limits of its own a test may do as much as it likes; `buffered` is how many bytes
    may be under way to somebody who does not read, and `settled` what the host decides."""
    settings = Settings(data=data, database_url=database_url, port=0, **settled)
    app = create_app(settings, limits or Limits(None))
    listening = listener_at("127.0.0.1", 0)
    if buffered:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffered)
    server = uvicorn.Server(config_of(settings, Requests(app)))
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        await server.serve([listening])

    thread = threading.Thread(target=lambda: asyncio.run(serve()))
    thread.start()
    try:
        until(lambda: server.started)
        address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        place = Place(address, app.state.hall, loops[0], server)
        try:
            yield place
        finally:
            place.empty()
    finally:
        server.should_exit = True
        thread.join(SECONDS)
        listening.close()


def until(true: Callable[[], object]) -> None:
    """Wait for a state, not for a time."""
    deadline = time.monotonic() + SECONDS
    while not true():
        assert time.monotonic() < deadline, "it did not come to that"
        time.sleep(0.01)


def receipt() -> str:
    return token_hex(8)


class Person:
    """One browser, with a cookie of its own; or a program, with a token."""

    def __init__(self, place: Place, token: str = "", seat: int | None = None) -> None:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        self.place, self.token, self.seat = place, token, seat
        self.client = httpx.Client(base_url=place.url, headers=headers, timeout=SECONDS)
        self._open = contextlib.ExitStack()

    def leave(self) -> None:
        self._open.close()
        self.client.close()

    def get(self, path: str) -> httpx.Response:
        return self.client.get(path)

    def post(self, path: str, body: Any = None, **headers: str) -> httpx.Response:
        return self.client.post(path, json={} if body is None else body, headers=headers)

    def opens(self, *seats: str, title: str = "duals", **more: Any) -> str:
        """Open a table with these kinds of seats; its id."""
        wish = {"title": title, "seats": [{"kind": kind} for kind in seats], **more}
        reply = self.post("/api/tables", wish)
        assert reply.status_code == 201, reply.text
        table: str = reply.json()["table"]["id"]
        return table

    def invites(self, table: str) -> dict[str, str]:
        """The secrets of new links, by what they are for."""
        links = self.post(f"/api/tables/{table}/links").json()
        return {name: link.partition("#")[2] for name, link in links.items() if "#" in link}

    def program(self, table: str, seat: int) -> Person:
        """A program that plays a seat of this person's."""
        reply = self.post(f"/api/tables/{table}/program", {"seat": seat})
        assert reply.status_code == 201, reply.text
        return self.place.person(reply.json()["token"], seat)

    def sits(
        self, table: str, seat: int | None = None, cursor: str = "0.0", **headers: str
    ) -> Socket:
        """A socket of this person's, for a seat or to watch."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        address = f"{self.place.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        query = f"?cursor={cursor}" if seat is None else f"?cursor={cursor}&seat={seat}"
        named = {"Cookie": cookie, "Origin": self.place.url, **headers}
        connection = connect(address + query, additional_headers=named, max_queue=None)
        return Socket(self.place, table, seat, self._open.enter_context(connection))

    def stream(self, table: str, query: str = "") -> Generator[Json]:
        """What a program is told, line by line, without empty ones."""
        path = f"/api/tables/{table}/stream{query}"
        with self.client.stream("GET", path) as reply:
            assert reply.status_code == 200, reply.read()
            for line in reply.iter_lines():
                if line:
                    yield msgspec.json.decode(line)


class Socket:
    """One open socket: what it was told, by type, and what it says."""

    def __init__(
        self, place: Place, table: str, seat: int | None, connection: ClientConnection
    ) -> None:
        self.place, self.table, self.seat = place, table, seat
        self.connection = connection
        self.told: list[Json] = []

    def _next(self) -> Json:
        told: Json = msgspec.json.decode(self.connection.recv(timeout=SECONDS))
        self.told.append(told)
        return told

    def hears(self, kind: str) -> Json:
        """The next message of a kind; those in between are kept."""
        while True:
            told = self._next()
            if told["type"] == kind:
                return told

    def says(self, kind: str, **fields: Any) -> Json:
        """Say something with a receipt, and hear what becomes of it."""
        said = {"type": kind, "receipt": receipt(), **fields}
        self.sends(msgspec.json.encode(said).decode())
        while True:
            told = self._next()
            if told.get("receipt") == said["receipt"]:
                return told

    def sends(self, frame: str | bytes) -> None:
        """Say anything, and wait for nothing."""
        with contextlib.suppress(ConnectionClosed):
            self.connection.send(frame)

    @property
    def updates(self) -> list[Json]:
        return [told for told in self.told if told["type"] == "update"]

    @property
    def update(self) -> Json:
        """Where the seat stands, as told last."""
        return self.updates[-1] if self.updates else self.hears("update")

    def has_heard(self, words: str = "") -> list[str]:
        """All that was said in chat as this socket heard it, once it has heard this."""
        while words and words not in self._chat():
            self._next()
        return self._chat()

    def _chat(self) -> list[str]:
        chats = [told for told in self.told if told["type"] == "chat"]
        return [line["words"] for told in chats for line in told["lines"]]

    def newest(self) -> Json:
        """Where the seat stands, once it was told everything."""
        while self.update["version"] != self.place.version(self.table, self.seat):
            self._next()
        return self.update

    def closes(self) -> int:
        """The code with which it is closed."""
        try:
            while True:
                self._next()
        except ConnectionClosed:
            code = self.connection.close_code
            assert code is not None
            return code
