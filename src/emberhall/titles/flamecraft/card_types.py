"""Cards, shops and dragons as a view has them.

Rewards, gains and costs are counts by kind: a good (`bread`), `coin`, `good` (of choice),
`reputation`, `artisan` or `fancy`.
"""

from __future__ import annotations

from typing import TypedDict

from emberhall.kernel.wire import Id, Sourced

# Dragons and where they lie


class Dragon(Sourced):
    """An artisan dragon whose face can be seen."""

    id: Id
    kind: str
    """Its type, which is also its good."""
    name: str
    words: str
    """What it does when it is fired up."""


class DragonPlace(TypedDict):
    """Where one artisan can lie."""

    id: Id
    dragon: Dragon | None


class ParkPlace(DragonPlace):
    goods: dict[str, int]
    """What lies on the artisan and goes to whoever takes it."""


class Slot(DragonPlace):
    takes: list[str]
    """The types of dragons that match it."""
    reward: dict[str, int]
    words: str
    """The reward in words."""


class DragonType(Sourced):
    """A type of dragon and the good that belongs to it."""

    kind: str
    name: str
    ability: str
    """What such dragons do when they are fired up: the name of the ability,"""
    words: str
    """and what it says."""


# Enchantments


class Enchantment(Sourced):
    id: Id
    card: str
    name: str
    words: str
    """The reward in words."""
    icon: str
    cost: dict[str, int]
    reward: dict[str, int]
    per_set: int
    """Where any number of sets may be paid: the reputation for each after the first. 0: not so."""
    no_coins: bool
    """True where coins may not stand in for its goods."""


class OpenEnchantment(Enchantment):
    """An enchantment that can be cast, and how near somebody is to paying for it.

    In the row that is who looks (a spectator: whose turn it is); of a reserved card, its owner.
    """

    missing: dict[str, int]
    """The goods of its cost that they lack,"""
    coins: int
    """how many of those their coins can stand in for,"""
    short: int
    """and how many are missing all the same. 0: it can be paid for."""


class Row(TypedDict):
    id: Id
    cards: list[OpenEnchantment]


# Shops


class AlleySpace(TypedDict):
    """A space of Dragon Alley."""

    id: Id
    reward: dict[str, int]
    words: str
    coins: int
    """The coins that were left there."""


class Entry(TypedDict):
    """What coming in would cost who looks (a spectator: whose turn it is)."""

    price: int
    """So many goods or coins in all;"""
    to: list[int]
    """one to each of these seats, or alone to nobody."""
    can_pay: bool


class Cast(TypedDict):
    """An enchantment that matches a shop."""

    enchantment: Id
    short: int
    """Goods or coins that are missing to pay for it after coming in. 0: it could be cast."""


class Shop(Sourced):
    id: Id
    card: str
    name: str
    icon: str
    """A type, `wild`, `coin` or `dragon`."""
    gives: int
    """How many of its icon gathering brings."""
    brings: dict[str, int]
    """All that gathering brings before a dragon is placed or fired up."""
    ability: list[str]
    """One text for each way to use it; empty where it has none."""
    asleep: bool
    """True where dragons lie facedown."""
    free_entry: bool
    slots: list[Slot]
    enchantments: list[Enchantment]
    casts: list[Cast]
    """The enchantments of the row, and the one reserved, that could go here."""
    spaces: list[AlleySpace]
    visitors: list[int]
    """The seats whose pawns stand here."""
    tokens: list[Id]
    """Alone: the tokens of the non-players that stand here."""
    entry: Entry


class Space(TypedDict):
    """A space of Town, for one shop."""

    id: Id
    shop: Id | None
    facedown: bool
    """True where a new shop lies, which opens at the end of the turn."""


# Fancies and companions


class Goal(TypedDict):
    """What a fancy asks for and what it pays, as data."""

    kind: str
    of: str
    """The good or the type of dragon it is about; empty where there is none."""
    count: int
    """How many it asks for; 0: it pays for each of something."""
    reward: dict[str, int]
    """What it pays, once or for each."""
    most: int
    """What being first or having more adds, or pays instead."""
    limit: int
    """The most it pays for each of something; 0: no limit."""


class Fancy(Sourced):
    id: Id
    card: str
    name: str
    words: str
    time: str
    """`sun` is scored in its owner's turn, `moon` at the end of the game."""
    goal: Goal
    progress: int
    """A moon dragon: the reputation as things stand. A sun dragon: how far its goal is met,"""
    max: int | None
    """and how far that can come; `null` where nobody can say."""
    worth: int | None
    """The reputation as things stand; `null` for a sun dragon, whose worth shows when it is
    revealed."""


class Companion(Sourced):
    id: Id
    card: str
    name: str
    words: str
    once: bool
    """True: it can be used once in a game."""
    used: bool
