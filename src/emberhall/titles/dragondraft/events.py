"""What can happen at the fair, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.wire import Id


@dataclass(frozen=True)
class SheepGiven(Event):
    """Somebody is the starting player of the first round."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True)
class DragonsArrived(Event):
    """A round began: the discard pile went to the deck, and cards were laid out."""

    reveals: ClassVar[bool] = True
    round: int
    cards: int
    closed: int


@dataclass(frozen=True)
class CardTaken(Event):
    seat: int
    card: str
    space: Id
    thistles: int


@dataclass(frozen=True)
class Passed(Event):
    """Somebody had a full hand, or no card was left to take."""

    seat: int
    full: bool


@dataclass(frozen=True)
class SheepTaken(Event):
    """The first to pass took the sheep at once, or kept it."""

    seat: int
    held_it: bool


@dataclass(frozen=True)
class HelpersPaid(Event):
    seat: int
    what: Id
    helpers: int
    pairs: int
    lost: int


@dataclass(frozen=True)
class GrandstandBuilt(Event):
    seat: int
    pile: Id
    tile: Id
    corner: Id
    spectators: int


@dataclass(frozen=True)
class SpecialOffered(Event):
    seat: int
    special: str


@dataclass(frozen=True)
class ShowHeld(Event):
    """A seat's evening show, with what attracted whom."""

    seat: int
    round: int
    lines: dict[str, int]
    total: int


@dataclass(frozen=True)
class GoblinsKept(Event):
    seat: int
    card: str
    kept: int
    discarded: int


@dataclass(frozen=True)
class HandCleared(Event):
    """A seat's dragons were discarded, and its thistles went back to their stack."""

    seat: int


@dataclass(frozen=True)
class BoardCleared(Event):
    """A round ended: what still lay on the board was discarded."""

    round: int


@dataclass(frozen=True)
class FairEnded(Event):
    winners: tuple[int, ...]
