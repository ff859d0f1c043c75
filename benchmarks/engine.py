"""How fast the engine is, beside a peer measured in the same run.

Machines differ and are busy: read the ratios. Slices of every contestant alternate, and the best
slice of each counts.

    scripts/bench            a table
    scripts/bench --json     the same as data
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from random import Random
from time import perf_counter
from typing import Any

import emberhall
from emberhall.testing.check import every_mode

SLICES = 15
PEER = "catanatron 3.2.1, 2 seats"

Slice = Callable[[int], tuple[int, int]]
"""Plays a few games; returns how many, and how many decisions they took."""


def by_index(game: emberhall.Game, luck: Callable[[], float]) -> int:
    answers = 0
    while (question := game.question) is not None:
        game.answer(int(luck() * len(question.options)))
        answers += 1
    return answers


def by_option(game: emberhall.Game, luck: Callable[[], float]) -> int:
    answers = 0
    while (question := game.question) is not None:
        options = question.options
        game.answer(options[int(luck() * len(options))])
        answers += 1
    return answers


def by_key(game: emberhall.Game, luck: Callable[[], float]) -> int:
    answers = 0
    while (question := game.question) is not None:
        keys = question.options.keys
        game.answer(keys[int(luck() * len(keys))])
        answers += 1
    return answers


WAYS = {"by index": by_index, "by option": by_option, "by key": by_key}


FURTHER_MODES: dict[str, dict[str, dict[str, Any]]] = {
    "duals": {
        "fountain": {"fountain": True},
        "flair, steven": {"fancies": ("flair", "steven")},
        "starburst, taylor, fountain": {"fancies": ("starburst", "taylor"), "fountain": True},
    },
    "flamefang": {f"chapter {number}": {"chapter": number} for number in (3, 5, 8)},
    "flamecraft": {
        "golden": {"enchantments": "golden"},
        "companions, random shops": {"companions": True, "shops": "random"},
    },
}
"""For two seats, by index."""


def ours(title: str, seats: int, way: str, games: int = 20, **settings: Any) -> Slice:
    def play(number: int) -> tuple[int, int]:
        luck = Random(number).random
        seeds = range(number * games, (number + 1) * games)
        return games, sum(
            WAYS[way](emberhall.new_game(title, seats=seats, seed=seed, **settings), luck)
            for seed in seeds
        )

    return play


def peer(games: int = 3) -> Slice:
    """Catanatron's own loop with its own random players, two of them."""
    from catanatron import Color, RandomPlayer
    from catanatron import Game as Catan

    def play(number: int) -> tuple[int, int]:
        decisions = 0
        for seed in range(number * games, (number + 1) * games):
            game = Catan([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)
            game.play()
            decisions += len(game.state.actions)
        return games, decisions

    return play


def race(contestants: dict[str, Slice], slices: int) -> dict[str, dict[str, float]]:
    """Alternate slices; the best rate of each counts."""
    best: dict[str, dict[str, float]] = {
        name: {"decisions/s": 0.0, "games/s": 0.0} for name in contestants
    }
    for number in range(slices):
        print(f"\rslice {number + 1} of {slices}", end="", file=sys.stderr, flush=True)
        for name, play in contestants.items():
            start = perf_counter()
            games, decisions = play(number)
            spent = perf_counter() - start
            best[name]["games/s"] = max(best[name]["games/s"], games / spent)
            best[name]["decisions/s"] = max(best[name]["decisions/s"], decisions / spent)
    print(file=sys.stderr)
    return best


def timed(call: Callable[[], object], times: int = 2000) -> float:
    """Microseconds a call, at the best of ten."""
    best = float("inf")
    for _ in range(10):
        start = perf_counter()
        for _ in range(times):
            call()
        best = min(best, perf_counter() - start)
    return best / times * 1e6


def costs(title: str, seats: int) -> dict[str, float]:
    """What single operations cost in the middle of a game, in microseconds."""
    game = emberhall.new_game(title, seats=seats, seed=1)
    for _ in range(9):
        game.answer(0)
    saved = game.save()
    return {
        "table copy": timed(game._table.copy),
        "game copy": timed(game.copy),
        "view": timed(lambda: game.view(0), 500),
        "save": timed(game.save, 200),
        "load": timed(lambda: emberhall.load(saved), 200),
    }


def measure(slices: int) -> dict[str, Any]:
    contestants = {PEER: peer()}
    operations = {}
    for title in emberhall.games():
        for seats in sorted({seats for seats, _ in every_mode(title)}):
            contestants |= {
                f"{title.name}, {seats} seats, {way}": ours(title.name, seats, way) for way in WAYS
            }
            operations[f"{title.name}, {seats} seats"] = costs(title.name, seats)
        for name, mode in FURTHER_MODES.get(title.name, {}).items():
            contestants[f"{title.name}, {name}"] = ours(title.name, 2, "by index", **mode)
    rates = race(contestants, slices)
    base = rates[PEER]["decisions/s"]
    for row in rates.values():
        row["times the peer"] = row["decisions/s"] / base
    return {"rates": rates, "microseconds": operations}


def show(found: dict[str, Any]) -> None:
    print(f"{'random play':<38}{'decisions/s':>12}{'games/s':>10}{'x peer':>8}")
    for name, row in found["rates"].items():
        print(
            f"{name:<38}{row['decisions/s']:>12,.0f}{row['games/s']:>10,.0f}"
            f"{row['times the peer']:>8.2f}"
        )
    print()
    for name, row in found["microseconds"].items():
        print(f"{name}: " + ", ".join(f"{what} {cost:.1f} µs" for what, cost in row.items()))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    parser.add_argument("--slices", type=int, default=SLICES, help="how long to measure")
    arguments = parser.parse_args()
    found = measure(arguments.slices)
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
