"""What a law is, and what several of them need."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, ClassVar

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.kernel.wire import Prompt, Seat


class LawBroken(AssertionError):
    """A title does what no title may."""


class Law:
    """One law. An instance watches one game."""

    number: ClassVar[int]
    statement: ClassVar[str]
    every: ClassVar[int] = 1
    """Looks at every question, or at every second, third ... (the dear ones)."""

    def start(self, game: Game) -> None:
        """Look at a game before its first question."""

    def question(self, game: Game, question: Question) -> None:
        """Look at an open question."""

    def end(self, game: Game) -> None:
        """Look at a game that is over."""

    def demand(self, holds: bool, what: str) -> None:
        if not holds:
            raise LawBroken(f"law {self.number} ({self.statement}): {what}")


def everybody(game: Game) -> Iterator[Seat | None]:
    """Every seat, and a spectator."""
    yield from range(game.seats)
    yield None


def viewer(seat: Seat | None) -> str:
    """What a message calls whoever looks."""
    return "a spectator" if seat is None else f"Player {seat + 1}"


def sent_to(game: Game, seat: Seat | None) -> tuple[dict[str, Any], Prompt | None]:
    """Everything a seat is shown at this moment."""
    return game.view(seat), game.prompt(seat)


def scribble(value: Any) -> None:
    """Write over everything in there that can be written over."""
    if isinstance(value, dict):
        for item in value.values():
            scribble(item)
    if isinstance(value, list):
        for item in value:
            scribble(item)
        value.append(0)


def components(game: Game) -> Counter[str]:
    """How many there are of each component, wherever they lie."""
    total: Counter[str] = Counter()
    for things in game.title.inventory(game._table).values():
        for thing, count in things.items():
            total[thing] += count
    return total
