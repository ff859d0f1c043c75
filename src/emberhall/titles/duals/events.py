"""What happens in a game of Duals, told afterwards: kinds, ids and numbers.

A token is told by its kind, as it has no id of its own: the top of a stack is the top of a stack.
A card that comes from the deck or goes there is told by its kind, too: in the deck it has no id.
"""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass, replace
from typing import ClassVar

from emberhall.kernel.events import Event, Move
from emberhall.kernel.wire import Id
from emberhall.titles.duals.ids import DECK, hand_of


@dataclass(frozen=True)
class FancyChosen(Event):
    seat: int
    fancy: Id


@dataclass(frozen=True)
class BoardSetUp(Event):
    """All is laid out. Each seat knows the cards that went to its own hand."""

    reveals: ClassVar[bool] = True
    around: tuple[str, ...]
    """The tokens on the starting spaces."""
    bag: int
    deck: int

    def seen_by(self, seat: int | None) -> Event | None:
        own = None if seat is None else hand_of(seat)
        hands = {move.to for move in self.moves if move.from_ == DECK}
        return replace(self, moves=veiled(self.moves, hands - {own}))


def veiled(moves: tuple[Move, ...], places: Container[Id | None]) -> tuple[Move, ...]:
    """Moves without what goes to or from places that a reader cannot look into."""
    return tuple(
        Move("", move.from_, move.to, move.count)
        if move.to in places or move.from_ in places
        else move
        for move in moves
    )


@dataclass(frozen=True)
class FirstPlayerDrawn(Event):
    """Each seat drew a token; `first` begins, or nobody as yet."""

    reveals: ClassVar[bool] = True
    tokens: tuple[str, ...]
    first: int


@dataclass(frozen=True)
class TokenPulled(Event):
    reveals: ClassVar[bool] = True
    seat: int
    token: str


@dataclass(frozen=True)
class KeptTokenTakenUp(Event):
    seat: int
    token: str


@dataclass(frozen=True)
class ExtrasAdded(Event):
    tokens: int


@dataclass(frozen=True)
class EndTriggered(Event):
    by: str
    """`bag` or `deck`: what has run out."""


@dataclass(frozen=True)
class TokensReturned(Event):
    seat: int
    tokens: tuple[str, ...]


@dataclass(frozen=True)
class TokenPlaced(Event):
    seat: int
    token: str
    space: Id


@dataclass(frozen=True)
class FiredUp(Event):
    seat: int
    type: str
    space: Id


@dataclass(frozen=True)
class TokenMoved(Event):
    seat: int
    token: str
    left: Id
    reached: Id


@dataclass(frozen=True)
class TokensSwapped(Event):
    seat: int
    token: str
    space: Id
    other: str
    other_space: Id


@dataclass(frozen=True)
class CardScored(Event):
    seat: int
    card: Id
    reputation: int


@dataclass(frozen=True)
class FountainClaimed(Event):
    seat: int
    card: Id
    reputation: int


@dataclass(frozen=True)
class FountainMoved(Event):
    seat: int
    space: Id


@dataclass(frozen=True)
class TokenKept(Event):
    seat: int
    token: str


@dataclass(frozen=True)
class FountainCardRevealed(Event):
    reveals: ClassVar[bool] = True
    card: Id


@dataclass(frozen=True)
class CoinSpent(Event):
    seat: int
    use: str
    """`cards`, `nothing` where there was none to draw, or the fancy it was spent on."""


@dataclass(frozen=True)
class CardDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    """Its kind, for the one who drew it; empty for everybody else."""

    def seen_by(self, seat: int | None) -> Event | None:
        if seat == self.seat:
            return self
        return CardDrawn(self.seat, "", moves=veiled(self.moves, (hand_of(self.seat),)))


@dataclass(frozen=True)
class CardPutUnder(Event):
    """A card of the hand went under the deck; others no longer know any card of that hand."""

    seat: int
    card: str
    """Its kind, for the one who put it there; empty for everybody else."""

    def seen_by(self, seat: int | None) -> Event | None:
        if seat == self.seat:
            return self
        return CardPutUnder(self.seat, "", moves=veiled(self.moves, (hand_of(self.seat),)))


@dataclass(frozen=True)
class CardTaken(Event):
    """A card that lay open went into a hand."""

    seat: int
    card: Id


@dataclass(frozen=True)
class CardShown(Event):
    """A card in a hand was shown to everybody: it moves from that hand to that hand."""

    reveals: ClassVar[bool] = True
    seat: int
    card: Id


@dataclass(frozen=True)
class OpenCardLaid(Event):
    reveals: ClassVar[bool] = True
    card: Id


@dataclass(frozen=True)
class SpecialPhaseBegan(Event):
    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]


@dataclass(frozen=True)
class CoinDemanded(Event):
    """Solo: nothing could be completed, and a coin was there to pay with."""

    seat: int


@dataclass(frozen=True)
class SoloWon(Event):
    cards: int


@dataclass(frozen=True)
class SoloLost(Event):
    reveals: ClassVar[bool] = True  # that nothing was completed tells what the hand lacks
    reason: str
    """`nothing` was completed, or tokens or cards have `run-out`."""
