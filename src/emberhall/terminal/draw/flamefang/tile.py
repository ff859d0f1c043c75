"""What is on a tile, in a few signs."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.flamefang.canvas import Canvas
from emberhall.terminal.draw.flamefang.danger import blow_at
from emberhall.terminal.draw.flamefang.layout import flow, joined
from emberhall.terminal.draw.flamefang.looks import (
    RESOURCES,
    Part,
    amber_badge,
    badge,
    counts,
    dragon_of,
    sign,
)
from emberhall.terminal.draw.scene import Scene, apart, fit

WAYS = ("move", "slip", "leap", "march", "stalk-step", "roll-tower", "move-amber")
"""Questions where something goes: tiles have the numbers."""
NAME = 9
SHORTER = (99, 8, 5)
"""Letters of the names of enemies, the fewer the more of them there are."""


def draw_line(canvas: Canvas, tile: Part, width: int) -> Text:
    """A tile in one line: number, name, what it brings, who is there and what lies there."""
    head = Text.assemble(
        canvas.column(canvas.offered(tile["id"], *WAYS)),
        (fit(tile["name"], NAME), _weight(tile)),
        (sign(tile["resource"]), RESOURCES[tile["resource"]]),
        " ",
    )
    line = Text.assemble(head, *_told(canvas, tile, width - head.cell_len, 1))
    line.rstrip()
    return line


def draw_cell(canvas: Canvas, tile: Part, width: int, lines: int) -> list[Text]:
    """The same in so many lines of a map."""
    number = canvas.number(canvas.offered(tile["id"], *WAYS))
    name = Text.assemble(number, (tile["name"], _weight(tile)))
    kind = tile["resource"]
    brings = kind if name.cell_len + len(kind) < width else sign(kind)
    head = apart(name, Text(brings, RESOURCES[kind]), width)
    return [head, *_told(canvas, tile, width, lines - 1)]


def _told(canvas: Canvas, tile: Part, width: int, lines: int) -> list[Text]:
    """Who and what is here, with as much of the names as there is room for."""
    here = _present(canvas.scene, tile)
    for longest in SHORTER:
        foes = _foes(canvas.scene, tile, longest)
        widest = max((part.cell_len for part in (*here, *foes)), default=0)
        for told in ([*flow(here, width), *flow(foes, width)], flow([*here, *foes], width)):
            if len(told) <= lines and widest <= width:
                return told
    canvas.hides = True
    return flow([*here, *foes], width, lines)


def _weight(tile: Part) -> str:
    """Tiles where somebody is stand out."""
    return "own" if tile["dragons"] else "amber"


def _present(scene: Scene, tile: Part) -> list[Text]:
    """Dragons with what they would suffer, and what lies here."""
    found = [joined(badges_on(scene, tile)), blow_at(scene, tile["id"]), _lying(tile)]
    if tile["captive"]:
        found.append(Text("Amber, captive", "amber"))
    return [part for part in found if part]


def badges_on(scene: Scene, tile: Part) -> list[Text]:
    """Everybody who is there, Amber last."""
    seats = range(len(scene.view["seats"]))
    own = {dragon_of(scene, seat): badge(scene, seat) for seat in seats}
    return [own.get(dragon) or amber_badge() for dragon in tile["dragons"]]


def _lying(tile: Part) -> Text:
    tokens = tile["quest"]
    quest = Text(f"{tokens['count']} {tokens['kind']}" if tokens["count"] else "", "ember")
    lying = counts(tile["lying"])
    return joined((quest, Text.assemble(("lie ", "quiet"), lying) if lying else Text()))


def _foes(scene: Scene, tile: Part, longest: int) -> list[Text]:
    found = [_structure(structure, longest) for structure in tile["structures"]]
    if tile["boss"]:
        found.insert(0, _boss(scene.view["boss"], longest))
    return [*found, *(_minion(minion, longest) for minion in tile["minions"])]


def _boss(boss: Part, longest: int) -> Text:
    name = boss["short_name"].upper()[:longest].rstrip()
    left = boss["defense"] - boss["damage"]
    return Text.assemble((name, "ember"), (f" {boss['attack']}/{left}", "own"))


def _structure(structure: Part, longest: int) -> Text:
    left = structure["defense"] - structure["damage"]
    name = structure["name"][:longest].rstrip()
    return Text.assemble((f"[{name}]", "card.thistle"), (f" {left}", "own"))


def _minion(minion: Part, longest: int) -> Text:
    """`Wolf 1/2`: its attack, and how much more fells it; `zz` where it is stunned."""
    attack = f"{minion['conditions']}c" if minion["conditions"] else str(minion["attack"])
    left = minion["defense"] - minion["damage"]
    wounds, name = "!" if minion["damage"] else "", minion["name"][:longest].rstrip()
    if minion["stunned"]:
        return Text(f"{name} zz/{left}{wounds}", "quiet")
    return Text.assemble((name, "card.red"), (f" {attack}/{left}", "own"), (wounds, "ember"))
