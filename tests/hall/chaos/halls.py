"""Halls that can be killed: real processes, forked from one that has everything loaded."""

from __future__ import annotations

import multiprocessing
import os
import sys
from multiprocessing.process import BaseProcess
from pathlib import Path

import httpx

from emberhall.hall import attending, bots, pace
from emberhall.hall.app import create_app
from emberhall.hall.auth.limits import Limits
from emberhall.hall.bot_worker import Ask, Thought, thought
from emberhall.hall.serve import serve
from emberhall.hall.settings import Settings
from hall.ports import lasting_port

_FORKING = multiprocessing.get_context("forkserver")
_FORKING.set_forkserver_preload(["hall.chaos.halls"])


def _thinks(self: bots.Worker, ask: Ask, budget: float) -> Thought:
    """Here: whoever lives for a second has no time to start a process."""
    return thought(ask)


def _hurry() -> None:
    """Flags fall at once, and bots do what they do as soon as they may."""
    attending.GRACE, attending.LATE, pace.PATIENT = 0.0, 0.2, -100
    bots.Worker.think = _thinks  # type: ignore[method-assign]


def _run(settings: Settings, written: str) -> None:
    """The hall as its program runs it, but for limits: a crowd comes from one address."""
    _hurry()
    output = os.open(written, os.O_CREAT | os.O_APPEND | os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(output, stream.fileno())
    serve(settings, lambda chosen: create_app(chosen, Limits(None)))


class KilledHall:
    """One process of a hall, on a port that stays the same however often it is killed."""

    def __init__(self, database_url: str, folder: Path) -> None:
        self.written = folder / f"hall-{id(self)}.log"
        self.settings = Settings(
            data=folder, database_url=database_url, port=lasting_port(), bot_workers=1
        )
        self.kills = 0
        self._process: BaseProcess | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.settings.port}"

    def start(self) -> None:
        self._process = _FORKING.Process(target=_run, args=(self.settings, str(self.written)))
        self._process.start()

    def kill(self) -> None:
        """SIGKILL: no handler runs, nothing is flushed, no lock is given back by hand."""
        assert self._process is not None
        self._process.kill()
        self._process.join(10)
        self.kills += 1

    def is_ready(self) -> bool:
        try:
            return httpx.get(f"http://{self.address}/readyz", timeout=1).status_code == 200
        except httpx.HTTPError:
            return False

    def output(self) -> str:
        return self.written.read_text() if self.written.exists() else ""
