"""The Park with its dragons and what lies on them, and the goods to choose from."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.flamecraft.asked import DECK, combinations, number
from emberhall.terminal.draw.flamecraft.goods import artisan, bars, counts
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
    for place, dragon in enumerate(scene.view["park"], start=1):
        asked = number(scene, *(f"{verb} park {place}" for verb in ("draw", "feed", "fire")))
        line.append_text(asked if asked.plain.strip() else Text(" "))
        if dragon is None:
            line.append(f" {scene.signs.space}  ", "quiet")
            continue
        line.append_text(artisan(dragon, named))
        if dragon["goods"]:
            line.append(" +").append_text(_lying(scene, dragon["goods"]))
        line.append(" ")
    deck = number(scene, DECK) if DECK in scene.options else Text(" ")
    return Text.assemble(line, deck, (f"deck {scene.view['artisans to come']}", "amber"))


def _lying(scene: Scene, goods: list[str]) -> Text:
    return counts({good: goods.count(good) for good in goods}, scene.signs)


def draw_combinations(scene: Scene) -> list[Text]:
    """Choices of several goods, as many in a line as fit."""
    cells = [
        Text.assemble(number(scene, f"gain {' '.join(goods)}"), bars(goods))
        for goods, _ in combinations(scene)
    ]
    a_line = max(1, scene.width // GOODS)
    rows = [cells[start : start + a_line] for start in range(0, len(cells), a_line)]
    return [Text("   ").join(row) for row in rows]
