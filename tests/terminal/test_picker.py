"""A list from which one entry is picked: by arrows, by number, or typed in lines."""

from __future__ import annotations

import pytest
from rich.text import Text

from emberhall.terminal.keys import BACKSPACE, DOWN, ENTER, ESCAPE, F1, GONE, REDRAW, UP, Keys
from emberhall.terminal.keys.lines import LineKeys
from emberhall.terminal.menu.picker import HINT, Entry, Picked, Picker, ask_words
from terminal.at_table import console, printed, typed
from terminal.pressed import Pressed

HEAD = [Text("Which game?")]
GAMES = [Entry("Dragondraft", "a fair"), Entry("Duals"), Entry("Flamecraft")]
MANY = [Entry(f"game {number}") for number in range(1, 41)]


def picked(keys: Keys, entries: list[Entry] = GAMES, at: int = 0, commands: str = "") -> Picked:
    return Picker(console(), keys, HEAD, entries, at, commands).pick()


@pytest.mark.parametrize(
    ("keys", "outcome"),
    [
        ([ENTER], Picked(0, ENTER)),
        ([DOWN, ENTER], Picked(1, ENTER)),
        ([UP, ENTER], Picked(2, ENTER)),
        (["2"], Picked(1, ENTER)),
        ([DOWN, ESCAPE], Picked(1, ESCAPE)),
        ([BACKSPACE], Picked(0, ESCAPE)),
        ([F1], Picked(0, F1)),
        (["?"], Picked(0, F1)),
        ([*"help", ENTER], Picked(0, F1)),
        ([*"back", ENTER], Picked(0, ESCAPE)),
        (["q"], Picked(0, GONE)),
        ([], Picked(0, GONE)),
        ([DOWN, "d"], Picked(1, "d")),
        (["x", BACKSPACE, "3"], Picked(2, ENTER)),
        (["x", ESCAPE, DOWN, REDRAW, ENTER], Picked(1, ENTER)),
    ],
)
def test_one_is_picked_or_something_else_is_wanted(keys: list[str], outcome: Picked) -> None:
    assert picked(Pressed(*keys), commands="d") == outcome


def test_the_usual_entry_is_highlighted_first() -> None:
    assert picked(Pressed(ENTER), at=2) == Picked(2, ENTER)


def test_a_number_that_could_go_on_waits_for_enter() -> None:
    assert picked(Pressed("4", "0"), MANY) == Picked(39, ENTER)
    assert picked(Pressed("4", ENTER), MANY) == Picked(3, ENTER)


@pytest.mark.parametrize(("keys", "skips"), [(["2"], 1), (["d"], 1), ([DOWN, ENTER], 0)])
def test_what_was_picked_at_once_needs_no_enter(keys: list[str], skips: int) -> None:
    pressed = Pressed(*keys)
    picked(pressed, commands="d")
    assert pressed.skipping == skips


@pytest.mark.parametrize("line", ["7", "dance", "0"])
def test_what_is_not_there_is_told_and_asked_again(line: str) -> None:
    there = console()
    keys = Pressed(*line, *([ENTER] if line == "dance" else []), "2")
    assert Picker(there, keys, HEAD, GAMES).pick() == Picked(1, ENTER)
    assert printed(there).count("Choose a number from 1 to 3.") == 1


def test_the_highlighted_entry_is_marked_and_notes_stand_below() -> None:
    there = console()
    Picker(there, Pressed(DOWN), HEAD, GAMES).pick()
    first, second = printed(there).split("Which game?")[1:]
    assert "> 1  Dragondraft\n     a fair\n  2  Duals\n" in first
    assert "  1  Dragondraft\n     a fair\n> 2  Duals\n" in second


def test_a_long_list_shows_what_is_highlighted() -> None:
    there = console()
    Picker(there, Pressed(UP), HEAD, MANY).pick()
    first, second = printed(there).split("Which game?")[1:]
    assert "game 1\n" in first
    assert "game 40" not in first
    assert ">40  game 40" in second
    assert "game 1\n" not in second
    assert len(second.splitlines()) <= 24


def test_an_entry_is_shown_whole_or_not_at_all() -> None:
    there = console(80, 12)
    noted = [Entry(f"game {number}", f"note {number}") for number in range(1, 10)]
    Picker(there, Pressed(DOWN, DOWN, DOWN), HEAD, noted).pick()
    for screen in printed(there).split("Which game?")[1:]:
        assert screen.count("game ") == screen.count("note ") == 3
    assert "> 4  game 4\n     note 4\n" in screen
    assert "game 1\n" not in screen


@pytest.mark.parametrize("height", [1, 3, 6])
def test_a_small_window_does_no_harm(height: int) -> None:
    there = console(20, height)
    keys = Pressed(DOWN, DOWN, "1")
    assert Picker(there, keys, HEAD, GAMES).pick() == Picked(0, ENTER)


def test_in_a_window_of_three_lines_one_can_still_choose() -> None:
    there = console(80, 3)
    Picker(there, Pressed(DOWN, DOWN), HEAD, GAMES).pick()
    assert "> 3  Flamecraft" in printed(there).splitlines()


def test_no_key_is_named_where_only_lines_arrive() -> None:
    there = console()
    Picker(there, LineKeys(typed([])), HEAD, GAMES).pick()
    assert "Type a number and press Enter. b: back." in printed(there)
    assert "Arrows" not in printed(there)
    assert "Escape" not in printed(there)


def test_what_can_be_pressed_is_told_whole_in_a_narrow_window() -> None:
    there = console(60, 20)
    Picker(there, Pressed(), HEAD, GAMES).pick()
    assert " ".join(HINT.split()) in " ".join(printed(there).split())


@pytest.mark.parametrize(
    ("lines", "outcome"),
    [
        (["2"], Picked(1, ENTER)),
        ([""], Picked(0, ENTER)),
        (["b"], Picked(0, ESCAPE)),
        (["help"], Picked(0, F1)),
        (["quit"], Picked(0, GONE)),
        ([], Picked(0, GONE)),
        (["7", "d"], Picked(0, "d")),
    ],
)
def test_where_keys_come_in_lines_the_same_can_be_typed(lines: list[str], outcome: Picked) -> None:
    assert picked(LineKeys(typed(lines)), commands="d") == outcome


def test_where_keys_come_in_lines_the_list_is_shown_once_a_line() -> None:
    there = console()
    Picker(there, LineKeys(typed(["12345", "1"])), HEAD, GAMES).pick()
    assert printed(there).count("Which game?") == 2


def test_words_are_typed_and_mended() -> None:
    lines = [Text("A new name")]
    assert ask_words(console(), Pressed(*"Embrs", BACKSPACE, *"ers", ENTER), lines) == "Embrers"
    assert ask_words(console(), Pressed("!", ENTER), lines, "embers") == "embers!"
    assert ask_words(console(), LineKeys(typed([""])), lines, "embers") == "embers"
    assert ask_words(console(), Pressed("x", ESCAPE), lines) is None
    assert ask_words(console(), Pressed("x"), lines) is None
