"""The latest news of a game that somebody follows: bounded, and shared by copies."""

from __future__ import annotations

from collections.abc import Iterable
from typing import final

from emberhall.kernel.errors import BadSetting
from emberhall.kernel.events import Event
from emberhall.kernel.given import as_int, shortened
from emberhall.kernel.wire import Seat

KEPT = 32
"""Events that stay at hand; who asks for older ones has the game told anew."""


@final
class News:
    """The last events, and how many each seat has seen in all. Never changes."""

    __slots__ = ("counts", "recent")

    def __init__(self, counts: tuple[int, ...], recent: tuple[Event, ...]) -> None:
        self.counts = counts
        """Events as each seat (and last, a spectator) has seen them."""
        self.recent = recent

    def and_then(self, events: tuple[Event, ...]) -> News:
        if not events:
            return self
        counts = [
            count + sum(event.seen_by(seat) is not None for event in events)
            for seat, count in enumerate(self.counts[:-1])
        ]
        watched = sum(event.seen_by(None) is not None for event in events)
        return News((*counts, self.counts[-1] + watched), (self.recent + events)[-KEPT:])

    def count(self, seat: Seat | None) -> int:
        """How many events a seat has seen."""
        return self.counts[-1 if seat is None else seat]

    def since(self, seat: Seat | None, number: int) -> list[Event] | None:
        """What a seat has seen after so many events; `None` where that is too long ago."""
        missing, found = self.count(seat) - number, list[Event]()
        for event in reversed(self.recent):
            if len(found) >= missing:
                break
            known = event.seen_by(seat)
            if known is not None:
                found.append(known)
        return None if len(found) < missing else found[::-1]


def checked_since(since: object) -> int:
    number = as_int(since)
    if number is None or number < 0:
        raise BadSetting(f"since is a number of events from 0 up, not {shortened(since)}")
    return number


def news_of(seats: int, events: Iterable[Event]) -> News:
    return News((0,) * (seats + 1), ()).and_then(tuple(events))


def seen(events: Iterable[Event], seat: Seat | None) -> list[Event]:
    """These events as a seat may know them."""
    known = (event.seen_by(seat) for event in events)
    return [event for event in known if event is not None]
