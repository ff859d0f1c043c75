"""How Flamecraft plays between bots: written to docs/flamecraft-balance.md, with plots.

scripts/balance                 the page as it is in docs
scripts/balance --games 10      fewer games, for a look
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import emberhall
from emberhall.bots import make_bot, play_out
from emberhall.lab.plots import bars, histogram
from emberhall.lab.wilson import wilson

DOCS = Path(__file__).parent.parent / "docs"
PAGE = DOCS / "flamecraft-balance.md"
PICTURES = DOCS / "balance"
BOT = "greedy"
GAMES = 24
SOLO_GAMES = 4
"""So many times as many alone, where a game is short."""
DECKS = ("purple", "golden")


@dataclass
class Told:
    """What one game has to tell."""

    seats: int
    deck: str
    turns: int
    scores: list[int]
    """In turn order: the first player's first."""
    winners: list[int]
    """Places in turn order."""
    visits: Counter[str] = field(default_factory=Counter)
    open_turns: Counter[str] = field(default_factory=Counter)
    """For each shop, the turns it could have been visited in."""
    cast: Counter[str] = field(default_factory=Counter)
    held: Counter[str] = field(default_factory=Counter)
    scored: Counter[str] = field(default_factory=Counter)


def play(seats: int, number: int) -> Told:
    deck = DECKS[number % 2]
    game = emberhall.new_game("flamecraft", seats=seats, seed=number, enchantments=deck)
    play_out(game, [make_bot(BOT, 1000 * number + seat) for seat in range(seats)])
    result = game.result
    assert result is not None
    first = next(event.data()["first"] for event in game.events(None) if is_town(event))
    order = [(first + step) % seats for step in range(seats)]
    told = Told(
        seats,
        deck,
        game.view(None)["turns"],
        [result.totals[seat] for seat in order],
        [order.index(seat) for seat in result.winners],
    )
    count_events(told, game.events(None))
    count_fancies(told, game)
    return told


def is_town(event: Any) -> bool:
    return is_called(event, "TownSetUp")


def is_called(event: Any, name: str) -> bool:
    return type(event).__name__ == name


def count_events(told: Told, events: Iterable[Any]) -> None:
    open_shops: list[str] = []
    for event in events:
        if is_called(event, "TownSetUp"):
            open_shops += event.shops
        elif is_called(event, "ShopRevealed"):
            open_shops.append(event.shop_name)
        elif is_called(event, "TurnBegan"):
            told.open_turns.update(open_shops)
        elif is_called(event, "ShopVisited"):
            told.visits[event.shop_name] += 1
        elif is_called(event, "EnchantmentCast"):
            told.cast[event.enchantment] += 1


def count_fancies(told: Told, game: emberhall.Game) -> None:
    for seat in range(game.seats):
        own = game.view(seat)["seats"][seat]
        told.held.update(card["name"] for card in (*own["fancies"], *own["scored"]))
        told.scored.update(card["name"] for card in own["scored"])


