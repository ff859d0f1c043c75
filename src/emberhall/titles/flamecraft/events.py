"""What happens in a game of Flamecraft, told afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from emberhall.kernel.events import Event, Told
from emberhall.kernel.phrases import and_list, counted
from emberhall.kernel.steps import NO

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
class TokenChosen(Told):
    text: ClassVar[str] = "{who} plays the {colour} token."
    colour: str


@dataclass(frozen=True)
class CompanionDealt(Told):
    text: ClassVar[str] = "{who} is joined by {companion_name}."
    reveals: ClassVar[bool] = True
    companion_name: str


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
class ShopVisited(Told):
    text: ClassVar[str] = "{who} visits {shop_name}."
    shop_name: str


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
        from emberhall.titles.flamecraft.words.names import counts_words

        return f"{names[self.seat]} {self.verb} {counts_words(self.good_names, self.counts)}."


class GoodsGained(GoodsMoved):
    verb = "gains"


class GoodsSpent(GoodsMoved):
    verb = "pays"


class GoodsOverLimit(GoodsMoved):
    verb = "returns"


@dataclass(frozen=True)
class ReputationGained(Told):
    text: ClassVar[str] = "{who} gains {reputation} reputation."
    reputation: int


@dataclass(frozen=True)
class ReputationLost(Told):
    text: ClassVar[str] = "{who} loses {reputation} reputation."
    reputation: int


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
class ArtisanTaken(Told):
    text: ClassVar[str] = "{who} takes {dragon} ({type}) from the Park."
    dragon: str
    type: str


@dataclass(frozen=True)
class ArtisanShown(Told):
    text: ClassVar[str] = "{who} shows {dragon} ({type})."
    reveals: ClassVar[bool] = True
    dragon: str
    type: str


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
class ArtisanReplaced(Told):
    text: ClassVar[str] = "{who} takes {old}; {new} comes in its place."
    reveals: ClassVar[bool] = True
    old: str
    new: str


@dataclass(frozen=True)
class ArtisanPlaced(Told):
    text: ClassVar[str] = "{who} places {dragon} ({type}) at {shop_name}."
    reveals: ClassVar[bool] = True
    dragon: str
    type: str
    shop_name: str
    slot: int


@dataclass(frozen=True)
class ShopFilled(Told):
    text: ClassVar[str] = "{who} has filled the shop."


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
class FiredUp(Told):
    text: ClassVar[str] = "{who} fires up {dragon} ({type})."
    dragon: str
    type: str
    place: str


@dataclass(frozen=True)
class PocusInstead(Told):
    text: ClassVar[str] = "{who} lets {dragon} do a trick for Pocus."
    dragon: str


@dataclass(frozen=True)
class DragonsSwapped(Told):
    text: ClassVar[str] = "{who} swaps {dragon} with {other} of {other_place}."
    dragon: str
    other: str
    place: str
    other_place: str


@dataclass(frozen=True)
class ParkFed(Told):
    text: ClassVar[str] = "{who} puts 1 {good} on {dragon}."
    good: str
    dragon: str


@dataclass(frozen=True)
class AbilityUsed(Told):
    text: ClassVar[str] = "{who} uses the ability of {shop_name}."
    shop_name: str


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
class EnchantmentCast(Told):
    text: ClassVar[str] = "{who} casts {enchantment} at {shop_name}."
    enchantment: str
    shop_name: str


@dataclass(frozen=True)
class EnchantmentReserved(Told):
    text: ClassVar[str] = "{who} reserves {enchantment}."
    enchantment: str


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
class FancyRevealed(Told):
    text: ClassVar[str] = "{who} reveals {fancy_name}."
    reveals: ClassVar[bool] = True
    fancy: str
    fancy_name: str


@dataclass(frozen=True)
class ArtisansReturned(Told):
    """Matches: the pair is shown."""

    text: ClassVar[str] = "{who} returns {count} {type} dragons to the deck."
    reveals: ClassVar[bool] = True
    count: int
    type: str


@dataclass(frozen=True)
class FanciesReturned(Told):
    text: ClassVar[str] = "{who} returns {fancy_name} to the deck."
    reveals: ClassVar[bool] = True
    fancy_name: str


@dataclass(frozen=True)
class CompanionUsed(Told):
    text: ClassVar[str] = "{who} calls on {companion_name}."
    companion_name: str


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
