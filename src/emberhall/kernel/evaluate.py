"""How good a position looks: what a title tells bots that plan."""

from __future__ import annotations

from typing import Any

from emberhall.kernel.mypyc import mypyc_attr
from emberhall.kernel.steps import Ask
from emberhall.kernel.table import Table
from emberhall.kernel.wire import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Evaluates positions of a title, and says how far a plan can be trusted.

    It is shown tables of imagined games only: what the seat cannot see is made up there. A title
    subclasses this, with its own table's type in place of `Any`.
    """

    equals: int = 100
    """Of equally good options, at most so many times the width are followed."""
    enough: int = 12000
    """After so many tries nothing is followed any further."""

    def value(self, t: Any, seat: Seat, since: Any) -> float:
        """What a seat may hope for at a table as it stands.

        `since` is the table as it stood when the plan began: what has come up in between is only
        imagined.
        """
        raise NotImplementedError

    def parts(self, t: Any, seat: Seat, since: Any) -> dict[str, float]:
        """What adds up to that value, by what it hopes for; empty where it has no parts.

        `Words.hope` puts the names into words, for whoever asks a bot for its reasons.
        """
        return {}

    def ends_plan(self, before: Any, after: Any) -> bool:
        """Whether a plan ends between two moments, though nothing unforeseen has happened."""
        return False

    def foresees(self, before: Any, after: Any) -> bool:
        """Whether a plan can go on from one moment to another, for all that is known."""
        return is_foreseen(before, after)

    def looks_through(self, step: Ask) -> bool:
        """Whether a position with this question cannot be evaluated before it is answered."""
        return step.atomic()

    def follows_all(self, step: Ask) -> bool:
        """Whether every option of this question is followed, each by its best way only.

        So it should be where what comes at once says little about what comes of it.
        """
        return False

    def skips(self, step: Ask, pick: int) -> bool:
        """Whether an option that is always there, as dropping things, is not worth trying."""
        return False


def is_foreseen(before: Table, after: Table) -> bool:
    """True if neither chance nor anything hidden had a say in between."""
    if before.drawn != after.drawn:
        return False
    return all(getattr(before, name) == getattr(after, name) for name in before.hidden())
