"""What happens without the players in Solo Mode, and when a game of Flamecraft ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.wire import Id


@dataclass(frozen=True)
class EndTriggered(Event):
    seat: int
    by: str
    """`artisan` or `enchantment`: the deck that has run out; `stall`, by a house rule of ours,
    where neither has shrunk for long."""
    alone: bool


@dataclass(frozen=True)
class NonPlayerPlaced(Event):
    reveals: ClassVar[bool] = True
    dragon: Id
    shop: Id
    slot: Id


@dataclass(frozen=True)
class NonPlayerSkipped(Event):
    """An artisan that finds no slot goes back to the deck."""

    reveals: ClassVar[bool] = True
    artisan: str
    """Which, as content names it: it is gone again."""


@dataclass(frozen=True)
class NonPlayerMoved(Event):
    colour: str
    shop: Id


@dataclass(frozen=True)
class NonPlayerCast(Event):
    enchantment: Id
    shop: Id


@dataclass(frozen=True)
class ScoringBegan(Event):
    """Even that somebody has no moon dragon comes to light now."""

    reveals: ClassVar[bool] = True


@dataclass(frozen=True)
class MoonsRevealed(Event):
    """All that a seat has of moon dragons comes to light, even that there is none."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True)
class CoinsTurnedIn(Event):
    """For as much reputation."""

    seat: int
    coins: int


@dataclass(frozen=True)
class MoonScored(Event):
    reveals: ClassVar[bool] = True
    seat: int
    fancy: str
    reputation: int
    """0 where its goal is not met."""


@dataclass(frozen=True)
class AchievementUnlocked(Event):
    achievement: Id


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]


@dataclass(frozen=True)
class SoloEnded(Event):
    seat: int
    award: str
    reputation: int
