"""What time it is: one for all processes of a database, whatever their own clocks say."""

from __future__ import annotations

import asyncio
import time

import pytest

from emberhall.hall.now import Now, now_of
from emberhall.hall.room import Room
from emberhall.hall.store.engine import open_engine
from hall.asking import visitors
from hall.house import a_table, house, play, until

LIVE = {"kind": "live", "bank": 60, "move": 10}
AHEAD = 90.0
"""Longer than somebody counts as present, and than the flag of a live clock needs to fall."""


def set_forward(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Somebody sets the clock of this machine."""
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() + seconds)


def seconds_left(room: Room, now: float) -> float:
    """How long whoever is asked may still think."""
    assert room.position is not None
    assert room.position.times is not None
    at = room.position.times.out_at
    assert at is not None
    return at - now


def test_processes_whose_clocks_differ_agree_on_who_is_here_and_on_flags(
    postgresql_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with visitors(postgresql_url) as first:
            set_forward(monkeypatch, AHEAD)
            async with visitors(postgresql_url) as second:
                one, other = first.hall, second.hall
                here = await a_table(one, clock=LIVE)
                there = await other.rooms.find(here.id)
                with one.presence.at(here, [0, 1]):
                    await until(lambda: all_here(there, other.now()), "they do not count as here")
                    left = seconds_left(here, one.now())
                    assert left > 30
                    assert seconds_left(there, other.now()) == pytest.approx(left, abs=2)

    asyncio.run(story())


def all_here(room: Room, now: float) -> bool:
    return all(room.company.is_here(row, now) for row in room.company.seats)


def test_the_process_of_sqlite_goes_by_its_own_clock(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    set_forward(monkeypatch, AHEAD)
    assert now_of(open_engine(sqlite_url))() == pytest.approx(time.time(), abs=1)


def test_an_answer_that_was_long_under_way_is_half_its_way_old() -> None:
    passed = [10.0, 14.0, 14.0]
    now = Now(lambda: 5_000.0, lambda: passed.pop(0))
    assert now() == 5_002.0


def test_nothing_is_written_before_what_was_written_last_though_the_clock_was_set_back(
    database_url: str,
) -> None:
    async def story() -> None:
        async with house(database_url) as hall:
            room = await a_table(hall, clock=LIVE)
            await play(room, 3)
        async with house(database_url, lambda: time.time() - 3600) as hall:
            again = await hall.rooms.find(room.id)
            assert 69 < seconds_left(again, again.now()) - 3600 <= 71
            await play(again, 3, seed=2)
            times = [entry.at for entry in await hall.log.since(room.id, 0)]
        assert len(times) == 6
        assert times == sorted(times)

    asyncio.run(story())
