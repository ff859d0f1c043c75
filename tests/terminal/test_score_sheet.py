"""The last page: who won, by what, and how the race went."""

from __future__ import annotations

from emberhall import Result
from emberhall.terminal.draw.score_sheet import draw_score_history, draw_score_sheet
from emberhall.terminal.signs import ASCII

NAMES = ("You", "Greedy")


def test_lines_that_gave_nobody_anything_are_left_out() -> None:
    result = Result((1, 2), (5, 3), ({"red": 5, "blue": 0}, {"red": 3, "blue": 0}))
    sheet = draw_score_sheet(result, {"red": "red", "blue": "blue"}, NAMES)
    text = "\n".join(line.plain for line in sheet)
    assert "red" in text
    assert "blue" not in text


def test_the_longest_bar_is_the_winners() -> None:
    lines = draw_score_history([[10, 5], [20, 40]], NAMES, ASCII, 80)
    bars = [line.plain.count("#") for line in lines[1:]]
    assert bars == [24, 49]
    assert all(len(line.plain) <= 80 for line in lines)


def test_of_many_rounds_some_are_shown_and_the_last_is_among_them() -> None:
    lines = draw_score_history([[n, 2 * n] for n in range(1, 22)], NAMES, ASCII, 80)
    assert lines[0].plain.split() == ["after", "round", "3", "6", "9", "12", "15", "18", "21"]
    assert lines[2].plain.split()[:8] == ["Greedy", "6", "12", "18", "24", "30", "36", "42"]
    assert all(len(line.plain) <= 80 for line in lines)


def test_a_game_without_rounds_has_no_race() -> None:
    assert draw_score_history([], NAMES, ASCII, 80) == []
