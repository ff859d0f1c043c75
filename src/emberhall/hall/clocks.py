"""Clocks: how long people may think, and how much of that is left, as a reader may know it.

Time passes for the seat that is asked. That may be a secret, so there are two books: the true one,
by which a flag falls and each reads their own clock, and the public one, by which others read it.
The public one knows only what a spectator sees: whose turn it is, and when something happened.
"""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from emberhall import EmberhallError, Game, counted
from emberhall.hall.wire import Clock
from emberhall.play.session import Session

DAY = 86_400
LONGEST_BANK = DAY
SHORTEST_MOVE, LONGEST_MOVE = 5, 3_600
LONGEST_DAYS = 30
MOST_THOUGHTS = 64
"""Thoughts that are remembered in case they are taken back."""
EXAMPLES = (
    '{"kind": "none"}',
    '{"kind": "live", "bank": 600, "move": 20}',
    '{"kind": "days", "days": 3}',
)


class BadClock(EmberhallError):
    """No clock could run like this."""


class NoClock(Struct, tag_field="kind", tag="none", forbid_unknown_fields=True, frozen=True):
    """Nobody is in a hurry."""

    words = "no clock"


class Live(Struct, tag_field="kind", tag="live", forbid_unknown_fields=True, frozen=True):
    """Some seconds for each answer, and a bank to draw on when they are over."""

    bank: Annotated[int, Meta(ge=0, le=LONGEST_BANK)]
    move: Annotated[int, Meta(ge=SHORTEST_MOVE, le=LONGEST_MOVE)]
    """Never none: whoever has used up the bank may still take the seat back and play on."""

    @property
    def words(self) -> str:
        spare = f", and {_length(self.bank)} to spare in the whole game" if self.bank else ""
        return f"{_length(self.move)} for each answer{spare}"


class Days(Struct, tag_field="kind", tag="days", forbid_unknown_fields=True, frozen=True):
    """Some days for each answer: nobody needs to be there at the same time."""

    days: Annotated[int, Meta(ge=1, le=LONGEST_DAYS)]

    @property
    def words(self) -> str:
        return f"{counted(self.days, 'day')} for each answer"


Kind = NoClock | Live | Days
NO_CLOCK = NoClock()


def read_clock(given: object) -> Kind:
    """The clock that a table's settings name; nothing at all means none."""
    if not given:
        return NO_CLOCK
    try:
        clock: Kind = msgspec.convert(given, Kind)
    except msgspec.ValidationError as error:
        told = f"{error}".replace("`", "").replace(" - at $.", ", in ").rstrip(".")
        raise BadClock(f"no clock runs like this: {told}; write {' or '.join(EXAMPLES)}") from None
    return clock


def _length(seconds: int) -> str:
    minutes, rest = divmod(seconds, 60)
    parts = (
        counted(minutes, "minute") if minutes else "",
        counted(rest, "second") if rest else "",
    )
    return " ".join(filter(None, parts))


class Thought(Struct, frozen=True):
    """How long somebody took for what may yet be taken back."""

    seat: int | None
    mark: int
    """How far the game was."""
    seconds: float
    """Without those that went to the bank."""


