"""One room attended to: its bots answer, its flags fall, its empty seats are filled."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from math import inf

from emberhall.hall import absence
from emberhall.hall.bots import Bots, simple_choice
from emberhall.hall.clocks import NO_CLOCK, Days, Kind, Live
from emberhall.hall.mail import Notice
from emberhall.hall.overrun import PATIENCE, Overrun
from emberhall.hall.pace import PACE, Stretch
from emberhall.hall.position import Position
from emberhall.hall.room import Room
from emberhall.play.seating import DEFAULT_BOT, bot_seed

LATE = 2.0
"""Seconds, at least, that a process waits where another one is likelier to play for a bot."""
GRACE = 15.0
"""Seconds after a start in which nobody is waited for, and no flag of a live clock falls: people
are still coming in."""
TOLD_AFTER = 60.0
"""Seconds that somebody is asked before they are told by mail."""
TIME = "time"
MOST_OVERRUNS = 3
"""Questions in a row that a program may leave to another, before a bot plays on."""

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Ways:
    """What all rooms of a process share."""

    bots: Bots
    now: Callable[[], float]
    look_again: Callable[[str], Awaitable[None]]
    """Reads a table's rows anew."""
    alone: bool = True
    """Whether no other process serves the same tables."""
    pace: float = PACE
    tell: Callable[[Notice], Awaitable[float]] | None = None
    """Sends a notice by mail, where the hall can; says when to look again."""
    began: float = 0.0
    """When this process did."""
    patience: float = PATIENCE
    """Seconds that a program may take for one answer."""


