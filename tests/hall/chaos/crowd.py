"""A crowd that plays on whatever happens, and writes down what it was told had been taken."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from random import Random
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from hall.chaos.ledger import Ledger, Taken

AGAIN_AFTER = 0.05
SILENT_FOR = 5.0
TALKS, TAKES_BACK, DOZES = 0.05, 0.08, 0.02
"""How likely somebody does that instead of answering."""


@dataclass
class Player:
    """One seat, connected to one of several halls at a time."""

    table: str
    seat: int
    cookie: str
    halls: Sequence[str]
    ledger: Ledger
    luck: Random
    clocked: bool = False
    pending: dict[str, Any] | None = None
    update: dict[str, Any] | None = None
    done: str = ""
    """The version at which something was taken."""
    away: bool = False
    dozing: bool = False

    async def plays(self) -> None:
        """Until the game is over, or somebody ends it."""
        while self.table not in self.ledger.over:
            with suppress(OSError, WebSocketException, httpx.HTTPError):
                await self._connected(self.luck.choice(self.halls))
            await asyncio.sleep(AGAIN_AFTER)

    async def _connected(self, hall: str) -> None:
        cursor = ".".join(map(str, self.update["cursor"])) if self.update else "0.0"
        where = f"ws://{hall}/api/tables/{self.table}/socket?seat={self.seat}&cursor={cursor}"
        async with connect(
            where, additional_headers={"Cookie": self.cookie}, open_timeout=5, max_size=None
        ) as socket:
            if self.pending:
                await socket.send(json.dumps(self.pending))
            while self.table not in self.ledger.over:
                async with asyncio.timeout(SILENT_FOR):
                    message = json.loads(await socket.recv())
                self._heard(message)
                if self.away:
                    await self._comes_back(hall)
                await self._acts(socket)

    def _heard(self, message: dict[str, Any]) -> None:
        match message["type"]:
            case "update":
                self.update = message
                is_over = message["over"] is not None
                self.ledger.hears(self.table, self.seat, message["version"], is_over)
            case "table":
                self.away = message["table"]["seats"][self.seat]["away"] != ""
            case "taken":
                self._taken(message["receipt"])
            case "refused":
                self._refused(message)

    def _taken(self, receipt: str) -> None:
        if self.pending is None or self.pending["receipt"] != receipt:
            return
        said, self.pending = self.pending, None
        words, version = said.get("key", said.get("words", "")), said.get("version", "")
        self.done = version or self.done
        taken = Taken(self.table, self.seat, said["type"], words, version, receipt)
        self.ledger.writes(taken)

    def _refused(self, message: dict[str, Any]) -> None:
        """A take-back that was offered is never refused but for what has happened since."""
        if message["code"] not in ("stale", "not-asked", "not-now"):
            self.ledger.stranger.append(str(message))
        if message["code"] != "not-now":
            self.pending = None

    async def _comes_back(self, hall: str) -> None:
        """Take the seat back from the bot that plays there since the clock ran down."""
        at = f"http://{hall}/api/tables/{self.table}/back"
        async with httpx.AsyncClient(headers={"Cookie": self.cookie}) as browser:
            reply = await browser.post(at, json={"seat": self.seat})
        reply.raise_for_status()
        self.away = self.dozing = False
        self.ledger.dozing.discard(self.table)

    async def _acts(self, socket: ClientConnection) -> None:
        """Act on what is known, not on the order in which messages came."""
        update = self.update
        if self.pending or self.dozing or update is None or update["version"] == self.done:
            return
        said = self._chosen(update)
        if said:
            self.pending = {**said, "receipt": uuid4().hex}
            await socket.send(json.dumps(self.pending))

    def _chosen(self, update: dict[str, Any]) -> dict[str, str] | None:
        luck, at = self.luck.random(), {"version": update["version"]}
        if luck < TALKS:
            return {"type": "chat", "words": f"Luck is {luck}."}
        if luck < TALKS + TAKES_BACK and update["undo"]:
            return {"type": "undo", **at}
        if not update["prompt"]:
            return None
        if luck > 1 - DOZES and self.clocked:
            self.dozing = True
            self.ledger.dozing.add(self.table)
            return None
        return {"type": "answer", **at, "key": self.luck.choice(update["prompt"]["options"])["key"]}


async def sit_down(
    hall: str, title: str, seats: list[dict[str, Any]], **wish: Any
) -> tuple[str, str]:
    """Open a table; gives its id, and the cookie that holds its seats."""
    async with httpx.AsyncClient(base_url=f"http://{hall}", timeout=30) as browser:
        reply = await browser.post("/api/tables", json={"title": title, "seats": seats, **wish})
        reply.raise_for_status()
        return reply.json()["table"]["id"], f"emberhall={browser.cookies['emberhall']}"
