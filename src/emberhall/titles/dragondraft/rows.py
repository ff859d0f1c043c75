"""The rows of `content/*.toml`, as they are printed."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.kernel.sources import Sources


@dataclass(frozen=True)
class DragonRow:
    id: str
    name: str
    copies: int
    minimum: int
    source: Sources
    each: int = 0
    totals: tuple[int, ...] = ()
    most: int = 0

    def attracts(self, count: int) -> int:
        """Spectators for this many dragons of the colour, without the bonus for the most."""
        if count < self.minimum or count == 0:
            return 0
        if self.totals:
            return self.totals[min(count, len(self.totals)) - 1]
        return self.each * count


@dataclass(frozen=True)
class CardRow:
    name: str
    copies: int
    source: Sources


@dataclass(frozen=True)
class SpecialRow:
    id: str
    name: str
    figure: str
    cost: int
    figures: int
    effect: str
    count: int
    source: Sources


@dataclass(frozen=True)
class PileRow:
    cost: int
    spectators: tuple[int, ...]
    source: Sources


@dataclass(frozen=True)
class BoardRow:
    rows: int
    places: int
    queue: int
    source: Sources


@dataclass(frozen=True)
class FairRow:
    rounds: int
    hand_limit: int
    corners: int
    source: Sources
    tile: tuple[int, ...] = ()
