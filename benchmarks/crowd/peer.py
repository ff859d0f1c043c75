"""Players of a boardgame.io match: socket.io spoken by hand over a plain WebSocket."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Raw, Struct

from crowd.line import Line
from crowd.tally import Tally

PATH = "/socket.io/?EIO=4&transport=websocket"
CHOICES = 4
"""Of the moves that are always there."""
OPENED, PINGED, JOINED = b"0", b"2", b"40/duals"
UPDATED, SYNCED, SAID = b'42/duals,["update"', b'42/duals,["sync"', b"42/duals,"


class Context(Struct):
    player: str = msgspec.field(name="currentPlayer")


class State(Struct):
    ctx: Context
    number: int = msgspec.field(name="_stateID")


class Sync(Struct):
    state: State


updated = msgspec.json.Decoder(tuple[str, str, State, Raw]).decode
synced = msgspec.json.Decoder(tuple[str, str, Sync]).decode


class Player(Line):
    """One who answers whenever it is their turn; without a seat one who watches."""

    def __init__(self, port: int, match: str, seat: str | None, secret: str, tally: Tally) -> None:
        super().__init__(port, PATH)
        self.match, self.seat, self.secret, self.tally = match, seat, secret, tally
        self.state: State | None = None
        self.since = 0.0

    @property
    def ready(self) -> bool:
        return self.state is not None

    def greet(self) -> None:
        """The server asks by itself who is still there."""

    def heard(self, text: bytes) -> None:
        if text.startswith(UPDATED):
            self.stands(updated(text[len(SAID) :])[2])
        elif text == PINGED:
            self.say(b"3")
        elif text.startswith(SYNCED):
            self.stands(synced(text[len(SAID) :])[2].state)
        elif text.startswith(JOINED):
            self.say(SAID + json.dumps(["sync", self.match, self.seat, self.secret, 2]).encode())
        elif text.startswith(OPENED):
            self.say(b"40/duals,")

    def stands(self, state: State) -> None:
        self.state = state
        if self.since and self.tally.playing:
            self.tally.acknowledged(self.since)
        self.since = 0.0
        self.play()

    def play(self) -> None:
        """Answer, now or after some thought, if it is my turn."""
        if not self.tally.playing or not self.is_asked:
            return
        if thinking := self.tally.thinking():
            asyncio.get_running_loop().call_later(thinking, self.answer)
        else:
            self.answer()

    @property
    def is_asked(self) -> bool:
        turn = self.state is not None and self.state.ctx.player == self.seat
        return turn and not self.since

    def answer(self) -> None:
        if not self.tally.playing or not self.is_asked:
            return
        assert self.state is not None
        payload = {
            "type": "answer",
            "args": [self.tally.luck.randrange(CHOICES)],
            "playerID": self.seat,
            "credentials": self.secret,
        }
        said = [{"type": "MAKE_MOVE", "payload": payload}, self.state.number, self.match, self.seat]
        self.since = perf_counter()
        self.say(SAID + json.dumps(["update", *said]).encode())


def open_tables(port: int, tables: int) -> list[list[Any]]:
    """Make matches through the lobby, both seats taken: their names, and a secret a seat."""
    lobby = HTTPConnection("127.0.0.1", port, timeout=60)

    def ask(path: str, **body: Any) -> Any:
        lobby.request("POST", path, json.dumps(body), {"Content-Type": "application/json"})
        return json.loads(lobby.getresponse().read())

    found = []
    for _ in range(tables):
        match = ask("/games/duals/create", numPlayers=2)["matchID"]
        join = f"/games/duals/{match}/join"
        names = enumerate(("Ann", "Ben"))
        secrets = [ask(join, playerID=str(s), playerName=n)["playerCredentials"] for s, n in names]
        found.append([match, *secrets])
    return found


def seat(port: int, opened: list[list[Any]], tally: Tally) -> list[Player]:
    return [
        Player(port, match, str(number), secret, tally)
        for match, *secrets in opened
        for number, secret in enumerate(secrets)
    ]


def watch(port: int, opened: list[list[Any]], tally: Tally, watchers: int) -> list[Player]:
    return [Player(port, opened[0][0], None, "", tally) for _ in range(watchers)]
