"""Prose, one layer above the rules: every sentence of a title is made here from ids and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from emberhall.kernel.phrases import what_decided, who_wins
from emberhall.kernel.result import Result
from emberhall.kernel.wire import Seat


@dataclass(frozen=True)
class Listener:
    """Who a sentence is made for: the names of all seats, and the seat of the one who reads."""

    names: tuple[str, ...] = ()
    seat: Seat | None = None

    def name(self, seat: Seat) -> str:
        return self.names[seat] if seat < len(self.names) else f"Player {seat + 1}"


class Words:
    """A title in one language. Another language is another subclass, in a module of its own.

    Nothing here decides anything: it is handed steps, picks, events and content, and puts them
    into words for a listener.
    """

    def question(self, step: Any, content: Any, to: Listener) -> str:
        """The question a step asks."""
        raise NotImplementedError

    def option(self, step: Any, t: Any, pick: int, to: Listener) -> str:
        """What an option would mean at the table as it stands."""
        raise NotImplementedError

    def refusal(self, step: Any, t: Any, key: str, to: Listener) -> str:
        """Why something that is not offered cannot be had now; empty where nothing helps."""
        return ""

    def label(self, step: Any, content: Any) -> str:
        """What is going on while a step waits; empty: nothing worth saying."""
        return ""

    def event(self, event: Any, content: Any, to: Listener) -> str:
        """What happened, in a sentence; empty: nothing to tell."""
        raise NotImplementedError

    unit: tuple[str, str] = ("", "")
    """What a position is evaluated in, one and many; empty where it has no name."""

    def hope(self, part: str) -> str:
        """What a part of an evaluation hopes for."""
        return part.replace("-", " ")

    decider: str = "a tie-break"
    """What tells equal totals apart."""

    def line(self, name: str, content: Any) -> str:
        """What a line of the score is called."""
        return name.replace("-", " ")

    def verdict(self, t: Any, result: Result, to: Listener) -> str:
        """Who has won."""
        return who_wins(result, to)

    def tie_break(self, result: Result) -> str:
        """What told equal totals apart; empty where nothing had to."""
        return what_decided(result, self.decider)
