"""The hall under load, beside a boardgame.io server under the same load in the same run.

Each server is one process, and so is the load of each. Slices of all contestants alternate: each
plays as fast as it is acknowledged, then at the pace of people. Machines differ and are busy: read
the ratios, which are those of slices in the same round.

    scripts/bench hall                        1,000 tables, 100 spectators at one of them
    scripts/bench hall --json                 the same as data
    scripts/bench hall --compiled             with the compiled engine as well
    scripts/bench hall --tables 50 --watchers 5 --rounds 1 --seconds 1 --alone
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

from crowd import servers
from crowd.servers import ROOT, Server

HALL, COMPILED = "hall", "hall, compiled"
IN_MEMORY, IN_FILES = "boardgame.io, in memory", "boardgame.io, in files"
STILL = 5.0
"""Seconds in which nobody says anything, before memory is read."""


@dataclass
class Contestant:
    """A server with a crowd, and what was found of both."""

    server: Server
    crowd: subprocess.Popen[str]
    tables: int
    memory: dict[str, float] = field(default_factory=dict)
    """KB a table."""
    fast: list[dict[str, float]] = field(default_factory=list)
    paced: list[dict[str, float]] = field(default_factory=list)

    def open(self) -> None:
        before = self.server.kilobytes
        servers.told(self.crowd, "open")
        self.memory["open"] = (self.server.kilobytes - before) / self.tables

    def come(self, watchers: int, still: float) -> None:
        """Two players come to each table and say nothing for a while; then come those who watch."""
        opened = self.server.kilobytes
        servers.told(self.crowd, "come")
        time.sleep(still)
        silent = (self.server.kilobytes - opened) / self.tables
        self.memory["with silent players"] = self.memory["open"] + silent
        servers.told(self.crowd, "watch", watchers=watchers)

    def play(self, seconds: float, rate: float) -> None:
        worked, began = self.server.worked, time.perf_counter()
        found = servers.told(self.crowd, "play", seconds=seconds, rate=rate)
        busy = self.server.worked - worked
        found["server"] = busy / (time.perf_counter() - began)
        found["µs an answer"] = busy * 1e6 / max(1, found["answers"] + found["under way"])
        (self.paced if rate else self.fast).append(found)

    def data(self) -> dict[str, Any]:
        return {
            "KB a table": self.memory,
            "as fast as acknowledged": _medians(self.fast),
            "at the pace of people": _medians(self.paced),
        }


def _medians(slices: list[dict[str, float]]) -> dict[str, float]:
    return {name: median(each[name] for each in slices) for name in slices[0]} if slices else {}


@contextmanager
def met(where: str, server: Server, tables: int) -> Iterator[Contestant]:
    """A contestant, until the end of a run."""
    crowd = servers.crowd(where, server.port, tables)
    try:
        yield Contestant(server, crowd, tables)
    finally:
        crowd.communicate(timeout=servers.PATIENCE)
        server.end()


def warm_up(contestant: Contestant) -> None:
    """What is read once and then kept is no part of a table."""
    where, port = contestant.crowd.args[-3], contestant.server.port  # type: ignore[index]
    first = servers.crowd(str(where), port, 10)
    for what in ("open", "come"):
        servers.told(first, what)
    servers.told(first, "play", seconds=1.0)
    first.communicate(timeout=servers.PATIENCE)


def contestants(stack: ExitStack, folder: Path, given: argparse.Namespace) -> dict[str, Contestant]:
    started: dict[str, tuple[str, Server]] = {}
    for name, tree in trees(given.compiled).items():
        place = folder / name
        place.mkdir()
        started[name] = "hall", servers.hall(tree, place)
    missing = "" if given.alone else servers.why_no_peer()
    if missing:
        print(missing, file=sys.stderr)
    elif not given.alone:
        started[IN_MEMORY] = "peer", servers.peer(folder, in_files=False)
        started[IN_FILES] = "peer", servers.peer(folder, in_files=True)
    return {
        name: stack.enter_context(met(where, server, given.tables))
        for name, (where, server) in started.items()
    }


def trees(compiled: bool) -> dict[str, Path]:
    found = {HALL: ROOT / "src"}
    if compiled and not subprocess.call([sys.executable, str(ROOT / "scripts" / "compile.py")]):
        found[COMPILED] = ROOT / "build" / "compiled"
    return found


def measure(given: argparse.Namespace) -> dict[str, Any]:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        beside = contestants(stack, folder, given)
        for name, contestant in beside.items():
            tell(f"{name}: {given.tables:,} tables are opened")
            warm_up(contestant)
            contestant.open()
            contestant.come(given.watchers, given.still)
        for number in range(given.rounds):
            tell(f"round {number + 1} of {given.rounds}")
            for contestant in beside.values():
                contestant.play(given.seconds, 0.0)
                contestant.play(given.seconds, given.rate)
        print(file=sys.stderr)
        return {name: with_ratios(contestant, beside) for name, contestant in beside.items()}


def with_ratios(contestant: Contestant, beside: dict[str, Contestant]) -> dict[str, Any]:
    """What was found, and how often the answers of each peer it had in the same round."""
    times = {}
    for name in (IN_MEMORY, IN_FILES):
        if name in beside:
            pairs = zip(contestant.fast, beside[name].fast, strict=True)
            times[name] = sorted(own["answers/s"] / its["answers/s"] for own, its in pairs)
    return {**contestant.data(), "times": times}


def tell(words: str) -> None:
    print(f"\r{words:<60}", end="", file=sys.stderr, flush=True)


def show(found: dict[str, Any], given: argparse.Namespace) -> None:
    print(f"{given.tables:,} tables, {given.watchers} spectators at one; times in milliseconds")
    pace = f"at {given.rate:g}/s: p50"
    heading = ("answers/s", "p50", "p99", "server", "µs each", "load", pace, "p99", "KB", "played")
    print(f"{'':<26}" + "".join(f"{word:>{max(8, len(word) + 2)}}" for word in heading))
    for name, of_one in found.items():
        cells = zip(shown(of_one), heading, strict=True)
        print(f"{name:<26}" + "".join(f"{cell:>{max(8, len(word) + 2)}}" for cell, word in cells))
    print()
    for name in (HALL, COMPILED):
        for peer, times in found.get(name, {}).get("times", {}).items():
            spread = f"{times[0]:.1f} to {times[-1]:.1f}"
            print(f"{name}: {median(times):.1f} times {peer} ({spread})")


def shown(of_one: dict[str, Any]) -> list[str]:
    """A row of the table."""
    fast, paced = of_one["as fast as acknowledged"], of_one["at the pace of people"]
    return [
        *(f"{fast[what]:,.0f}" for what in ("answers/s", "p50", "p99")),
        f"{fast['server']:.0%}",
        f"{fast['µs an answer']:,.0f}",
        f"{fast['load']:.0%}",
        *(f"{paced[what]:,.1f}" for what in ("p50", "p99")),
        *(f"{size:,.0f}" for size in of_one["KB a table"].values()),
    ]


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench hall", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--watchers", type=int, default=100, help="at the first table")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=5.0, help="of one slice")
    parser.add_argument("--rate", type=float, default=200.0, help="answers a second of people")
    parser.add_argument("--still", type=float, default=STILL, help="seconds before memory is read")
    parser.add_argument("--compiled", action="store_true", help="measure the compiled engine, too")
    parser.add_argument("--alone", action="store_true", help="measure no boardgame.io")
    given = parser.parse_args()
    found = measure(given)
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        show(found, given)


if __name__ == "__main__":
    main()
