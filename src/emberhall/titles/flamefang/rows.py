"""The rows of Flame & Fang's content files."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.sources import ALL, Sources

AUTHORED: Final[Sources] = ((ALL, "reconstructed"),)
"""What a row is that says nothing about its source: written by us."""


@dataclass(frozen=True)
class TileRow:
    id: str
    name: str
    resource: str
    source: Sources = AUTHORED


@dataclass(frozen=True)
class DragonRow:
    id: str
    name: str
    color: str
    words: str
    hoard: int
    source: Sources = AUTHORED


@dataclass(frozen=True)
class CardRow:
    """An action card of any kind: of a starting deck, an upgrade or a trait."""

    id: str
    name: str
    aspect: str
    dragon: str = ""
    copies: int = 1
    main: str = ""
    price: str = ""
    """What the purple box costs,"""
    extra: str = ""
    """and what it brings."""
    hearts: int = 0
    hoard: int = 0
    ability: str = ""
    cost: int = 0
    level: int = 0
    replaces: str = ""
    source: Sources = AUTHORED


@dataclass(frozen=True)
class ConditionRow:
    id: str
    name: str
    kind: str
    value: str
    tag: str
    copies: int = 1
    source: Sources = AUTHORED


@dataclass(frozen=True)
class EventRow:
    id: str
    name: str
    gate: tuple[int, ...]
    spawns: tuple[int, ...]
    words: str
    effect: str = ""
    source: Sources = AUTHORED


@dataclass(frozen=True)
class MinionRow:
    id: str
    name: str
    tile: str
    attack: int
    defense: int
    spoils: tuple[str, ...]
    copies: int = 1
    conditions: int = 0
    keyword: str = ""
    source: Sources = AUTHORED


@dataclass(frozen=True)
class MagicRow:
    id: str
    name: str
    effect: str
    source: Sources = AUTHORED


@dataclass(frozen=True)
class SecretRow:
    id: str
    letter: str
    name: str
    kind: str
    tile: str = ""
    defense: tuple[int, ...] = ()
    keyword: str = ""
    effect: str = ""
    passive: str = ""
    hearts: int = 0
    source: Sources = AUTHORED


@dataclass(frozen=True)
class BossRow:
    id: str
    name: str
    defense: int
    attack: int
    range: int
    phase: str
    keyword: str = ""
    source: Sources = AUTHORED


@dataclass(frozen=True)
class ChapterRow:
    number: int
    name: str
    cover: str
    first: int
    last: int
    minions: tuple[int, ...]
    events: int
    prologue: tuple[str, ...]
    setup: str
    epilogue: tuple[str, ...]
    plate: str
    unlock: str
    source: Sources = AUTHORED


@dataclass(frozen=True)
class SlotRow:
    row: int
    x: int
    tile: str = ""
    source: Sources = AUTHORED


@dataclass(frozen=True)
class PageRow:
    name: str
    words: str
    task: str
    goal: str
    complete: str
    enter: str = ""
    ongoing: str = ""
    source: Sources = AUTHORED
