"""The last page: who won, by what, and how the race went."""

from __future__ import annotations

from pathlib import Path

from emberhall import Result
from emberhall.terminal.draw.sheet import draw_race, draw_sheet, tie_break, verdict
from emberhall.terminal.race import totals_by_round
from emberhall.terminal.signs import ASCII
from terminal.at_table import sitting_at

NAMES = ("You", "Greedy")


def test_lines_that_gave_nobody_anything_are_left_out() -> None:
    result = Result((1, 2), (5, 3), ({"red": 5, "blue": 0}, {"red": 3, "blue": 0}))
    text = "\n".join(line.plain for line in draw_sheet(result, NAMES))
    assert "red" in text
    assert "blue" not in text


def test_the_verdict_speaks_to_you() -> None:
    assert verdict(Result((1, 2), (5, 3), ({}, {})), NAMES) == "You win!"
    assert verdict(Result((2, 1), (3, 5), ({}, {})), NAMES) == "Greedy wins!"
    assert verdict(Result((1, 1), (5, 5), ({}, {})), NAMES) == "You and Greedy share the win!"
    assert verdict(Result((2, 2), (0, 0), ({}, {})), NAMES) == "Nobody wins."


def test_a_tie_break_is_told_only_where_it_decided() -> None:
    assert tie_break("dragondraft", Result((1, 2), (5, 3), ({}, {}))) == ""
    assert tie_break("dragondraft", Result((1, 1), (5, 5), ({}, {}))) == ""
    assert tie_break("dragondraft", Result((1, 2), (5, 5), ({}, {}))) == (
        "Tied at 5; the fullest single grandstand decided."
    )
    assert (
        tie_break("another", Result((1, 2), (5, 5), ({}, {}))) == "Tied at 5; a tie-break decided."
    )


def test_a_tie_behind_the_winner_is_told_too() -> None:
    result = Result((1, 3, 2), (9, 5, 5), ({}, {}, {}))
    assert tie_break("another", result) == "Tied at 5; a tie-break decided."


def test_the_race_ends_at_the_totals(tmp_path: Path) -> None:
    game = sitting_at(tmp_path, "me,me,me").game
    while game.question is not None:
        keys = game.question.options.keys
        build = [key for key in keys if key.startswith("build")]
        game.answer(build[0] if build else len(keys) - 1)
    totals = totals_by_round(game.events(None), 3)
    assert game.result is not None
    assert sorted(totals) == [1, 2, 3, 4, 5]
    assert tuple(totals[5]) == game.result.totals
    assert game.result.lines[0]["grandstands"] + game.result.lines[1]["grandstands"] > 0


def test_the_longest_bar_is_the_winners() -> None:
    lines = draw_race({1: [10, 5], 2: [20, 40]}, NAMES, ASCII, 80)
    bars = [line.plain.count("#") for line in lines[1:]]
    assert bars == [24, 49]
    assert all(len(line.plain) <= 80 for line in lines)


def test_a_game_without_rounds_has_no_race() -> None:
    assert draw_race(totals_by_round([], 2), NAMES, ASCII, 80) == []
