"""Clocks: time passes for whoever is asked, and tells nobody else who that is."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import emberhall
from emberhall.hall.clocks import (
    DAY,
    NO_CLOCK,
    BadClock,
    Days,
    Live,
    Times,
    due_at,
    first_times,
    read_clock,
)
from emberhall.hall.now import Now
from emberhall.hall.wire import Clock
from emberhall.play.seating import parse_seats
from emberhall.play.session import Session, new_session

LIVE = Live(bank=100, move=10)


def dealt(seats: str = "me=Ann,me=Ben", title: str = "dragondraft", seed: int = 5) -> Session:
    seating = parse_seats(seats)
    game = emberhall.new_game(title, seats=len(seating.specs), seed=seed, names=seating.names)
    return new_session(game, seating)


class Played:
    """A table with a clock, at which each answer takes some seconds."""

    def __init__(self, session: Session, clock: Any = LIVE, at: float = 1000.0) -> None:
        self.session, self.at = session, at
        self.times = first_times(clock, session, at)

    @property
    def asked(self) -> int:
        assert self.session.awaited is not None
        return self.session.awaited

    @property
    def shown(self) -> tuple[int, int]:
        """What a spectator has seen happen, and whose turn it is."""
        game = self.session.game
        return game.event_count(None), game.view(None)["turn"]

    def answers(self, after: float, option: int = 0) -> None:
        self.at += after
        self.session = self.session.copy()
        if self.session.is_bots_turn:
            self.session.bot_answer(option)
        else:
            self.session.answer(self.asked, option)
        self.times = self.times.after(self.session, self.at, answered=True)

    def takes_back(self, after: float, seat: int) -> None:
        self.at += after
        self.session = self.session.copy()
        self.session.undo(seat)
        self.times = self.times.after(self.session, self.at, answered=True)

    def reads(self, reader: int | None, later: float = 0.0) -> Clock:
        return self.times.read_by(reader, self.session.seating.people, self.at + later)


def test_the_time_of_the_hall_follows_no_jump_of_the_system() -> None:
    wall, passed = [5_000.0], [70.0]
    now = Now(lambda: wall[0], lambda: passed[0])
    assert now() == 5_000.0
    wall[0], passed[0] = 99_000.0, 71.0
    assert now() == 5_001.0, "set forward"
    wall[0], passed[0] = 12.0, 72.5
    assert now() == 5_002.5, "set back"


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"kind": "none"}, "no clock"),
        ({}, "no clock"),
        (
            {"kind": "live", "bank": 600, "move": 20},
            "20 seconds for each answer, and 10 minutes to spare in the whole game",
        ),
        ({"kind": "live", "bank": 0, "move": 90}, "1 minute 30 seconds for each answer"),
        ({"kind": "days", "days": 1}, "1 day for each answer"),
    ],
)
def test_a_clock_is_told_in_words(given: dict[str, Any], words: str) -> None:
    assert read_clock(given).words == words


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"kind": "sand"}, "sand"),
        ({"kind": "live", "bank": 600}, "move"),
        ({"kind": "live", "bank": 600, "move": 0}, ">= 5, in move"),
        ({"kind": "live", "bank": -1, "move": 9}, "in bank"),
        ({"kind": "days", "days": 31}, "in days"),
        ({"kind": "days", "days": 2.5}, "in days"),
        ({"kind": "days", "days": 2, "bank": 3}, "bank"),
        ("fast", "str"),
        ([1], "array"),
    ],
)
def test_what_is_no_clock_is_refused_with_one_that_would_be(given: object, told: str) -> None:
    with pytest.raises(BadClock) as refused:
        read_clock(given)
    assert told in str(refused.value)
    assert '{"kind": "days", "days": 3}' in str(refused.value)


def test_the_seconds_of_an_answer_come_first_then_the_bank() -> None:
    table = Played(dealt())
    ann = table.asked
    assert table.reads(ann).left[ann] == 110
    assert table.reads(ann, later=4).left[ann] == 106
    table.answers(after=4)
    assert table.times.true.spent[ann] == 0
    while table.asked != ann:
        table.answers(after=1)
    table.answers(after=35)
    assert table.times.true.spent[ann] == 25
    assert table.reads(ann).left[ann] == 85
    assert table.times.true.spent[1 - ann] == 0


def test_a_flag_falls_when_bank_and_seconds_are_used_up_and_not_before() -> None:
    table = Played(dealt())
    table.answers(after=40)
    spent = table.times.true.spent[table.asked]
    assert table.times.out_at == table.at + 110 - spent
    assert table.reads(table.asked, later=500).left[table.asked] == 0


def test_nobodys_time_passes_while_a_bot_thinks_and_bots_have_no_clock() -> None:
    table = Played(dealt("greedy,greedy"))
    assert table.times.out_at is None
    assert table.reads(None) == Clock([None, None], None)


def test_without_a_clock_nothing_is_left_and_nothing_runs_out() -> None:
    table = Played(dealt(), NO_CLOCK)
    table.answers(after=10_000)
    assert table.times.out_at is None
    assert table.reads(0) == Clock([None, None], None)
    assert due_at(NO_CLOCK, 5.0) is None


def test_days_count_anew_with_each_answer() -> None:
    table = Played(dealt(), Days(2))
    table.answers(after=1.5 * DAY)
    assert table.times.out_at == table.at + 2 * DAY
    assert table.reads(table.asked, later=DAY).left[table.asked] == DAY
    assert due_at(Days(2), table.at) == table.times.out_at


def test_what_is_taken_back_gives_no_time_back() -> None:
    table = Played(dealt(title="flamecraft"))
    first = table.asked
    table.answers(after=30)
    table.takes_back(after=1, seat=first)
    assert table.times.true.spent[first] == 20
    assert table.times.true.seat == first
    assert table.reads(first).left[first] == 80, "the seconds of this answer are gone, too"
    table.answers(after=5)
    assert table.times.true.spent[first] == 25


def in_the_middle_of_a_turn(clock: Any = LIVE) -> Played:
    """A turn of several answers of which everybody sees each."""
    table = Played(dealt(title="duals"), clock)
    table.answers(after=0)
    return table


@pytest.mark.parametrize("clock", [LIVE, Days(1)])
def test_answering_and_taking_back_again_and_again_stops_no_clock(clock: Any) -> None:
    table = in_the_middle_of_a_turn(clock)
    asked, began_at = table.asked, table.at
    flag = table.times.out_at
    for _ in range(5):
        table.answers(after=2)
        table.takes_back(after=0, seat=asked)
    assert table.at == began_at + 10
    assert table.times.out_at == flag
    assert table.reads(asked).left == table.reads(None).left, "and everybody sees it"


def test_all_that_was_thought_about_answers_taken_back_counts() -> None:
    table = in_the_middle_of_a_turn()
    asked = table.asked
    table.answers(after=4)
    table.answers(after=3)
    assert table.asked == asked, "its turn takes several answers"
    table.takes_back(after=1, seat=asked)
    assert table.reads(asked).left[asked] == 110 - 3 - 1
    table.takes_back(after=1, seat=asked)
    assert table.reads(asked).left[asked] == 110 - 4 - 3 - 1 - 1
    assert table.reads(asked).left == table.reads(None).left


def test_a_clock_that_goes_backwards_between_processes_gives_nothing() -> None:
    table = Played(dealt())
    asked = table.asked
    table.answers(after=-50)
    assert table.times.true.spent[asked] == 0
    assert table.reads(None, later=-1000).left[asked] is not None


def test_somebody_else_leaving_gives_nobody_fresh_seconds() -> None:
    table = Played(dealt("me=Ann,me=Ben,me=Cat"))
    before = table.times
    assert before.after(table.session, table.at + 5, answered=False) == before


def test_when_a_seat_goes_to_a_bot_its_time_stops_and_what_was_spent_stays() -> None:
    table = Played(dealt())
    asked = table.asked
    specs = ["me=Ann", "me=Ben"]
    specs[asked] = "greedy"
    table.session.seating = parse_seats(",".join(specs))
    times = table.times.after(table.session, table.at + 60, answered=False)
    assert times.true.seat is None
    assert times.true.spent[asked] == 50
    assert times.out_at is None


@pytest.mark.parametrize("title", ["duals", "flamecraft", "flamefang"])
def test_who_is_asked_in_secret_shows_on_nobody_elses_clock(title: str) -> None:
    """Wherever spectators saw nothing happen, their clocks run on as if nothing had."""
    table = Played(dealt(title=title, seed=3))
    secret = 0
    for step in range(400):
        if table.session.is_over:
            break
        before, shown = table.reads(None, later=17.0), table.shown
        asked = table.asked
        table.answers(after=17.0, option=step % table.session.game.choices)
        if table.shown == shown and not table.session.is_over:
            secret += 1
            assert table.reads(None) == before
            assert table.reads(1 - asked).left[asked] == before.left[asked]
    assert secret


def test_the_owner_reads_the_true_time_and_others_the_public_one() -> None:
    table = Played(dealt(title="flamefang", seed=3))
    for step in range(400):
        if table.session.game.view(None)["turn"] != table.asked or table.session.is_over:
            break
        table.answers(after=1.0, option=step % table.session.game.choices)
    asked = table.asked
    assert table.reads(asked, later=50).running == asked
    assert table.reads(asked, later=50).left[asked] == 60
    assert table.reads(None, later=50).left[asked] == 110
    assert table.reads(None).running == 1 - asked
    assert table.reads(1 - asked).running is None, "it is their turn, but they are not asked"


def test_clocks_go_into_a_snapshot_and_come_out_again() -> None:
    table = Played(dealt())
    table.answers(after=33)
    again = msgspec.json.decode(msgspec.json.encode(table.times), type=Times)
    assert again == table.times