def play_all(games: int, workers: int) -> list[Told]:
    found: list[Told] = []
    counts = {1: SOLO_GAMES * games, **dict.fromkeys(range(2, 6), games)}
    jobs = [(seats, number) for seats, count in counts.items() for number in range(count)]
    with ProcessPoolExecutor(workers) as pool:
        for done, told in enumerate(pool.map(play, *zip(*jobs, strict=True), chunksize=5), start=1):
            found.append(told)
            print(f"\r{done} of {len(jobs)} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


# The page


def mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def share(part: int, whole: int) -> str:
    low, high = wilson(part, whole)
    return f"{part / whole:.0%} ({low:.0%} to {high:.0%})" if whole else "never"


def total(counters: Iterable[Counter[str]]) -> Counter[str]:
    found: Counter[str] = Counter()
    for counter in counters:
        found.update(counter)
    return found


def rates(parts: Counter[str], wholes: Counter[str]) -> dict[str, float]:
    found = {name: parts[name] / count for name, count in wholes.items()}
    return dict(sorted(found.items(), key=lambda pair: -pair[1]))


def length_table(games: list[Told]) -> list[str]:
    lines = ["| players | games | turns of each | shortest | longest | score | winner's score |"]
    lines.append("|---|---|---|---|---|---|---|")
    for seats in range(1, 6):
        some = [told for told in games if told.seats == seats]
        turns = [told.turns / seats for told in some]
        lines.append(
            f"| {seats} | {len(some)} | {mean(turns):.1f} | {min(turns):.0f} | {max(turns):.0f} "
            f"| {mean([mean(told.scores) for told in some]):.0f} "
            f"| {mean([max(told.scores) for told in some]):.0f} |"
        )
    return lines


def seat_table(games: list[Told]) -> list[str]:
    lines = ["| players | place in turn order | mean score | share of wins |", "|---|---|---|---|"]
    for seats in range(2, 6):
        some = [told for told in games if told.seats == seats]
        for place in range(seats):
            wins = sum(place in told.winners for told in some)
            scores = [told.scores[place] for told in some]
            won = share(wins, len(some))
            lines.append(f"| {seats} | {place + 1} | {mean(scores):.1f} | {won} |")
    return lines


def solo_lines(games: list[Told]) -> list[str]:
    lines = ["| deck | games | mean | 0–74 | 75–89 | 90+ | between 60 and 100 |"]
    lines.append("|---|---|---|---|---|---|---|")
    for deck in DECKS:
        scores = [told.scores[0] for told in games if told.seats == 1 and told.deck == deck]
        low, high = sum(s < 75 for s in scores), sum(s >= 90 for s in scores)
        middle = len(scores) - low - high
        inside = share(sum(60 <= s <= 100 for s in scores), len(scores))
        awards = f"{low} | {middle} | {high}"
        lines.append(f"| {deck} | {len(scores)} | {mean(scores):.1f} | {awards} | {inside} |")
    return lines


def draw(games: list[Told]) -> None:
    PICTURES.mkdir(exist_ok=True)
    many = [told for told in games if told.seats > 1]
    lengths = {
        f"{n} players" if n > 1 else "alone": [t.turns / n for t in games if t.seats == n]
        for n in range(1, 6)
    }
    _write("length", histogram("Turns of each player in a game", lengths))
    solo = {deck: [t.scores[0] for t in games if t.seats == 1 and t.deck == deck] for deck in DECKS}
    _write("solo", histogram("Reputation alone, by deck", solo, step=5))
    seats = {
        f"{n} players, place {place + 1}": mean([t.scores[place] for t in games if t.seats == n])
        for n in range(2, 6)
        for place in range(n)
    }
    _write("seats", bars("Mean score by place in turn order", seats, "{:.1f}"))
    visits = rates(total(t.visits for t in many), total(t.open_turns for t in many))
    _write("shops", bars("Visits for each turn a shop is open", visits, "{:.1%}"))
    casts = total(t.cast for t in many)
    played = {name: count / (len(many) / 2) for name, count in casts.most_common()}
    _write("enchantments", bars("Casts in a game with its deck", played, "{:.2f}"))
    fancies = rates(total(t.scored for t in many), total(t.held for t in many))
    _write("fancies", bars("Fancies scored, of those held at the end", fancies, "{:.0%}"))


def _write(name: str, svg: str) -> None:
    (PICTURES / f"{name}.svg").write_text(svg, encoding="utf-8")


def page(games: list[Told]) -> str:
    text = (Path(__file__).parent / "balance.md").read_text(encoding="utf-8")
    for name, lines in {
        "LENGTH": length_table(games),
        "SEATS": seat_table(games),
        "SOLO": solo_lines(games),
    }.items():
        text = text.replace(f"[{name}]", "\n".join(lines))
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="for each number of players")
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    games = play_all(arguments.games, arguments.workers)
    draw(games)
    PAGE.write_text(page(games), encoding="utf-8")
    print(f"written: {PAGE}")


if __name__ == "__main__":
    main()
