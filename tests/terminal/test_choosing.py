"""Keys become a line: a number as soon as it is clear, a command at once, words with Enter."""

from __future__ import annotations

import pytest

from emberhall.terminal.keys import (
    BACKSPACE,
    CLEAR_LINE,
    DELETE,
    DOWN,
    END,
    ENTER,
    ESCAPE,
    F1,
    HOME,
    LEFT,
    PAGE_DOWN,
    PAGE_UP,
    RIGHT,
    TAB,
    UP,
)
from emberhall.terminal.keys.choosing import Choosing

COMMANDS = "uhq?"


def line(*keys: str, count: int = 36, at: int | None = None) -> str | None:
    """The line that these keys make, the last of them at the latest."""
    choosing = Choosing(count, COMMANDS, at)
    for number, key in enumerate(keys, start=1):
        made = choosing.press(key)
        if made is not None:
            assert number == len(keys), f"{made!r} was taken before the last key"
            return made
    return None


@pytest.mark.parametrize(
    ("keys", "count", "made"),
    [
        ("7", 9, "7"),
        ("4", 36, "4"),
        ("3", 36, None),
        ("36", 36, "36"),
        ("1", 9, "1"),
        ("1", 10, None),
        ("10", 10, "10"),
        ("12", 120, None),
        ("13", 120, "13"),
        ("0", 9, "0"),
    ],
)
def test_a_digit_is_taken_at_once_where_no_longer_number_begins_so(
    keys: str, count: int, made: str | None
) -> None:
    assert line(*keys, count=count) == made


def test_enter_takes_a_number_that_could_go_on() -> None:
    assert line("3", ENTER) == "3"


def test_a_number_can_be_mended() -> None:
    assert line("3", BACKSPACE, "5") == "5"
    assert line("3", ESCAPE, ENTER) == ""


@pytest.mark.parametrize("letter", COMMANDS)
def test_a_command_is_taken_at_once_where_nothing_is_written(letter: str) -> None:
    assert line(letter) == letter


def test_other_letters_begin_a_word_that_may_go_on_with_any_letter() -> None:
    assert line(*"take 2-3", ENTER) == "take 2-3"
    assert line(*"bought") is None


def test_after_a_stroke_any_word_can_be_written() -> None:
    assert line(*"/hand", ENTER) == "hand"
    assert line(*"/undo", ENTER) == "undo"
    assert line(*"/4", ENTER) == "4"


def test_a_line_is_edited_where_the_cursor_is() -> None:
    assert line(*"/tke", LEFT, LEFT, "a", ENTER) == "take"
    assert line(*"/xtake", HOME, RIGHT, DELETE, END, "s", ENTER) == "takes"
    assert line(*"/take", CLEAR_LINE, *"7") == "7"


def test_f1_is_help_also_in_the_middle_of_a_word() -> None:
    assert line(F1) == "help"
    assert line(*"/ta", F1) == "help"


@pytest.mark.parametrize(
    ("keys", "number"),
    [
        ([DOWN], 1),
        ([DOWN, DOWN, DOWN], 3),
        ([DOWN, RIGHT, UP], 1),
        ([UP], 36),
        ([DOWN, LEFT], 36),
        ([END, DOWN], 1),
        ([PAGE_DOWN, PAGE_DOWN], 11),
        ([END, PAGE_DOWN], 36),
        ([END, PAGE_UP, HOME], 1),
    ],
)
def test_arrows_move_the_highlight_and_enter_takes_it(keys: list[str], number: int) -> None:
    assert line(*keys, ENTER) == str(number)


def test_without_a_highlight_enter_is_an_empty_line() -> None:
    assert line(ENTER) == ""
    assert line(DOWN, ESCAPE, ENTER) == ""


def test_an_arrow_goes_before_what_is_half_written() -> None:
    assert line("3", DOWN, ENTER) == "1"


def test_without_options_arrows_do_nothing() -> None:
    assert line(DOWN, ENTER, count=0) == ""


def test_a_space_or_a_tab_alone_is_nothing() -> None:
    assert line(" ", TAB, "u") == "u"


def test_where_keys_come_in_lines_everything_waits_for_enter() -> None:
    choosing = Choosing(9, COMMANDS, at_once=False)
    assert [choosing.press(key) for key in ("7", ENTER)] == [None, "7"]
    assert [choosing.press(key) for key in ("u", "n", ENTER)] == [None, None, "un"]
