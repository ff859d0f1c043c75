"""What a bot knows of a title."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import entry_points

from emberhall import BadBot, Game, Question

Value = Callable[[Game, int, Game], float]

GROUP = "emberhall.values"


def never(_before: Game, _after: Game) -> bool:
    return False


def is_foreseen(before: Game, now: Game) -> bool:
    """True if neither chance nor anything hidden had a say in between."""
    one, other = before.table, now.table
    if one.drawn != other.drawn:
        return False
    return all(getattr(one, name) == getattr(other, name) for name in one.hidden())


def nowhere(_question: Question) -> bool:
    return False


def skip_none(_question: Question, _option: int) -> bool:
    return False


def is_half_made(question: Question) -> bool:
    return question.atomic


@dataclass(frozen=True)
class Judge:
    """How to judge a game of some title."""

    value: Value
    """What a seat may hope for in a game that it imagines, as it stands, and as it stood when the
    plan began: what has come up since is only imagined."""
    ends_plan: Callable[[Game, Game], bool] = never
    """Whether a plan ends between two moments, though nothing unforeseen has happened."""
    foresees: Callable[[Game, Game], bool] = is_foreseen
    """Whether a plan can go on from one moment to another, for all that is known."""
    looks_through: Callable[[Question], bool] = is_half_made
    """Whether a position with this question cannot be judged before it is answered."""
    follows_all: Callable[[Question], bool] = nowhere
    """Whether every option of this question is followed, each by its best way only: what comes at
    once says little about what comes of it."""
    skips: Callable[[Question, int], bool] = skip_none
    """Whether an option is not worth trying, though it is always there: dropping things, say."""
    equals: int = 100
    """Of equally good options, at most so many times the width are followed."""
    enough: int = 12000
    """After so many tries nothing is followed any further."""


@cache
def judge_for(title: str) -> Judge:
    for point in entry_points(group=GROUP, name=title):
        judge = point.load()
        assert isinstance(judge, Judge), f"{point.value} is no Judge"
        return judge
    raise BadBot(f"greedy cannot judge {title}; random plays any game")
