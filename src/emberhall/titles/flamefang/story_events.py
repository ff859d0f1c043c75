"""What the book tells, and what is chosen before and after a chapter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.phrases import and_list, counted
from emberhall.titles.flamefang.events import Happened, Told


@dataclass(frozen=True)
class ChapterBegan(Event):
    reveals: ClassVar[bool] = True
    number: int
    name: str
    prologue: tuple[str, ...]

    def words(self, names: Sequence[str]) -> str:
        return f"Chapter {self.number}: {self.name}. {' '.join(self.prologue)}"


@dataclass(frozen=True)
class PageOpened(Event):
    name: str
    story: str
    task: str

    def words(self, names: Sequence[str]) -> str:
        return f"{self.name}. {self.story} Goal: {self.task}"


@dataclass(frozen=True)
class PageCompleted(Happened):
    text: ClassVar[str] = "The goal of {name} is reached: the page is turned."
    name: str


@dataclass(frozen=True)
class ChapterWon(Event):
    name: str
    epilogue: tuple[str, ...]
    plate: str

    def words(self, names: Sequence[str]) -> str:
        return f"{self.name} is won. {' '.join(self.epilogue)} {self.plate}"


@dataclass(frozen=True)
class ChapterLost(Happened):
    text: ClassVar[str] = "The chapter is lost: {reason}."
    reason: str


@dataclass(frozen=True)
class CurseDrawn(Happened):
    reveals: ClassVar[bool] = True
    text: ClassVar[str] = "A curse lies on this chapter: {name}."
    name: str


@dataclass(frozen=True)
class SecretFound(Happened):
    text: ClassVar[str] = "A secret card is turned up: {name}."
    name: str


@dataclass(frozen=True)
class EventsAdded(Event):
    count: int

    def words(self, names: Sequence[str]) -> str:
        return f"{counted(self.count, 'event card')} more: there is time."


@dataclass(frozen=True)
class StructureBuilt(Happened):
    text: ClassVar[str] = "{name} stands at the {tile}."
    name: str
    tile: str


@dataclass(frozen=True)
class BossPlaced(Happened):
    text: ClassVar[str] = "{name} is at the {tile}."
    name: str
    tile: str


@dataclass(frozen=True)
class TokensScattered(Event):
    reveals: ClassVar[bool] = True
    tiles: tuple[str, ...]
    what: str = "a mark"

    def words(self, names: Sequence[str]) -> str:
        return f"On the {and_list(self.tiles)}: {self.what}."


@dataclass(frozen=True)
class FireSpread(Happened):
    reveals: ClassVar[bool] = True
    text: ClassVar[str] = "Fire takes the {tile}."
    tile: str


@dataclass(frozen=True)
class TowerRolled(Happened):
    text: ClassVar[str] = "{name} rolls on to the {tile}."
    name: str
    tile: str


@dataclass(frozen=True)
class TileScouted(Happened):
    text: ClassVar[str] = "The {tile} is scouted."
    tile: str


@dataclass(frozen=True)
class DragonChosen(Told):
    text: ClassVar[str] = "{who} plays {dragon}."
    dragon: str


@dataclass(frozen=True)
class OfferMade(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]

    def words(self, names: Sequence[str]) -> str:
        return f"To choose from: {and_list(self.cards)}."


@dataclass(frozen=True)
class TraitChosen(Told):
    text: ClassVar[str] = "{who} takes the trait {card}."
    card: str


@dataclass(frozen=True)
class CardReplaced(Told):
    text: ClassVar[str] = "{card} takes the place of {old} in the deck of {who}."
    card: str
    old: str


@dataclass(frozen=True)
class PowerChosen(Told):
    text: ClassVar[str] = "{who} takes the power {power}."
    power: str


@dataclass(frozen=True)
class HandSwapped(Event):
    seat: int
    count: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} swaps {counted(self.count, 'card')}."
