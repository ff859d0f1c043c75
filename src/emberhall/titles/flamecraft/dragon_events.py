"""What happens to artisans and fancies, and who may know which they are."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.wire import Id
from emberhall.titles.flamecraft.moves import unnamed, unseen


@dataclass(frozen=True)
class CardsDealt(Event):
    """The artisans and the fancies a seat begins with; only their owner knows which."""

    reveals: ClassVar[bool] = True
    seat: int

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, moves=unseen(self.moves))


@dataclass(frozen=True)
class FancyKept(Event):
    seat: int
    fancy: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, fancy=None, moves=unseen(self.moves))


@dataclass(frozen=True)
class ArtisanDrawn(Event):
    """From the deck: only its owner knows which."""

    reveals: ClassVar[bool] = True
    seat: int
    dragon: Id | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, dragon=None, moves=unseen(self.moves))


@dataclass(frozen=True)
class ArtisanTaken(Event):
    """From the Park."""

    seat: int
    dragon: Id


@dataclass(frozen=True)
class ArtisanShown(Event):
    reveals: ClassVar[bool] = True
    seat: int
    dragon: Id


@dataclass(frozen=True)
class ArtisanTakenBack(Event):
    """One that was shown goes back to the hand."""

    seat: int
    dragon: Id


@dataclass(frozen=True)
class ArtisanGiven(Event):
    seat: int
    to: int | None
    """`None` where it goes to the deck."""
    dragon: Id


@dataclass(frozen=True)
class ArtisanReplaced(Event):
    reveals: ClassVar[bool] = True
    seat: int
    old: Id
    new: Id


@dataclass(frozen=True)
class ArtisanPlaced(Event):
    reveals: ClassVar[bool] = True
    seat: int
    dragon: Id
    shop: Id
    slot: Id


@dataclass(frozen=True)
class NoDragonFits(Event):
    """A dragon was fired up to place another, and none of the hand fits: that comes to light."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True)
class PreFilled(Event):
    """A shop comes with a dragon of the deck."""

    reveals: ClassVar[bool] = True
    dragon: Id
    shop: Id
    slot: Id


@dataclass(frozen=True)
class FiredUp(Event):
    seat: int
    dragon: Id
    spot: Id
    """Where it lies: a slot, a place of the Park, or shown from the hand."""


@dataclass(frozen=True)
class PocusInstead(Event):
    """Reputation from Pocus instead of a dragon's ability."""

    seat: int
    dragon: Id


@dataclass(frozen=True)
class DragonsSwapped(Event):
    seat: int
    dragon: Id
    other: Id
    shop: Id
    """Where the other one was."""


@dataclass(frozen=True)
class ParkFed(Event):
    seat: int
    good: str
    dragon: Id


@dataclass(frozen=True)
class FancyDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    fancy: str | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, fancy=None, moves=unseen(self.moves))


@dataclass(frozen=True)
class FancyGiven(Event):
    """Only giver and receiver know which."""

    reveals: ClassVar[bool] = True
    seat: int
    to: int | None
    """`None` where it goes to the deck."""
    fancy: str | None

    def seen_by(self, seat: int | None) -> Event:
        knows = seat is not None and seat in (self.seat, self.to)
        return self if knows else replace(self, fancy=None, moves=unseen(self.moves))


@dataclass(frozen=True)
class FancyRevealed(Event):
    reveals: ClassVar[bool] = True
    seat: int
    fancy: str


@dataclass(frozen=True)
class ArtisansReturned(Event):
    """Matches: the pair is shown."""

    reveals: ClassVar[bool] = True
    seat: int
    count: int
    type: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, moves=unnamed(self.moves))


@dataclass(frozen=True)
class FanciesReturned(Event):
    """Talisman: another fancy is shown and goes to the deck."""

    reveals: ClassVar[bool] = True
    seat: int
    fancy: str

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, moves=unnamed(self.moves))


@dataclass(frozen=True)
class DragonReturned(Event):
    """At the limit: only its owner knows which."""

    seat: int
    dragon: Id | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.seat else replace(self, dragon=None, moves=unseen(self.moves))


@dataclass(frozen=True)
class ArtisansRevealed(Event):
    """In the Park."""

    reveals: ClassVar[bool] = True
    dragons: tuple[Id, ...]
