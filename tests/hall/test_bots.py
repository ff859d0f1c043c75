"""Bots at tables: they think apart, in time, and nothing that befalls one stops a game."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

import emberhall
from emberhall import Chair, Game
from emberhall.bots import choose
from emberhall.hall.bots import Bots, Chosen, simple_choice
from emberhall.hall.store.log import STAND_IN
from emberhall.play.seating import bot_seed
from packages import install

CODE = """
import os, sys, time
from emberhall.bots import BotKind

class Odd:
    def __init__(self, seed, does=0):
        self.does = int(does)

    def choose(self, chair):
        if self.does == 1:
            raise RuntimeError("I lost the thread")
        if self.does == 2:
            return 10_000
        if self.does == 3:
            while True:
                pass
        if self.does == 4:
            os._exit(3)
        if self.does == 5:
            print("three blind mice", flush=True)
        return 0

ODD = BotKind("odd", "fails in many ways", Odd, {"does": (0.0, 9.0)})
"""
FAILS, NONSENSE, HANGS, DIES, PRINTS = (f"odd:does={n}" for n in range(1, 6))


NICE_IS_REFUSED = """
import os

def refused(more):
    raise PermissionError(1, "Operation not permitted")

os.nice = refused
"""
"""What every process does first that finds it on its path."""


@pytest.fixture
def odd_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package with bots that misbehave, on the path of every process started from now on."""
    install(tmp_path, "odd-bots", CODE, "[emberhall.bots]\nodd = odd_bots:ODD\n")
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])


def told(story: Callable[[Bots], Awaitable[None]]) -> None:
    async def whole() -> None:
        bots = Bots(workers=1, budget=30.0)
        try:
            await story(bots)
        finally:
            await bots.stop()
        assert [worker.process for worker in bots.workers] == [None]

    asyncio.run(whole())


async def chosen(bots: Bots, game: Game, spec: str) -> Chosen:
    assert game.question is not None
    return await bots.choose(game, game.question.seat, spec, seed=7)


def a_game(title: str = "duals") -> Game:
    return emberhall.new_game(title, seats=2, seed=5)


def test_a_bot_chooses_in_another_process_what_it_would_choose_here() -> None:
    async def story(bots: Bots) -> None:
        for title in ("dragondraft", "duals", "flamecraft", "flamefang"):
            game = a_game(title)
            for _ in range(4):
                assert game.question is not None
                seat = game.question.seat
                seed = bot_seed(5, seat, game.question.number)
                here = game.question.options[choose("greedy", seed, Chair(game, seat))].key
                there = await bots.choose(game, seat, "greedy", seed)
                assert there == Chosen(here, "greedy")
                game.answer(there.key)

    told(story)


@pytest.mark.parametrize(
    ("spec", "why"),
    [
        (FAILS, "I lost the thread"),
        (NONSENSE, "chose 10000"),
        (DIES, "its process died"),
        ("nobody", "there is no bot 'nobody'"),
    ],
)
def test_a_simple_bot_stands_in_for_one_that_fails_and_the_log_says_why(
    odd_bots: None, caplog: pytest.LogCaptureFixture, spec: str, why: str
) -> None:
    async def story(bots: Bots) -> None:
        game = a_game()
        assert game.question is not None
        instead = await chosen(bots, game, spec)
        assert instead.key == simple_choice(game, game.question.seat, 7)
        assert instead.by == STAND_IN
        assert why in instead.note
        assert (await chosen(bots, game, "greedy")).by == "greedy"

    with caplog.at_level(logging.WARNING):
        told(story)
    (line,) = caplog.records
    assert vars(line)["bot"] == spec
    assert why in vars(line)["why"]


def test_a_bot_that_overruns_is_ended_and_the_next_one_thinks_in_a_new_process(
    odd_bots: None,
) -> None:
    async def story(bots: Bots) -> None:
        game = a_game()
        await chosen(bots, game, "random")
        first = bots.workers[0].process
        bots.budget = 1.0
        instead = await chosen(bots, game, HANGS)
        bots.budget = 30.0
        assert (instead.by, instead.note) == (STAND_IN, "it thought longer than 1 s")
        assert first is not None
        assert first.poll() is not None
        assert (await chosen(bots, game, "random")).by == "random"

    told(story)


def test_a_bot_that_prints_answers_all_the_same(odd_bots: None) -> None:
    async def story(bots: Bots) -> None:
        game = a_game()
        assert game.question is not None
        assert await chosen(bots, game, PRINTS) == Chosen(game.question.options[0].key, PRINTS)

    told(story)


def test_bots_think_where_the_system_lets_nobody_step_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "sitecustomize.py").write_text(NICE_IS_REFUSED)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])

    async def story(bots: Bots) -> None:
        assert (await chosen(bots, a_game(), "greedy")).by == "greedy"

    told(story)


def test_bots_survive_their_process() -> None:
    async def story(bots: Bots) -> None:
        assert bots.workers[0].process is None, "nothing runs before a bot is asked"
        game = a_game()
        await chosen(bots, game, "random")
        process = bots.workers[0].process
        assert process is not None
        os.kill(process.pid, signal.SIGKILL)
        process.wait()
        assert (await chosen(bots, game, "random")).by == "random"

    told(story)


def test_whoever_waits_when_the_hall_closes_gets_a_stand_in(odd_bots: None) -> None:
    async def story(bots: Bots) -> None:
        game = a_game()
        waiting = [asyncio.create_task(chosen(bots, game, HANGS)) for _ in range(3)]
        while bots.workers[0].process is None:
            await asyncio.sleep(0.01)
        began = time.monotonic()
        await bots.stop()
        assert {(await late).by for late in waiting} == {STAND_IN}
        assert (await chosen(bots, game, "random")).by == STAND_IN
        assert time.monotonic() - began < 20

    told(story)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no alarm")
def test_a_process_that_nobody_ends_ends_itself(odd_bots: None) -> None:
    async def story(bots: Bots) -> None:
        game = a_game()
        await chosen(bots, game, "random")
        process = bots.workers[0].process
        assert process is not None
        bots.budget = -1.0  # the hall would have ended it long ago
        process.kill = lambda: None  # type: ignore[method-assign]
        assert (await chosen(bots, game, HANGS)).by == STAND_IN
        assert process.returncode == -signal.SIGALRM

    told(story)
