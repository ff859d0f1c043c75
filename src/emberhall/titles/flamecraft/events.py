"""What happens in a game of Flamecraft, told afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.phrases import and_list, counted
from emberhall.kernel.steps import NO
from emberhall.titles.flamecraft.names import counts_words

HIDDEN = ""
"""What stands in an event for a name not everybody may know."""


@dataclass(frozen=True)
class TownSetUp(Event):
    reveals: ClassVar[bool] = True
    shops: tuple[str, ...]
    first: int

    def words(self, names: Sequence[str]) -> str:
        return f"The town opens its {counted(len(self.shops), 'shop')}: {names[self.first]} begins."


@dataclass(frozen=True)
class TokenChosen(Event):
    seat: int
    colour: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} plays the {self.colour} token."


@dataclass(frozen=True)
class CompanionDealt(Event):
    reveals: ClassVar[bool] = True
    seat: int
    companion_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} is joined by {self.companion_name}."


@dataclass(frozen=True)
class FancyKept(Event):
    seat: int
    fancy: str
    fancy_name: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, fancy=HIDDEN, fancy_name=HIDDEN)

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} keeps {self.fancy_name or 'a fancy dragon'}."


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int

    def words(self, names: Sequence[str]) -> str:
        return ""


@dataclass(frozen=True)
class ShopVisited(Event):
    seat: int
    shop_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} visits {self.shop_name}."


@dataclass(frozen=True)
class GoodGiven(Event):
    seat: int
    to: int
    """`NO` where it goes back to the piles."""
    good: str

    def words(self, names: Sequence[str]) -> str:
        if self.to == NO:
            return f"{names[self.seat]} gives 1 {self.good} back to the piles."
        return f"{names[self.seat]} gives 1 {self.good} to {names[self.to]}."


@dataclass(frozen=True)
class GoodsMoved(Event):
    """Goods and coins between a seat and the piles."""

    verb: ClassVar[str]
    seat: int
    good_names: tuple[str, ...]
    counts: tuple[int, ...]

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} {self.verb} {counts_words(self.good_names, self.counts)}."


class GoodsGained(GoodsMoved):
    verb = "gains"


class GoodsSpent(GoodsMoved):
    verb = "pays"


class GoodsOverLimit(GoodsMoved):
    verb = "returns"


@dataclass(frozen=True)
class ReputationGained(Event):
    seat: int
    reputation: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gains {self.reputation} reputation."


@dataclass(frozen=True)
class ReputationLost(Event):
    seat: int
    reputation: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} loses {self.reputation} reputation."


@dataclass(frozen=True)
class ArtisanDrawn(Event):
    """From the deck: only its owner knows which."""

    reveals: ClassVar[bool] = True
    seat: int
    dragon: str
    type: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, dragon=HIDDEN, type=HIDDEN)

    def words(self, names: Sequence[str]) -> str:
        what = f"{self.dragon} ({self.type})" if self.dragon else "an artisan dragon"
        return f"{names[self.seat]} draws {what}."


@dataclass(frozen=True)
class ArtisanTaken(Event):
    seat: int
    dragon: str
    type: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} takes {self.dragon} ({self.type}) from the Park."


@dataclass(frozen=True)
class ArtisanShown(Event):
    reveals: ClassVar[bool] = True
    seat: int
    dragon: str
    type: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} shows {self.dragon} ({self.type})."


@dataclass(frozen=True)
class ArtisanGiven(Event):
    seat: int
    to: int
    dragon: str
    type: str

    def words(self, names: Sequence[str]) -> str:
        to = "the deck" if self.to == NO else names[self.to]
        return f"{names[self.seat]} gives {self.dragon} to {to}."


@dataclass(frozen=True)
class ArtisanReplaced(Event):
    reveals: ClassVar[bool] = True
    seat: int
    old: str
    new: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} takes {self.old}; {self.new} comes in its place."


@dataclass(frozen=True)
class ArtisanPlaced(Event):
    reveals: ClassVar[bool] = True
    seat: int
    dragon: str
    type: str
    shop_name: str
    slot: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} places {self.dragon} ({self.type}) at {self.shop_name}."


@dataclass(frozen=True)
class ShopFilled(Event):
    seat: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} has filled the shop."


@dataclass(frozen=True)
class ShopDrawn(Event):
    seat: int

    def words(self, names: Sequence[str]) -> str:
        return "A new shop comes to Town, facedown."


@dataclass(frozen=True)
class ShopRevealed(Event):
    reveals: ClassVar[bool] = True
    shop: str
    shop_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{self.shop_name} opens."


@dataclass(frozen=True)
class PreFilled(Event):
    reveals: ClassVar[bool] = True
    dragon: str
    type: str
    shop_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{self.dragon} ({self.type}) is at home at {self.shop_name}."


@dataclass(frozen=True)
class FiredUp(Event):
    seat: int
    dragon: str
    type: str
    place: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} fires up {self.dragon} ({self.type})."


@dataclass(frozen=True)
class PocusInstead(Event):
    seat: int
    dragon: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} lets {self.dragon} do a trick for Pocus."


@dataclass(frozen=True)
class DragonsSwapped(Event):
    seat: int
    dragon: str
    other: str
    place: str
    other_place: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} swaps {self.dragon} with {self.other} of {self.other_place}."


@dataclass(frozen=True)
class ParkFed(Event):
    seat: int
    good: str
    dragon: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} puts 1 {self.good} on {self.dragon}."


@dataclass(frozen=True)
class AbilityUsed(Event):
    seat: int
    shop_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} uses the ability of {self.shop_name}."


@dataclass(frozen=True)
class CoinFlipped(Event):
    reveals: ClassVar[bool] = True
    seat: int
    heads: bool

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} flips a coin: {'heads' if self.heads else 'tails'}."


@dataclass(frozen=True)
class CoinsLeft(Event):
    seat: int
    coins: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} leaves {counted(self.coins, 'coin')} and takes another turn."


@dataclass(frozen=True)
class CoinsTaken(Event):
    seat: int
    coins: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} takes {counted(self.coins, 'coin')} from the alley."


@dataclass(frozen=True)
class EnchantmentCast(Event):
    seat: int
    enchantment: str
    shop_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} casts {self.enchantment} at {self.shop_name}."


@dataclass(frozen=True)
class EnchantmentReserved(Event):
    seat: int
    enchantment: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} reserves {self.enchantment}."


@dataclass(frozen=True)
class FancyDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    fancy: str
    fancy_name: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, fancy=HIDDEN, fancy_name=HIDDEN)

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} draws {self.fancy_name or 'a fancy dragon'}."


@dataclass(frozen=True)
class FancyGiven(Event):
    """Only giver and receiver know which."""

    reveals: ClassVar[bool] = True
    seat: int
    to: int
    fancy: str
    fancy_name: str

    def seen_by(self, seat: int | None) -> Event:
        knows = seat is not None and seat in (self.seat, self.to)
        return self if knows else replace(self, fancy=HIDDEN, fancy_name=HIDDEN)

    def words(self, names: Sequence[str]) -> str:
        to = "the deck" if self.to == NO else names[self.to]
        return f"{names[self.seat]} gives {self.fancy_name or 'a fancy dragon'} to {to}."


@dataclass(frozen=True)
class FancyRevealed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    fancy: str
    fancy_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} reveals {self.fancy_name}."


@dataclass(frozen=True)
class ArtisansReturned(Event):
    """Matches: the pair is shown."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int
    type: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} returns {self.count} {self.type} dragons to the deck."


