"""What happened: frozen records in the past tense, made only while somebody listens."""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from typing import Any, ClassVar

from emberhall.kernel.wire import Id, Seat


@dataclass(frozen=True, slots=True)
class Move:
    """Something that went from one place to another, so that a table can move it there."""

    kind: str
    """What it is: a good, a card, a colour; empty where the reader may not know."""
    from_: Id | None
    """The place it left; `None` where it came from nowhere that can be seen."""
    to: Id | None
    count: int = 1
    thing: Id | None = None
    """Its own id, where it is one of its kind and keeps it."""

    def data(self) -> dict[str, Any]:
        return _plain(self)


def _plain(record: Any) -> dict[str, Any]:
    """A record as plain data; `from_` is written `from`."""
    kind = type(record)
    if kind not in _PARTS:
        _PARTS[kind] = tuple((part.name.rstrip("_"), part.name) for part in fields(record))
    return {name: _value(getattr(record, part)) for name, part in _PARTS[kind]}


_PARTS: dict[type[Any], tuple[tuple[str, str], ...]] = {}
"""The parts of each kind of record: how they are written, and what they are called."""


def _value(value: Any) -> Any:
    if isinstance(value, str | int):
        return value
    if isinstance(value, tuple | list):
        return [_value(item) for item in value]
    if isinstance(value, dict):
        return dict(value)
    return _plain(value) if isinstance(value, Move) else value


@dataclass(frozen=True)
class Event:
    """Something that happened at the table.

    A title subclasses this. What not everybody may know is kept back by `seen_by`.
    """

    reveals: ClassVar[bool] = False
    """True where chance or a secret came to light: nobody may undo across it."""

    moves: tuple[Move, ...] = field(default=(), kw_only=True)
    """What went where: enough to move it on a table, whatever the event is called."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        """This event as a seat (or a spectator, `None`) may know it; `None` if not at all."""
        return self

    def data(self) -> dict[str, Any]:
        """The event as plain data for a wire or a file."""
        return {"event": type(self).__name__, **_plain(self)}


@dataclass(frozen=True)
class Forced(Event):
    """A seat had one choice only, and the engine took it. Others need not learn that."""

    seat: Seat
    key: str

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None


def event_classes(*modules: object) -> dict[str, type[Event]]:
    """Every event class defined or imported in these modules, by name."""
    found: dict[str, type[Event]] = {}
    for module in modules:
        for thing in vars(module).values():
            if isinstance(thing, type) and issubclass(thing, Event) and thing is not Event:
                known = found.setdefault(thing.__name__, thing)
                assert known is thing, f"two events are called {thing.__name__}"
    return found
