"""A position: how a table stands after so many entries of its log."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from emberhall import EmberhallError, Event
from emberhall.hall.clocks import Times, turn_of
from emberhall.hall.store.log import Entry
from emberhall.hall.store.tables import CLOSED, OVER
from emberhall.play.seating import Seating
from emberhall.play.session import Session

NOBODY: Mapping[int, str] = MappingProxyType({})
NEVER: Mapping[int, int] = MappingProxyType({})
DIGEST_EVERY = 10
"""Entries: a digest takes up to a tenth of an answer's time."""


class OtherGame(EmberhallError):
    """The log, played again, leads to another game than the one that was played."""


@dataclass(frozen=True, slots=True, eq=False)
class Position:
    """Never changed: `after` gives the next one, and whoever holds this one keeps it."""

    session: Session
    """The game, with bots in place of those who are away."""
    seated: Seating
    """Who sat down."""
    number: int = 0
    """Entries of the log that it has seen."""
    at: float = 0.0
    """When the last of them was written."""
    away: Mapping[int, str] = field(default_factory=lambda: NOBODY)
    """Why a bot plays in somebody's place, by seat."""
    undoable: frozenset[int] = frozenset()
    """Seats that may take their last answer back: as `session.undoable`, kept up answer by answer.
    It hangs on what each of them has seen."""
    take_backs: Mapping[int, int] = field(default_factory=lambda: NEVER)
    """How often each seat has taken something back."""
    overruns: Mapping[int, int] = field(default_factory=lambda: NEVER)
    """At how many questions in a row another had to answer for each program, as all could see:
    only those of its own turn count."""
    closed: bool = False
    times: Times | None = None
    """Where the clocks stand, at a table that has some."""

    @property
    def is_over(self) -> bool:
        return self.session.is_over

    @property
    def ended(self) -> str:
        """The state of a table that ends here; empty where it goes on."""
        if self.closed:
            return CLOSED
        return OVER if self.is_over else ""

    @property
    def bot(self) -> int | None:
        """The seat for which a bot has to answer now."""
        return None if self.closed or not self.session.is_bots_turn else self.session.awaited

    def after(self, entry: Entry) -> Position:
        """The next position; raises what the rules raise, and then nothing has happened."""
        after = _STEPS[entry.kind](self, entry)
        if entry.digest and entry.digest != after._digest:
            raise OtherGame(f"entry {entry.number} leads to another game than was played")
        times = after._times_after(entry)
        return replace(after, number=entry.number, at=entry.at, times=times)

    def sealed(self, entry: Entry) -> Entry:
        """The entry that has led here, now and then with a digest by which that can be told."""
        if self.number % DIGEST_EVERY and not self.ended:
            return entry
        return entry._replace(digest=self._digest)

    def check_history(self) -> None:
        """Raises `OtherGame` where all answers from the deal on lead elsewhere.

        Take-backs and what is told to who comes late go by them."""
        session = self.session
        if session.game.at(session.answers).digest() != self._digest:
            raise OtherGame("its answers lead to another game than was played")

    @property
    def _digest(self) -> str:
        return self.session.game.digest()

    def _times_after(self, entry: Entry) -> Times | None:
        if self.times is None:
            return None
        return self.times.after(self.session, entry.at, entry.kind in ("answer", "undo"))

    def _answered(self, entry: Entry) -> Position:
        session = self.session.copy()
        draws = session.game.draws
        if entry.by and session.is_bots_turn:
            events = session.bot_answer(entry.key)
        else:
            events = session.answer(entry.seat, entry.key)
        by_chance = session.game.draws != draws or any(event.reveals for event in events)
        undoable = self._still_undoable(entry, events, by_chance)
        overruns = self._overruns_after(entry)
        return replace(self, session=session, undoable=undoable, overruns=overruns)

    def _overruns_after(self, entry: Entry) -> Mapping[int, int]:
        seat, often = entry.seat, self.overruns.get(entry.seat, 0)
        by_itself = not entry.by or seat in self.session.seating.bots
        if (by_itself and not often) or turn_of(self.session.game) != seat:
            return self.overruns
        if by_itself:
            return _without(self.overruns, seat)
        return MappingProxyType({**self.overruns, seat: often + 1})

    def _still_undoable(
        self, entry: Entry, events: tuple[Event, ...], by_chance: bool
    ) -> frozenset[int]:
        """What others see of it may take that away from them; whatever they do not see goes along
        with what they take back, so that nothing tells them of it."""
        seat, ends = entry.seat, by_chance or not self.session.is_bots_turn
        kept = frozenset(
            other
            for other in self.undoable - {seat}
            if not (ends and any(event.seen_by(other) for event in events))
        )
        return kept if by_chance else kept | {seat}

    def _taken_back(self, entry: Entry) -> Position:
        session = self.session.copy()
        session.undo(entry.seat)
        often = self.take_backs.get(entry.seat, 0) + 1
        take_backs = MappingProxyType({**self.take_backs, entry.seat: often})
        undoable = session.undoable
        return replace(self, session=session, undoable=undoable, take_backs=take_backs)

    def _gone(self, entry: Entry) -> Position:
        return self._with_away({**self.away, entry.seat: entry.by}, entry.key, entry.seat)

    def _come_back(self, entry: Entry) -> Position:
        away = {seat: why for seat, why in self.away.items() if seat != entry.seat}
        return self._with_away(away, self.seated.specs[entry.seat], entry.seat)

    def _with_away(self, away: Mapping[int, str], spec: str, seat: int) -> Position:
        specs = list(self.session.seating.specs)
        specs[seat] = spec
        seating = Seating(tuple(specs), self.seated.names)
        session = replace(self.session, seating=seating)
        now_away, overruns = MappingProxyType(dict(away)), _without(self.overruns, seat)
        undoable = session.undoable
        return replace(self, session=session, away=now_away, undoable=undoable, overruns=overruns)

    def _shut(self, entry: Entry) -> Position:
        return replace(self, closed=True)


def _without(counted: Mapping[int, int], seat: int) -> Mapping[int, int]:
    """The same, with a seat counted anew."""
    if seat not in counted:
        return counted
    return MappingProxyType({each: often for each, often in counted.items() if each != seat})


_STEPS = {
    "answer": Position._answered,
    "undo": Position._taken_back,
    "away": Position._gone,
    "back": Position._come_back,
    "closed": Position._shut,
}
