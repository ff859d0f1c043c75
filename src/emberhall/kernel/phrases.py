"""Small pieces of English that sentences of any title share."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from emberhall.kernel.result import Result
    from emberhall.kernel.wire import Seat
    from emberhall.kernel.words import Listener


def counted(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


def and_list(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


def capitalised(words: str) -> str:
    """The words as they begin a sentence; only the first letter changes."""
    return words[:1].upper() + words[1:]


def with_article(name: str) -> str:
    """`an iron dragon`, `a crystal dragon`; what begins with a capital is a name."""
    if name[:1].isupper():
        return name
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def the(name: str) -> str:
    """`the iron dragon`; what begins with a capital is a name."""
    return name if name[:1].isupper() else f"the {name}"


IRREGULAR = {"has": "have", "was": "were", "is": "are", "does": "do", "goes": "go"}


def plain_form(verb: str) -> str:
    """`take` of `takes`: the form that goes with `you`."""
    if verb in IRREGULAR:
        return IRREGULAR[verb]
    if verb.endswith("ies"):
        return verb.removesuffix("ies") + "y"
    if verb.endswith(("sses", "ches", "shes")):
        return verb.removesuffix("es")
    return verb.removesuffix("s")


@dataclass(frozen=True)
class Person:
    """Somebody in a sentence. The listener is `you`, and verbs follow.

    `f"{who:takes} a card"` is "Ann takes a card" or "You take a card"; `f"{who:'s}"` is "Ann's" or
    "Your"; `f"{who:~keeps}"` is the verb alone, for a second one in the same sentence.
    """

    name: str
    is_listener: bool

    def __format__(self, spec: str) -> str:
        if spec == "'s":
            return self._possessive
        if spec.startswith("~"):
            return self._verb(spec[1:])
        return f"{self.name} {self._verb(spec)}" if spec else self.name

    def __str__(self) -> str:
        return self.name

    @property
    def _possessive(self) -> str:
        return f"{self.name}r" if self.is_listener else f"{self.name}'s"

    def _verb(self, verb: str) -> str:
        return plain_form(verb) if self.is_listener else verb


def who(to: Listener, seat: Seat) -> Person:
    """Somebody at the beginning of a sentence: `You` or a name."""
    return Person("You", True) if seat == to.seat else Person(to.name(seat), False)


def whom(to: Listener, seat: Seat) -> Person:
    """Somebody in the middle of a sentence: `you` or a name."""
    return Person("you", True) if seat == to.seat else Person(to.name(seat), False)


def who_wins(result: Result, to: Listener) -> str:
    """The verdict: who has won, or what somebody alone has earned."""
    winners = result.winners
    if result.award:
        return f"{who(to, 0):earns} {result.award}."
    if not winners:
        return "Nobody wins." if len(result.ranks) > 1 else "The challenge is lost."
    if len(winners) == 1:
        return f"{who(to, winners[0]):wins}!"
    first, *others = winners
    names = [str(who(to, first)), *(str(whom(to, seat)) for seat in others)]
    return f"{and_list(names)} share the win!"


def what_decided(result: Result, decider: str) -> str:
    """A sentence where equal totals were told apart; empty otherwise."""
    places = set(zip(result.totals, result.ranks, strict=True))
    told_apart = Counter(total for total, _ in places)
    apart = [total for total, ranks in told_apart.items() if ranks > 1]
    return f"Tied at {max(apart)}; {decider} decided." if apart else ""
