"""A newcomer's evening, on a real terminal of 80x24: begins, finds help, plays, leaves, goes on."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import emberhall
from emberhall import Title
from emberhall.play.file_store import FileStore
from emberhall.play.session import Session
from terminal.newcomer import DOWN, ENTER, ESCAPE, F1, Newcomer


def left_game(home: Path) -> Session:
    games = FileStore(home).games
    (id,) = games.unfinished()
    return games.load(id)


def own_answers(session: Session) -> int:
    return sum(answered.seat == 0 for answered in session.game.answers())


def finds_help(ann: Newcomer, title: Title) -> None:
    """F1 tells what can be typed, what the signs mean and how to play; then the table is back."""
    ann.press(F1)
    ann.sees("Help", "What you can type", "Enter: next page")
    while f"How to play {title.full_name}" not in ann.screen:
        before = ann.screen
        ann.press(ENTER)
        ann.sees_other_than(before)
    ann.press(ESCAPE)
    ann.reaches_table("Ann")


def plays(ann: Newcomer, times: int) -> None:
    for _ in range(times):
        asked = ann.reaches_table("Ann")
        ann.press(DOWN)
        highlighted = ann.sees_other_than(asked)
        ann.press(ENTER)
        ann.sees_other_than(highlighted)
    ann.reaches_table("Ann")


def leaves(ann: Newcomer) -> None:
    ann.press("q")
    ann.sees("The game is saved", "Enter: back to the menu")
    ann.press(ENTER)


@pytest.mark.parametrize("title", emberhall.games(), ids=lambda title: title.name)
def test_a_first_evening(tmp_path: Path, title: Title) -> None:
    with Newcomer(tmp_path) as ann:
        ann.picks("Play a game")
        ann.picks(title.full_name)
        ann.sees("How many players?")
        ann.types("2")
        ann.sees("What is your name?")
        ann.types("Ann")
        ann.picks("Greedy, careless")
        ann.takes_the_usual_until("Start the game")
        ann.picks("Start the game")
        ann.reaches_table("Ann")
        finds_help(ann, title)
        plays(ann, 2)
        leaves(ann)
        assert own_answers(left_game(tmp_path)) >= 2
        before = left_game(tmp_path).answers
        ann.picks(f"Go on with {title.full_name}")
        plays(ann, 1)
        leaves(ann)
        assert left_game(tmp_path).answers > before
        ann.sees("E M B E R H A L L")
        ann.press("q")
        assert ann.end() == 0
        assert ann.is_as_it_was


def test_a_campaign_is_begun_and_gone_on_with(tmp_path: Path) -> None:
    with Newcomer(tmp_path) as ann:
        ann.picks("Campaigns")
        ann.picks("Begin a new campaign")
        ann.sees("What should the campaign be called?")
        ann.types("long night")
        ann.sees("How many players?")
        ann.types("2")
        ann.sees("What is your name?")
        ann.types("Ann")
        ann.picks("Greedy, skilled")
        ann.takes_the_usual_until("Begin the first chapter")
        ann.sees("A campaign of Flame & Fang", "Campaign: long night")
        ann.picks("Begin the first chapter")
        ann.reaches_table("Ann")
        finds_help(ann, emberhall.title("flamefang"))
        plays(ann, 2)
        leaves(ann)
        ann.picks("Campaigns")
        ann.picks("long night")
        ann.sees("The campaign long night")
        ann.picks("Go on: in the middle of chapter 1")
        plays(ann, 1)
        leaves(ann)
        ann.sees("Go on with Flame & Fang, chapter 1", "in the campaign long night")
        ann.picks("Leave")
        assert ann.end() == 0
    session = left_game(tmp_path)
    assert session.campaign == "long night"
    assert own_answers(session) >= 3


def test_ctrl_c_in_the_menu_leaves_the_terminal_as_it_was(tmp_path: Path) -> None:
    with Newcomer(tmp_path) as ann:
        ann.picks("Play a game")
        ann.sees("Which game?")
        ann.press("\x03")
        assert ann.end() == 130
        assert ann.is_as_it_was


def test_without_colour_nothing_is_coloured_or_bold(tmp_path: Path) -> None:
    with Newcomer(tmp_path, NO_COLOR="1") as ann:
        ann.picks("Play a game")
        ann.picks("Dragondraft")
        ann.sees("How many players?")
        ann.press("q" + ESCAPE)
        ann.sees("Which game?")
        ann.press("q")
        assert ann.end() == 0
        assert not re.search(r"\x1b\[[0-9;]*[1-9][0-9;]*m", ann.shown)


def test_a_terminal_that_knows_only_lines_is_enough(tmp_path: Path) -> None:
    with Newcomer(tmp_path, TERM="dumb") as ann:
        ann.sees("E M B E R H A L L", "1  Play a game", "6  Leave")
        ann.types("1")
        ann.sees("Which game?", "2  Flamecraft Duals")
        ann.types("2")
        ann.sees("How many players?", "type back to go back")
        ann.types("2")
        ann.sees("What is your name?")
        ann.types("Ann")
        ann.sees("Who is player 2?", "3  Random, clueless")
        ann.types("3")
        ann.sees("Fancy Mode")
        ann.types("")
        ann.sees("The Fountain")
        ann.types("")
        ann.sees("1  Start the game")
        ann.types("")
        ann.sees("Ann: ", "[")
        ann.types("help")
        ann.wait_for("What you can type")
        ann.types("q")
        ann.sees("The game is saved", "Enter: back to the menu")
        ann.types("q")
        assert ann.end() == 0
        assert "\x1b" not in ann.shown
    assert left_game(tmp_path).names == ("Ann", "Random")
