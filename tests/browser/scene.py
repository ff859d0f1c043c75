"""A position on a board without a hall behind it: a page of a real table is given another state to
show. What is chosen there is noted and goes nowhere."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from browser.person import Person
from emberhall import Game, Prompt

SCENES = Path(__file__).parent / "scenes"
AT_ONCE = 100
"""Positions that a page is given at a time."""
PEOPLE = ["Ann", "Ben", "Cleo", "Dan", "Eve"]
LATELY = 12
"""Events that are told of a position."""


@dataclass(frozen=True)
class Position:
    """What one seat sees of a game, and what it is asked."""

    title: str
    view: dict[str, Any]
    prompt: Prompt | None
    told: list[dict[str, Any]]
    people: list[str]

    @classmethod
    def of(cls, game: Game, people: list[str], seat: int | None = None) -> Position:
        eyes = game.question.seat if seat is None and game.question else seat
        asked = game.question is not None and game.question.seat == eyes
        told = [
            {"event": event.data(), "words": " ".join(game.tell([event], eyes))}
            for event in game.events(eyes)[-LATELY:]
        ]
        prompt = game.prompt(eyes) if asked and eyes is not None else None
        return cls(game.title.name, game.view(eyes), prompt, told, people)


def script(name: str) -> str:
    """What runs in the page."""
    return (SCENES / f"{name}.js").read_text(encoding="utf-8")


def shows(person: Person, position: Position) -> None:
    """The person's page, at a table of that title, shows this position instead."""
    person.page.evaluate(script("show"), {**vars(position), "over": None})


def faults(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(script("faults"))
    return found


def unreachable(person: Person, title: str, positions: Iterable[Position]) -> list[str]:
    """What of these questions cannot be answered by touching, in any of the shapes."""
    asked = ({"view": each.view, "prompt": each.prompt} for each in positions if each.prompt)
    wrong: list[str] = []
    while some := list(islice(asked, AT_ONCE)):
        told = {"title": title, "positions": some, "people": PEOPLE}
        wrong += person.page.evaluate(script("reach"), told)
    return wrong


def chosen(person: Person) -> str:
    """The key of what was chosen since this position is shown; empty: nothing yet."""
    return str(
        person.page.evaluate("() => window.chosen.find(([act]) => act === 'onChoose')?.[1] ?? ''")
    )