@dataclass
class Attending:
    """Does what is due at one room, and knows when something will be."""

    room: Room
    ways: Ways
    stretch: Stretch = field(default_factory=Stretch)
    overrun: Overrun = field(default_factory=Overrun)
    told: tuple[int, float] = (-1, 0.0)
    """The number of the last position of which somebody was to be told by mail, and when to look
    again whether they know."""

    async def step(self) -> float | None:
        """Do what is due now; then says when something will be, if ever, unless the table moves."""
        position = self.room.position
        if position is None or position.ended:
            return None
        self._count_down(position)
        await self._flag(position)
        await self._leavers(position)
        await self._programs(position)
        if position is not self.room.position:
            return self.ways.now()
        await self._tell(position)
        if position is not self.room.position:
            return self.ways.now()
        if position.bot is not None and not rests(self.room, self.ways.now()):
            await self._play(position, position.bot)
        return self.due_at()

    def due_at(self) -> float | None:
        """When to do the next step."""
        position, now = self.room.position, self.ways.now()
        if position is None or position.ended:
            return None
        if position.bot is not None and not rests(self.room, now):
            return now
        company, people = self.room.company, position.session.seating.people
        late_at = self.overrun.late_at(self.room, self.ways.patience, now)
        waiting = [self._flag_at(position), self._told_at(position), late_at]
        waiting += company.leaves_at.values()
        if len(people) > 1 and not isinstance(self._clock(position), Days):
            waiting.append(absence.next_look(company, people, now, self._settled))
        return min((at for at in waiting if at is not None), default=None)

    # Clocks

    def _clock(self, position: Position) -> Kind:
        return NO_CLOCK if position.times is None else position.times.clock

    def _flag_at(self, position: Position) -> float | None:
        at = None if position.times is None else position.times.out_at
        if at is None or not isinstance(self._clock(position), Live):
            return at
        return max(at, self.ways.began + GRACE)

    async def _flag(self, position: Position) -> None:
        at, times = self._flag_at(position), position.times
        if times is None or at is None or at > self.ways.now():
            return
        assert times.true.seat is not None
        await self.room.stand_in(times.true.seat, DEFAULT_BOT, TIME, position.number)

    # Absence

    @property
    def _settled(self) -> float:
        """From when on people count as gone who have not come in."""
        return max(self.ways.began, self.room.company.table.began_at or 0.0) + GRACE

    def _count_down(self, position: Position) -> None:
        company, people = self.room.company, position.session.seating.people
        clock, now = self._clock(position), self.ways.now()
        leaves_at = absence.leaving(company, people, clock, now, self._settled)
        if leaves_at != company.leaves_at:
            company.leaves_at = leaves_at
            company.changed()
            self.room.ring()

    async def _leavers(self, position: Position) -> None:
        if not self._gone():
            return
        await self.ways.look_again(self.room.id)  # another process may know better
        self._count_down(position)
        for seat in self._gone():
            why = absence.why(self.room.company, seat)
            await self.room.stand_in(seat, DEFAULT_BOT, why)

    def _gone(self) -> list[int]:
        now = self.ways.now()
        return [seat for seat, at in self.room.company.leaves_at.items() if at <= now]

    # Programs

    async def _programs(self, position: Position) -> None:
        """Answer for one that gives no answer; where it never does, a bot plays on."""
        late_at = self.overrun.late_at(self.room, self.ways.patience, self.ways.now())
        if late_at is not None and late_at <= self.ways.now():
            await self._answer_late(position)
        for seat, often in self._overruns.items():
            if often >= MOST_OVERRUNS:
                await self.room.stand_in(seat, DEFAULT_BOT, TIME, self.room.number)

    async def _answer_late(self, position: Position) -> None:
        session, seat = position.session, position.session.awaited
        assert seat is not None
        key = simple_choice(session.game, seat, _seed(position, seat))
        if await self.room.answer_late(position.number, seat, key):
            why = f"it gave no answer in {self.ways.patience:g} s"
            extra = {"table": self.room.id, "seat": seat, "why": why}
            log.warning("a simple bot stood in for a program", extra=extra)

    @property
    def _overruns(self) -> Mapping[int, int]:
        return {} if self.room.position is None else self.room.position.overruns

    # Mail

    def _told_at(self, position: Position) -> float | None:
        """When to tell whoever is asked by mail, if that is still to be done."""
        times = position.times
        if self.ways.tell is None or times is None or not isinstance(times.clock, Days):
            return None
        seat = times.true.seat
        if seat is None or not self.room.company.seats[seat].mail:
            return None
        number, again_at = self.told
        at = again_at if number == position.number else times.true.since + TOLD_AFTER
        return at if at < inf else None

    async def _tell(self, position: Position) -> None:
        at, now, times = self._told_at(position), self.ways.now(), position.times
        if at is None or at > now:
            return
        assert self.ways.tell is not None
        assert times is not None
        assert times.true.seat is not None
        company, seat = self.room.company, times.true.seat
        again_at = now + TOLD_AFTER
        if not company.is_here(company.seats[seat], now):
            again_at = await self.ways.tell(self._notice(position, seat, times.out_at or now))
        self.told = position.number, again_at

    def _notice(self, position: Position, seat: int, until: float) -> Notice:
        company, session = self.room.company, position.session
        return Notice(
            self.room.id,
            seat,
            position.number,
            company.seats[seat].mail,
            session.game.title.full_name,
            until,
        )

    # Bots

    async def _play(self, position: Position, seat: int) -> None:
        """Let a bot give one answer, in its own time, unless something else happens."""
        answer_at = self._answer_at(position, seat)
        if not (self.ways.alone or self.room.leads):
            await self._stay(position, self.ways.now() + LATE * (1 + random.random()))
        if position is not self.room.position:
            return
        game, spec = position.session.game, position.session.seating.specs[seat]
        seed = _seed(position, seat)
        whose = self.room.company.whose
        chosen = await self.ways.bots.choose(game, seat, spec, seed, whose, self._is_urgent)
        await self._stay(position, answer_at)
        if position is self.room.position:
            await self.room.bot_answer(position.number, chosen.key, chosen.by)

    def _is_urgent(self) -> bool:
        return self.room.company.is_followed(self.ways.now())

    async def _stay(self, position: Position, until: float) -> None:
        """Wait as long as the table stands like this."""
        while position is self.room.position and (left := until - self.ways.now()) > 0:
            await rung(self.room.moved, left)

    def _answer_at(self, position: Position, seat: int) -> float:
        pace, now = self._pace(position), self.ways.now()
        if not pace:
            return now
        game, seating = position.session.game, position.session.seating
        turn = game.view(None).get("turn")
        seen = (game.undos, game.event_count(None))
        self.stretch = self.stretch.after(seen, turn in seating.bots, now)
        return self.stretch.answer_at(turn == seat, pace)

    def _pace(self, position: Position) -> float:
        """None where only bots sit and nobody watches."""
        followed = position.seated.people or self.room.company.watchers
        return self.ways.pace if followed else 0.0


def _seed(position: Position, seat: int) -> int:
    session = position.session
    assert session.game.header is not None
    return bot_seed(session.game.header.seed, seat, session.answers)


def rests(room: Room, now: float) -> bool:
    """Bots among themselves, with nobody there to see it, can wait until somebody looks."""
    position = room.position
    if position is None or position.session.seating.people:
        return False
    return not room.company.is_followed(now)


async def rung(bell: asyncio.Event, seconds: float) -> None:
    """Wait for a bell, but no longer than this."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await bell.wait()
