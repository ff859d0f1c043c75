"""The page of Python in docs/ plays every title, and rebuilds what moved from events alone."""

from __future__ import annotations

import importlib.util
from collections import Counter
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import emberhall
from emberhall.kernel.events import Event

PAGE = Path(__file__).parent.parent.parent / "docs" / "touch.py"
EVERYTHING = [(title.name, seats) for title in emberhall.games() for seats in title.seat_counts]
REBUILT = [("dragondraft", 2), ("dragondraft", 4), ("duals", 1), ("duals", 2)]


@pytest.fixture(scope="module")
def touching() -> ModuleType:
    spec = importlib.util.spec_from_file_location("touching", PAGE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_a_page_of_about_fifty_lines() -> None:
    lines = PAGE.read_text(encoding="utf-8").splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 55


@pytest.mark.parametrize(("title", "seats"), EVERYTHING)
def test_it_plays_by_touching_things(touching: ModuleType, title: str, seats: int) -> None:
    assert touching.play(title, seats, seed=seats).startswith(f"{title} with {seats}: ")


@pytest.mark.parametrize(("title", "seats"), REBUILT)
def test_what_moved_is_rebuilt_from_events_alone(
    touching: ModuleType, title: str, seats: int
) -> None:
    for seed in range(8):
        touching.play(title, seats, seed)


@pytest.mark.parametrize(("title", "seats"), REBUILT)
def test_a_move_that_is_not_told_is_noticed(
    touching: ModuleType, title: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    data = Event.data

    def silent(self: Event) -> dict[str, Any]:
        return {**data(self), "moves": data(self)["moves"][1:]}

    monkeypatch.setattr(Event, "data", silent)
    with pytest.raises(AssertionError):
        touching.play(title, seats, seed=1)


def test_a_place_knows_what_lies_there(touching: ModuleType) -> None:
    view = emberhall.new_game("dragondraft", seats=2, seed=7).view(0)
    found = touching.lying(view, "spectator", "spectators")
    assert found["stack:thistle"] == Counter(thistle=20)
    assert found["space:1-1"] == Counter([view["board"][0][0]["card"]])
