"""What happens in a game of Flamecraft: ids, kinds, numbers, and what went where.

A good, a type, a colour and a fancy are kinds, as content names them: a fancy may come to light
and be gone again. Everything else is a thing of the table. `None` stands for what not everybody
may know, and for nobody. What dragons do and what is done to them has a module of its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.wire import Id


@dataclass(frozen=True)
class TownSetUp(Event):
    reveals: ClassVar[bool] = True
    shops: tuple[Id, ...]
    """On the first spaces of Town, in this order."""
    first: int


@dataclass(frozen=True)
class TokenChosen(Event):
    seat: int
    colour: str


@dataclass(frozen=True)
class CompanionDealt(Event):
    reveals: ClassVar[bool] = True
    seat: int
    companion: Id


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True)
class ShopVisited(Event):
    seat: int
    shop: Id


@dataclass(frozen=True)
class GoodGiven(Event):
    seat: int
    to: int | None
    """`None` where it goes back to the piles."""
    good: str


@dataclass(frozen=True)
class GoodsGained(Event):
    seat: int


@dataclass(frozen=True)
class GoodsSpent(Event):
    seat: int


@dataclass(frozen=True)
class GoodsOverLimit(Event):
    """Returned at the end of a turn."""

    seat: int


@dataclass(frozen=True)
class ReputationGained(Event):
    seat: int
    reputation: int


@dataclass(frozen=True)
class ReputationLost(Event):
    seat: int
    reputation: int


@dataclass(frozen=True)
class ShopFilled(Event):
    seat: int
    shop: Id


@dataclass(frozen=True)
class ShopDrawn(Event):
    """A new shop comes to Town, facedown."""

    seat: int


@dataclass(frozen=True)
class ShopRevealed(Event):
    reveals: ClassVar[bool] = True
    shop: Id


@dataclass(frozen=True)
class AbilityUsed(Event):
    seat: int
    shop: Id


@dataclass(frozen=True)
class CoinFlipped(Event):
    reveals: ClassVar[bool] = True
    seat: int
    heads: bool


@dataclass(frozen=True)
class CoinsLeft(Event):
    """In Dragon Alley, for another turn."""

    seat: int
    coins: int


@dataclass(frozen=True)
class CoinsTaken(Event):
    """Out of Dragon Alley."""

    seat: int
    coins: int


@dataclass(frozen=True)
class EnchantmentCast(Event):
    seat: int
    enchantment: Id
    shop: Id


@dataclass(frozen=True)
class EnchantmentReserved(Event):
    seat: int
    enchantment: Id


@dataclass(frozen=True)
class CompanionUsed(Event):
    seat: int
    companion: Id


@dataclass(frozen=True)
class EnchantmentsRevealed(Event):
    """In the row."""

    reveals: ClassVar[bool] = True
    enchantments: tuple[Id, ...]