class Book(Struct, frozen=True):
    """What each seat has drawn from its bank, and whose time passes since when."""

    spent: tuple[float, ...]
    seat: int | None = None
    since: float = 0.0
    mark: int = 0
    """How far the game was then."""
    thoughts: tuple[Thought, ...] = ()

    def turned(self, clock: Kind, seat: int | None, at: float, mark: int) -> Book:
        """From now on, time passes for this seat."""
        thoughts = (*self.thoughts, self._thought(clock, at))[-MOST_THOUGHTS:]
        return Book(self._spent(clock, at), seat, at, mark, thoughts)

    def turned_back(self, clock: Kind, seat: int | None, at: float, mark: int) -> Book:
        """Answers were taken back: who is asked again has thought all that time already."""
        thoughts = (*self.thoughts, self._thought(clock, at))
        again = sum(each.seconds for each in thoughts if each.mark >= mark and each.seat == seat)
        kept = tuple(each for each in self.thoughts if each.mark < mark)
        return Book(self._spent(clock, at), seat, at - again, mark, kept)

    def _thought(self, clock: Kind, at: float) -> Thought:
        seconds = max(0.0, at - self.since)
        if isinstance(clock, Live):
            seconds = min(seconds, clock.move)
        return Thought(self.seat, self.mark, seconds)

    def _spent(self, clock: Kind, at: float) -> tuple[float, ...]:
        spent = list(self.spent)
        if self.seat is not None and isinstance(clock, Live):
            over = max(0.0, at - self.since - clock.move)
            spent[self.seat] = min(float(clock.bank), spent[self.seat] + over)
        return tuple(spent)

    def left(self, clock: Kind, seat: int, now: float) -> float | None:
        """Seconds until this seat's flag would fall, if it were asked from now on."""
        passed = max(0.0, now - self.since) if seat == self.seat else 0.0
        match clock:
            case Live(bank, move):
                return max(0.0, bank - self.spent[seat] + move - passed)
            case Days(days):
                return max(0.0, days * DAY - passed)
        return None

    def out_at(self, clock: Kind) -> float | None:
        """When the flag of whoever thinks now falls."""
        left = None if self.seat is None else self.left(clock, self.seat, self.since)
        return None if left is None else self.since + left


class Times(Struct, frozen=True):
    """The clocks of a table after some entry of its log; the next entry gives the next ones."""

    clock: Kind
    true: Book
    public: Book
    seen: tuple[int, int] = (0, -1)
    """What a spectator has seen: the public book turns its page only when that changes."""

    def after(self, session: Session, at: float, answered: bool) -> Times:
        """The clocks at the next position. What is taken back gives no time back."""
        if isinstance(self.clock, NoClock):
            return self
        game = session.game
        seen, taken_back = _seen(game), game.undos > self.seen[0]
        true, public = self.true, self.public
        asked, turn = _thinking(session, session.awaited), _thinking(session, turn_of(game))
        if answered or asked != true.seat:
            turned = true.turned_back if taken_back else true.turned
            true = turned(self.clock, asked, at, session.answers)
        if seen[1] != self.seen[1] or turn != public.seat:
            turned = public.turned_back if taken_back else public.turned
            public = turned(self.clock, turn, at, seen[1])
        return Times(self.clock, true, public, seen)

    @property
    def out_at(self) -> float | None:
        """When the flag of whoever is asked falls. A secret, until it does."""
        return self.true.out_at(self.clock)

    def read_by(self, reader: int | None, people: list[int], now: float) -> Clock:
        """The clocks as a seat, or a spectator, may know them; bots have none."""
        left = [
            (self.true if seat == reader else self.public).left(self.clock, seat, now)
            if seat in people
            else None
            for seat in range(len(self.true.spent))
        ]
        return Clock(left, self._running(reader))

    def _running(self, reader: int | None) -> int | None:
        if isinstance(self.clock, NoClock):
            return None
        if reader is not None and reader in (self.true.seat, self.public.seat):
            return reader if reader == self.true.seat else None
        return self.public.seat


def first_times(clock: Kind, session: Session, at: float) -> Times:
    """The clocks when the game is dealt."""
    unspent = Book((0.0,) * session.game.seats)
    return Times(clock, unspent, unspent).after(session, at, answered=True)


def _thinking(session: Session, seat: int | None) -> int | None:
    """This seat, if a person plays it."""
    return seat if seat in session.seating.people else None


def turn_of(game: Game) -> int | None:
    """Whose turn it is, as everybody knows."""
    turn = None if game.over else game.view(None).get("turn")
    return turn if isinstance(turn, int) else None


def _seen(game: Game) -> tuple[int, int]:
    return game.undos, game.event_count(None)


def due_at(clock: Kind, last_at: float) -> float | None:
    """When a table that nobody looks at must be looked at, if its last entry is so old.

    A flag falls then or earlier, or a bot has been waited for.
    """
    match clock:
        case Live(bank, move):
            return last_at + bank + move
        case Days(days):
            return last_at + days * DAY
    return None
