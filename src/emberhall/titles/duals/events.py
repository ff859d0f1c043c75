"""What happens in a game of Duals, told afterwards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.phrases import and_list, counted, the, with_article
from emberhall.kernel.steps import NO


@dataclass(frozen=True)
class FancyChosen(Event):
    seat: int
    fancy: str
    fancy_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} invites {self.fancy_name}."


@dataclass(frozen=True)
class BoardSetUp(Event):
    reveals: ClassVar[bool] = True
    around: tuple[str, ...]
    bag: int
    deck: int

    def words(self, names: Sequence[str]) -> str:
        return (
            f"The board is set up: {counted(self.bag, 'token')} in the bag, "
            f"{counted(self.deck, 'card')} in the deck."
        )


@dataclass(frozen=True)
class FirstPlayerDrawn(Event):
    """Each seat drew a token; `first` begins, or nobody as yet."""

    reveals: ClassVar[bool] = True
    tokens: tuple[str, ...]
    first: int

    def words(self, names: Sequence[str]) -> str:
        drawn = zip(names, self.tokens, strict=True)
        draws = [f"{name} draws {with_article(token)}" for name, token in drawn]
        end = "both draw again" if self.first == NO else f"{names[self.first]} begins"
        return f"{and_list(draws)}: {end}."


@dataclass(frozen=True)
class TokenPulled(Event):
    reveals: ClassVar[bool] = True
    seat: int
    token: str
    token_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} pulls {with_article(self.token_name)}."


@dataclass(frozen=True)
class KeptTokenTakenUp(Event):
    seat: int
    token_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} plays {the(self.token_name)} kept from the fountain."


@dataclass(frozen=True)
class ExtrasAdded(Event):
    tokens: int

    def words(self, names: Sequence[str]) -> str:
        goes = "goes" if self.tokens == 1 else "go"
        return f"The bag is empty: {counted(self.tokens, 'extra token')} {goes} in."


@dataclass(frozen=True)
class EndTriggered(Event):
    by: str
    """`bag` or `deck`: what has run out."""

    def words(self, names: Sequence[str]) -> str:
        what = "last token has left the bag" if self.by == "bag" else "last card has left the deck"
        return f"The {what}: this turn is the last."


@dataclass(frozen=True)
class TokensReturned(Event):
    seat: int
    token_names: tuple[str, ...]

    def words(self, names: Sequence[str]) -> str:
        returned = and_list([with_article(token) for token in self.token_names])
        return f"{names[self.seat]} returns {returned} to the bag."


@dataclass(frozen=True)
class TokenPlaced(Event):
    seat: int
    token: str
    token_name: str
    space: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} places {the(self.token_name)} on {self.space}."


@dataclass(frozen=True)
class FiredUp(Event):
    seat: int
    type: str
    space: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} fires up {self.space} as {self.type}."


@dataclass(frozen=True)
class TokenMoved(Event):
    seat: int
    token_name: str
    left: str
    reached: str

    def words(self, names: Sequence[str]) -> str:
        return (
            f"{names[self.seat]} moves {the(self.token_name)} from {self.left} to {self.reached}."
        )


@dataclass(frozen=True)
class TokensSwapped(Event):
    seat: int
    token_name: str
    space: str
    other_name: str
    other_space: str

    def words(self, names: Sequence[str]) -> str:
        one = f"{the(self.token_name)} on {self.space}"
        return f"{names[self.seat]} swaps {one} with {the(self.other_name)} on {self.other_space}."


@dataclass(frozen=True)
class CardScored(Event):
    seat: int
    card: str
    card_name: str
    reputation: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} scores {self.card_name} for {self.reputation}."


@dataclass(frozen=True)
class FountainClaimed(Event):
    seat: int
    card: str
    card_name: str
    reputation: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} claims {self.card_name} of the fountain for {self.reputation}."


@dataclass(frozen=True)
class FountainMoved(Event):
    seat: int
    space: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} moves the fountain to {self.space}."


@dataclass(frozen=True)
class TokenKept(Event):
    seat: int
    token_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} keeps {the(self.token_name)}."


@dataclass(frozen=True)
class FountainCardRevealed(Event):
    reveals: ClassVar[bool] = True
    card: str
    card_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"The fountain now asks for {self.card_name}."


@dataclass(frozen=True)
class CoinSpent(Event):
    seat: int
    use: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} spends a coin on {self.use}."


@dataclass(frozen=True)
class SecretCard(Event):
    """Something happened to a card that only one seat has seen."""

    seat: int
    card: str
    card_name: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else replace(self, card="", card_name="a card")


@dataclass(frozen=True)
class CardDrawn(SecretCard):
    reveals: ClassVar[bool] = True

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} draws {self.card_name}."


@dataclass(frozen=True)
class CardPutUnder(SecretCard):
    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} puts {self.card_name} under the deck."


@dataclass(frozen=True)
class CardTaken(Event):
    """A card that lay open went into a hand."""

    seat: int
    card: str
    card_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} takes {self.card_name}, which lay open."


@dataclass(frozen=True)
class CardShown(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str
    card_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} shows {self.card_name}."


@dataclass(frozen=True)
class OpenCardLaid(Event):
    reveals: ClassVar[bool] = True
    card: str
    card_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{self.card_name} lies open now."


@dataclass(frozen=True)
class SpecialPhaseBegan(Event):
    seat: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gets a last chance to score."


@dataclass(frozen=True)
class GameEnded(Event):
    winners: tuple[int, ...]

    def words(self, names: Sequence[str]) -> str:
        who = [names[seat] for seat in self.winners]
        if len(who) == 1:
            return f"The game is over: {who[0]} wins."
        return f"The game is over: {and_list(who)} share a dual victory."


@dataclass(frozen=True)
class CoinDemanded(Event):
    """Solo: nothing could be completed, and a coin was there to pay with."""

    seat: int

    def words(self, names: Sequence[str]) -> str:
        return "No card can be completed: this turn costs a coin."


@dataclass(frozen=True)
class SoloWon(Event):
    cards: int

    def words(self, names: Sequence[str]) -> str:
        return "Every fountain card is complete: the challenge is won!"


@dataclass(frozen=True)
class SoloLost(Event):
    reason: str

    def words(self, names: Sequence[str]) -> str:
        if self.reason == "nothing":
            return "No card completed and no coin to spend: the challenge is lost."
        return "Tokens or cards have run out before the fountain cards: the challenge is lost."
