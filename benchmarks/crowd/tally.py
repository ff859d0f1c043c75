"""What a crowd has found: how many answers were acknowledged, and how long each took."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from time import perf_counter, process_time
from typing import Any


@dataclass
class Tally:
    """The answers of all players while they play, and how they pace themselves."""

    tables: int
    playing: bool = False
    rate: float = 0.0
    """Answers a second of all tables together; 0: as fast as they are acknowledged."""
    luck: Random = field(default_factory=lambda: Random(7))
    spent: list[float] = field(default_factory=list)
    refused: int = 0
    over: int = 0
    """Times that a player was told of an end."""

    def begin(self, rate: float) -> None:
        self.spent, self.refused, self.over = [], 0, 0
        self.rate, self.playing = rate, True
        self.began, self.worked = perf_counter(), process_time()

    def thinking(self) -> float:
        """Seconds that somebody thinks before an answer."""
        return self.luck.expovariate(self.rate / self.tables) if self.rate else 0.0

    def acknowledged(self, since: float) -> None:
        self.spent.append(perf_counter() - since)

    def end(self) -> dict[str, Any]:
        """Figures of all that was acknowledged, in milliseconds where it is time."""
        self.playing = False
        seconds = perf_counter() - self.began
        busy = (process_time() - self.worked) / seconds
        spent = sorted(self.spent)
        return {
            "answers": len(spent),
            "answers/s": len(spent) / seconds,
            "p50": _quantile(spent, 0.5),
            "p99": _quantile(spent, 0.99),
            "refused": self.refused,
            "over": self.over,
            "load": busy,
        }


def _quantile(ordered: list[float], share: float) -> float:
    return ordered[int(share * (len(ordered) - 1))] * 1e3 if ordered else 0.0
