"""What happened: frozen records in the past tense, made only while somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, ClassVar


@dataclass(frozen=True)
class Event:
    """Something that happened at the table.

    A title subclasses this. What not everybody may know is kept back by `seen_by`.
    """

    reveals: ClassVar[bool] = False
    """True where chance or a secret came to light: nobody may undo across it."""

    def seen_by(self, seat: int | None) -> Event | None:
        """This event as a seat (or a spectator, `None`) may know it; `None` if not at all."""
        return self

    def words(self, names: Sequence[str]) -> str:
        """The event in a sentence; `names` has a name for each seat. Empty: nothing to tell."""
        raise NotImplementedError

    def data(self) -> dict[str, Any]:
        """The event as plain data for a wire or a file."""
        return {"event": type(self).__name__, **asdict(self)}


@dataclass(frozen=True)
class Told(Event):
    """Something a seat did that one plain sentence tells: `who`, and the event's own fields."""

    text: ClassVar[str]
    seat: int

    def who(self, names: Sequence[str]) -> str:
        return names[self.seat]

    def words(self, names: Sequence[str]) -> str:
        return self.text.format(who=self.who(names), **asdict(self))


@dataclass(frozen=True)
class Forced(Event):
    """A seat had one choice only, and the engine took it. Others need not learn that."""

    seat: int
    key: str

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None

    def words(self, names: Sequence[str]) -> str:
        return ""
