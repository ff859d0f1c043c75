"""How Flame & Fang plays with bots as dragons: written to docs/flamefang-balance.md, with plots.

scripts/vale                    the page as it is in docs
scripts/vale --games 5          fewer games, for a look
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

import emberhall
from emberhall.bots import make_bot, play_out
from emberhall.lab.plots import bars
from emberhall.lab.wilson import wilson

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "flamefang-balance.md"
PICTURES = DOCS / "balance"
GREEDY, RANDOM = "greedy", "random"
GAMES = {GREEDY: 16, RANDOM: 25}
CHAPTERS = range(1, 9)
SEATS = range(1, 5)


@dataclass(frozen=True)
class Told:
    """What one attempt has to tell."""

    bot: str
    chapter: int
    seats: int
    won: bool
    rounds: int
    left: int
    """Event cards still to come."""
    by_time: bool
    page: int


def play(bot: str, chapter: int, seats: int, number: int) -> Told:
    game = emberhall.new_game("flamefang", seats=seats, seed=number, chapter=chapter)
    play_out(game, [make_bot(bot, 1000 * number + seat) for seat in range(seats)])
    view = game.view(None)
    won, by_time = view["outcome"] == "won", view["ending"]["reason"] == "time"
    (left,) = (deck["count"] for deck in view["decks"] if deck["kind"] == "events")
    return Told(bot, chapter, seats, won, view["round"], left, by_time, view["story"]["page"])


def play_all(games: dict[str, int], workers: int) -> list[Told]:
    """The long ones first, so that no worker is left with them at the end."""
    jobs = [
        (bot, chapter, seats, number)
        for seats in reversed(SEATS)
        for bot, count in games.items()
        for chapter in CHAPTERS
        for number in range(count)
    ]
    found: list[Told] = []
    with ProcessPoolExecutor(workers) as pool:
        for done, told in enumerate(pool.map(play, *zip(*jobs, strict=True), chunksize=4), start=1):
            found.append(told)
            print(f"\r{done} of {len(jobs)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


# The page


def of(games: Sequence[Told], bot: str, chapter: int = 0, seats: int = 0) -> list[Told]:
    return [
        told
        for told in games
        if told.bot == bot and chapter in (0, told.chapter) and seats in (0, told.seats)
    ]


def rate(some: Sequence[Told]) -> float:
    return sum(told.won for told in some) / len(some)


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def share(some: Sequence[Told]) -> str:
    low, high = wilson(sum(told.won for told in some), len(some))
    return f"{rate(some):.0%} ({low:.0%} to {high:.0%})"


def win_table(games: Sequence[Told], bot: str) -> list[str]:
    lines = ["| chapter | " + " | ".join(f"{seats}" for seats in SEATS) + " | all |"]
    lines.append("|---|" + "---|" * (len(SEATS) + 1))
    for chapter in CHAPTERS:
        cells = [share(of(games, bot, chapter, seats)) for seats in (*SEATS, 0)]
        lines.append(f"| {chapter} | " + " | ".join(cells) + " |")
    cells = [share(of(games, bot, 0, seats)) for seats in (*SEATS, 0)]
    return [*lines, "| all | " + " | ".join(cells) + " |"]


def course_table(games: Sequence[Told]) -> list[str]:
    lines = ["| chapter | rounds | event cards left when won | lost by time | by a dragon's end |"]
    lines.append("|---|---|---|---|---|")
    for chapter in CHAPTERS:
        some = of(games, GREEDY, chapter)
        lost = [told for told in some if not told.won]
        left = mean([told.left for told in some if told.won])
        late = sum(told.by_time for told in lost)
        rounds = mean([told.rounds for told in some])
        lines.append(f"| {chapter} | {rounds:.1f} | {left:.1f} | {late} | {len(lost) - late} |")
    return lines


def pages_table(games: Sequence[Told]) -> list[str]:
    lines = ["| chapter | page 1 | page 2 | page 3 | page 4 |", "|---|---|---|---|---|"]
    for chapter in CHAPTERS:
        lost = [told for told in of(games, GREEDY, chapter) if not told.won]
        counts = [str(sum(told.page == page for told in lost)) for page in range(1, 5)]
        lines.append(f"| {chapter} | " + " | ".join(counts) + " |")
    return lines


def draw(games: Sequence[Told]) -> None:
    PICTURES.mkdir(exist_ok=True)
    cells = {
        f"chapter {chapter}, {seats} {'dragon' if seats == 1 else 'dragons'}": rate(
            of(games, GREEDY, chapter, seats)
        )
        for chapter in CHAPTERS
        for seats in SEATS
    }
    _write("vale-wins", bars("Chapters won by greedy dragons", cells, "{:.0%}"))
    both = {
        f"chapter {chapter}, {bot}": rate(of(games, bot, chapter))
        for chapter in CHAPTERS
        for bot in GAMES
    }
    _write("vale-bots", bars("Chapters won, greedy beside random", both, "{:.0%}"))


def _write(name: str, svg: str) -> None:
    (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")


def page(games: Sequence[Told]) -> str:
    text = (Path(__file__).parent / "vale.md").read_text(encoding="utf-8")
    for name, lines in {
        "WINS": win_table(games, GREEDY),
        "RANDOM": win_table(games, RANDOM),
        "COURSE": course_table(games),
        "PAGES": pages_table(games),
    }.items():
        text = text.replace(f"[{name}]", "\n".join(lines))
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=0, help="attempts of each kind")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    counts = dict.fromkeys(GAMES, arguments.games) if arguments.games else GAMES
    games = play_all(counts, arguments.workers)
    draw(games)
    PAGE.write_text(page(games), encoding="utf-8")
    print(f"written: {PAGE}")


if __name__ == "__main__":
    main()
