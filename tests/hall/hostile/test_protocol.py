"""Hall and engine, compared at every step of whatever people may do to a table."""

from __future__ import annotations

import asyncio

import pytest
import sqlalchemy as sa
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule, run_state_machine_as_test

from emberhall import CannotUndo
from emberhall.hall.attending import Attending, Ways
from emberhall.hall.tables import Desk
from emberhall.hall.verbs import Speaker
from emberhall.hall.wire import (
    CANNOT_UNDO,
    CLOSED,
    ILLEGAL,
    NOT_ASKED,
    STALE,
    Chat,
    You,
)
from hall.hostile.beside import READERS, Beside, Given
from hall.hostile.reader import Reader
from hall.house import HOST, house

STEPS = 40
PROCESSES = st.sampled_from((0, 1))
SEATS = st.sampled_from((0, 1))
QUICK = {"sqlite": 20, "postgresql": 12}
THOROUGH = {"sqlite": 150, "postgresql": 60}
"""Stories told on each kind of database."""
REFUSALS = {STALE, NOT_ASKED, ILLEGAL, CLOSED}
"""Where a process does not know yet what happened at the other."""


def goes_on(table: Beside) -> bool:
    return not table.ended


class Protocol(Beside):
    """Everything that people, bots, clocks and processes may do, in any order."""

    # What people do

    @precondition(goes_on)
    @rule(told=PROCESSES, process=PROCESSES, luck=st.integers(0, 99))
    def answer(self, told: int, process: int, luck: int) -> None:
        """By whoever is asked, told by one process, at another: either may be behind."""
        seat, key, receipt = self.asked(), self.key(luck), self.receipt()
        version, new = self.room(told).sheet(seat).version, self.is_new(process)
        answer = self.room(process).answer(seat, key, version, receipt)
        if seat in self.away:
            assert self.refused(answer) in ({NOT_ASKED} if new and told == process else REFUSALS)
        elif version == self.newest().sheet(seat).version:
            self.versions.append((seat, version, key))
            self.run(answer)
            self.moves(lambda game: game.answer(key))
            self.given.append(Given("answer", seat, key, version, receipt))
        else:
            assert self.refused(answer) == STALE

    @precondition(goes_on)
    @rule(process=PROCESSES, seat=SEATS)
    def undo(self, process: int, seat: int) -> None:
        room, receipt = self.room(process), self.receipt()
        version = room.sheet(seat).version
        undo = room.undo(seat, version, receipt)
        if version != self.newest().sheet(seat).version:
            assert self.refused(undo) == STALE
        elif self.can_undo(seat):
            self.run(undo)
            self.moves(lambda game: game.undo(seat, self.away))
            self.given.append(Given("undo", seat, "", version, receipt))
        else:
            assert self.refused(undo) == CANNOT_UNDO

    def can_undo(self, seat: int) -> bool:
        try:
            self.game.copy().undo(seat, self.away)
        except CannotUndo:
            return False
        return True

    @precondition(lambda self: self.versions and not self.ended)
    @rule(process=PROCESSES, which=st.integers(0, 99))
    def stale_answer(self, process: int, which: int) -> None:
        seat, version, key = self.versions[which % len(self.versions)]
        room = self.room(process)
        if version != room.sheet(seat).version:
            assert self.refused(room.answer(seat, key, version, self.receipt())) == STALE

    @precondition(lambda self: self.given)
    @rule(process=PROCESSES, which=st.integers(0, 99))
    def the_same_again(self, process: int, which: int) -> None:
        """What was taken is taken, however often it is sent, and wherever."""
        given, room, before = (
            self.given[which % len(self.given)],
            self.room(process),
            self.entries(),
        )
        if given.kind == "answer":
            self.run(room.answer(given.seat, given.key, given.version, given.receipt))
        else:
            self.run(room.undo(given.seat, given.version, given.receipt))
        assert self.entries() == before

    @precondition(goes_on)
    @rule(process=PROCESSES, luck=st.integers(0, 99))
    def answer_of_another(self, process: int, luck: int) -> None:
        room, seat, new = self.room(process), 1 - self.asked(), self.is_new(process)
        version, receipt = room.sheet(seat).version, self.receipt()
        no = self.refused(room.answer(seat, self.key(luck), version, receipt))
        assert no in ({NOT_ASKED} if new else REFUSALS)

    @precondition(goes_on)
    @rule(process=PROCESSES)
    def illegal_answer(self, process: int) -> None:
        room, seat, new = self.room(process), self.asked(), self.is_new(process)
        version = room.sheet(seat).version
        no = self.refused(room.answer(seat, "take the moon", version, self.receipt()))
        assert not new or no == (NOT_ASKED if seat in self.away else ILLEGAL)

    # Bots, clocks and chairs

    @precondition(goes_on)
    @rule(process=PROCESSES, seat=SEATS)
    def goes_away(self, process: int, seat: int) -> None:
        new = self.is_new(process)
        if self.run(self.room(process).stand_in(seat, "random", "left")):
            assert new
            assert seat not in self.away
            self.away.add(seat)
            self.moves()
        else:
            assert not new or seat in self.away

    @precondition(goes_on)
    @rule(process=PROCESSES, seat=SEATS)
    def comes_back(self, process: int, seat: int) -> None:
        new = self.is_new(process)
        if self.run(self.room(process).come_back(seat)):
            assert new
            self.away.remove(seat)
            self.moves()
        else:
            assert not new or seat not in self.away

    @precondition(lambda self: not self.ended and self.asked() in self.away)
    @rule(process=PROCESSES, luck=st.integers(0, 99))
    def bot_answers(self, process: int, luck: int) -> None:
        key, new = self.key(luck), self.is_new(process)
        number = len(self.games) - 1
        assert self.run(self.room(process).bot_answer(number, key, "random")) == new
        if new:
            self.moves(lambda game: game.answer(key))

    @precondition(lambda self: not self.ended and self.asked() not in self.away)
    @rule(seconds=st.sampled_from((1.0, 5.0, 100.0)))
    def time_passes(self, seconds: float) -> None:
        """A flag falls where there is one, and for nobody but who is asked."""
        self.now.forward(seconds)
        room, hall, before = self.room(0), self.halls[0], len(self.games) - 1
        if not self.is_new(0):
            return
        ways = Ways(hall.bots, self.now, hall.rooms.look_again)
        position = room.position
        assert position is not None
        due = None if position.times is None else position.times.out_at
        self.run(Attending(room, ways).step())
        fallen = self.entries()[before:]
        assert bool(fallen) == (due is not None and due <= self.now())
        for entry in fallen:
            assert (entry.kind, entry.seat, entry.by) == ("away", self.asked(), "time")
            self.away.add(entry.seat)
            self.moves()

    @rule(process=PROCESSES, seat=SEATS)
    def chat(self, process: int, seat: int) -> None:
        you, hall = You([seat], seat, host=False), self.halls[process]
        room, is_back = self.room(process), hall.attendant.is_back
        speaker = Speaker(room, you, "Ann", hall.chats, lambda verb: 0, hall.hints, is_back)
        first, second = self.receipt(), self.receipt()

        async def both_at_once() -> None:
            await asyncio.gather(*(speaker.do(Chat(each, each)) for each in (first, second, first)))

        self.run(both_at_once())
        said = hall.chats.since(self.table, self.last_said)  # of all that was said: the latest
        assert sorted(line.words for line in said) == sorted((first, second))
        self.said += [line.words for line in said]
        self.last_said = said[-1].id

    # The end

    @precondition(goes_on)
    @rule(process=PROCESSES)
    def close(self, process: int) -> None:
        if len(self.games) < STEPS // 3:
            return
        new = self.is_new(process)
        assert self.run(self.room(process).close("host")) == new
        if new:
            self.moves()
            self.closed_at = len(self.games) - 1

    @precondition(lambda self: self.ended)
    @rule(luck=st.integers(0, 99))
    def nothing_more_is_taken(self, luck: int) -> None:
        for process, seat in ((0, 0), (1, 1)):
            self.hears_the_bell(process)
            room = self.room(process)
            version = room.sheet(seat).version
            no = self.refused(room.answer(seat, "x", version, self.receipt()))
            assert no == (NOT_ASKED if self.closed_at is None else CLOSED)

    @precondition(lambda self: self.ended)
    @rule()
    def rematch(self) -> None:
        """Whoever asks first opens the table; both play on there."""
        for process in (0, 1):
            self.hears_the_bell(process)
        ids = {self.run(Desk(self.halls[n]).rematch(self.room(n), HOST)) for n in (0, 1)}
        assert len(ids) == 1
        self.table, self.readers, self.given = ids.pop(), [], []
        self.begin()

    # Who comes and goes

    @rule(process=PROCESSES, seat=READERS, undos=st.integers(0, 3), events=st.integers(0, 60))
    def connect(self, process: int, seat: int | None, undos: int, events: int) -> None:
        """With any cursor, whether it was ever given or not."""
        if len(self.readers) < 4:
            self.come(process, Reader(seat, (undos, events)))

    @precondition(lambda self: self.readers)
    @rule(process=PROCESSES, which=st.integers(0, 9))
    def reconnect(self, process: int, which: int) -> None:
        """At either process, with what one knows."""
        _, reader = self.readers.pop(which % len(self.readers))
        self.come(process, reader)

    @precondition(lambda self: self.readers)
    @rule(which=st.integers(0, 9))
    def disconnect(self, which: int) -> None:
        del self.readers[which % len(self.readers)]

    @rule(process=PROCESSES)
    def hears_the_bell(self, process: int) -> None:
        self.run(self.halls[process].rooms.look_again(self.table))
        assert self.is_new(process)

    @rule(process=PROCESSES)
    def restart(self, process: int) -> None:
        self.run(self.houses[process].__aexit__(None, None, None))
        self.houses[process] = house(self.url, self.now)
        self.halls[process] = self.run(self.houses[process].__aenter__())
        for at, reader in self.readers:
            if at == process:
                self.run(reader.connect(self.halls[at], self.room(at)))

    @invariant()
    def everybody_was_told_what_the_engine_tells(self) -> None:
        if not hasattr(self, "games"):
            return
        for process, reader in self.readers:
            number = self.room(process).number
            reader.hear()
            reader.compare(self.games[number], number == self.closed_at)
            heard = [] if reader.seat is None else self.said[: len(reader.chat)]
            assert reader.chat == heard
        assert len(self.entries()) == len(self.games) - 1


def test_whatever_people_do_hall_and_engine_agree(
    database_url: str, thorough: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    kind = sa.make_url(database_url).get_backend_name()
    examples = (THOROUGH if thorough else QUICK)[kind]
    _compare(database_url, examples, monkeypatch)


def _compare(url: str, examples: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("emberhall.hall.rooms.SNAPSHOT_EVERY", 5)
    monkeypatch.setattr("emberhall.hall.sheet.MOST_EVENTS", 20)
    monkeypatch.setattr(Protocol, "url", url)
    monkeypatch.setattr("emberhall.game.header.secrets.randbits", lambda bits: Beside.seed)
    bounded = settings(
        max_examples=examples,
        stateful_step_count=STEPS,
        deadline=None,
        database=None,
        phases=[Phase.generate],  # to find the shortest way there takes longer than to read it
        print_blob=False,
        derandomize=False,  # CI tells other stories each time, and whatever fails is told in full
        suppress_health_check=list(HealthCheck),
    )
    run_state_machine_as_test(Protocol, settings=bounded)
