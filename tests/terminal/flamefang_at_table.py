"""Chapters of Flame & Fang, and moments made by hand, for tests of its table."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from emberhall import Game, Id, OptionData, Prompt, Question
from emberhall.kernel.wire import effects
from emberhall.play.session import Session
from emberhall.terminal.draw.board import board_of, page_named
from emberhall.terminal.draw.scene import Scene
from emberhall.terminal.signs import UNICODE
from emberhall.terminal.table.pages import scene_of
from emberhall.titles.flamefang.words.english import ENGLISH
from terminal.at_table import console, session_at

CHAPTERS = range(1, 9)


def sit(
    home: Path, seats: str = "me=Ann,me=Bo", chapter: int = 1, settings: tuple[str, ...] = ()
) -> Session:
    return session_at(home, seats, 5, (f"chapter={chapter}", *settings), "flamefang")


def played(session: Session, seed: int = 1) -> Iterator[Question]:
    """Each question of a game, before it is answered at random."""
    chance = random.Random(seed)
    while (question := session.game.question) is not None:
        yield question
        session.game.answer(chance.randrange(len(question.options)))


def first(session: Session, kind: str, options: int = 2) -> Question:
    """Play at random until a question of this kind with so many options is open."""
    for question in played(session):
        if question.kind == kind and len(question.options) >= options:
            return question
    raise AssertionError(f"no {kind} was asked")


def page_of(game: Game, seat: int | None, key: str) -> str:
    page = page_named("flamefang", key)
    assert page is not None
    lines = page.draw(scene_of(game, seat, game.names, console()))
    return "\n".join(line.plain.rstrip() for line in lines)


# A moment by hand


def minion(name: str, attack: int, defense: int, ability: str = "", **more: Any) -> dict[str, Any]:
    usual = {"conditions": 0, "damage": 0, "stunned": False, "spoils": []}
    id = name.lower()
    named = {"id": f"minion:{id}", "minion": id, "name": name, "attack": attack}
    return named | usual | {"defense": defense, "keyword": keyword(ability)} | more


def keyword(text: str) -> dict[str, Any] | None:
    """`burst 2`, as the view has it."""
    if not text:
        return None
    name, _, number = text.partition(" ")
    count = int(number) if number else None
    return {"keyword": name, "count": count, "words": ENGLISH.keyword(name, count)}


def boss(at: str, **more: Any) -> dict[str, Any]:
    named = {"id": "boss:hask", "boss": "hask", "name": "Warden Hask, the Old"}
    usual = {"short_name": "Warden Hask", "attack": 1, "range": 0, "defense": 14, "damage": 2}
    told: dict[str, Any] = {"keyword": None, "phase": [], "words": "the boss stalks 1"}
    return named | usual | told | {"at": f"tile:{at}"} | more


def card(name: str, aspect: str, words: str, **more: Any) -> dict[str, Any]:
    usual = {"group": "start", "hearts": 0, "hoard": 0, "cost": 0, "condition": False}
    printed: dict[str, Any] = {"effects": [], "extra": None, "passive": None, "remedy": None}
    id = name.lower().replace(" ", "-")
    named = {"id": f"card:hand:0:{id}", "card": id, "name": name, "aspect": aspect}
    return named | {"words": words} | usual | printed | more


def once(words: str) -> dict[str, Any]:
    """An ability of a life card."""
    usual: dict[str, Any] = {"kind": "use", "key": "", "aspect": None, "value": 0, "tile": None}
    return usual | {"effects": []} | {"effect_words": words, "words": f"once a round: {words}"}


def piles(place: str, **counts: int) -> list[dict[str, Any]]:
    """`piles("hoard:0", meat=2)`: what lies there of each kind."""
    kinds = {"meat": 0, "stone": 0, "gold": 0} | counts
    return [{"id": f"{place}:{kind}", "kind": kind, "count": n} for kind, n in kinds.items()]


def option(*targets: str, variant: str = "", gold: int = 0) -> OptionData:
    """One that touches these things; what it is called is nothing to a drawing."""
    costs = {"gold": gold} if gold else {}
    return {
        "key": "?",
        "words": "?",
        "targets": [Id(target) for target in targets],
        "variant": variant,
        "effects": effects(costs=costs),
        "interrupt": False,
    }


PASS = option(variant="pass")


def asked(kind: str, options: Sequence[OptionData]) -> Prompt:
    return {
        "kind": kind,
        "seat": 0,
        "words": "?",
        "path": [],
        "why": [],
        "forced": False,
        "payment": None,
        "options": list(options),
    }


def scene(
    home: Path,
    *options: OptionData,
    kind: str = "act",
    height: int = 60,
    width: int = 80,
    **parts: Any,
) -> Scene:
    """Ann's first turn in chapter 4 with these parts changed, and a question with these options.

    Parts are those of the view; `mine` is what Ann has, `tiles` maps tiles to what is there, `goal`
    is that of the open page.
    """
    session = sit(home, chapter=4, settings=("dragons=cinder,gale", "leader=0"))
    while session.game.question is not None and session.game.question.kind != "act":
        session.game.answer(0)
    view = session.game.view(0)
    changed = parts.pop("tiles", {})
    for tile in view["tiles"]:
        tile |= {"minions": [], "structures": []} | changed.get(tile["tile"], {})
    view["seats"][0] |= parts.pop("mine", {})
    view["story"]["goal"] |= parts.pop("goal", {})
    view["story"] |= parts.pop("story", {})
    view["chapter"] |= parts.pop("chapter", {})
    prompt = asked(kind, options) if options else None
    return Scene(view | parts, session.names, UNICODE, width, height, prompt=prompt)


def lines_of(scene: Scene) -> list[str]:
    blocks = board_of("flamefang").draw(scene).blocks
    return [line.plain.rstrip() for block in blocks for line in block]


def line_with(scene: Scene, words: str) -> str:
    return next(line for line in lines_of(scene) if words in line)
