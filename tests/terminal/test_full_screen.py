"""Keys from a real terminal, which is given back as it was, whatever happens."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from time import sleep

import pytest

from emberhall.terminal.keys.reader import HABIT
from terminal.on_terminal import OnTerminal

LISTEN = """
from emberhall.terminal.window.full_screen import FullScreen

with FullScreen() as screen:
    print("ready", flush=True)
    while (key := screen.keys.next()) not in ("q", "gone"):
        if key == "!":
            raise ValueError("oh dear")
        if key == "f":
            print("sleeping", flush=True)
            while screen.keys.next(0.01) != "w":
                pass
            screen.keys.forget()
        if key == "1":
            screen.keys.skip_enter()
        print(f"<{key}>", flush=True)
print("over")
"""


@pytest.fixture
def there() -> Iterator[OnTerminal]:
    with OnTerminal("-c", LISTEN) as there:
        there.wait_for("ready")
        yield there


def test_keys_arrive_one_by_one_and_are_not_echoed(there: OnTerminal) -> None:
    for keys, name in [("\x1b[A", "<up>"), ("\r", "<enter>"), ("7", "<7>"), ("é", "<é>")]:
        there.press(keys)
        assert there.wait_for(name).strip() == name
    there.press("\x1b")
    there.wait_for("<escape>")
    there.press("q")
    there.wait_for("over")
    assert there.end() == 0
    assert there.is_as_it_was
    assert "\x1b[?1049h" in there.shown


def test_another_size_asks_for_a_new_drawing(there: OnTerminal) -> None:
    there.resize(100, 40)
    there.wait_for("<redraw>")


def test_an_error_gives_the_terminal_back(there: OnTerminal) -> None:
    there.press("!")
    there.wait_for("oh dear")
    assert there.end() == 1
    assert there.is_as_it_was


def test_ctrl_c_and_sigterm_give_the_terminal_back(there: OnTerminal) -> None:
    there.signal(signal.SIGTERM)
    assert there.end() == 128 + signal.SIGTERM
    assert there.is_as_it_was
    with OnTerminal("-c", LISTEN) as other:
        other.wait_for("ready")
        other.press("\x03")
        other.wait_for("KeyboardInterrupt")
        other.end()
        assert other.is_as_it_was


def test_a_stopped_program_lends_the_terminal_back(there: OnTerminal) -> None:
    there.press("\x1a")
    there.wait_for("stopped")
    assert there.is_as_it_was
    there.press("fg\n")
    there.wait_for("<redraw>")
    assert not there.is_as_it_was
    there.press("x")
    assert there.wait_for("<x>").strip() == "<x>"


def test_what_was_pressed_too_early_can_be_forgotten(there: OnTerminal) -> None:
    there.press("f")
    there.wait_for("sleeping")
    there.press("w123")
    there.wait_for("<f>")
    there.press("x")
    assert there.wait_for("<x>").strip() == "<x>"


def test_an_enter_out_of_habit_belongs_to_the_key_before_it(there: OnTerminal) -> None:
    there.press("1\r2")
    assert "<enter>" not in there.wait_for("<2>")
    there.press("\r")
    there.wait_for("<enter>")
    there.press("1")
    sleep(HABIT / 8)
    there.press("\r")
    there.press("2")
    assert "<enter>" not in there.wait_for("<2>")


def test_an_enter_after_a_while_is_meant(there: OnTerminal) -> None:
    there.press("1")
    there.wait_for("<1>")
    sleep(HABIT)
    there.press("\r")
    there.wait_for("<enter>")


def test_a_terminal_that_goes_away_is_told_of(there: OnTerminal) -> None:
    there.press("\x04")
    there.wait_for("over")
    assert there.end() == 0
