"""What a crowd knows to be true, written down where no hall can forget it."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Taken:
    """What a hall said it had taken: an answer, a take-back, or something said."""

    table: str
    seat: int
    kind: str
    words: str
    """The key of an answer, or what was said."""
    version: str
    """Of what this seat saw when it was given; empty where that does not matter."""
    receipt: str


@dataclass
class Ledger:
    taken: list[Taken] = field(default_factory=list)
    moves: dict[str, int] = field(default_factory=lambda: defaultdict(int))
    """How often something was taken at each table that moved it on."""
    told: dict[tuple[str, int], list[str]] = field(default_factory=lambda: defaultdict(list))
    """The versions that each seat of a table was sent, in order."""
    ends: dict[tuple[str, int], str] = field(default_factory=dict)
    """The version at which a seat was told that the game is over."""
    over: set[str] = field(default_factory=set)
    dozing: set[str] = field(default_factory=set)
    """Tables at which somebody lets their clock run down."""
    stranger: list[str] = field(default_factory=list)
    """What no hall should ever say."""

    def writes(self, taken: Taken) -> None:
        self.taken.append(taken)
        if taken.kind != "chat":
            self.moves[taken.table] += 1

    def hears(self, table: str, seat: int, version: str, is_over: bool) -> None:
        told = self.told[table, seat]
        if not told or told[-1] != version:
            told.append(version)
        if is_over:
            self.ends[table, seat] = version
            self.over.add(table)

    def count(self, kind: str) -> int:
        return sum(each.kind == kind for each in self.taken)
