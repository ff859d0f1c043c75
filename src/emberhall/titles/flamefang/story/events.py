"""What the book tells, and what is chosen before and after a chapter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.wire import Id


@dataclass(frozen=True)
class ChapterBegan(Event):
    reveals: ClassVar[bool] = True
    chapter: int


@dataclass(frozen=True)
class PageOpened(Event):
    chapter: int
    page: int
    """From 1."""


@dataclass(frozen=True)
class PageCompleted(Event):
    chapter: int
    page: int


@dataclass(frozen=True)
class ChapterWon(Event):
    """The epilogue is told; the plate closes the book."""

    chapter: int


@dataclass(frozen=True)
class BookClosed(Event):
    """The closing plate of a chapter that was won."""

    chapter: int


@dataclass(frozen=True)
class ChapterLost(Event):
    reason: str


@dataclass(frozen=True)
class CurseDrawn(Event):
    reveals: ClassVar[bool] = True
    curse: Id


@dataclass(frozen=True)
class SecretFound(Event):
    secret: Id


@dataclass(frozen=True)
class EventsAdded(Event):
    count: int


@dataclass(frozen=True)
class StructureBuilt(Event):
    structure: Id
    tile: Id


@dataclass(frozen=True)
class BossPlaced(Event):
    boss: Id
    tile: Id


@dataclass(frozen=True)
class CaptivePlaced(Event):
    """Amber waits to be brought home."""

    tile: Id


@dataclass(frozen=True)
class QuestLaid(Event):
    """Quest tokens are where the page wants them."""

    tiles: tuple[Id, ...]


@dataclass(frozen=True)
class MarksScattered(Event):
    """Quest tokens lie on tiles that chance has chosen."""

    reveals: ClassVar[bool] = True
    tiles: tuple[Id, ...]


@dataclass(frozen=True)
class ResourcesScattered(Event):
    tile: Id
    resource: str
    count: int


@dataclass(frozen=True)
class FireSpread(Event):
    reveals: ClassVar[bool] = True
    tile: Id


@dataclass(frozen=True)
class TowerRolled(Event):
    structure: Id
    tile: Id


@dataclass(frozen=True)
class TileScouted(Event):
    tile: Id


@dataclass(frozen=True)
class DragonChosen(Event):
    """The dragon of a seat comes to the Cave."""

    seat: int
    dragon: str
    tile: Id


@dataclass(frozen=True)
class TraitsOffered(Event):
    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]


@dataclass(frozen=True)
class PowersOffered(Event):
    reveals: ClassVar[bool] = True
    powers: tuple[str, ...]


@dataclass(frozen=True)
class TraitChosen(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class CardReplaced(Event):
    """A starting card stays in the box from now on."""

    seat: int
    card: str
    old: str
    trait: Id


@dataclass(frozen=True)
class PowerChosen(Event):
    seat: int
    power: str


@dataclass(frozen=True)
class CardSwapped(Event):
    """A card of an opening hand is put away."""

    seat: int
    card: str


@dataclass(frozen=True)
class HandSwapped(Event):
    seat: int
    count: int
