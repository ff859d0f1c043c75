"""Simulations: fair by rotation, the same by seed, honest about chance."""

from __future__ import annotations

import json

import pytest

import emberhall
from emberhall.lab.sim import play_one, simulate, won_share
from emberhall.lab.wilson import wilson


def test_every_bot_sits_everywhere_equally_often() -> None:
    report = simulate("dragondraft", ["random", "random", "random"], 9, seed=1)
    seats = [outcome.bot_seats for outcome in report.outcomes]
    for bot in range(3):
        assert sorted(outcome[bot] for outcome in seats) == [0, 0, 0, 1, 1, 1, 2, 2, 2]


def test_a_deal_is_played_once_from_every_seat() -> None:
    match = simulate("dragondraft", ["random", "random"], 1, seed=1).match
    assert play_one(match, 0) != play_one(match, 1)
    assert play_one(match, 0) == play_one(match, 0)


def test_workers_change_nothing_but_the_time() -> None:
    alone = simulate("dragondraft", ["greedy", "random"], 24, seed=5)
    told: list[int] = []
    shared = simulate(
        "dragondraft", ["greedy", "random"], 24, seed=5, workers=2, progress=told.append
    )
    assert shared.data() == alone.data()
    assert max(told) == 24
    assert told == sorted(told)


def test_settings_reach_the_games() -> None:
    report = simulate(
        "dragondraft", ["greedy", "greedy"], 4, seed=1, settings={"variant": "beginner"}
    )
    assert report.data()["settings"] == {"variant": "beginner"}
    standard = simulate("dragondraft", ["greedy", "greedy"], 4, seed=1)
    assert report.lines[0].total != standard.lines[0].total


def test_a_report_is_a_table_and_data() -> None:
    report = simulate("dragondraft", ["random", "greedy"], 10, seed=1)
    headings, *rows = report.table()
    assert headings == ("bot", "wins", "share", "95 %", "mean score", "mean rank")
    assert [row[0] for row in rows] == ["random", "greedy"]
    data = json.loads(json.dumps(report.data()))
    assert data["games"] == 10
    assert sum(bot["wins"] for bot in data["bots"]) == pytest.approx(10)
    assert sum(data["seats"]) == pytest.approx(1)
    assert "10 games of dragondraft, seats rotated, seed 1" in report.summary


def test_a_shared_win_counts_in_parts() -> None:
    assert [won_share((1, 1, 3), player) for player in range(3)] == [0.5, 0.5, 0.0]


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (1, 0)])
def test_nothing_cannot_be_simulated(games: int, workers: int) -> None:
    with pytest.raises(emberhall.BadSetting, match="at least one game and one worker"):
        simulate("dragondraft", ["random", "random"], games, 1, workers=workers)


def test_a_wrong_bot_or_number_of_bots_is_found_at_once() -> None:
    with pytest.raises(emberhall.BadBot):
        simulate("dragondraft", ["random", "clever"], 10, seed=1)
    with pytest.raises(emberhall.BadSetting, match="2 to 4 seats, not 1"):
        simulate("dragondraft", ["random"], 10, seed=1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(20, 25, 0.609, 0.911), (9, 15, 0.357, 0.802), (0, 10, 0.0, 0.278), (10, 10, 0.722, 1.0)],
)
def test_the_interval_is_wilsons(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=0.001)


def test_no_games_tell_nothing() -> None:
    assert wilson(0, 0) == (0.0, 1.0)
