"""The fair in sentences, for ears."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.text import Text

from emberhall import and_list, counted
from emberhall.terminal.draw.dragondraft.cards import face_of
from emberhall.terminal.draw.extra_page import spoken
from emberhall.terminal.draw.scene import Scene

COUNTED = {"helper": "goblin", "pair": "goblin pair", "thistle": "thistle"}
"""Cards that are no dragons; a dragon is known by its colour."""

Part = Mapping[str, Any]


def tell_hand(scene: Scene) -> list[Text]:
    seat = scene.view["seat"]
    if seat is None:
        return [Text("You look on and have no hand.")]
    stage = scene.view["seats"][seat]
    return [Text(f"You have {_hand(stage)}."), Text(f"You have room for {stage['room']} more.")]


def _hand(stage: Part) -> str:
    held = [_cards(pile["kind"], pile["count"]) for pile in stage["hand"] if pile["count"]]
    return f"{stage['hand_count']} of {stage['hand_limit']} cards" + (
        f": {and_list(held)}" if held else ""
    )


def _cards(kind: str, count: int) -> str:
    if kind in COUNTED:
        return counted(count, COUNTED[kind])
    return f"{count} {face_of(kind).name}"


def tell_table(scene: Scene) -> list[Text]:
    """Every row from the rope outwards, what everybody has, and what goblins can work on."""
    rows = enumerate(scene.view["board"], start=1)
    return [
        *(Text(f"Row {number}, from the rope: {_row(row)}.") for number, row in rows),
        *(Text(f"{name}: {_stage(stage)}.") for name, stage in _stages(scene)),
        *(Text(line) for line in _projects(scene.view)),
    ]


def _row(row: Sequence[Part]) -> str:
    lying = [(place, space) for place, space in enumerate(row, start=1) if space["card"]]
    return "; ".join(f"{place} {_card(space)}" for place, space in lying) or "no card"


def _card(space: Part) -> str:
    thistles = space["thistles"]
    price = f" for {counted(thistles, 'thistle')}" if thistles else ""
    return f"{COUNTED.get(space['card']) or face_of(space['card']).name}{price}"


def _stages(scene: Scene) -> list[tuple[str, Part]]:
    return list(zip(scene.names, scene.view["seats"], strict=True))


def _stage(stage: Part) -> str:
    stands = [corner["spectators"] for corner in stage["corners"] if corner["spectators"]]
    offers = [f"{pile['count']} {pile['kind']}" for pile in stage["offers"] if pile["count"]]
    told = [
        _hand(stage),
        *([f"grandstands for {and_list([str(stand) for stand in stands])}"] if stands else []),
        *([and_list(offers)] if offers else []),
    ]
    return "; ".join(told)


def _projects(view: Part) -> list[str]:
    stands = [
        f"{pile['cost']} goblins build one for {pile['tiles'][0]['spectators']} spectators"
        for pile in view["grandstands"]
        if pile["tiles"]
    ]
    left = {pile["id"]: pile["count"] for pile in view["supply"]}
    specials = [
        f"{special['name']}, {counted(special['cost'], 'goblin')}: {special['words']}"
        f" ({left[special['figure']]} left)"
        for special in view["specials"]
    ]
    return [
        f"Grandstands: {and_list(stands) or 'none left'}.",
        *(f"Special offer: {words}." for words in specials),
    ]


def tell_scores(scene: Scene) -> list[Text]:
    view = scene.view
    round_ = f"Round {view['round']} of {view['rounds']}."
    return [Text(round_), *(Text(f"{name}: {_score(stage)}.") for name, stage in _stages(scene))]


def _score(stage: Part) -> str:
    so_far = counted(stage["spectators"], "spectator")
    return f"{so_far}; tonight's show would attract {stage['tonight']['total']} more"


SPOKEN = (
    spoken("hand", "Your hand", tell_hand),
    spoken("table", "The fair", tell_table),
    spoken("scores", "The spectators", tell_scores),
)
