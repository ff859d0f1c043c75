"""What happens to cards, dragons and hoards in a chapter, told afterwards.

Cards, resources and aspects are told by kind, tiles and tokens by id.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.wire import Id


@dataclass(frozen=True)
class RoundBegan(Event):
    round: int
    leader: int
    events: int
    """Event cards that are left."""


@dataclass(frozen=True)
class TurnBegan(Event):
    seat: int


@dataclass(frozen=True)
class AspectChosen(Event):
    seat: int
    aspect: str


@dataclass(frozen=True)
class CardPlayed(Event):
    seat: int
    card: str
    golden: bool
    """Made wild with gold."""


@dataclass(frozen=True)
class PlayerPassed(Event):
    seat: int


@dataclass(frozen=True)
class PlayCleared(Event):
    """The cards and tokens a seat has played are put away."""

    seat: int


@dataclass(frozen=True)
class CardDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    """Empty where the reader may not know."""
    open: bool

    def seen_by(self, seat: int | None) -> Event:
        if self.open or seat == self.seat:
            return self
        return replace(self, card="", moves=tuple(replace(move, kind="") for move in self.moves))


@dataclass(frozen=True)
class CardShown(Event):
    """A card leaves a hand that was hidden; where it goes is told next."""

    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True)
class NoneInHand(Event):
    """A card leaves the prep area, although one like it might have been in the hidden hand.

    One in hand would have gone first, so everybody learns that it is still in the deck.
    """

    reveals: ClassVar[bool] = True
    seat: int
    card: str


@dataclass(frozen=True)
class DeckMade(Event):
    """A seat has its deck and its life cards."""

    seat: int


@dataclass(frozen=True)
class DeckShuffled(Event):
    """A seat's discard pile is its deck again."""

    reveals: ClassVar[bool] = True
    seat: int


@dataclass(frozen=True)
class PileShuffled(Event):
    """Upgrades, conditions, minions or magic tokens that were discarded are a deck again."""

    deck: Id


@dataclass(frozen=True)
class CardPrepped(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class CardDiscarded(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class CardRecalled(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class ExtraPaid(Event):
    seat: int
    card: str
    what: str
    """`wound`, `meat` or `stone`."""


@dataclass(frozen=True)
class AbilityChosen(Event):
    """A life card is used, and stunned for the rest of the round."""

    seat: int
    card: str
    life: Id
    """Where it lies."""


@dataclass(frozen=True)
class SecretUsed(Event):
    seat: int
    secret: Id
    is_spent: bool
    """It can be used only once."""


@dataclass(frozen=True)
class MagicUsed(Event):
    seat: int
    token: Id


@dataclass(frozen=True)
class MagicShown(Event):
    reveals: ClassVar[bool] = True
    token: Id


@dataclass(frozen=True)
class Grown(Event):
    seat: int
    card: str
    old: str


@dataclass(frozen=True)
class PathRefreshed(Event):
    pass


@dataclass(frozen=True)
class UpgradeShown(Event):
    reveals: ClassVar[bool] = True
    card: str
    place: Id


@dataclass(frozen=True)
class WardGained(Event):
    seat: int
    count: int


# Conditions and damage


@dataclass(frozen=True)
class ConditionTaken(Event):
    seat: int


@dataclass(frozen=True)
class ConditionDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    kind: str


@dataclass(frozen=True)
class ConditionDestroyed(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class Damaged(Event):
    seat: int
    count: int
    reason: str


@dataclass(frozen=True)
class Warded(Event):
    seat: int
    count: int
    reason: str


@dataclass(frozen=True)
class LifeLost(Event):
    seat: int
    card: str


@dataclass(frozen=True)
class LifeMended(Event):
    seat: int
    card: str


# Resources


@dataclass(frozen=True)
class MeatEaten(Event):
    seat: int


@dataclass(frozen=True)
class ResourceGained(Event):
    seat: int
    resource: str


@dataclass(frozen=True)
class ResourcePaid(Event):
    """A part of a price, in resources of one's choice."""

    seat: int
    resource: str


@dataclass(frozen=True)
class ResourceLost(Event):
    seat: int
    resource: str


@dataclass(frozen=True)
class ResourceDropped(Event):
    seat: int
    resource: str
    """Or `quest`, for a quest token."""
    tile: Id


@dataclass(frozen=True)
class ResourceGiven(Event):
    seat: int
    resource: str
    to: int


@dataclass(frozen=True)
class HandedIn(Event):
    seat: int
    resource: str
    count: int


@dataclass(frozen=True)
class QuestTaken(Event):
    seat: int
    tile: Id


@dataclass(frozen=True)
class CargoBrought(Event):
    seat: int
    count: int


@dataclass(frozen=True)
class FireDoused(Event):
    seat: int
    tile: Id


@dataclass(frozen=True)
class SealOpened(Event):
    seat: int
    tile: Id


@dataclass(frozen=True)
class AmberTaken(Event):
    seat: int
    tile: Id
