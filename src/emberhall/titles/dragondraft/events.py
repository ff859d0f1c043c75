"""What can happen at the fair, in the past tense and in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from emberhall.kernel.events import Event
from emberhall.kernel.phrases import and_list, counted
from emberhall.titles.dragondraft.words import goblins, spectators, thistles


@dataclass(frozen=True)
class SheepGiven(Event):
    """Somebody is the starting player of the first round."""

    reveals: ClassVar[bool] = True
    seat: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gets the sheep and begins."


@dataclass(frozen=True)
class DragonsArrived(Event):
    """A round began and cards were laid out."""

    reveals: ClassVar[bool] = True
    round: int
    cards: int
    closed: int

    def words(self, names: Sequence[str]) -> str:
        lie = "card lies" if self.cards == 1 else "cards lie"
        stay = "1 stays" if self.closed == 1 else f"{self.closed or 'none'} stay"
        return f"Round {self.round}: {self.cards} {lie} on the board, {stay} hidden."


@dataclass(frozen=True)
class CardTaken(Event):
    seat: int
    card: str
    card_name: str
    place: str
    thistles: int

    def words(self, names: Sequence[str]) -> str:
        price = f" with {thistles(self.thistles)}" if self.thistles else ""
        return f"{names[self.seat]} takes the {self.card_name} from {self.place}{price}."


@dataclass(frozen=True)
class Passed(Event):
    """Somebody had a full hand, or no card was left to take."""

    seat: int
    full: bool

    def words(self, names: Sequence[str]) -> str:
        reason = "has a full hand" if self.full else "finds no card left"
        return f"{names[self.seat]} {reason} and passes."


@dataclass(frozen=True)
class SheepTaken(Event):
    """The first to pass took the sheep at once, or kept it."""

    seat: int
    held_it: bool

    def words(self, names: Sequence[str]) -> str:
        verb = "keeps" if self.held_it else "takes"
        return f"{names[self.seat]} was first to pass and {verb} the sheep."


@dataclass(frozen=True)
class HelpersPaid(Event):
    seat: int
    helpers: int
    pairs: int
    lost: int

    def words(self, names: Sequence[str]) -> str:
        lost = f"; {self.lost} goblin has nothing to do" if self.lost else ""
        return f"{names[self.seat]} sends {goblins(self.helpers, self.pairs)} to work{lost}."


@dataclass(frozen=True)
class GrandstandBuilt(Event):
    seat: int
    cost: int
    spectators: int

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} builds a grandstand: {spectators(self.spectators)}."


@dataclass(frozen=True)
class SpecialOffered(Event):
    seat: int
    special: str
    special_name: str

    def words(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} now offers a special: {self.special_name}."


@dataclass(frozen=True)
class ShowHeld(Event):
    """A seat's evening show, with what attracted whom."""

    seat: int
    round: int
    lines: dict[str, int]
    total: int

    def words(self, names: Sequence[str]) -> str:
        parts = [f"{line} {count}" for line, count in self.lines.items() if count]
        detail = f" ({', '.join(parts)})" if parts else ""
        return f"{names[self.seat]}'s show attracts {spectators(self.total)}{detail}."


@dataclass(frozen=True)
class GoblinsKept(Event):
    seat: int
    card: str
    card_name: str
    kept: int
    discarded: int

    def words(self, names: Sequence[str]) -> str:
        counts = (("keeps", self.kept), ("discards", self.discarded))
        parts = [f"{verb} {counted(n, self.card_name)}" for verb, n in counts if n]
        return f"{names[self.seat]} {and_list(parts)}."


@dataclass(frozen=True)
class FairEnded(Event):
    winners: tuple[int, ...]

    def words(self, names: Sequence[str]) -> str:
        who = [names[seat] for seat in self.winners]
        if len(who) == 1:
            return f"The fair is over: {who[0]} wins."
        return f"The fair is over: {and_list(who)} share the win."
