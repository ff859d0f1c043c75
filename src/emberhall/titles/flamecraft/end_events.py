"""What happens without the players in Solo Mode, and when a game of Flamecraft ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from emberhall.kernel.events import Event, Told
from emberhall.kernel.phrases import and_list, counted


@dataclass(frozen=True)
class EndTriggered(Event):
    seat: int
    by: str
    """`artisan` or `enchantment`: the deck that has run out; `stall` where nothing happens."""
    alone: bool

    def words(self, names: Sequence[str]) -> str:
        why = {
            "artisan": "The last artisan has left the deck",
            "enchantment": "The last enchantment has left the deck",
            "stall": "The decks have not shrunk for long",
        }[self.by]
        return f"{why}: one {'more turn' if self.alone else 'final turn each'}."


@dataclass(frozen=True)
class NonPlayerPlaced(Event):
    reveals: ClassVar[bool] = True
    dragon: str
    type: str
    shop_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{self.dragon} ({self.type}) settles at {self.shop_name}."


@dataclass(frozen=True)
class NonPlayerSkipped(Event):
    reveals: ClassVar[bool] = True
    dragon: str
    type: str

    def words(self, names: Sequence[str]) -> str:
        return f"{self.dragon} ({self.type}) finds no slot and goes back to the deck."


@dataclass(frozen=True)
class NonPlayerMoved(Event):
    colour: str
    shop_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"The {self.colour} token moves to {self.shop_name}."


@dataclass(frozen=True)
class NonPlayerCast(Event):
    enchantment: str
    shop_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{self.enchantment} comes to {self.shop_name}."


@dataclass(frozen=True)
class ScoringBegan(Event):
    """Even that somebody has no moon dragon comes to light now."""

    reveals: ClassVar[bool] = True

    def words(self, names: Sequence[str]) -> str:
        return "The last turn is over: coins and moon dragons are counted."


@dataclass(frozen=True)
class CoinsTurnedIn(Event):
    seat: int
    coins: int

    def words(self, names: Sequence[str]) -> str:
        coins = counted(self.coins, "coin")
        return f"{names[self.seat]} turns in {coins} for {self.coins} reputation."


@dataclass(frozen=True)
class MoonScored(Event):
    reveals: ClassVar[bool] = True
    seat: int
    fancy: str
    fancy_name: str
    reputation: int

    def words(self, names: Sequence[str]) -> str:
        paid = f"{self.reputation} reputation" if self.reputation else "its goal is not met"
        return f"{names[self.seat]} reveals {self.fancy_name}: {paid}."


@dataclass(frozen=True)
class AchievementUnlocked(Event):
    achievement: str
    achievement_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"Achievement unlocked: {self.achievement_name}."


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]

    def words(self, names: Sequence[str]) -> str:
        winners = and_list([names[seat] for seat in self.winners])
        return f"{winners} {'wins' if len(self.winners) == 1 else 'win'} the game."


@dataclass(frozen=True)
class SoloEnded(Told):
    text: ClassVar[str] = "{who} ends as a {award} with {reputation} reputation."
    award: str
    reputation: int
