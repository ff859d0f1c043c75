"""Chapters of Flame & Fang, and moments made by hand, for tests of its table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from emberhall import Game, Question
from emberhall.play.session import Session
from emberhall.terminal.draw import drawing_of, leaf_named
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.pages import scene_of
from emberhall.terminal.signs import UNICODE
from terminal.at_table import console, sitting_at

CHAPTERS = range(1, 9)


def sit(
    home: Path, seats: str = "me=Ann,me=Bo", chapter: int = 1, settings: tuple[str, ...] = ()
) -> Session:
    return sitting_at(home, seats, 5, (f"chapter={chapter}", *settings), "flamefang")


def played(sitting: Session, seed: int = 1) -> Iterator[Question]:
    """Each question of a game, before it is answered at random."""
    chance = random.Random(seed)
    while (question := sitting.game.question) is not None:
        yield question
        sitting.game.answer(chance.randrange(len(question.options)))


def first(sitting: Session, kind: str, options: int = 2) -> Question:
    """Play at random until a question of this kind with so many options is open."""
    for question in played(sitting):
        if question.kind == kind and len(question.options) >= options:
            return question
    raise AssertionError(f"no {kind} was asked")


def page_of(game: Game, seat: int | None, key: str) -> str:
    leaf = leaf_named("flamefang", key)
    assert leaf is not None
    lines = leaf.draw(scene_of(game, seat, game.names, console()))
    return "\n".join(line.plain.rstrip() for line in lines)


# A moment by hand


def minion(name: str, attack: int, defense: int, **more: Any) -> dict[str, Any]:
    usual = {"conditions": 0, "damage": 0, "stunned": False, "keyword": "", "spoils": []}
    named = {"id": name.lower(), "name": name, "attack": attack, "defense": defense}
    return named | usual | more


def boss(at: str, **more: Any) -> dict[str, Any]:
    usual = {"id": "hask", "name": "Warden Hask, the Old", "attack": 1, "range": 0, "defense": 14}
    return usual | {"at": at, "damage": 2, "keyword": "", "phase": "the boss stalks 1"} | more


def card(name: str, aspect: str, words: str, **more: Any) -> dict[str, Any]:
    usual = {"hearts": 0, "hoard": 0, "cost": 0, "condition": False}
    id = name.lower().replace(" ", "-")
    return {"id": id, "name": name, "aspect": aspect, "words": words} | usual | more


def scene(home: Path, *keys: str, height: int = 60, width: int = 80, **parts: Any) -> Scene:
    """Ann's first turn in chapter 4 with these parts changed, and the options with these keys.

    Parts are those of the view; `mine` is what Ann has, `tiles` maps ids to what is there.
    """
    sitting = sit(home, chapter=4, settings=("dragons=cinder,gale", "leader=0"))
    while sitting.game.question is not None and sitting.game.question.kind != "act":
        sitting.game.answer(0)
    view = sitting.game.view(0)
    changed = parts.pop("tiles", {})
    for tile in view["tiles"]:
        tile |= {"minions": [], "structures": []} | changed.get(tile["id"], {})
    view["seats"][0] |= parts.pop("mine", {})
    view["story"] |= parts.pop("story", {})
    view["chapter"] |= parts.pop("chapter", {})
    numbers = {key: number for number, key in enumerate(keys, start=1)}
    return Scene(view | parts, sitting.names, numbers, UNICODE, width, height)


def lines_of(scene: Scene) -> list[str]:
    blocks = drawing_of("flamefang")(scene).blocks
    return [line.plain.rstrip() for block in blocks for line in block]


def line_with(scene: Scene, words: str) -> str:
    return next(line for line in lines_of(scene) if words in line)
