"""The slots of a shop: the dragon that is there, or which dragons it takes and what that brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.flamecraft.goods import artisan, choice, short_reward
from emberhall.terminal.draw.flamecraft.row import own
from emberhall.terminal.draw.scene import Scene

Slot = Mapping[str, Any]
TYPES = 6
"""A slot that takes so many types takes any."""
VERBS = ("place on", "swap", "fire", "take")
"""An option that begins so goes on with the name of a slot."""


def draw_slots(scene: Scene, shop: Mapping[str, Any], room: int) -> Text:
    """All slots in a line, with the names of the dragons where there is room for them."""
    named = _slots(scene, shop, named=True)
    return named if named.cell_len <= room else _slots(scene, shop, named=False)


def _slots(scene: Scene, shop: Mapping[str, Any], named: bool) -> Text:
    cells = []
    for place, slot in enumerate(shop["slots"], start=1):
        option = _option(scene, f"{shop['id']} {place}")
        if slot["dragon"]:
            cells.append(_dragon(slot["dragon"], option, named, shop["asleep"]))
        else:
            cells.append(_empty(scene, slot, option))
    return Text(" ").join(cells)


def _option(scene: Scene, spot: str) -> Text:
    keys = (f"{verb} {spot}" for verb in VERBS)
    found = next((str(scene.options[key]) for key in keys if key in scene.options), "")
    return Text(found, "lit")


def _dragon(dragon: Mapping[str, Any], option: Text, named: bool, asleep: bool) -> Text:
    cell = artisan(dragon, named)
    if asleep:
        cell = Text.assemble(("z", "quiet"), cell)
    return Text.assemble(option, " ", cell) if option else cell


def _empty(scene: Scene, slot: Slot, option: Text) -> Text:
    reward = Text(short_reward(slot["reward"], scene.signs), "own")
    takes = option or takes_of(slot, hand_types(scene))
    return Text.assemble(takes, (scene.signs.gives, "quiet"), reward)


def takes_of(slot: Slot, held: list[str]) -> Text:
    """The types that go here: `CrPLPo`, with one that is in hand standing out."""
    if len(slot["takes"]) < TYPES:
        return choice(slot["takes"], held)
    return Text("ANY", "lit") if held else Text("any", "quiet")


def hand_types(scene: Scene) -> list[str]:
    """The types in the hand of whoever looks."""
    player = own(scene)
    return [] if player is None else [dragon["type"] for dragon in player["hand"]]
