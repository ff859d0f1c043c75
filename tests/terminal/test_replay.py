"""A game told again, forth and back."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhall
from emberhall import BrokenRecord, BrokenSave, Game
from emberhall.terminal.replay import story_lines, walk
from emberhall.terminal.sitting import write_sitting
from emberhall.terminal.story import Story, read_story
from terminal.at_table import console, printed, sitting_at, typed


@pytest.fixture
def game(tmp_path: Path) -> Game:
    game = sitting_at(tmp_path, "me,me", settings=["start=0"]).game
    for _ in range(4):
        game.answer(1)
    return game


def story_of(tmp_path: Path, text: str) -> Story:
    file = tmp_path / "game"
    file.write_text(text)
    return read_story(file)


def test_records_saves_and_tables_tell_the_same_story(tmp_path: Path, game: Game) -> None:
    sitting = sitting_at(tmp_path, "me=Ann,me=Bob", settings=["start=0"])
    sitting.game = game
    for text in (game.record(), game.save(), write_sitting(sitting)):
        story = story_of(tmp_path, text)
        assert len(story.moments) == 5
        assert story.moments[-1].game.digest() == game.digest()
        assert story.names == ("Player 1", "Player 2")


def test_a_finished_game_is_told_with_its_sheet(tmp_path: Path, game: Game) -> None:
    while game.question is not None:
        game.answer(0)
    told = list(story_lines(story_of(tmp_path, game.record())))
    assert told[0] == "Player 1 gets the sheep and begins."
    assert game.result is not None
    assert told[-2].split() == ["total", *map(str, game.result.totals)]


def test_one_steps_forth_and_back_and_jumps(tmp_path: Path, game: Game) -> None:
    there = console()
    lines = ["p", "n", "", "4", "n", "p", "1", "900", "q"]
    walk(story_of(tmp_path, game.record()), there, typed(lines))
    shown = [line for line in printed(there).splitlines() if line.startswith("After answer")]
    assert [int(line.split()[2]) for line in shown] == [0, 0, 1, 2, 4, 4, 3, 1, 4]
    assert printed(there).count("The game has answers 0 to 4.") == 3


def test_a_moment_shows_the_table_as_it_stood(tmp_path: Path, game: Game) -> None:
    there = console()
    walk(story_of(tmp_path, game.record()), there, typed(["1"]))
    first, second = printed(there).split("After answer 0 of 4")
    assert "  Player 2           0       0/9" in first
    assert "▶ Player 2           0       0/9" in second
    assert "- Player 1 takes the " in second
    assert not any(len(line) > 80 for line in printed(there).splitlines())


def test_a_game_with_other_content_is_told_with_it(tmp_path: Path) -> None:
    own = next(title for title in emberhall.games() if title.name == "dragondraft").own_pack()
    pack = tmp_path / "pack"
    pack.mkdir()
    for name, text in own.items():
        (pack / name).write_text(text.replace("rounds = 5", "rounds = 1"))
    game = emberhall.new_game("dragondraft", seats=2, seed=1, content=pack)
    while game.question is not None:
        game.answer(0)
    story = story_of(tmp_path, game.record())
    assert story.moments[-1].game.digest() == game.digest()
    assert story.moments[-1].game.view(None)["rounds"] == 1


@pytest.mark.parametrize("text", ["", "{}", "no json", "[]"])
def test_what_is_no_record_is_refused_by_name(tmp_path: Path, text: str) -> None:
    with pytest.raises(BrokenRecord, match=str(tmp_path)):
        story_of(tmp_path, text)


def test_a_damaged_save_is_refused_by_name(tmp_path: Path, game: Game) -> None:
    with pytest.raises(BrokenSave, match="damaged"):
        story_of(tmp_path, game.save().replace('"seats": 2', '"seats": 3'))
