"""Emberhall on a real terminal: drawn, resized, stopped, left and given back."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from packages import install
from terminal.on_terminal import SRC, OnTerminal

QUESTION = "Which card do you recruit?"
KEPT = "The game is saved; go on with: emberhall resume"
FIRST = ("--seed", "7", "--set", "start=0")
OTHER_SCREEN, USUAL_SCREEN = "\x1b[?1049h", "\x1b[?1049l"

Sit = Callable[..., OnTerminal]


@pytest.fixture
def sit(tmp_path: Path) -> Iterator[Sit]:
    """Somebody sits down and types `emberhall` with these words."""
    with ExitStack() as tables:

        def sit_down(*words: str, width: int = 80, height: int = 24, **env: str) -> OnTerminal:
            home = {"EMBERHALL_HOME": str(tmp_path), **env}
            there = OnTerminal("-m", "emberhall", *words, env=home, width=width, height=height)
            return tables.enter_context(there)

        yield sit_down


def test_a_table_has_a_screen_of_its_own_and_single_keys(sit: Sit) -> None:
    there = sit("play", "dragondraft", "--seats", "me,greedy", *FIRST)
    there.wait_for(QUESTION)
    assert OTHER_SCREEN in there.shown
    there.press("\x1b[B")
    there.wait_for("> 1  Take the ")
    there.press("\r")
    there.wait_for("Greedy is thinking.")
    there.wait_for("Greedy takes ")
    there.press("q")
    there.wait_for(KEPT)
    assert there.end() == 0
    assert there.is_as_it_was
    assert there.shown.rindex(USUAL_SCREEN) < there.shown.rindex(KEPT)


def test_the_table_is_drawn_anew_when_the_window_changes(sit: Sit) -> None:
    there = sit("play", "dragondraft", "--seats", "me,greedy", *FIRST)
    there.wait_for(QUESTION)
    there.resize(40, 10)
    there.wait_for("Make this window larger")
    there.resize(20, 3)
    there.wait_for("Make this window")
    there.resize(120, 40)
    assert "◆ purple" in there.wait_for(QUESTION)


def test_ctrl_z_lends_the_terminal_to_the_shell_and_fg_draws_anew(sit: Sit) -> None:
    there = sit("play", "dragondraft", "--seats", "me,greedy", *FIRST)
    there.wait_for(QUESTION)
    there.press("\x1a")
    there.wait_for("stopped")
    assert there.is_as_it_was
    there.press("fg\n")
    there.wait_for(QUESTION)
    assert not there.is_as_it_was


@pytest.mark.parametrize("words", [(), ("--plain",)])
def test_ctrl_c_says_that_the_game_is_kept(sit: Sit, words: tuple[str, ...]) -> None:
    there = sit("play", "dragondraft", "--seats", "me,greedy", *FIRST, *words)
    there.wait_for(QUESTION)
    there.press("\x03")
    there.wait_for(KEPT)
    assert there.end() == 130
    assert there.is_as_it_was
    assert "Traceback" not in there.shown


def test_sigterm_gives_the_terminal_back(sit: Sit) -> None:
    there = sit("play", "dragondraft", "--seats", "me,greedy", *FIRST)
    there.wait_for(QUESTION)
    there.signal(signal.SIGTERM)
    assert there.end() == 128 + signal.SIGTERM
    assert there.is_as_it_was
    assert "Traceback" not in there.shown


def test_the_last_page_stays_to_be_read(sit: Sit) -> None:
    there = sit("play", "dragondraft", "--seats", "random,random", *FIRST)
    there.wait_for("emberhall verify")
    assert there.end() == 0
    assert there.is_as_it_was
    assert "committed to as" in there.shown.rpartition(USUAL_SCREEN)[2]


def test_without_colours_there_are_none(sit: Sit) -> None:
    there = sit("play", "dragondraft", "--seats", "me,greedy", *FIRST, NO_COLOR="1")
    there.wait_for(QUESTION)
    there.press("\x1b[B")
    there.wait_for("> 1  Take the ")
    assert not re.search(r"\x1b\[[\d;]*m", there.shown)


def test_a_dumb_terminal_gets_plain_lines(sit: Sit) -> None:
    there = sit("play", "dragondraft", "--seats", "me,greedy", *FIRST, TERM="dumb")
    told = there.wait_for(QUESTION)
    assert "Commands: " in told
    there.press("q\n")
    there.wait_for(KEPT)
    assert there.end() == 0
    assert "\x1b" not in there.shown


SLOW_BOT = """
import time
from pathlib import Path
from emberhall.bots import BotKind

class Slow:
    def __init__(self, seed):
        pass

    def choose(self, chair):
        (Path(__file__).parent / "asked").touch()
        while not (Path(__file__).parent / "enough").exists():
            time.sleep(0.01)
        return 0

SLOW = BotKind("slow", "thinks until it has had enough", Slow)
"""


@pytest.mark.parametrize(("words", "enter"), [((), ""), (("--plain",), "\n")])
def test_what_is_typed_while_a_bot_plays_answers_nothing(
    sit: Sit, tmp_path: Path, words: tuple[str, ...], enter: str
) -> None:
    install(tmp_path, "slow-bot", SLOW_BOT, "[emberhall.bots]\nslow = slow_bot:SLOW\n")
    path = f"{SRC}{os.pathsep}{tmp_path}"
    seats = ("--seats", "me,slow", *FIRST, *words)
    there = sit("play", "dragondraft", *seats, PYTHONPATH=path)
    there.wait_for(QUESTION)
    there.press(f"7{enter}")
    while not (tmp_path / "asked").exists():
        assert there.process.poll() is None
        time.sleep(0.01)
    there.press(f"q{enter}")
    (tmp_path / "enough").touch()
    there.wait_for("Slow takes ")
    there.press(f"l{enter}")
    there.wait_for("What happened so far")


def test_ctrl_c_in_a_game_begun_from_the_menu_says_that_it_is_kept(sit: Sit) -> None:
    first = sit("play", "dragondraft", "--seats", "me,greedy", *FIRST)
    first.wait_for(QUESTION)
    first.press("q")
    assert first.end() == 0
    there = sit()
    there.wait_for("Go on with")
    there.press("1")
    there.wait_for(QUESTION)
    there.press("\x03")
    there.wait_for(KEPT)
    assert there.end() == 130
    assert there.is_as_it_was


def test_ctrl_c_in_the_menu_gives_the_terminal_back(sit: Sit) -> None:
    there = sit()
    there.wait_for("Play a game")
    there.press("\x03")
    assert there.end() == 130
    assert there.is_as_it_was
    assert "Traceback" not in there.shown
