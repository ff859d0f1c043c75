"""The process that makes the load: told what to do and telling what it found, line by line."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Sequence
from typing import Any

import uvloop

from crowd import hall, peer
from crowd.tally import Tally

SERVERS: dict[str, Any] = {"hall": hall, "peer": peer}
PATIENCE = 60.0
"""Seconds in which those who come together must be there, or all answers acknowledged."""
TOGETHER = 50
"""How many come at the same time."""
GREET_EVERY = 30.0

Player = hall.Player | peer.Player


class Crowd:
    """Everybody at all tables of one server."""

    def __init__(self, where: str, port: int, tables: int) -> None:
        self.where, self.port = SERVERS[where], port
        self.tally = Tally(tables)
        self.opened: list[list[Any]] = []
        self.players: list[Player] = []
        self.watchers: list[Player] = []

    async def open(self) -> None:
        """Tables are opened, and nobody has come to one."""
        self.opened = await asyncio.to_thread(self.where.open_tables, self.port, self.tally.tables)

    async def come(self) -> None:
        self.players = self.where.seat(self.port, self.opened, self.tally)
        await self._connect(self.players)

    async def watch(self, watchers: int) -> None:
        self.watchers = self.where.watch(self.port, self.opened, self.tally, watchers)
        await self._connect(self.watchers)

    async def play(self, seconds: float, rate: float = 0.0) -> dict[str, Any]:
        """Let everybody play for a while, then wait until every answer is acknowledged."""
        self._check()
        frames = self._frames()
        self.tally.begin(rate)
        for player in self.players:
            player.play()
        await asyncio.sleep(seconds)
        found = {**self.tally.end(), "frames/s": (self._frames() - frames) / seconds}
        found["under way"] = sum(player.since > 0 for player in self.players)
        await self._settle()
        return found

    def greet(self) -> None:
        for line in (*self.players, *self.watchers):
            if line.ready and not line.ended:
                line.greet()

    def _frames(self) -> int:
        return sum(line.frames for line in (*self.players, *self.watchers))

    async def _settle(self) -> None:
        async with asyncio.timeout(PATIENCE):
            while any(player.since for player in self.players):
                self._check()
                await asyncio.sleep(0.005)

    async def _connect(self, lines: Sequence[Player]) -> None:
        loop = asyncio.get_running_loop()
        for at in range(0, len(lines), TOGETHER):
            coming = lines[at : at + TOGETHER]
            async with asyncio.timeout(PATIENCE):
                for one in coming:
                    await loop.create_connection(one.itself, "127.0.0.1", self.port)
                while not all(one.ready for one in coming):
                    self._check()
                    await asyncio.sleep(0.005)

    def _check(self) -> None:
        lost = [line.ended for line in (*self.players, *self.watchers) if line.ended]
        if lost:
            raise ConnectionError(f"{len(lost)} sockets did not last; one of them {lost[0]}")


async def main(where: str, port: int, tables: int) -> None:
    """Do what each line on the standard input says, until it ends."""
    crowd = Crowd(where, port, tables)
    greeting = asyncio.create_task(_greet(crowd))
    while line := await asyncio.to_thread(sys.stdin.readline):
        what, how = json.loads(line)
        found = await getattr(crowd, what)(**how)
        print(json.dumps(found), flush=True)
    greeting.cancel()


async def _greet(crowd: Crowd) -> None:
    while True:
        await asyncio.sleep(GREET_EVERY)
        crowd.greet()


if __name__ == "__main__":
    uvloop.run(main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
