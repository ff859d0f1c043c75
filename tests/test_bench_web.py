"""The benchmark of pages: what a browser's trace says of moves."""

from __future__ import annotations

import importlib
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

BENCHMARKS = Path(__file__).parent.parent / "benchmarks"
MAIN, OTHER = 1, 2
"""Threads of the page."""


@pytest.fixture
def handling(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(BENCHMARKS))
    return importlib.import_module("pages.handling")


def mark(name: str, at: int) -> dict[str, Any]:
    return {"name": name, "cat": "blink.user_timing", "ph": "I", "ts": at, "pid": 1, "tid": MAIN}


def work(name: str, at: int, took: int, thread: int = MAIN) -> dict[str, Any]:
    """The processor was at it half of the time."""
    timing = {"ts": at, "dur": took, "tdur": took // 2}
    return {"name": name, "cat": "devtools.timeline", "ph": "X", "pid": 1, "tid": thread} | timing


def test_work_counts_once_and_for_the_move_that_it_follows(handling: ModuleType) -> None:
    trace = [
        work("FunctionCall", 0, 900),
        mark("an update", 1_000),
        work("FunctionCall", 1_100, 4_000),
        work("Layout", 2_000, 1_000),
        work("Paint", 6_000, 2_000),
        work("FunctionCall", 6_000, 8_000, OTHER),
        work("Something else", 9_000, 500),
        mark("a pointer", 10_000),
        work("EventDispatch", 10_100, 600),
        mark("an update", 20_000),
        work("FunctionCall", 20_000 + handling.REST, 1_000),
    ]
    assert handling.spans(trace, "an update") == [
        {"script": 1.5, "layout": 0.5, "paint": 1.0},
        {},
    ]
    assert handling.spans(trace, "a pointer") == [{"script": 0.3}]


def test_a_game_in_which_nothing_comes_has_no_moves(handling: ModuleType) -> None:
    assert handling.spans([work("FunctionCall", 0, 900)], "an update") == []
