"""How a game ended."""

from __future__ import annotations

from dataclasses import asdict, dataclass, field
from typing import Any

from emberhall.kernel.wire import Seat


@dataclass(frozen=True)
class Result:
    """Who won, and by which scoring lines."""

    ranks: tuple[int, ...]
    """The rank of each seat; 1 is best, and seats that tie share a rank."""
    totals: tuple[int, ...]
    lines: tuple[dict[str, int], ...] = field(repr=False)
    """For each seat, every scoring line by name."""
    award: str = ""
    """What a player alone has earned, where nothing is won or lost."""

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def data(self) -> dict[str, Any]:
        return {**asdict(self), "winners": list(self.winners)}


def rank_by(scores: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Ranks for scores where more is better; equal scores share the better rank."""
    return tuple(1 + sum(other > score for other in scores) for score in scores)
