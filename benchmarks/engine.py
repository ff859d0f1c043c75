"""How fast the engine is, plain and compiled, beside a peer measured in the same run.

Machines differ and are busy: read the ratios. Slices of every contestant alternate, those of the
peer among them. The best slice of each counts; the spread is that of ratios to the peer's slice
just before.

    scripts/bench            a table
    scripts/bench --json     the same as data
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from trees import WAYS, Tree

import emberhall
from emberhall.testing.check import every_mode

ROOT = Path(__file__).resolve().parent.parent
SLICES = 15
PEER = "catanatron 3.2.1, 2 seats"

FURTHER_MODES: dict[str, dict[str, dict[str, Any]]] = {
    "duals": {
        "fountain": {"fountain": True},
        "flair, steven": {"fancies": ["flair", "steven"]},
        "starburst, taylor, fountain": {"fancies": ["starburst", "taylor"], "fountain": True},
    },
    "flamefang": {f"chapter {number}": {"chapter": number} for number in (3, 5, 8)},
    "flamecraft": {
        "golden": {"enchantments": "golden"},
        "companions, random shops": {"companions": True, "shops": "random"},
    },
}
"""For two seats, by index."""


@dataclass
class Row:
    """What was found of one contestant in one tree, slice by slice."""

    rates: list[float] = field(default_factory=list)
    peers: list[float] = field(default_factory=list)
    """The peer's, just before."""
    games: float = 0.0

    def add(self, found: dict[str, float], peer: dict[str, float]) -> None:
        self.rates.append(found["decisions/s"])
        self.peers.append(peer["decisions/s"])
        self.games = max(self.games, found["games/s"])

    def data(self) -> dict[str, float]:
        ratios = [rate / peer for rate, peer in zip(self.rates, self.peers, strict=True)]
        return {
            "decisions/s": max(self.rates),
            "games/s": self.games,
            "times the peer": max(self.rates) / max(self.peers),
            "median ratio": median(ratios),
            "least ratio": min(ratios),
            "greatest ratio": max(ratios),
        }


def trees() -> dict[str, Tree]:
    """The source tree and, where it can be compiled, what comes of that."""
    found = {"plain": Tree(ROOT / "src")}
    if not subprocess.call([sys.executable, str(ROOT / "scripts" / "compile.py")]):
        found["compiled"] = Tree(ROOT / "build" / "compiled")
        assert found["compiled"].is_compiled
    assert not found["plain"].is_compiled
    return found


def seats_of(title: emberhall.Title) -> list[int]:
    return sorted({seats for seats, _ in every_mode(title)})


def contestants(title: emberhall.Title, ways: list[str]) -> dict[str, dict[str, Any]]:
    """What of a title is played, by name: how to ask a tree for it."""
    found: dict[str, dict[str, Any]] = {
        f"{title.name}, {seats} seats, {way}": {"seats": seats, "way": way}
        for seats in seats_of(title)
        for way in ways
    }
    for name, mode in FURTHER_MODES.get(title.name, {}).items():
        found[f"{title.name}, {name}"] = {"seats": 2, **mode}
    return {name: {"title": title.name, **how} for name, how in found.items()}


def warm_up(process: Tree) -> None:
    """What is read once and then kept is no part of playing."""
    process.measure("peer", number=0, games=1)
    for title in emberhall.games():
        process.measure("play", title=title.name, seats=title.seat_counts[0], number=0, games=1)


def race(beside: dict[str, Tree], ways: list[str], slices: int) -> dict[str, dict[str, Row]]:
    """Alternate slices: the peer's, then that of each contestant of a title in each tree."""
    rows: dict[str, dict[str, Row]] = {PEER: {"plain": Row()}}
    played = [contestants(title, ways) for title in emberhall.games()]
    for process in beside.values():
        warm_up(process)
    for number in range(slices):
        print(f"\rslice {number + 1} of {slices}", end="", file=sys.stderr, flush=True)
        for of_title in played:
            peer = beside["plain"].measure("peer", number=number)
            rows[PEER]["plain"].add(peer, peer)
            for name, how in of_title.items():
                row = rows.setdefault(name, {tree: Row() for tree in beside})
                for tree, process in beside.items():
                    row[tree].add(process.measure("play", number=number, **how), peer)
    print(file=sys.stderr)
    return rows


def operations(beside: dict[str, Tree]) -> dict[str, dict[str, dict[str, float]]]:
    """What single operations cost in each tree, in microseconds."""
    return {
        f"{title.name}, {seats} seats": {
            tree: process.measure("costs", title=title.name, seats=seats)
            for tree, process in beside.items()
        }
        for title in emberhall.games()
        for seats in seats_of(title)
    }


def measure(slices: int, ways: list[str]) -> dict[str, Any]:
    beside = trees()
    rows = race(beside, ways, slices)
    rates = {
        name: {tree: row.data() for tree, row in of_trees.items()}
        for name, of_trees in rows.items()
    }
    return {"rates": rates, "microseconds": operations(beside)}


def show(found: dict[str, Any]) -> None:
    heading = f"{'decisions/s':>12}{'games/s':>9}{'x peer':>8}{'median':>8}{'spread':>12}"
    print(f"{'random play':<48}{heading}")
    for name, of_trees in found["rates"].items():
        for tree, row in of_trees.items():
            spread = f"{row['least ratio']:.1f}-{row['greatest ratio']:.1f}"
            print(
                f"{name + ('' if name == PEER else ', ' + tree):<48}"
                f"{row['decisions/s']:>12,.0f}{row['games/s']:>9,.0f}{row['times the peer']:>8.2f}"
                f"{row['median ratio']:>8.2f}{spread:>12}"
            )
    print()
    for name, of_trees in found["microseconds"].items():
        for tree, row in of_trees.items():
            told = ", ".join(f"{what} {cost:.1f} µs" for what, cost in row.items())
            print(f"{name}, {tree}: {told}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    parser.add_argument("--slices", type=int, default=SLICES, help="how long to measure")
    parser.add_argument("--index", action="store_true", help="answer by index only, which is quick")
    arguments = parser.parse_args()
    found = measure(arguments.slices, ["by index"] if arguments.index else list(WAYS))
    if arguments.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
