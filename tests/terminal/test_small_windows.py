"""A window of three lines is too small to play in, but nothing fails there."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhall.play.file_store import FileStore
from emberhall.play.replay import replay_of
from emberhall.play.rulebook import rules_about
from emberhall.terminal.keys import DOWN, ENTER, ESCAPE
from emberhall.terminal.menu import Menu
from emberhall.terminal.replay import Walk
from emberhall.terminal.rules import print_rules
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.screen import Screen
from seated import play_on, session_of
from terminal.at_table import console, printed, session_at, typed
from terminal.visitor import Visitor, on

SIZES = [(80, 3), (80, 1), (20, 3), (1, 1)]
GAMES = ["dragondraft", "duals", "flamecraft", "flamefang"]


@pytest.mark.parametrize("size", SIZES)
def test_the_menu_and_the_rules(tmp_path: Path, size: tuple[int, int]) -> None:
    there = console(*size)
    visitor = Visitor(there, DOWN, DOWN, ENTER, ESCAPE, "9", "q")
    Menu(FileStore(tmp_path), there, lambda: on(visitor), typed([])).run()
    print_rules(there, rules_about("duals", ["coin"]))
    assert printed(there)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_that_was_made_small_in_the_middle_of_a_game(
    tmp_path: Path, game: str, size: tuple[int, int]
) -> None:
    session = session_at(tmp_path, "me,greedy", game=game)
    lines = ["?", "", "", "q", "l", "q", "r", "q", "nonsense", "1", "1"]
    GameLoop(session, FileStore(tmp_path), Screen(console(*size), typed(lines))).play()
    assert FileStore(tmp_path).games.load(session.id).answers == session.answers


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_a_replay(game: str, size: tuple[int, int]) -> None:
    session = session_of("random,random", game=game)
    session.game.answer(0)
    session.game.answer(0)
    there = console(*size)
    Walk(replay_of(session.game), there, typed(["n", "n", "p", "1", "q"])).walk()
    assert bool(printed(there)) == (size[1] > 1), "the last line is for typing"


def test_the_end_of_a_game(tmp_path: Path) -> None:
    session = session_of("me,random")
    play_on(session)
    there = console(80, 3)
    GameLoop(session, FileStore(tmp_path), Screen(there, typed([]))).play()
    assert "total" in printed(there)
