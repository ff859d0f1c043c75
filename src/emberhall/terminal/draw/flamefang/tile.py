"""What is on a tile, in a few signs."""

from __future__ import annotations

from collections import Counter

from rich.text import Text

from emberhall.terminal.draw.flamefang.canvas import Canvas
from emberhall.terminal.draw.flamefang.danger import blows_at
from emberhall.terminal.draw.flamefang.layout import GAP, cut, flow
from emberhall.terminal.draw.flamefang.looks import (
    RESOURCES,
    Part,
    amber_badge,
    badge,
    counts,
    dragon_of,
    name_of,
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
    head = _head(canvas, tile)
    room = width - head.cell_len
    line = Text.assemble(head, *draw_here(canvas, tile, room, 1))
    line.rstrip()
    return line


def draw_lines(canvas: Canvas, tile: Part, width: int) -> list[Text]:
    """The same in as many lines as it takes, with the tiles it touches at the end."""
    head, near = _head(canvas, tile), _near(canvas.scene, tile)
    room = width - head.cell_len - near.cell_len - GAP
    first, *others = draw_here(canvas, tile, room, height_of(canvas.scene, tile, room)) or [Text()]
    margin = " " * head.cell_len
    return [
        apart(Text.assemble(head, first), near, width),
        *(Text.assemble(margin, line) for line in others),
    ]


def _head(canvas: Canvas, tile: Part) -> Text:
    return Text.assemble(
        canvas.column(canvas.offered(tile["id"], *WAYS)),
        (fit(tile["name"], NAME), _weight(tile)),
        (sign(tile["resource"]), RESOURCES[tile["resource"]]),
        " ",
    )


def _near(scene: Scene, tile: Part) -> Text:
    """`by Ca Fore Ru`: enough of each name to tell it from the others."""
    names = [one["name"] for one in scene.view["tiles"]]
    near = [_shortest(name_of(scene, id), names) for id in tile["near"]]
    return Text(f"by {' '.join(near)}", "quiet")


def _shortest(name: str, names: list[str]) -> str:
    lengths = range(2, len(name))
    others = [other for other in names if other != name]
    fitting = (
        name[:length]
        for length in lengths
        if not any(other[:length] == name[:length] for other in others)
    )
    return next(fitting, name)


def draw_title(canvas: Canvas, tile: Part, width: int) -> tuple[Text, Text]:
    """What stands in the upper edge of a tile: its number and name, and what it brings."""
    number = canvas.number(canvas.offered(tile["id"], *WAYS))
    name = Text.assemble(" ", number, (tile["name"], _weight(tile)))
    name.append(" ")
    kind, room = tile["resource"], width - name.cell_len
    brings = f" {kind} "
    if len(brings) >= room:
        brings = f" {sign(kind)} "[: max(2, room)]
    return cut(name, width - len(brings)), Text(brings, RESOURCES[kind])


def height_of(scene: Scene, tile: Part, width: int) -> int:
    """How many lines of this width it takes at least to tell of everybody here."""
    return min(len(lines) for longest in SHORTER for lines in _flows(scene, tile, width, longest))


def draw_here(canvas: Canvas, tile: Part, width: int, lines: int) -> list[Text]:
    """Who and what is here, with as much of the names as there is room for."""
    for longest in SHORTER:
        for told in _flows(canvas.scene, tile, width, longest):
            if len(told) <= lines:
                return told
    canvas.hides = True
    return flow(_parts(canvas.scene, tile, width, SHORTER[-1]), width, lines)


def _flows(scene: Scene, tile: Part, width: int, longest: int) -> list[list[Text]]:
    """Friends and foes on lines of their own, or together."""
    here, foes = _present(scene, tile, width), _foes(scene, tile, longest)
    if max((part.cell_len for part in (*here, *foes)), default=0) > width and longest > SHORTER[-1]:
        return []
    return [[*flow(here, width), *flow(foes, width)], flow([*here, *foes], width)]


def _parts(scene: Scene, tile: Part, width: int, longest: int) -> list[Text]:
    return [*_present(scene, tile, width), *_foes(scene, tile, longest)]


def _weight(tile: Part) -> str:
    """Tiles where somebody is stand out."""
    return "own" if tile["dragons"] else "amber"


def _present(scene: Scene, tile: Part, width: int) -> list[Text]:
    """Dragons with what they would suffer, and what lies here."""
    found = [*flow(badges_on(scene, tile), width, gap=1), *blows_at(scene, tile["id"])]
    found += [_quest(tile), _lying(tile)]
    if tile["captive"]:
        found.append(Text("Amber bound", "amber"))
    return [part for part in found if part]


def badges_on(scene: Scene, tile: Part) -> list[Text]:
    """Everybody who is there, Amber last."""
    seats = range(len(scene.view["seats"]))
    own = {dragon_of(scene, seat): badge(scene, seat) for seat in seats}
    return [own.get(dragon) or amber_badge() for dragon in tile["dragons"]]


def _quest(tile: Part) -> Text:
    tokens = tile["quest"]
    return Text(f"{tokens['count']} {tokens['kind']}" if tokens["count"] else "", "ember")


def _lying(tile: Part) -> Text:
    lying = counts(tile["lying"])
    return Text.assemble(("lie ", "quiet"), lying) if lying else Text()


def _foes(scene: Scene, tile: Part, longest: int) -> list[Text]:
    """The boss, structures and minions; those that are alike are counted."""
    found = [_boss(scene.view["boss"], longest)] if tile["boss"] else []
    found += [_structure(structure, longest) for structure in tile["structures"]]
    found += [_minion(minion, longest) for minion in tile["minions"]]
    alike = Counter(foe.plain for foe in found)
    first = {foe.plain: foe for foe in found}
    return [_times(foe, alike[told]) for told, foe in first.items()]


def _times(foe: Text, count: int) -> Text:
    return Text.assemble(foe, (f" x{count}", "own")) if count > 1 else foe


def _shortened(name: str, longest: int) -> str:
    return name if len(name) <= longest else f"{name[: longest - 1].rstrip()}."


def _boss(boss: Part, longest: int) -> Text:
    name = _shortened(boss["short_name"].upper(), longest)
    left = boss["defense"] - boss["damage"]
    return Text.assemble((name, "ember"), (f" {boss['attack']}/{left}", "own"))


def _structure(structure: Part, longest: int) -> Text:
    left = structure["defense"] - structure["damage"]
    name = _shortened(structure["name"], longest)
    return Text.assemble((f"[{name}]", "card.thistle"), (f" {left}", "own"))


def _minion(minion: Part, longest: int) -> Text:
    """`Wolf 1/2`: its attack, and how much more fells it; `zz` where it is stunned."""
    attack = f"{minion['conditions']}c" if minion["conditions"] else str(minion["attack"])
    left = minion["defense"] - minion["damage"]
    wounds, name = "!" if minion["damage"] else "", _shortened(minion["name"], longest)
    if minion["stunned"]:
        return Text(f"{name} zz/{left}{wounds}", "quiet")
    return Text.assemble((name, "card.red"), (f" {attack}/{left}", "own"), (wounds, "ember"))
