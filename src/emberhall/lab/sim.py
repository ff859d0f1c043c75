"""Many games between bots, seats rotated, with intervals."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

import emberhall
from emberhall import counted
from emberhall.bots import make_bot, play_out
from emberhall.lab.wilson import wilson

CHUNK = 10
"""Games a worker plays before it reports back."""

Progress = Callable[[int], None]


@dataclass(frozen=True)
class Match:
    """What is played: the same for every game of a simulation."""

    game: str
    bots: tuple[str, ...]
    seed: int
    settings: tuple[tuple[str, Any], ...]
    content: str | None

    @property
    def together(self) -> bool:
        """Whether the players win or lose as one."""
        return any(title.name == self.game and title.together for title in emberhall.games())


@dataclass(frozen=True)
class Outcome:
    """One game, told by bot (in the order they were given), not by seat."""

    number: int
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    bot_seats: tuple[int, ...]
    answers: int


def _seed(*parts: object) -> int:
    """A seed of its own for each use, the same wherever and whenever it is worked out."""
    return int.from_bytes(sha256(repr(parts).encode()).digest()[:16], "big")


def play_one(match: Match, number: int) -> Outcome:
    """Games come in rounds: one deal, played once from every seat."""
    count = len(match.bots)
    deal, turn = divmod(number, count)
    seats = tuple((bot + turn) % count for bot in range(count))
    game = emberhall.new_game(
        match.game,
        seats=count,
        seed=_seed(match.seed, "deal", deal),
        content=match.content,
        **dict(match.settings),
    )
    at_seat = sorted(range(count), key=lambda bot: seats[bot])
    bots = [make_bot(match.bots[b], _seed(match.seed, "bot", number, b)) for b in at_seat]
    answers = play_out(game, bots)
    result = game.result
    assert result is not None
    ranks = tuple(result.ranks[seat] for seat in seats)
    return Outcome(number, ranks, tuple(result.totals[seat] for seat in seats), seats, answers)


def _play_some(match: Match, numbers: range) -> list[Outcome]:
    return [play_one(match, number) for number in numbers]


def simulate(
    game: str,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    workers: int = 1,
    settings: Mapping[str, object] | None = None,
    content: str | None = None,
    progress: Progress | None = None,
) -> Report:
    """Let bots play `games` games against each other. The same for any number of workers."""
    match = Match(game, tuple(bots), seed, tuple((settings or {}).items()), content)
    if games < 1 or workers < 1:
        raise emberhall.BadSetting("a simulation needs at least one game and one worker")
    play_one(match, 0)  # a wrong name or setting is found before anything is started
    outcomes: list[Outcome] = []
    for some in _in_parts(match, games, workers):
        outcomes += some
        if progress is not None:
            progress(len(outcomes))
    return Report(match, tuple(sorted(outcomes, key=lambda outcome: outcome.number)))


def _in_parts(match: Match, games: int, workers: int) -> Iterator[list[Outcome]]:
    parts = [range(start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    if workers == 1:
        yield from (_play_some(match, part) for part in parts)
        return
    # spawned, not forked: a progress bar has its thread
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, mp_context=context) as pool:
        jobs = [pool.submit(_play_some, match, part) for part in parts]
        for job in as_completed(jobs):
            yield job.result()


@dataclass(frozen=True)
class Line:
    """How one bot did."""

    bot: str
    wins: float
    share: float
    interval: tuple[float, float]
    total: float
    rank: float


@dataclass(frozen=True)
class Report:
    match: Match
    outcomes: tuple[Outcome, ...]

    @property
    def lines(self) -> list[Line]:
        return [self._line(number) for number in range(len(self.match.bots))]

    def _line(self, bot: int) -> Line:
        games = len(self.outcomes)
        wins = sum(self._won(outcome, bot) for outcome in self.outcomes)
        return Line(
            self.match.bots[bot],
            wins,
            wins / games,
            wilson(wins, games),
            sum(outcome.totals[bot] for outcome in self.outcomes) / games,
            sum(outcome.ranks[bot] for outcome in self.outcomes) / games,
        )

    @property
    def seat_shares(self) -> list[float]:
        """How much of the wins each seat had, whoever sat there."""
        shares = [0.0] * len(self.match.bots)
        for outcome in self.outcomes:
            for bot, seat in enumerate(outcome.bot_seats):
                shares[seat] += self._won(outcome, bot) / len(self.outcomes)
        return shares

    def _won(self, outcome: Outcome, bot: int) -> float:
        """1 for a win, a part of it for one that rivals share."""
        if self.match.together:
            return float(outcome.ranks[bot] == 1)
        return won_share(outcome.ranks, bot)

    @property
    def answers(self) -> float:
        return sum(outcome.answers for outcome in self.outcomes) / len(self.outcomes)

    @property
    def summary(self) -> str:
        seats = ", ".join(f"Player {n + 1} {share:.1%}" for n, share in enumerate(self.seat_shares))
        return (
            f"{counted(len(self.outcomes), 'game')} of {self.match.game}, seats rotated, seed "
            f"{self.match.seed}; {self.answers:.1f} answers a game; wins by seat: {seats}"
        )

    def table(self) -> list[tuple[str, ...]]:
        """Headings, then a row a bot."""
        rows: list[tuple[str, ...]] = [("bot", "wins", "share", "95 %", "mean score", "mean rank")]
        for line in self.lines:
            low, high = line.interval
            interval = f"{low:.1%} to {high:.1%}"
            numbers = (f"{line.wins:g}", f"{line.share:.1%}", interval)
            rows.append((line.bot, *numbers, f"{line.total:.1f}", f"{line.rank:.2f}"))
        return rows

    def data(self) -> dict[str, Any]:
        return {
            "game": self.match.game,
            "settings": dict(self.match.settings),
            "games": len(self.outcomes),
            "seed": self.match.seed,
            "answers": self.answers,
            "seats": self.seat_shares,
            "bots": [
                {
                    "bot": line.bot,
                    "wins": line.wins,
                    "share": line.share,
                    "interval": list(line.interval),
                    "score": line.total,
                    "rank": line.rank,
                }
                for line in self.lines
            ],
        }


def won_share(ranks: Sequence[int], player: int) -> float:
    """1 for a win, a part of it for a shared one."""
    return 1 / ranks.count(1) if ranks[player] == 1 else 0.0
