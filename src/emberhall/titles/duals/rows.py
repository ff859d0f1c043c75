"""The rows of `content/*.toml`, as they are printed."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.kernel.sources import Sources
from emberhall.titles.duals.behaviours import ACTIVE


@dataclass(frozen=True)
class TypeRow:
    id: str
    name: str
    ability: str
    copies: int
    source: Sources


@dataclass(frozen=True)
class DualRow:
    id: str
    name: str
    types: tuple[str, ...]
    source: Sources


@dataclass(frozen=True)
class BuddyRow:
    id: str
    name: str
    source: Sources


@dataclass(frozen=True)
class PatternRow:
    id: str
    spaces: tuple[tuple[int, ...], ...]
    source: Sources


@dataclass(frozen=True)
class CardRow:
    id: str
    name: str
    pattern: str
    types: tuple[str, ...]
    reputation: int
    source: Sources


@dataclass(frozen=True)
class FancyRow:
    id: str
    name: str
    does: str
    """Its behaviour, one of those in `behaviours`."""
    source: Sources
    count: int = 0

    @property
    def is_active(self) -> bool:
        """True where it gives coins another use."""
        return self.does in ACTIVE


@dataclass(frozen=True)
class BoardRow:
    radius: int
    stack: int
    source: Sources


@dataclass(frozen=True)
class PlayerRow:
    hand: int
    coins: int
    source: Sources


@dataclass(frozen=True)
class CoinRow:
    cards: int
    source: Sources


@dataclass(frozen=True)
class CrystalRow:
    tokens: int
    source: Sources
