"""What the hall's pages weigh and cost in a browser, measured at a hall of its own.

    scripts/bench web                  weight, paint, moves on the fullest table, Lighthouse
    scripts/bench web --json           the same as data
    scripts/bench web --quick          fewer loads and moves, and no Lighthouse

Weight is all bytes as they come over the line, packed, with fonts and art. Moves are those of a
game of Flamecraft with five seats, late: milliseconds of the main thread's processor time.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from typing import Any

sys.path.append(str(Path(__file__).resolve().parent.parent / "tests"))  # a hall, and a browser

from pages import handling, lighthouse
from pages.visit import Place, arrive, paint, stranger, weight
from playwright.sync_api import Browser, sync_playwright

from browser.chromium import launch_options
from emberhall.hall.auth.guard import COOKIE
from emberhall.hall.auth.tokens import mint
from hall.laid import Layer, ended
from hall.program import HallProgram

Table = dict[str, Any]
LATE = 110
"""Answers before the end of the game whose moves are measured."""
JUDGED = (*lighthouse.CATEGORIES, "machine")
"""The last is Lighthouse's index of how fast this machine was just then: a busy one is slow."""
KINDS = ("page", "scripts", "styles", "fonts", "pictures", "data")


class Bench:
    """A hall with some tables, and a browser."""

    def __init__(self, folder: Path, browser: Browser, quick: bool) -> None:
        self.browser, self.quick = browser, quick
        me = mint()
        self.cookie = me
        layer = Layer.of(folder, me)
        full = {"companions": True, "enchantments": "golden"}
        late = ended("flamecraft", 5, 6, LATE, **full)
        self.full = [layer.game(late) for _ in range(2)]
        duals = layer.game(ended("duals", 2, 5, 40, fountain=True, fancies=["flair", "todd"]))
        shop = layer.game(ended("flamecraft", 2, 6, 60))
        self.hall = HallProgram(folder)
        stands = ".board .piece"
        self.places = (
            Place("home", "/", ".game"),
            Place("Duals", f"/table/{duals}", stands),
            Place("Flamecraft", f"/table/{shop}", stands),
            Place("Flamecraft, 5 seats", f"/table/{self.full[0]}", stands),
        )

    def weights(self) -> Table:
        return {
            place.name: weight(self.browser, self.hall, self.cookie, place)
            for place in self.places
            if tell(f"weight: {place.name}")
        }

    def paints(self) -> Table:
        times = 3 if self.quick else 7
        return {
            place.name: paint(self.browser, self.hall, self.cookie, place, times)
            for place in self.places
            if tell(f"paint: {place.name}")
        }

    def moves(self) -> Table:
        """Of one table nobody points at, and of another one with the pointer over its pieces."""
        quiet, pointed = (self._traced(at, bool(at)) for at in range(2))
        return {
            "a move": summed(handling.spans(quiet, "an update")),
            "a move, the pointer on a piece": summed(handling.spans(pointed, "an update")),
            "the pointer comes over a piece": summed(handling.spans(pointed, "a pointer")),
        }

    def _traced(self, at: int, hovers: bool) -> list[dict[str, Any]]:
        tell(f"moves{', pointed at' if hovers else ''}")
        context = stranger(self.browser, self.hall, self.cookie)
        context.add_init_script(handling.MARK)
        page = context.new_page()
        place = Place("", f"/table/{self.full[at]}", ".board .piece")
        arrive(page, self.hall, place)
        answers = 6 if self.quick else 25
        trace = handling.traced(page, lambda: handling.plays(page, answers, hovers))
        context.close()
        return trace

    def judged(self) -> Table:
        try:
            program = lighthouse.bring()
            cookie = f"{COOKIE}={self.cookie}"
            return {
                place.name: lighthouse.asked(program, self.hall.url + place.path, cookie)
                for place in self.places
                if tell(f"Lighthouse: {place.name}")
            }
        except lighthouse.NotHere as sentence:
            print(f"\n{sentence}", file=sys.stderr)
            return {}


def summed(moves: list[handling.Spent]) -> Table:
    """Median and p95 of each sort of work."""
    found: Table = {"count": len(moves)}
    for sort in ("script", "layout", "paint"):
        each: list[float] = [move[sort] for move in moves] or [0.0]
        ends = quantiles(each, n=20, method="inclusive") if len(each) > 1 else each
        found[sort] = {"median": median(each), "p95": ends[-1]}
    return found


def tell(words: str) -> bool:
    print(f"\r{words:<60}", end="", file=sys.stderr, flush=True)
    return True


def measure(quick: bool) -> Table:
    with (
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
        playwright.chromium.launch(**launch_options()) as browser,
    ):
        bench = Bench(Path(folder), browser, quick)
        try:
            found = {"weight": bench.weights(), "paint": bench.paints(), "moves": bench.moves()}
            if not quick:
                found["lighthouse"] = bench.judged()
        finally:
            bench.hall.stop()
    print(file=sys.stderr)
    return found


def show(found: Table) -> None:
    print(f"{'KB, packed':<34}" + "".join(f"{word:>10}" for word in ("all", *KINDS, "requests")))
    for name, of_one in found["weight"].items():
        sizes = [of_one["all"], *(of_one["bytes"].get(kind, 0) for kind in KINDS)]
        cells = "".join(f"{size / 1000:>10.1f}" for size in sizes)
        away = f"  and from {', '.join(of_one['elsewhere'])}" if of_one["elsewhere"] else ""
        print(f"{name:<34}{cells}{of_one['requests']:>10}{away}")
    print(f"\n{'seen after ms':<34}{'first':>10}{'largest':>10}")
    for name, of_one in found["paint"].items():
        print(f"{name:<34}{of_one['first']:>10.0f}{of_one['largest']:>10.0f}")
    heading = ("of", "script", "p95", "layout", "paint")
    print(f"\n{'ms of the main thread':<34}" + "".join(f"{word:>10}" for word in heading))
    for name, of_one in found["moves"].items():
        script, layout, paint = (of_one[sort] for sort in ("script", "layout", "paint"))
        times = (script["median"], script["p95"], layout["median"], paint["median"])
        print(f"{name:<34}{of_one['count']:>10}" + "".join(f"{time:>10.1f}" for time in times))
    if "lighthouse" in found:
        print(f"\n{'Lighthouse':<34}" + "".join(f"{word:>16}" for word in JUDGED))
    for name, of_one in found.get("lighthouse", {}).items():
        print(f"{name:<34}" + "".join(f"{of_one[each]:>16}" for each in JUDGED))
        for category in lighthouse.CATEGORIES:
            for words in of_one[f"{category}: less than full"]:
                print(f"    {words}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="scripts/bench web", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print data instead of a table")
    parser.add_argument("--quick", action="store_true", help="fewer loads, and no Lighthouse")
    given = parser.parse_args()
    found = measure(given.quick)
    if given.json:
        print(json.dumps(found, indent=2))
    else:
        show(found)


if __name__ == "__main__":
    main()
