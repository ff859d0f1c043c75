"""The rows of Flamecraft's content files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from emberhall.kernel.sources import Sources


@dataclass(frozen=True)
class TownNumbers:
    spaces: int
    more_spaces: int
    park: int
    row: int
    enchantments: int
    shops_of_each: int
    other_shops: int
    stall: int
    source: Sources


@dataclass(frozen=True)
class PlayerNumbers:
    hand: int
    fancies: int
    dragons: int
    goods: int
    source: Sources


@dataclass(frozen=True)
class Removed:
    two: int
    three: int
    source: Sources


@dataclass(frozen=True)
class Supply:
    goods: int
    coins: int
    source: Sources


@dataclass(frozen=True)
class FireNumbers:
    goods: int
    different: int
    gift: int
    source: Sources


@dataclass(frozen=True)
class Hedges:
    rep: int
    good: str
    source: Sources


@dataclass(frozen=True)
class Wishing:
    rep: int
    source: Sources


@dataclass(frozen=True)
class Type:
    id: str
    name: str
    ability: str
    names: tuple[str, ...]
    source: Sources


@dataclass(frozen=True)
class Shop:
    id: str
    name: str
    icon: str
    slots: tuple[str, ...]
    source: Sources
    gives: int = 1
    """How many of its icon gathering brings."""
    ability: tuple[str, ...] = ()
    asleep: bool = False
    free_entry: bool = False
    prefilled: tuple[int, ...] = ()
    spaces: tuple[str, ...] = ()
    """Rewards of the spaces where coins can be left."""


@dataclass(frozen=True)
class Enchantment:
    id: str
    name: str
    deck: str
    icon: str
    cost: Mapping[str, int]
    reward: str
    source: Sources
    per_set: int = 0
    no_coins: bool = False


@dataclass(frozen=True)
class Fancy:
    id: str
    name: str
    time: str
    goal: str
    source: Sources
    type: str = ""
    count: int = 0
    rep: int = 0
    most: int = 0
    limit: int = 0
    reward: str = "none"


@dataclass(frozen=True)
class Companion:
    id: str
    name: str
    does: str
    """What it can be used for, once in a game (see `behaviours`)."""
    source: Sources
    count: int = 0
    """A number of what it does."""
    bonus: str = ""
    """What its player starts with,"""
    start: int = 0
    """and how much of it."""


@dataclass(frozen=True)
class SoloDecks:
    shops: tuple[str, ...]
    fancies: tuple[str, ...]
    spaces: int
    source: Sources


@dataclass(frozen=True)
class Award:
    id: str
    name: str
    least: int
    unlocks: int
    source: Sources


@dataclass(frozen=True)
class Achievement:
    id: str
    name: str
    goal: str
    count: int
    source: Sources
    type: str = ""
    change: tuple[str, ...] = ()
    shops: tuple[str, ...] = ()
    fancies: tuple[str, ...] = ()
