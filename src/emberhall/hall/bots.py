"""Bots think in processes of their own: one that overruns is ended, and a simple one stands in."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Event, Timer

import msgspec

from emberhall import Chair, Game, Options
from emberhall.bots import choose
from emberhall.hall import metrics
from emberhall.hall.bot_worker import READY, Ask, Thought
from emberhall.hall.store.log import STAND_IN
from emberhall.hall.turns import Turns

BUDGET = 5.0
"""Seconds a bot may think about one answer."""
STARTS_WITHIN = 60.0
"""Seconds a new process may take until it can think, on the busiest of machines."""
SIMPLE = "random"
"""Which bot stands in: it cannot fail, and takes no time worth speaking of."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Chosen:
    """What a bot chose, and who really did."""

    key: str
    by: str
    """The bot's spec, or `stand-in`."""
    note: str = ""
    """Why another stood in."""


class Failed(Exception):
    """A bot gave no answer that could be taken."""


class Worker:
    """One process that thinks, started when it is needed. Used by one thread at a time."""

    def __init__(self) -> None:
        self.process: subprocess.Popen[bytes] | None = None
        self.ended = False

    def think(self, ask: Ask, budget: float) -> Thought:
        """What the bot chose; raises `Failed`, and ends the process, where none came in time."""
        line = msgspec.json.encode(ask) + b"\n"
        process = self._running()
        answer, overran = _exchanged(process, line, budget)
        if overran or not answer.endswith(b"\n"):
            self.stop()
            raise Failed(f"it thought longer than {budget:g} s" if overran else "its process died")
        return msgspec.json.decode(answer, type=Thought)

    def _running(self) -> subprocess.Popen[bytes]:
        if self.process is None or self.process.poll() is not None:
            self.stop()
            self.process = _started()
            if self.ended:
                self.process.kill()
            answer, _ = _exchanged(self.process, b"", STARTS_WITHIN)
            if answer != READY:
                self.stop()
                raise Failed("no process could be started for it")
        return self.process

    def end(self) -> None:
        """Let nothing think here any more, from any thread; `stop` clears up."""
        self.ended = True
        if self.process is not None:
            self.process.kill()

    def stop(self) -> None:
        """End the process, whatever it does."""
        process, self.process = self.process, None
        if process is not None:
            process.kill()
            process.communicate()


def _started() -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "emberhall.hall.bot_worker"]
    found_at = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    env = {**os.environ, **found_at}
    try:
        return subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    except OSError as error:
        raise Failed(f"no process could be started for it: {error}") from error


def _exchanged(process: subprocess.Popen[bytes], line: bytes, seconds: float) -> tuple[bytes, bool]:
    """What a process answers to a line, and whether it was ended because it took too long."""
    assert process.stdin is not None
    assert process.stdout is not None
    overran = Event()

    def end() -> None:
        overran.set()
        process.kill()

    timer = Timer(seconds, end)
    timer.start()
    try:
        process.stdin.write(line)
        process.stdin.flush()
        answer = process.stdout.readline()
    except OSError:
        answer = b""
    timer.cancel()
    timer.join()  # from here on it ends nobody
    return answer, overran.is_set()


class Bots:
    """As many processes as may think at once; more decisions wait for one to be free, those that
    people wait for before others, and those of each address in turn."""

    def __init__(self, workers: int = 0, budget: float = BUDGET) -> None:
        self.budget = budget
        size = workers or max(1, (os.cpu_count() or 1) - 1)
        self.workers = [Worker() for _ in range(size)]
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="bots")
        self._turns = Turns(size)
        self._free: SimpleQueue[Worker] = SimpleQueue()
        self._stopped = False
        for worker in self.workers:
            self._free.put(worker)

    async def choose(
        self,
        game: Game,
        seat: int,
        spec: str,
        seed: int,
        whose: str = "",
        is_urgent: Callable[[], bool] = lambda: False,
    ) -> Chosen:
        """What the bot of a spec chooses at the open question, or what a simple one does instead;
        the turn that it takes is theirs who are named (`whose`).

        The game must not be played on meanwhile.
        """
        try:
            async with self._turns.one(whose, is_urgent):
                ask = Ask(game.save(), seat, spec, seed, int(self.budget) + 2)
                key = (await self._thought(ask, self.budget)).key
            if key not in _options(game):
                raise Failed(f"it chose {key[:40]!r}, which is not an option")
        except Failed as failure:
            extra = {"title": game.title.name, "seat": seat, "bot": spec, "why": str(failure)}
            log.warning("a simple bot stood in", extra=extra)
            return Chosen(simple_choice(game, seat, seed), STAND_IN, str(failure))
        return Chosen(key, spec)

    async def hint(self, game: Game, seat: int, seconds: float, whose: str = "") -> Thought:
        """What a bot would choose in a person's place, and why; raises `Failed`. Somebody always
        waits for that."""
        async with self._turns.one(whose, lambda: True):
            return await self._thought(Ask(game.save(), seat, "", 0, int(seconds) + 2), seconds)

    async def _thought(self, ask: Ask, seconds: float) -> Thought:
        if self._stopped:
            raise Failed("the hall is closing")
        loop = asyncio.get_running_loop()
        thought = await loop.run_in_executor(self._threads, self._think, ask, seconds)
        if thought.fault:
            raise Failed(thought.fault)
        return thought

    def _think(self, ask: Ask, seconds: float) -> Thought:
        worker = self._free.get()
        try:
            if self._stopped:
                raise Failed("the hall is closing")
            with metrics.BOT_SECONDS.time():
                return worker.think(ask, seconds)
        finally:
            self._free.put(worker)

    async def stop(self) -> None:
        """End all processes; who still waits for one gets a stand-in's answer."""
        self._stopped = True
        for worker in self.workers:
            worker.end()
        await asyncio.get_running_loop().run_in_executor(None, self._threads.shutdown)
        for worker in self.workers:
            worker.stop()


def simple_choice(game: Game, seat: int, seed: int) -> str:
    """The key that a simple bot takes."""
    return _options(game)[choose(SIMPLE, seed, Chair(game, seat))].key


def _options(game: Game) -> Options:
    question = game.question
    assert question is not None
    return question.options
