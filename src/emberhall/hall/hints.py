"""Hints: what a bot would choose in somebody's place, thought of where bots think."""

from __future__ import annotations

from emberhall import Game
from emberhall.hall.bot_worker import Thought
from emberhall.hall.bots import Bots, Failed
from emberhall.hall.queue import Queue
from emberhall.hall.wire import NOT_NOW, Refused

AT_ONCE = 1
"""Bots that play are waited for, too."""
SECONDS = 5.0
"""How long a hint may be thought about."""


class Hints:
    def __init__(self, bots: Bots) -> None:
        self._bots, self._queue = bots, Queue(AT_ONCE)

    async def give(self, game: Game, seat: int, address: str) -> Thought:
        """What a bot would choose here, and why; raises `Refused` where it finds nothing in time.

        The game must not be played on meanwhile."""
        async with self._queue.turn(address):
            try:
                return await self._bots.hint(game, seat, SECONDS, address)
            except Failed:
                words = "No hint was found in time: choose by yourself, or ask again."
                raise Refused(NOT_NOW, words) from None
