"""A game's history, told by playing its answers again. Play itself never pays for it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from struct import Struct

from emberhall.game.header import Header
from emberhall.game.question import open_question
from emberhall.kernel.codec import digest
from emberhall.kernel.errors import CannotUndo
from emberhall.kernel.events import Event
from emberhall.kernel.table import Table
from emberhall.kernel.wire import Seat

History = bytes
"""The picks so far, four bytes each: small, never changed, shared by copies of a game."""

PICK = Struct("<i")
packed = PICK.pack
NO_HISTORY: History = b""


def history_of(picks: Iterable[int]) -> History:
    return b"".join(map(packed, picks))


def picks_of(history: History) -> list[int]:
    """The picks of a history, in the order they were made."""
    return [pick for (pick,) in PICK.iter_unpack(history)]


def first_of(history: History, answers: int) -> History:
    """The history as it was after so many answers."""
    return history[: answers * PICK.size]


@dataclass(frozen=True)
class GivenAnswer:
    """One answer that was given, and what came of it."""

    seat: Seat
    kind: str
    key: str
    events: tuple[Event, ...]
    by_chance: bool
    """True where what came of it was partly chance, or brought a secret to light."""
    digest: str
    """Of the table afterwards; only where asked for, else empty."""

    def seen_by(self, seat: Seat | None) -> bool:
        """Whether a seat (or a spectator) was told of anything that came of it."""
        return any(event.seen_by(seat) is not None for event in self.events)


@dataclass(frozen=True)
class Standing:
    """How everybody stood at one moment."""

    turn: int
    """Another number whenever a turn had ended, as `Game.turns`."""
    totals: tuple[int, ...]
    ending: bool
    """True once the end was in sight, or there."""


class Replayer:
    """Plays a history again, listening."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.table: Table = header.deal()
        self.table.log = []
        self.table.run()
        self.prologue = self._heard()
        self.answers: list[GivenAnswer] = []

    def catch_up(self, picks: Iterable[int], digest_every: int = 0) -> None:
        """Go on with these further picks."""
        for pick in picks:
            due = digest_every and (len(self.answers) + 1) % digest_every == 0
            self.answers.append(self._answer(pick, bool(due)))

    def _answer(self, pick: int, with_digest: bool) -> GivenAnswer:
        question = open_question(
            self.header.title, self.table, self.header.names, len(self.answers)
        )
        drawn = self.table.drawn
        self.table.answer(pick)
        events = self._heard()
        by_chance = self.table.drawn != drawn or any(event.reveals for event in events)
        after = digest(self.table) if with_digest else ""
        key = question.key_of(pick)
        return GivenAnswer(question.seat, question.kind, key, events, by_chance, after)

    def _heard(self) -> tuple[Event, ...]:
        heard, self.table.log = self.table.log, []
        assert heard is not None
        return tuple(heard)

    def events(self) -> list[Event]:
        return [*self.prologue, *(event for answered in self.answers for event in answered.events)]


def answer_to_take_back(
    answers: Sequence[GivenAnswer],
    seat: Seat | None,
    with_those_of: Collection[Seat],
    names: Sequence[str],
) -> int:
    """The number of the answer that an undo goes back before; raises `CannotUndo`.

    It hangs on what the seat has seen alone: otherwise it would learn who has answered in secret.
    """
    own = [n for n, answered in enumerate(answers) if seat in (None, answered.seat)]
    if not own:
        raise CannotUndo("there is no answer to take back")
    known = [answers[own[-1]], *(a for a in answers[own[-1] + 1 :] if a.seen_by(seat))]
    if any(answered.by_chance for answered in known):
        raise CannotUndo("something random or hidden has come to light since: no way back")
    for later in known[1:]:
        if later.seat not in with_those_of:
            raise CannotUndo(f"{names[later.seat]} has answered since: no way back")
    return own[-1]


def seats_that_may_undo(
    answers: Sequence[GivenAnswer], with_those_of: Collection[Seat], names: Sequence[str]
) -> frozenset[Seat]:
    """Seats whose last answer can be taken back."""
    return frozenset(
        seat for seat in range(len(names)) if _may_undo(answers, seat, with_those_of, names)
    )


def _may_undo(
    answers: Sequence[GivenAnswer],
    seat: Seat,
    with_those_of: Collection[Seat],
    names: Sequence[str],
) -> bool:
    try:
        answer_to_take_back(answers, seat, with_those_of, names)
    except CannotUndo:
        return False
    return True


def totals_replayed(header: Header, picks: Iterable[int], by_round: bool) -> list[tuple[int, ...]]:
    """Everybody's total after each round, or each turn, and at the end."""
    table, totals = header.deal(), []
    table.run()
    for pick in picks:
        before = table.rounds_played() if by_round else table.turns_taken()
        table.answer(pick)
        now = table.rounds_played() if by_round else table.turns_taken()
        if table.over or now != before:
            totals.append(header.title.result(table).totals)
    return totals


def standings_replayed(header: Header, picks: Iterable[int]) -> list[Standing]:
    """How everybody stood before the first answer, and after each."""
    table = header.deal()
    table.run()
    standings = [_standing(header, table, ending=False)]
    for pick in picks:
        table.answer(pick)
        standings.append(_standing(header, table, ending=standings[-1].ending))
    return standings


def _standing(header: Header, table: Table, *, ending: bool) -> Standing:
    """An end once in sight stays so: looking for it is what costs."""
    in_sight = ending or header.title.view(table, None).get("ending") is not None
    return Standing(table.turns_taken(), header.title.result(table).totals, in_sight)
