"""A rule that goes on for ever fails its test, and only that one."""

from __future__ import annotations

import signal
import sys
from dataclasses import dataclass
from time import process_time, sleep

import pytest

import emberhall
from emberhall.kernel.steps import Step
from kernel import hearth
from kernel.hearth import HEARTH, Hearth
from time_limit import time_limit

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
TOO_LONG = "does something go on for ever"


@dataclass(eq=False)
class EatForEver(Step):
    """A step that is never done."""

    def do(self, t: Hearth) -> None:
        t.then(self)


def test_a_rule_that_loops_fails_instead_of_hanging(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hearth.Fire, "take", lambda self, t, pick: t.then(EatForEver()))
    with pytest.raises(pytest.fail.Exception, match=TOO_LONG), time_limit(0.2):
        play_through()


def play_through() -> None:
    game = emberhall.new_game(HEARTH, seats=2, seed=1)
    while game.question is not None:
        game.answer(0)


def test_every_test_has_such_a_limit() -> None:
    assert signal.getitimer(signal.ITIMER_PROF)[0] > 0


def test_waiting_is_no_work() -> None:
    """So that nothing fails where others keep the processors busy."""
    with time_limit(0.2):
        sleep(0.4)


def test_what_was_left_before_is_left_after() -> None:
    with time_limit(0.5):
        with time_limit(5):
            pass
        with pytest.raises(pytest.fail.Exception, match=TOO_LONG):
            work(3)


def work(seconds: float) -> None:
    began = process_time()
    while process_time() - began < seconds:
        pass
