"""What is on a tile, in a few signs."""

from __future__ import annotations

from rich.text import Text

from emberhall.terminal.draw.flamefang.danger import blow_at
from emberhall.terminal.draw.flamefang.looks import (
    RESOURCES,
    Part,
    amber_badge,
    badge,
    counts,
    quest_word,
    sign,
)
from emberhall.terminal.draw.flamefang.pen import Pen, flow, joined
from emberhall.terminal.draw.scene import Scene, apart, fit

WAYS = ("go to", "leap to", "march to", "stalk to", "roll to", "amber to")
NAME = 9


def draw_line(pen: Pen, tile: Part, width: int) -> Text:
    """A tile in one line: number, name, what it brings, who is there and what lies there."""
    head = Text.assemble(
        pen.column(*(f"{way} {tile['id']}" for way in WAYS)),
        (fit(tile["name"], NAME), _weight(pen.scene, tile)),
        (sign(tile["resource"]), RESOURCES[tile["resource"]]),
        " ",
    )
    there = flow([*_present(pen.scene, tile), *_foes(pen.scene, tile)], width - head.cell_len, 1)
    line = Text.assemble(head, *there)
    line.rstrip()
    return line


def draw_cell(pen: Pen, tile: Part, width: int, lines: int) -> list[Text]:
    """The same in so many lines of a map."""
    number = pen.number(*(f"{way} {tile['id']}" for way in WAYS))
    name = Text.assemble(number, (tile["name"], _weight(pen.scene, tile)))
    kind = tile["resource"]
    brings = kind if name.cell_len + len(kind) < width else sign(kind)
    head = apart(name, Text(brings, RESOURCES[kind]), width)
    here = flow(_present(pen.scene, tile), width, max(1, lines - 2))
    foes = flow(_foes(pen.scene, tile), width, max(0, lines - 1 - len(here)) or 1)
    if 1 + len(here) + len(foes) > lines:
        both = [*_present(pen.scene, tile), *_foes(pen.scene, tile)]
        return [head, *flow(both, width, lines - 1)]
    return [head, *here, *foes]


def _weight(scene: Scene, tile: Part) -> str:
    """Tiles where somebody is stand out."""
    amber = scene.view["amber"]
    return "own" if tile["dragons"] or (amber and amber["at"] == tile["id"]) else "amber"


def _present(scene: Scene, tile: Part) -> list[Text]:
    """Dragons with what they would suffer, and what lies here."""
    badges = [badge(scene, seat) for seat in tile["dragons"]]
    amber = scene.view["amber"]
    if amber and amber["at"] == tile["id"]:
        badges.append(amber_badge())
    found = [joined(badges), blow_at(scene, tile["id"]), _lying(scene, tile)]
    if tile["captive"]:
        found.append(Text("Amber, captive", "amber"))
    return [part for part in found if part]


def _lying(scene: Scene, tile: Part) -> Text:
    quest = Text(f"{tile['quest']} {quest_word(scene)}" if tile["quest"] else "", "ember")
    lying = counts(tile["lying"])
    return joined((quest, Text.assemble(("lie ", "quiet"), lying) if lying else Text()))


def _foes(scene: Scene, tile: Part) -> list[Text]:
    found = [draw_structure(structure) for structure in tile["structures"]]
    boss = scene.view["boss"]
    if boss and boss["at"] == tile["id"]:
        found.insert(0, draw_boss(boss))
    return [*found, *(draw_minion(minion) for minion in tile["minions"])]


def draw_boss(boss: Part) -> Text:
    name = boss["name"].partition(",")[0].upper()
    left = boss["defense"] - boss["damage"]
    return Text.assemble((name, "ember"), (f" {boss['attack']}/{left}", "own"))


def draw_structure(structure: Part) -> Text:
    left = structure["defense"] - structure["damage"]
    return Text.assemble((f"[{structure['name']}]", "card.thistle"), (f" {left}", "own"))


def draw_minion(minion: Part) -> Text:
    """`Wolf 1/2`: its attack, and how much more fells it; `zz` where it is stunned."""
    attack = f"{minion['conditions']}c" if minion["conditions"] else str(minion["attack"])
    left = minion["defense"] - minion["damage"]
    wounds = "!" if minion["damage"] else ""
    if minion["stunned"]:
        return Text(f"{minion['name']} zz/{left}{wounds}", "quiet")
    return Text.assemble(
        (minion["name"], "card.red"),
        (f" {attack}/{left}", "own"),
        (wounds, "ember"),
    )
