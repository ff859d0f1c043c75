"""A game told again, forth and back."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhall import BrokenRecord, BrokenSave, Game
from emberhall.play.replay import Replay
from emberhall.terminal.replay import Walk, replay_in, replay_lines
from terminal.at_table import console, printed, session_at, typed


@pytest.fixture
def game(tmp_path: Path) -> Game:
    game = session_at(tmp_path, "me,me", settings=["start=0"]).game
    for _ in range(4):
        game.answer(1)
    return game


def replay_of(tmp_path: Path, text: str) -> Replay:
    file = tmp_path / "game"
    file.write_text(text)
    return replay_in(file)


def test_a_finished_game_is_told_with_its_sheet(tmp_path: Path, game: Game) -> None:
    while game.question is not None:
        game.answer(0)
    told = list(replay_lines(replay_of(tmp_path, game.record())))
    assert told[0] == "Player 1 gets the sheep and begins."
    assert game.result is not None
    assert told[-2].split() == ["total", *map(str, game.result.totals)]


def test_one_steps_forth_and_back_and_jumps(tmp_path: Path, game: Game) -> None:
    there = console()
    lines = ["p", "n", "", "4", "n", "p", "1", "900", "q"]
    Walk(replay_of(tmp_path, game.record()), there, typed(lines)).walk()
    shown = [line for line in printed(there).splitlines() if line.startswith("After answer")]
    assert [int(line.split()[2]) for line in shown] == [0, 0, 1, 2, 4, 4, 3, 1, 4]
    assert printed(there).count("Type a number from 0 to 4.") == 3


def test_a_moment_shows_the_table_as_it_stood(tmp_path: Path, game: Game) -> None:
    there = console()
    Walk(replay_of(tmp_path, game.record()), there, typed(["1"])).walk()
    first, second = printed(there).split("After answer 0 of 4")
    assert "  Player 2           0       0/9" in first
    assert "▶ Player 2           0       0/9" in second
    assert "- Player 1 takes the " in second
    assert not any(len(line) > 80 for line in printed(there).splitlines())


@pytest.mark.parametrize("text", ["", "{}", "no json", "[]"])
def test_what_is_no_record_is_refused_by_name(tmp_path: Path, text: str) -> None:
    with pytest.raises(BrokenRecord, match=str(tmp_path)):
        replay_of(tmp_path, text)


def test_a_damaged_save_is_refused_by_name(tmp_path: Path, game: Game) -> None:
    with pytest.raises(BrokenSave, match="damaged"):
        replay_of(tmp_path, game.save().replace('"seats": 2', '"seats": 3'))
