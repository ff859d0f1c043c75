"""Games of Flamecraft, and small towns made by hand, for tests of its table."""

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

GOODS = ("bread", "meat", "iron", "crystal", "plant", "potion", "coin")
MODES = [
    ("me", ()),
    ("me", ("achievements=all",)),
    ("me,me", ()),
    ("me,me,me", ("companions=yes",)),
    ("me,me,me,me,me", ("companions=yes", "enchantments=golden", "shops=random")),
]


def sit(home: Path, seats: str = "me,me", seed: int = 1, settings: tuple[str, ...] = ()) -> Session:
    return sitting_at(home, seats, seed, settings, "flamecraft")


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


def page_of(game: Game, seat: int | None, key: str) -> list[str]:
    leaf = leaf_named("flamecraft", key)
    assert leaf is not None
    lines = leaf.draw(scene_of(game, seat, game.names, console()))
    return [line.plain.rstrip() for line in lines]


# A town by hand


def goods(**counts: int) -> dict[str, int]:
    return {kind: counts.get(kind, 0) for kind in GOODS}


def slot(takes: str, reward: str, dragon: str = "") -> dict[str, Any]:
    """`slot("bread meat", "a fancy", "Loaf bread")`; any type goes where `takes` is `any`."""
    name, _, kind = dragon.rpartition(" ")
    types = list(GOODS[:-1]) if takes == "any" else takes.split()
    there = {"name": name, "type": kind} if dragon else None
    return {"takes": types, "reward": reward, "dragon": there}


def shop(name: str, icon: str, *slots: dict[str, Any], **more: Any) -> dict[str, Any]:
    usual = {
        "gives": 1,
        "ability": [],
        "asleep": False,
        "free entry": False,
        "enchantments": [],
        "coins left": [],
        "brings": goods(),
        "visitors": [],
        "tokens": [],
    }
    named = {"id": name.lower().replace(" ", "-"), "name": name, "icon": icon}
    return usual | named | {"slots": list(slots)} | more


def card(icon: str, reward: str, **cost: int) -> dict[str, Any]:
    """An enchantment; its id is its icon and its cost."""
    told = "-".join(f"{count}{good}" for good, count in cost.items())
    named = {"id": f"{icon}-{told}", "name": f"Spell of {icon}", "icon": icon}
    return named | {"cost": cost, "reward": reward, "per set": 0, "no coins": False}


def fancy(name: str, time: str, words: str, now: int | None = None) -> dict[str, Any]:
    named = {"id": name.lower(), "name": name, "time": time}
    return named | {"words": words, "worth now": now}


def scene(home: Path, *keys: str, seats: str = "me=Ann,me=Bo", **parts: Any) -> Scene:
    """Ann's view of a new game in which these parts are changed, and the options with these keys.

    Parts are those of the view; `mine` and `theirs` are what lies before Ann and Bo.
    """
    sitting = sit(home, seats)
    while sitting.game.question is not None and sitting.game.question.kind != "visit":
        sitting.game.answer(0)
    view = sitting.game.view(0)
    for seat, player in enumerate(view["seats"]):
        player |= {"hand": [], "fancies": []} | parts.pop(("mine", "theirs")[seat], {})
    numbers = {key: number for number, key in enumerate(keys, start=1)}
    return Scene(view | parts, sitting.names, numbers, UNICODE, 80, 40)


def lines_of(scene: Scene) -> list[str]:
    blocks = drawing_of("flamecraft")(scene).blocks
    return [line.plain.rstrip() for block in blocks for line in block]
