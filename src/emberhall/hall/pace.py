"""The pace of bots: as quick as a person can follow, whatever they are asked in secret."""

from __future__ import annotations

from dataclasses import dataclass

PACE = 0.6
"""Seconds between two things that a bot does."""
PATIENT = 3
"""Steps of a stretch that people watch at full pace."""
QUICKER = 0.85
"""By how much each further step is."""
SHORTEST = 0.2
"""Of the pace: so much is left in the longest stretch."""


def pause(steps: int, pace: float = PACE) -> float:
    """Seconds to let pass after so many steps that bots have taken in a row."""
    return max(pace * SHORTEST, pace * QUICKER ** max(0, steps - PATIENT))


@dataclass(frozen=True)
class Stretch:
    """What spectators have seen bots do in a row.

    Only that counts: a pause for what nobody sees would tell that somebody was asked.
    """

    seen: tuple[int, int] = (0, 0)
    at: float = 0.0
    steps: int = 0

    def after(self, seen: tuple[int, int], bots_turn: bool, now: float) -> Stretch:
        """The stretch once so much has been seen: take-backs and events."""
        if seen == self.seen:
            return self
        return Stretch(seen, now, self.steps + 1 if bots_turn else 0)

    def answer_at(self, own_turn: bool, pace: float) -> float:
        """When a bot may answer; out of its turn, at once: that it is asked may be a secret."""
        return self.at + pause(self.steps, pace) if own_turn else self.at
