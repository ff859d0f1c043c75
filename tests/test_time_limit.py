"""A rule that goes on for ever fails its test, and only that one."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import emberhall

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
TESTS = Path(__file__).parent
LOOPING = """
import time

import emberhall
from emberhall.kernel.steps import Step
from kernel import hearth


class EatForEver(Step):
    def do(self, t):
        t.then(self)


def test_a_rule_that_loops(monkeypatch):
    monkeypatch.setattr(hearth.Fire, "take", lambda self, t, pick: t.then(EatForEver()))
    game = emberhall.new_game(hearth.HEARTH, seats=2, seed=1)
    while game.question is not None:
        game.answer(0)


def test_waiting_is_no_work():
    time.sleep(1.5)


def test_another():
    pass
"""


def test_a_rule_that_loops_fails_and_the_others_go_on(tmp_path: Path) -> None:
    (tmp_path / "test_looping.py").write_text(LOOPING)
    plugins = [f"-p{name}" for name in ("no:randomly", "no:cacheprovider", "time_limit")]
    limit = ["-c", os.devnull, "-o", "processor_seconds=1"]
    paths = os.pathsep.join([str(Path(emberhall.__file__).parent.parent), str(TESTS)])
    run = subprocess.run(
        [sys.executable, "-m", "pytest", "-n", "1", *plugins, *limit, str(tmp_path)],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
    )
    assert run.returncode == 1
    assert "crashed while running 'test_looping.py::test_a_rule_that_loops'" in run.stdout
    assert "1 failed, 2 passed" in run.stdout
    assert "in test_a_rule_that_loops\n" in run.stderr, "where it went round is told"
    assert "in run\n" in run.stderr, "in the loop that carries steps out, whatever it was at"


def test_every_test_has_such_a_limit() -> None:
    assert signal.getitimer(signal.ITIMER_PROF)[0] > 0
