"""Source trees, each with a process that plays in it and is told what to measure, line by line.

What counts is processor time: others at work on the machine then weigh least.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from random import Random
from time import process_time
from typing import Any

Found = dict[str, float]


class Tree:
    """A tree to play in: a folder that has the package `emberhall`."""

    def __init__(self, folder: Path) -> None:
        self.process = subprocess.Popen(
            [sys.executable, __file__],
            env={**os.environ, "PYTHONPATH": str(folder)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        used = Path(self._ask("kernel_file"))
        assert used.is_relative_to(folder), f"{used} is used instead of {folder}"
        self.is_compiled = used.suffix != ".py"

    def measure(self, what: str, **how: Any) -> Found:
        """What a function of this module finds there."""
        found: Found = self._ask(what, **how)
        return found

    def _ask(self, what: str, **how: Any) -> Any:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps([what, how]) + "\n")
        self.process.stdin.flush()
        return json.loads(self.process.stdout.readline())


def work() -> None:
    """Measure whatever is asked for."""
    for line in sys.stdin:
        what, how = json.loads(line)
        print(json.dumps(ASKED[what](**how)), flush=True)


def kernel_file() -> str:
    """Where the kernel comes from: a `.py` file, or an extension module."""
    return str(import_module("emberhall.kernel.table").__file__)


def by_index(game: Any, random: Callable[[], float]) -> int:
    answers = 0
    while (question := game.question) is not None:
        game.answer(int(random() * len(question.options)))
        answers += 1
    return answers


def by_option(game: Any, random: Callable[[], float]) -> int:
    answers = 0
    while (question := game.question) is not None:
        options = question.options
        game.answer(options[int(random() * len(options))])
        answers += 1
    return answers


def by_key(game: Any, random: Callable[[], float]) -> int:
    answers = 0
    while (question := game.question) is not None:
        keys = question.options.keys
        game.answer(keys[int(random() * len(keys))])
        answers += 1
    return answers


WAYS = {"by index": by_index, "by option": by_option, "by key": by_key}


def play(
    title: str, seats: int, number: int, way: str = "by index", games: int = 20, **settings: Any
) -> Found:
    """The `number`-th slice of random games: how fast they went."""
    import emberhall

    random, decisions, start = Random(number).random, 0, process_time()
    for seed in range(number * games, (number + 1) * games):
        game = emberhall.new_game(title, seats=seats, seed=seed, **settings)
        decisions += WAYS[way](game, random)
    spent = process_time() - start
    return {"decisions/s": decisions / spent, "games/s": games / spent}


def copies(title: str, seats: int, number: int, times: int = 3000) -> Found:
    """How fast a game is copied."""
    import emberhall

    game = emberhall.new_game(title, seats=seats, seed=number)
    for _ in range(9):
        game.answer(0)
    start = process_time()
    for _ in range(times):
        game.copy()
    return {"copies/s": times / (process_time() - start)}


def peer(number: int, games: int = 3) -> Found:
    """Catanatron's own loop with its own random players, two of them."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    decisions, start = 0, process_time()
    for seed in range(number * games, (number + 1) * games):
        game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    spent = process_time() - start
    return {"decisions/s": decisions / spent, "games/s": games / spent}


def costs(title: str, seats: int) -> Found:
    """What single operations cost in the middle of a game, in microseconds."""
    import emberhall

    game = emberhall.new_game(title, seats=seats, seed=1)
    for _ in range(9):
        game.answer(0)
    saved = game.save()
    return {
        "table copy": timed(game._table.copy),
        "game copy": timed(game.copy),
        "view": timed(lambda: game.view(0), 200),
        "save": timed(game.save, 100),
        "load": timed(lambda: emberhall.load(saved), 100),
    }


def timed(call: Callable[[], object], times: int = 2000) -> float:
    """Microseconds a call, at the best of ten."""
    best = float("inf")
    for _ in range(10):
        start = process_time()
        for _ in range(times):
            call()
        best = min(best, process_time() - start)
    return best / times * 1e6


ASKED: dict[str, Callable[..., Any]] = {
    "kernel_file": kernel_file,
    "play": play,
    "copies": copies,
    "peer": peer,
    "costs": costs,
}

if __name__ == "__main__":
    work()
