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
    """The last events, and how many each seat has seen before them. Never changes."""

    __slots__ = ("before", "recent")

    def __init__(self, before: tuple[int, ...], recent: tuple[Event, ...]) -> None:
        self.before = before
        """Events before the recent ones, as each seat (and last, a spectator) has seen them."""
        self.recent = recent

    def and_then(self, events: tuple[Event, ...]) -> News:
        told = self.recent + events
        gone, recent = told[:-KEPT], told[-KEPT:]
        if not gone:
            return News(self.before, recent)
        watching = (*range(len(self.before) - 1), None)
        before = zip(self.before, watching, strict=True)
        return News(tuple(count + len(seen(gone, seat)) for count, seat in before), recent)

    def count(self, seat: Seat | None) -> int:
        """How many events a seat has seen."""
        return self.before[-1 if seat is None else seat] + len(seen(self.recent, seat))

    def since(self, seat: Seat | None, number: int) -> list[Event] | None:
        """What a seat has seen after so many events; `None` where that is too long ago."""
        before = self.before[-1 if seat is None else seat]
        return None if number < before else seen(self.recent, seat)[number - before :]


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
