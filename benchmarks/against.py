"""This tree beside another one, in one run: whether a change made play or copies slower.

Slices of both trees alternate, each in a process of its own, and the best slice of each counts.

    .venv/bin/python benchmarks/against.py ../before            random play and copies, as ratios
    .venv/bin/python benchmarks/against.py ../before --slices 40

`../before` is a checkout of the commit to compare with (`git worktree add ../before COMMIT`).
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

HERE = Path(__file__).resolve().parent.parent
PLAYED = (
    *(("dragondraft", seats) for seats in (2, 4)),
    *(("duals", seats) for seats in (1, 2)),
    *(("flamecraft", seats) for seats in (1, 2, 5)),
    *(("flamefang", seats) for seats in (1, 2, 4)),
)
GAMES = 20
COPIES = 3000


def one_slice(title: str, seats: int, number: int) -> dict[str, float]:
    """Decisions a second and microseconds a copy, here and now."""
    import emberhall

    luck, decisions, copied = Random(number).random, 0, 0.0
    start = perf_counter()
    for seed in range(number * GAMES, (number + 1) * GAMES):
        game = emberhall.new_game(title, seats=seats, seed=seed)
        while (question := game.question) is not None:
            game.answer(int(luck() * len(question.options)))
            decisions += 1
    played = perf_counter() - start
    game = emberhall.new_game(title, seats=seats, seed=number)
    for _ in range(9):
        game.answer(0)
    start = perf_counter()
    for _ in range(COPIES):
        game.copy()
    copied = perf_counter() - start
    return {"decisions/s": decisions / played, "copies/s": COPIES / copied}


def work() -> None:
    """Measure whatever is asked for, line by line."""
    for line in sys.stdin:
        print(json.dumps(one_slice(*json.loads(line))), flush=True)


class Tree:
    """A source tree with a process that plays in it."""

    def __init__(self, root: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(root / "src")}
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--work"],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def measure(self, *what: Any) -> dict[str, float]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(what) + "\n")
        self.process.stdin.flush()
        found: dict[str, float] = json.loads(self.process.stdout.readline())
        return found


def compare(before: Tree, now: Tree, slices: int) -> None:
    print(f"{'best of both trees':<24}{'play before':>12}{'now':>10}{'ratio':>7}{'copies':>8}")
    for title, seats in PLAYED:
        best: list[dict[str, float]] = [{}, {}]
        for number in range(slices):
            for tree, found in zip((before, now), best, strict=True):
                for what, rate in tree.measure(title, seats, number).items():
                    found[what] = max(rate, found.get(what, 0.0))
        old, new = best
        ratios = {what: new[what] / old[what] for what in old}
        name = f"{title}, {seats}"
        print(
            f"{name:<24}{old['decisions/s']:>12,.0f}{new['decisions/s']:>10,.0f}"
            f"{ratios['decisions/s']:>7.2f}{ratios['copies/s']:>8.2f}",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path, nargs="?", help="the other tree")
    parser.add_argument("--slices", type=int, default=15, help="how long to measure")
    parser.add_argument("--work", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.work:
        work()
    elif arguments.before is None or not (arguments.before / "src").is_dir():
        parser.error("name a checkout of the commit to compare with")
    else:
        compare(Tree(arguments.before.resolve()), Tree(HERE), arguments.slices)


if __name__ == "__main__":
    main()
