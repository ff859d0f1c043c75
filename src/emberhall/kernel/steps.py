"""What a game still has to do: steps that act, and steps that ask somebody first.

A step carries its own arguments and never changes, so that all copies of a game share it. An
argument is never a secret (a hidden card lies on the table, the step only says where): guesses
deal the table anew, not the stack.
Write one as a plain class, or as `@dataclass(eq=False)` where it has arguments: such classes
can be saved by name and fields, and compiled.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from emberhall.kernel.mypyc import mypyc_attr
from emberhall.kernel.wire import Doing, Effects, Id, Payment, Seat, effects

PASS: Final = -1
"""The pick that declines, stops or passes."""

ABSENT: Final = -1
"""On a table: no card, no space, nobody."""

INTERRUPT: Final = 1 << 20
"""Picks from here on belong to the table's `Interrupt`, smaller ones to the open question."""

NO_PICKS: Final[list[int]] = []
"""No picks at all. Shared, never changed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing still to be carried out."""

    def do(self, t: Any) -> None:
        """Act on the table. What this pushes with `t.then(...)` finishes before what waits."""
        raise NotImplementedError

    def doing(self, t: Any) -> Doing | None:
        """What this is about and how much of it is left, where that has to be known to go on.

        Whatever an argument of a waiting step will still bring about must show here, in the view
        or in the open question: who looks only at those must not be surprised.
        """
        return None


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step):
    """A step that puts a question to one seat and acts on the pick.

    It stays on the stack until it is answered and asks again after an interrupt; that works
    because asking is pure. Without picks it is dropped; a single pick is taken unasked, unless
    the seat could interrupt here.
    """

    def picks(self, t: Any) -> list[int]:
        """What may be picked, in a fixed order. Changes nothing; never a list the table owns."""
        raise NotImplementedError

    def take(self, t: Any, pick: int) -> None:
        """Act on the pick."""
        raise NotImplementedError

    def key(self, content: Any, pick: int) -> str:
        """The option's stable name, made from content and the step's own arguments alone."""
        raise NotImplementedError

    def targets(self, t: Any, pick: int) -> tuple[Id, ...]:
        """The ids a person touches to choose this: what, then where. Empty: it is a button."""
        return ()

    def variant(self, t: Any, pick: int) -> str:
        """Tells this from other options that touch the same things; empty where none do."""
        return ""

    def effects(self, t: Any, pick: int) -> Effects:
        """What this option would bring, as data."""
        return effects()

    def payment(self, t: Any) -> Payment | None:
        """The cost that is being paid, where this is part of a payment."""
        return None

    def why(self, content: Any) -> tuple[str, ...]:
        """The ids of the rules that speak about this question."""
        return ()

    def aside(self, pick: int) -> bool:
        """True for an option that is always there and hardly what the question is about."""
        return False

    def seat(self, t: Any) -> Seat:
        """Who is asked."""
        turn: Seat = t.turn
        return turn

    def atomic(self) -> bool:
        """True where nothing may interrupt: a half-made payment or choice."""
        return False

    def mandatory(self) -> bool:
        """True where finding no pick would be a mistake in the rules: a cost agreed to."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Interrupt(Ask):
    """What a seat may do in the middle of any question put to it that is not atomic.

    It never lies on the stack: the table has it beside, and its picks follow those of the open
    question, numbered from `INTERRUPT` on. The question stays, and is asked again afterwards.
    """

    def picks(self, t: Any) -> list[int]:
        """What may be done in the middle of `t.asking()`. Changes nothing."""
        raise NotImplementedError

    def take(self, t: Any, pick: int) -> None:
        """Mark it used, then push what it does."""
        raise NotImplementedError

    def seat(self, t: Any) -> Seat:
        seat: Seat = t.asking().seat(t)
        return seat


def kind_of(step: Step) -> str:
    """The kind of a step's question: `BuildGrandstand` asks a `build-grandstand`."""
    return _kind(type(step).__name__)


@cache
def _kind(name: str) -> str:
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")
