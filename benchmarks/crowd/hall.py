"""Players at tables of the hall, speaking its protocol."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection
from itertools import count
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from crowd.line import Line
from crowd.tally import Tally

SEATS = 2
CREATED = 201
WISH = {
    "title": "duals",
    "seats": [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}],
    "listed": True,
}
UPDATED, TAKEN, REFUSED = (b'{"type":"%b"' % kind for kind in (b"update", b"taken", b"refused"))
PING = b'{"type":"ping"}'
receipts = count(10**8)


class Option(Struct):
    key: str


class Prompt(Struct):
    options: list[Option]


class Update(Struct):
    version: str
    prompt: Prompt | None
    over: Any


updated = msgspec.json.Decoder(Update).decode


class Player(Line):
    """One who answers whenever they are asked, with any option; without a seat one who watches."""

    def __init__(self, port: int, table: str, seat: int | None, cookie: str, tally: Tally) -> None:
        whose = "" if seat is None else f"?seat={seat}"
        path = f"/api/tables/{table}/socket{whose}"
        super().__init__(port, path, f"Cookie: {cookie}\r\n" if cookie else "")
        self.tally = tally
        self.update: Update | None = None
        self.answered = ""
        self.since = 0.0

    @property
    def ready(self) -> bool:
        return self.update is not None

    def greet(self) -> None:
        """Who says nothing for a long time is thought to be gone."""
        self.say(PING)

    def heard(self, text: bytes) -> None:
        if text.startswith(UPDATED):
            self.update = updated(text)
            if self.update.over is not None:
                self.tally.over += 1
            self.play()
        elif text.startswith(TAKEN):
            self.done()
        elif text.startswith(REFUSED):
            self.tally.refused += 1
            self.answered = ""
            self.done()

    def done(self) -> None:
        if self.tally.playing:
            self.tally.acknowledged(self.since)
        self.since = 0.0
        self.play()

    def play(self) -> None:
        """Answer, now or after some thought, if I am asked and have not answered."""
        if not self.tally.playing or not self.is_asked:
            return
        if thinking := self.tally.thinking():
            asyncio.get_running_loop().call_later(thinking, self.answer)
        else:
            self.answer()

    @property
    def is_asked(self) -> bool:
        update = self.update
        if update is None or update.prompt is None:
            return False
        return not self.since and update.version != self.answered

    def answer(self) -> None:
        if not self.tally.playing or not self.is_asked:
            return
        assert self.update is not None
        assert self.update.prompt is not None
        key = self.tally.luck.choice(self.update.prompt.options).key
        self.answered = self.update.version
        said = {"type": "answer", "key": key, "version": self.answered}
        self.since = perf_counter()
        self.say(json.dumps({**said, "receipt": str(next(receipts))}).encode())


def open_tables(port: int, tables: int) -> list[list[Any]]:
    """Open tables with both seats for one browser: their ids, and its cookie."""
    door = HTTPConnection("127.0.0.1", port, timeout=60)
    headers = {"Content-Type": "application/json"}
    found = []
    for _ in range(tables):
        door.request("POST", "/api/tables", json.dumps(WISH), headers)
        reply = door.getresponse()
        told = json.loads(reply.read())
        if reply.status != CREATED:
            raise ConnectionError(f"a table was refused: {told}")
        if cookie := reply.headers.get("Set-Cookie"):
            headers["Cookie"] = cookie.partition(";")[0]
        found.append([told["table"]["id"], headers["Cookie"]])
    return found


def seat(port: int, opened: list[list[Any]], tally: Tally) -> list[Player]:
    return [Player(port, id, seat, cookie, tally) for id, cookie in opened for seat in range(SEATS)]


def watch(port: int, opened: list[list[Any]], tally: Tally, watchers: int) -> list[Player]:
    return [Player(port, opened[0][0], None, "", tally) for _ in range(watchers)]
