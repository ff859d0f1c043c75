"""The Park with its dragons and what lies on them, and the goods to choose from."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.flamecraft.goods import artisan, bars, counts
from emberhall.terminal.draw.flamecraft.option_numbers import (
    NUMBER,
    combinations,
    number,
    number_at,
)
from emberhall.terminal.draw.flamecraft.things import deck_of
from emberhall.terminal.draw.scene import Scene

LABEL = 5
GOODS = 14
"""Columns for a number, three goods and the gap to the next."""


def draw_park(scene: Scene) -> Text:
    """With names where they fit."""
    named = _park(scene, named=True)
    return named if named.cell_len <= scene.width else _park(scene, named=False)


def _park(scene: Scene, named: bool) -> Text:
    line = Text().append("park".ljust(LABEL), "quiet")
    for place in scene.view["park"]:
        dragon = place["dragon"]
        if dragon is None:
            line.append(f"  {scene.signs.space}  ", "quiet")
            continue
        line.append_text(_number(scene, dragon["id"])).append_text(artisan(dragon, named))
        if place["goods"]:
            line.append(" +").append_text(counts(place["goods"], scene.signs))
        line.append(" ")
    deck = deck_of(scene, "artisan")
    return Text.assemble(line, _number(scene, deck["id"]), (f"deck {deck['count']}", "amber"))


def _number(scene: Scene, thing: str) -> Text:
    return Text(" ") if number_at(scene, thing) is None else number(scene, thing)


def draw_combinations(scene: Scene) -> list[Text]:
    """Choices of several goods, as many in a line as fit."""
    cells = [
        Text.assemble((f"{option:>{NUMBER - 1}} ", "lit"), bars(goods))
        for goods, option in combinations(scene)
    ]
    a_line = max(1, scene.width // GOODS)
    rows = [cells[start : start + a_line] for start in range(0, len(cells), a_line)]
    return [Text("   ").join(row) for row in rows]
