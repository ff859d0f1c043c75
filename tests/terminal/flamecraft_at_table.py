"""Games of Flamecraft, and small towns made by hand, for tests of its table."""

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
from terminal.at_table import console, session_at

GOODS = ("bread", "meat", "iron", "crystal", "plant", "potion", "coin")
MODES = [
    ("me", ()),
    ("me", ("achievements=all",)),
    ("me,me", ()),
    ("me,me,me", ("companions=yes",)),
    ("me,me,me,me,me", ("companions=yes", "enchantments=golden", "shops=random")),
]


def sit(home: Path, seats: str = "me,me", seed: int = 1, settings: tuple[str, ...] = ()) -> Session:
    return session_at(home, seats, seed, settings, "flamecraft")


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


def page_of(game: Game, seat: int | None, key: str) -> list[str]:
    page = page_named("flamecraft", key)
    assert page is not None
    lines = page.draw(scene_of(game, seat, game.names, console()))
    return [line.plain.rstrip() for line in lines]


# A town by hand


def piles(**counts: int) -> list[dict[str, Any]]:
    """A seat's goods."""
    kinds = ((kind, counts.get(kind, 0)) for kind in GOODS)
    return [{"id": f"goods:0:{kind}", "kind": kind, "count": count} for kind, count in kinds]


def dragon(told: str) -> dict[str, Any]:
    """`dragon("Loaf bread")`; its id is its name."""
    name, _, kind = told.rpartition(" ")
    return {"id": f"dragon:{name.lower()}", "kind": kind, "name": name, "words": "do something"}


def slot(takes: str, reward: dict[str, int], there: str = "") -> dict[str, Any]:
    """`slot("bread meat", {"fancy": 1}, "Loaf bread")`; any type goes where `takes` is `any`."""
    types = list(GOODS[:-1]) if takes == "any" else takes.split()
    told = " and ".join(f"{count} {kind}" for kind, count in reward.items()) or "nothing"
    return {
        "takes": types,
        "reward": reward,
        "words": told,
        "dragon": dragon(there) if there else None,
    }


def shop(name: str, icon: str, *slots: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Its id is its name, and its slots are numbered."""
    usual: dict[str, Any] = {
        "gives": 1,
        "ability": [],
        "asleep": False,
        "free_entry": False,
        "enchantments": [],
        "casts": [],
        "spaces": [],
        "brings": {},
        "visitors": [],
        "tokens": [],
        "entry": {"price": 0, "to": [], "can_pay": True},
    }
    card = name.lower().replace(" ", "-")
    named = {"id": f"shop:{card}", "card": card, "name": name, "icon": icon}
    placed = [{"id": f"slot:{card}:{number}"} | slot for number, slot in enumerate(slots, start=1)]
    return usual | named | {"slots": placed} | more


def card(icon: str, reward: dict[str, int], *, short: int = 0, **cost: int) -> dict[str, Any]:
    """An enchantment; its id is its icon and its cost."""
    told = "-".join(f"{count}{good}" for good, count in cost.items())
    named = {"id": f"enchantment:{icon}-{told}", "name": f"Spell of {icon}", "icon": icon}
    printed = {"cost": cost, "reward": reward, "words": str(reward), "per_set": 0}
    return named | printed | {"no_coins": False, "missing": {}, "coins": 0, "short": short}


def row(*cards: dict[str, Any]) -> dict[str, Any]:
    return {"id": "row:enchantments", "cards": list(cards)}


def fancy(name: str, time: str, words: str, worth: int | None = None) -> dict[str, Any]:
    named = {"id": f"fancy:{name.lower()}", "name": name, "time": time}
    return named | {"words": words, "worth": worth}


def companion(name: str, words: str, used: bool = False) -> dict[str, Any]:
    named = {"id": f"companion:{name.lower()}", "name": name}
    return named | {"words": words, "once": True, "used": used}


def option(
    *targets: str, variant: str = "", interrupt: bool = False, fires: tuple[str, ...] = ()
) -> OptionData:
    """An option that is chosen by touching these things; by none of them: a button."""
    return {
        "key": " ".join((*targets, variant)),
        "words": " ".join((*targets, variant)),
        "targets": [Id(target) for target in targets],
        "variant": variant,
        "effects": effects(fires=[Id(thing) for thing in fires]),
        "interrupt": interrupt,
    }


BUTTON = option(variant="done")


def asked(*options: OptionData) -> Prompt | None:
    """A question to Ann with these options."""
    return {
        "kind": "asked",
        "seat": 0,
        "words": "Which?",
        "path": [],
        "why": [],
        "forced": False,
        "payment": None,
        "options": list(options),
    }


def scene(home: Path, *options: OptionData, seats: str = "me=Ann,me=Bo", **parts: Any) -> Scene:
    """Ann's view of a new game in which these parts are changed, and a question with these options.

    Parts are those of the view; `mine` and `theirs` are what lies before Ann and Bo.
    """
    session = sit(home, seats)
    while session.game.question is not None and session.game.question.kind != "visit":
        session.game.answer(0)
    view = session.game.view(0)
    for seat, player in enumerate(view["seats"]):
        player |= {"hand": [], "fancies": []} | parts.pop(("mine", "theirs")[seat], {})
    return scene_with(view | parts, session.names, asked(*options) if options else None)


def scene_with(view: Any, names: Sequence[str], prompt: Prompt | None) -> Scene:
    return Scene(view, names, UNICODE, 80, 40, prompt)


def lines_of(scene: Scene) -> list[str]:
    blocks = board_of("flamecraft").draw(scene).blocks
    return [line.plain.rstrip() for block in blocks for line in block]
