"""What a bot knows of a title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from emberhall import BadBot, Game

Value = Callable[[Game, int], float]

GROUP = "emberhall.values"


def never(_before: Game, _after: Game) -> bool:
    return False


@dataclass(frozen=True)
class Judge:
    """How to judge a game of some title."""

    value: Value
    """What a seat may hope for in a game that it imagines."""
    ends_plan: Callable[[Game, Game], bool] = never
    """Whether a plan ends between two moments, though nothing unforeseen has happened."""
    through: frozenset[str] = frozenset()
    """Kinds of questions that are looked through at first sight, as half-made choices are."""


@cache
def judge_for(title: str) -> Judge:
    for point in entry_points(group=GROUP, name=title):
        judge = point.load()
        assert isinstance(judge, Judge), f"{point.value} is no Judge"
        return judge
    raise BadBot(f"greedy cannot judge {title}; random plays any game")
