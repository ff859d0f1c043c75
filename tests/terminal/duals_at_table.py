"""Games of Duals for tests of its table."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from emberhall import Game, Prompt, Question
from emberhall.play.session import Session
from emberhall.terminal.draw.board import page_named
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.signs import UNICODE, Signs
from emberhall.terminal.table.pages import scene_of
from terminal.at_table import console, session_at

FULL = ("fancies=steven,todd", "fountain=true")
MODES = [
    ("me,me", ()),
    ("me,me", ("fountain=true",)),
    ("me,me", ("fancies=flair,starburst", "fountain=true")),
    ("me,me", ("fancies=rainbow,taylor",)),
    ("me,me", ("fancies=buddy,goldrush", "fountain=true")),
    ("me,me", ("fancies=choose",)),
    ("me,me", FULL),
    ("me,me", ("fancies=flair,steven", "fountain=true")),
    ("me", ()),
]


def sit(home: Path, seats: str = "me,me", seed: int = 1, settings: tuple[str, ...] = ()) -> Session:
    return session_at(home, seats, seed, settings, "duals")


def played(session: Session, seed: int = 1) -> Iterator[Question]:
    """Each question of a game, before it is answered: at random, but what completes is liked."""
    chance = random.Random(seed)
    while (question := session.game.question) is not None:
        yield question
        good = [question.options[index] for index in completing(session.game)]
        liked = good if good and chance.random() < 0.8 else question.options
        session.game.answer(liked[chance.randrange(len(liked))])


def asked(game: Game) -> Prompt:
    """The open question as data, as the seat asked gets it."""
    assert game.question is not None
    prompt = game.prompt(game.question.seat)
    assert prompt is not None
    return prompt


def completing(game: Game) -> list[int]:
    """The options that would complete a card."""
    options = asked(game)["options"]
    return [index for index, option in enumerate(options) if option["effects"]["completes"]]


def scene_of_view(
    view: Mapping[str, Any], prompt: Prompt | None = None, signs: Signs = UNICODE
) -> Scene:
    """A view on a screen of 80 columns."""
    return Scene(view, ("Ann", "Bo"), signs, 80, prompt=prompt)


def first(session: Session, kind: str, options: int = 2) -> Question:
    """Play at random until a question of this kind with so many options is open."""
    for question in played(session):
        if question.kind == kind and len(question.options) >= options:
            return question
    raise AssertionError(f"no {kind} was asked")


def page_of(game: Game, seat: int | None, key: str) -> list[str]:
    page = page_named("duals", key)
    assert page is not None
    lines = page.draw(scene_of(game, seat, game.names, console()))
    return [line.plain.rstrip() for line in lines]


def panel(lines: list[str]) -> str:
    return "\n".join(line[44:] for line in lines)