@dataclass(frozen=True)
class FanciesReturned(Event):
    reveals: ClassVar[bool] = True
    seat: int
    fancy_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} returns {self.fancy_name} to the deck."


@dataclass(frozen=True)
class CompanionUsed(Event):
    seat: int
    companion_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} calls on {self.companion_name}."


@dataclass(frozen=True)
class DragonReturned(Event):
    """At the limit: only its owner knows which."""

    seat: int
    dragon: str
    type: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, dragon=HIDDEN, type=HIDDEN)

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} returns {self.dragon or 'a dragon'} to the deck."


@dataclass(frozen=True)
class ArtisansRevealed(Event):
    reveals: ClassVar[bool] = True
    dragons: tuple[str, ...]

    def words(self, names: Sequence[str]) -> str:
        comes = "comes" if len(self.dragons) == 1 else "come"
        return f"{and_list(self.dragons)} {comes} to the Park."


@dataclass(frozen=True)
class EnchantmentsRevealed(Event):
    reveals: ClassVar[bool] = True
    enchantments: tuple[str, ...]

    def words(self, names: Sequence[str]) -> str:
        joins = "joins" if len(self.enchantments) == 1 else "join"
        return f"{and_list(self.enchantments)} {joins} the row."


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
class SoloEnded(Event):
    seat: int
    award: str
    reputation: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} ends as a {self.award} with {self.reputation} reputation."
