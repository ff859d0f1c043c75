"""What it costs to tell somebody: views, prompts and events, and what an idle table keeps.

    .venv/bin/python benchmarks/telling.py

A prompt should cost no more than a view, and a table that nobody touches less than 50 KB.
"""

from __future__ import annotations

import gc
import tracemalloc
from collections.abc import Callable
from functools import partial
from random import Random
from statistics import median
from time import perf_counter

import emberhall

PLAYED: tuple[tuple[str, int], ...] = (
    ("dragondraft", 4),
    ("duals", 1),
    ("duals", 2),
    ("flamecraft", 1),
    ("flamecraft", 5),
    ("flamefang", 1),
    ("flamefang", 4),
)
GAMES = 4
REPEATS = 3


def microseconds(call: Callable[[], object]) -> float:
    spent = []
    for _ in range(REPEATS):
        start = perf_counter()
        call()
        spent.append(perf_counter() - start)
    return min(spent) * 1e6


def costs(title: str, seats: int) -> dict[str, float]:
    """The median over random games, in microseconds, and the dearest prompt."""
    views, prompts, news, shares = [], [], [], []
    for seed in range(GAMES):
        game, luck = emberhall.new_game(title, seats=seats, seed=seed), Random(seed)
        cursor = len(game.events(0))
        while (question := game.question) is not None:
            asked = question.seat
            views.append(microseconds(partial(game.view, asked)))
            prompts.append(microseconds(partial(game.prompt, asked)))
            shares.append(prompts[-1] / views[-1])
            game.answer(luck.randrange(game.choices))
            start = perf_counter()
            cursor += len(game.events(0, since=cursor))
            news.append((perf_counter() - start) * 1e6)
    return {
        "view": median(views),
        "prompt": median(prompts),
        "prompt/view": median(shares),
        "dearest prompt": max(prompts),
        "news": median(news),
    }


def kept(title: str, seats: int) -> float:
    """KB that a finished, followed game holds on to, content aside."""
    emberhall.new_game(title, seats=seats, seed=0).events(None)
    gc.collect()
    tracemalloc.start()
    game, luck = emberhall.new_game(title, seats=seats, seed=1), Random(1)
    game.events(None)
    while game.question is not None:
        game.answer(luck.randrange(game.choices))
    game.events(None)
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size / 1024


def main() -> None:
    names = ("view", "prompt", "prompt/view", "dearest prompt", "news")
    print(f"{'in microseconds':<18}" + "".join(f"{name:>15}" for name in names) + f"{'idle KB':>9}")
    for title, seats in PLAYED:
        found = costs(title, seats)
        told = "".join(f"{found[name]:>15.2f}" for name in names)
        name = f"{title}, {seats}"
        print(f"{name:<18}{told}{kept(title, seats):>9.1f}", flush=True)


if __name__ == "__main__":
    main()
