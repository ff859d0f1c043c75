"""The slots of a shop: the dragon that is there, or which dragons it takes and what that brings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.flamecraft.goods import artisan, choice, short_reward
from emberhall.terminal.draw.flamecraft.option_numbers import number_at
from emberhall.terminal.draw.flamecraft.things import own
from emberhall.terminal.draw.scene import Scene

Slot = Mapping[str, Any]
TYPES = 6
"""A slot that takes so many types takes any."""


def draw_slots(scene: Scene, shop: Mapping[str, Any], room: int) -> Text:
    """All slots in a line, with the names of the dragons where there is room for them."""
    named = _slots(scene, shop, named=True)
    return named if named.cell_len <= room else _slots(scene, shop, named=False)


def _slots(scene: Scene, shop: Mapping[str, Any], named: bool) -> Text:
    cells = []
    for slot in shop["slots"]:
        if dragon := slot["dragon"]:
            option = _option(scene, dragon["id"])
            cells.append(_dragon(dragon, option, named, shop["asleep"]))
        else:
            cells.append(_empty(scene, slot, _option(scene, slot["id"])))
    return Text(" ").join(cells)


def _option(scene: Scene, thing: str) -> Text:
    found = number_at(scene, thing)
    return Text("" if found is None else str(found), "lit")


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
    return [] if player is None else [dragon["kind"] for dragon in player["hand"]]
