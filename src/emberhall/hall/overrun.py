"""A program that gives no answer: a simple bot gives one in its place.

Only where others play, and no clock says how long anybody may think; a program that is not here is
waited for as people are. Nothing of it can be seen but the answers.
"""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.hall.room import Room
from emberhall.hall.store.tables import PROGRAM

PATIENCE = 60.0
"""Seconds that a program may take for one answer."""


def asks_program(room: Room) -> bool:
    """Whether others wait for a program, without a clock."""
    position = room.position
    if position is None or position.ended or position.bot is not None or position.times is not None:
        return False
    seat = position.session.awaited
    others = len(position.session.seating.people) > 1
    return others and seat is not None and room.company.seats[seat].kind == PROGRAM


@dataclass(slots=True)
class Overrun:
    """Since when a program that is here has been asked, as far as this process has seen."""

    number: int = -1
    """Entries of the log that it had seen then."""
    since: float = 0.0

    def late_at(self, room: Room, patience: float, now: float) -> float | None:
        """When the program that is asked has had its time."""
        if not (asks_program(room) and _is_here(room, now)):
            self.number = -1
            return None
        if self.number != room.number:
            self.number, self.since = room.number, now
        return self.since + patience


def _is_here(room: Room, now: float) -> bool:
    assert room.position is not None
    assert room.position.session.awaited is not None
    return room.company.is_here(room.company.seats[room.position.session.awaited], now)
