"""A drawn table that answers to keys: at once where it is clear what is meant."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from emberhall.play.file_store import FileStore
from emberhall.play.session import Session
from emberhall.terminal.draw.board import board_fault
from emberhall.terminal.keys import (
    BACKSPACE,
    DOWN,
    ENTER,
    ESCAPE,
    F1,
    HOME,
    PAGE_DOWN,
    PAGE_UP,
    REDRAW,
    UP,
    Key,
)
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.screen import Screen
from terminal.at_table import console, play_until, printed, session_at, typed
from terminal.pressed import Pressed

FIRST = ["start=0"]
QUESTION = "Which card do you recruit?"


class Seen:
    """A window whose pictures can be told from one another."""

    def __init__(self, there: Console | None = None) -> None:
        self.console = there or console()
        self._before = 0

    def new(self) -> str:
        """What has been shown since the last look."""
        text = printed(self.console)
        new, self._before = text[self._before :], len(text)
        return new


def play(home: Path, session: Session, *keys: Key | Callable[[], Key]) -> Seen:
    """A game at which these keys are pressed; then nobody is there any more."""
    seen = Seen()
    GameLoop(session, FileStore(home), Screen(seen.console, Pressed(*keys))).play()
    return seen


def taken(session: Session) -> list[str]:
    """The cards that were taken."""
    return [given.key for given in session.game.answers()]


@pytest.mark.parametrize(
    ("keys", "card"),
    [
        (["7"], "1-7"),
        (["1", "2"], "2-3"),
        (["1", ENTER], "1-1"),
        ([DOWN, DOWN, ENTER], "1-2"),
        ([UP, ENTER], "4-9"),
        (["3", BACKSPACE, "5"], "1-5"),
        ([*"/take 1-3", ENTER], "1-3"),
        (["/", *"2-3", ENTER], "2-3"),
        (["/", "9", ENTER], "1-9"),
        ([*"take 1-4", ENTER], "1-4"),
    ],
)
def test_an_answer_takes_as_few_keys_as_are_clear(
    tmp_path: Path, keys: list[Key], card: str
) -> None:
    session = session_at(tmp_path, "me,me", settings=FIRST)
    play(tmp_path, session, *keys)
    assert taken(session) == [f"take {card}"]


def test_nothing_is_taken_before_it_is_clear(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,me", settings=FIRST)
    play(tmp_path, session, "1", ESCAPE, DOWN, UP, "/", "7", ESCAPE, ESCAPE, ENTER)
    assert taken(session) == []


def test_what_is_typed_and_what_is_highlighted_stands_on_the_last_line(tmp_path: Path) -> None:
    seen: list[str] = []
    there = Seen()

    def look() -> Key:
        seen.append(there.new().splitlines()[-1])
        return REDRAW

    keys = Pressed(DOWN, look, *"/take", look)
    session = session_at(tmp_path, "me,me", settings=FIRST)
    GameLoop(session, FileStore(tmp_path), Screen(there.console, keys)).play()
    assert seen == ["> 1  Take the goblin pair", "> /take"]


def test_the_highlight_is_seen_in_the_drawing(tmp_path: Path) -> None:
    there = console(colour=True)
    session = session_at(tmp_path, "me,me", settings=FIRST)
    GameLoop(session, FileStore(tmp_path), Screen(there, Pressed(DOWN, DOWN, DOWN))).play()
    last = printed(there).split("\x1b[H")[-1]
    assert "\x1b[1;7;38;2;201;84;28m3\x1b[0m" in last
    assert last.count("\x1b[1;7;") + last.count("\x1b[7m") == 1


def test_the_highlight_is_seen_in_a_list_without_colours_too(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,me", settings=FIRST)
    play_until(session, "prepare-stage")
    shown = play(tmp_path, session, DOWN, DOWN).new().splitlines()
    marked = [line for line in shown if line.startswith("> ") and not line.startswith(">  ")]
    assert [line[:5] for line in marked if line != "> "] == ["> 1  ", "> 1  ", "> 2  ", "> 2  "]


def test_commands_act_at_once(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,me", settings=FIRST)
    seen = play(tmp_path, session, "7", "u", "l", ENTER, "q", "1").new()
    assert taken(session) == []
    assert "What happened so far" in seen
    assert seen.endswith("The game is saved; go on with: emberhall resume\n")


def test_an_answer_taken_at_once_needs_no_enter(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,me", settings=FIRST)
    keys = Pressed("7", DOWN, ENTER)
    GameLoop(session, FileStore(tmp_path), Screen(console(), keys)).play()
    assert len(taken(session)) == 2
    assert keys.skipping == 1


def test_f1_and_help_open_the_help(tmp_path: Path) -> None:
    for keys in ([F1], [*"/help", ENTER]):
        seen = play(tmp_path, session_at(tmp_path, "me,me", settings=FIRST), *keys).new()
        assert "What you can type" in seen


def test_commands_with_words_are_typed_after_a_stroke(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,me", settings=FIRST)
    seen = play(tmp_path, session, *"/r yellow", ENTER).new()
    assert "Rules that mention yellow" in seen


def test_pages_are_turned_forth_and_back(tmp_path: Path) -> None:
    heads: list[str] = []
    there = Seen()

    def look() -> Key:
        heads.append(there.new().split("All rules\n")[-1].splitlines()[0])
        return F1  # does nothing here

    session = session_at(tmp_path, "me,me", settings=FIRST)
    keys = ("r", look, ENTER, look, PAGE_DOWN, look, PAGE_UP, look, "b", look, "b", look)
    rest = (PAGE_DOWN, PAGE_DOWN, HOME, look, ESCAPE, "1", "2")
    loop = GameLoop(session, FileStore(tmp_path), Screen(there.console, Pressed(*keys, *rest)))
    loop.play()
    first, second, third, *back = heads
    assert len({first, second, third}) == 3
    assert back == [second, first, first, first]
    assert taken(session) == ["take 2-3"]


# Bots


def test_bots_are_said_to_think_and_what_is_typed_meanwhile_is_dropped(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,greedy,greedy", settings=FIRST)
    keys = Pressed("1", ENTER)
    there = console()
    GameLoop(session, FileStore(tmp_path), Screen(there, keys)).play()
    first, _, rest = printed(there).partition("> Greedy is thinking.")
    assert QUESTION in first
    assert "> Greedy 2 is thinking." in rest
    assert keys.forgotten == 2


def test_a_window_may_change_while_a_bot_thinks(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,greedy", settings=FIRST)
    there = console()
    screen = Screen(there, Pressed())
    screen.show(session, 0)
    session.answer(0, "take 1-1")
    for size in ((120, 40), (40, 10), (80, 24)):
        there.size = size
        screen.thinking("Greedy")
    assert printed(there).splitlines()[-1] == "> Greedy is thinking."


def test_something_is_told_after_the_last_question(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me,greedy", settings=FIRST)
    there = console()
    screen = Screen(there, Pressed(ENTER, ENTER))
    screen.tell("Before", ["the first question"])
    screen.show(session, 0)
    while session.game.question is not None:
        session.game.answer(0)
    screen.tell("After", ["the last one"])
    assert printed(there).splitlines()[-4:-2] == ["After", "- the last one"]


def test_nobody_passes_the_keyboard_by_an_answer_typed_too_early(tmp_path: Path) -> None:
    session = session_at(tmp_path, "me=Ann,me=Bo", game="duals")
    seen = play(tmp_path, session, "1", "2", "7").new()
    assert "Pass the keyboard to " in seen
    assert "Ready to pull" not in seen
    assert "Ready to pull" in play(tmp_path, session, ENTER).new()


def test_a_screen_of_its_own_leaves_what_scrolled_away_before_the_game(tmp_path: Path) -> None:
    for keys, forgets in ((Pressed(), False), (typed([]), True)):
        there = console(colour=True)
        Screen(there, keys).pass_keyboard("Ann")
        assert ("\x1b[3J" in printed(there)) == forgets
        assert "Pass the keyboard to Ann" in printed(there)


# The window


def test_another_size_is_drawn_at_once(tmp_path: Path) -> None:
    there = Seen()

    def widen() -> Key:
        there.new()
        there.console.size = (120, 40)
        return REDRAW

    session = session_at(tmp_path, "me,me", settings=FIRST)
    GameLoop(session, FileStore(tmp_path), Screen(there.console, Pressed(widen))).play()
    assert "◆ purple" in there.new()


@pytest.mark.parametrize("size", [(40, 10), (80, 23), (79, 24), (20, 3), (1, 1)])
def test_a_window_that_is_too_small_says_so_and_takes_no_answer(
    tmp_path: Path, size: tuple[int, int]
) -> None:
    there = Seen()
    shown: list[str] = []

    def shrink() -> Key:
        there.console.size = size
        return REDRAW

    def grow() -> Key:
        shown.append(there.new())
        there.console.size = (80, 24)
        return REDRAW

    session = session_at(tmp_path, "me,me", settings=FIRST)
    keys = Pressed(lambda: there.new() and shrink(), "7", ENTER, grow, "8")
    GameLoop(session, FileStore(tmp_path), Screen(there.console, keys)).play()
    assert QUESTION not in shown[0]
    assert "Make" in shown[0] or size == (1, 1)
    assert QUESTION in there.new()
    assert taken(session) == ["take 1-8"]


@pytest.mark.parametrize("game", ["dragondraft", "duals", "flamecraft", "flamefang"])
def test_a_board_survives_that_its_window_was_small(tmp_path: Path, game: str) -> None:
    there = Seen(console(1, 1))

    def grow() -> Key:
        assert not board_fault(game)
        there.console.size = (80, 24)
        return REDRAW

    session = session_at(tmp_path, "me,random", game=game)
    keys = Pressed(grow, ENTER, DOWN)
    GameLoop(session, FileStore(tmp_path), Screen(there.console, keys)).play()
    assert there.new().count(session.game.title.full_name) > 0
    assert not board_fault(game)


def test_a_window_that_is_too_small_can_be_left(tmp_path: Path) -> None:
    there = console(40, 10)
    session = session_at(tmp_path, "me,me", settings=FIRST)
    GameLoop(session, FileStore(tmp_path), Screen(there, Pressed("7", "q"))).play()
    assert printed(there).startswith("Make this window larger: 80 columns and")
    assert taken(session) == []


# Leaving


def interrupt() -> Key:
    raise KeyboardInterrupt


def test_ctrl_c_says_that_the_game_is_kept(tmp_path: Path) -> None:
    session, there, left = session_at(tmp_path, "me,me", settings=FIRST), console(), []
    screen = Screen(there, Pressed("7", interrupt), lambda: left.append(printed(there)))
    with pytest.raises(KeyboardInterrupt):
        GameLoop(session, FileStore(tmp_path), screen).play()
    after = printed(there).removeprefix(left[0])
    assert after == "The game is saved; go on with: emberhall resume\n"
    assert taken(session) == ["take 1-7"]


def test_the_last_page_is_printed_once_the_terminal_is_given_back(tmp_path: Path) -> None:
    session, there, left = session_at(tmp_path, "random,random"), console(), []
    screen = Screen(there, Pressed(), lambda: left.append(printed(there)))
    GameLoop(session, FileStore(tmp_path), screen).play()
    assert "Seed 7, committed to as" not in left[0]
    assert "Seed 7, committed to as" in printed(there)
