"""Draws the import graph of each title to docs/graph: scripts/graph."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, cached_property
from html import escape
from itertools import pairwise
from pathlib import Path

import emberhall
from graph.imports import TITLE, TitleModules, below, knots, read
from graph.layout import ROW_GAP, ROW_HEIGHT, Layout, Spot, laid_out, reduced

FOLDER = Path(__file__).parent.parent.parent / "docs" / "graph"
LEAVES = ("table", "content")
FOLDED = "words"
"""Sentences: one box, however many files they take."""
LETTER, MARGIN, HEAD, LINE = 7.3, 26, 92, 17
STYLE = """
  svg { color-scheme: light dark; }
  .ground { fill: #fbfaf7; stroke: #d9d4c8; }
  text { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: #2b2a27; }
  .head { font: 600 17px system-ui, sans-serif; }
  .note { font: 12.5px system-ui, sans-serif; fill: #6a665d; }
  rect.box { fill: #ffffff; stroke: #b9b3a5; }
  rect.leaf { fill: #f6b24a; stroke: #a86a0c; }
  rect.below { fill: #fdecc8; stroke: #cf9a3c; }
  rect.title { fill: #dfe8f7; stroke: #6d8fc7; }
  rect.knot { fill: #f9dcdc; stroke: #c25b5b; }
  .leaf + text { fill: #2b1a00; font-weight: 700; }
  path { fill: none; stroke: #8d877a; stroke-opacity: .62; stroke-width: 1.1; }
  @media (prefers-color-scheme: dark) {
    .ground { fill: #16181c; stroke: #33373f; }
    text { fill: #e4e2dc; }
    .note { fill: #a3a098; }
    rect.box { fill: #23272e; stroke: #565c68; }
    rect.leaf { fill: #f6b24a; stroke: #ffd08a; }
    rect.below { fill: #43351a; stroke: #a67c30; }
    rect.title { fill: #22324d; stroke: #6d8fc7; }
    rect.knot { fill: #4a2527; stroke: #c25b5b; }
    .leaf + text { fill: #2b1a00; }
    path { stroke: #9aa0ab; stroke-opacity: .5; }
  }
"""


class Drawing:
    """The modules of a title as boxes: knots are one box, and so are all words."""

    def __init__(self, title: TitleModules) -> None:
        self.title = title
        self.box_of = {
            name: FOLDED if name.split(".")[0] == FOLDED else name for name in title.graph
        }
        for knot in knots(self._folded()):
            for name, box in self.box_of.items():
                if box in knot:
                    self.box_of[name] = " ".join(sorted(knot))
        self.edges = self._folded()
        self.labels = {box: self._label(box) for box in self.edges}
        self.low = below(self._folded(), *(self.box_of[leaf] for leaf in LEAVES))

    def _folded(self) -> dict[str, frozenset[str]]:
        found: dict[str, set[str]] = {box: set() for box in self.box_of.values()}
        for name, imported in self.title.graph.items():
            found[self.box_of[name]] |= {self.box_of[other] for other in imported}
        return {box: frozenset(others - {box}) for box, others in found.items()}

    def _label(self, box: str) -> list[str]:
        if box == FOLDED:
            return [f"words ({list(self.box_of.values()).count(box)})"]
        names = (self.title.name if name == TITLE else name for name in box.split(" "))
        return [name.replace(".", "/") for name in names]

    def kind(self, box: str) -> str:
        if " " in box:
            return "knot"
        if box in LEAVES:
            return "leaf"
        if box == TITLE:
            return "title"
        return "below" if box in self.low else "plain"

    @cached_property
    def layout(self) -> Layout:
        widths = {box: 18 + LETTER * max(map(len, label)) for box, label in self.labels.items()}
        heights = {box: ROW_HEIGHT + LINE * (len(label) - 1) for box, label in self.labels.items()}
        return laid_out(reduced(self.edges), widths, heights)


@cache
def drawing_of(title: TitleModules) -> Drawing:
    return Drawing(title)


def drawn(title: TitleModules) -> str:
    """The drawing as SVG."""
    drawing = drawing_of(title)
    layout = drawing.layout
    spots = [spot for row in layout.rows for spot in row]
    left = min(spot.x - spot.width / 2 for spot in spots) - MARGIN
    right = max(spot.x + spot.width / 2 for spot in spots) + MARGIN
    tops = tops_of(layout)
    height = tops[0] + max(spot.height for spot in layout.rows[0]) + MARGIN
    width = max(right - left, 620)
    shift = -left + (width - (right - left)) / 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" '
        f'width="{width:.0f}" height="{height:.0f}" role="img">',
        f"<title>What the modules of {escape(title.name)} import</title>",
        f"<style>{STYLE}</style>",
        f'<rect class="ground" x=".5" y=".5" width="{width - 1:.0f}" height="{height - 1:.0f}"'
        ' rx="10"/>',
        *heading(title),
        f'<g transform="translate({shift:.1f} 0)">',
        *lines(layout, tops),
        *(box(drawing, spot, tops[spot.row]) for spot in spots if not spot.is_line),
        "</g>",
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def tops_of(layout: Layout) -> list[float]:
    """Where each row begins; the highest row is at the top."""
    tops, at = [0.0] * len(layout.rows), float(HEAD + 20)
    for number in range(len(layout.rows) - 1, -1, -1):
        tops[number] = at
        at += max(spot.height for spot in layout.rows[number]) + ROW_GAP
    return tops


NOTES = (
    "{modules} modules, {imports} imports within the title.",
    "Lines lead down to what is imported; where a longer way leads there too, none is drawn.",
    "Table and content stand on nothing but the tinted boxes, and none of those knows a step.",
)


def heading(title: TitleModules) -> Iterator[str]:
    imports = sum(map(len, title.graph.values()))
    yield f'<text class="head" x="{MARGIN}" y="34">{escape(title.name)}</text>'
    for number, note in enumerate(NOTES):
        words = note.format(modules=len(title.graph), imports=imports)
        yield f'<text class="note" x="{MARGIN}" y="{55 + LINE * number}">{words}</text>'


def box(drawing: Drawing, spot: Spot, top: float) -> str:
    kind = drawing.kind(spot.name)
    words = "".join(
        f'<tspan x="{spot.x:.1f}" y="{top + 17 + LINE * number:.1f}">{escape(line)}</tspan>'
        for number, line in enumerate(drawing.labels[spot.name])
    )
    return (
        f'<rect class="box {kind}" x="{spot.x - spot.width / 2:.1f}" y="{top:.1f}" '
        f'width="{spot.width:.1f}" height="{spot.height:.1f}" rx="6"/>'
        f'<text text-anchor="middle">{words}</text>'
    )


def lines(layout: Layout, tops: list[float]) -> Iterator[str]:
    ends = ends_of(layout)
    for number, line in enumerate(layout.lines):
        points: list[tuple[float, float]] = []
        for upper, lower in pairwise(line):
            start = tops[upper.row] + max(upper.height, ROW_HEIGHT if upper.is_line else 0)
            points.append((ends.get((number, "from"), upper.x) if not points else upper.x, start))
            last = lower is line[-1]
            points.append((ends[number, "to"] if last else lower.x, tops[lower.row]))
        yield f'<path d="{curve(points)}"/>'


def ends_of(layout: Layout) -> dict[tuple[int, str], float]:
    """Where each line leaves its box and where it arrives: side by side, in order."""
    found = {}
    for end, at, next in (("from", 0, 1), ("to", -1, -2)):
        by_box: dict[int, list[int]] = {}
        for number, line in enumerate(layout.lines):
            by_box.setdefault(id(line[at]), []).append(number)
        for numbers in by_box.values():
            numbers.sort(key=lambda number: layout.lines[number][next].x)
            spot = layout.lines[numbers[0]][at]
            step = min(10.0, (spot.width - 14) / len(numbers))
            for place, number in enumerate(numbers):
                found[number, end] = spot.x + step * (place - (len(numbers) - 1) / 2)
    return found


def curve(points: list[tuple[float, float]]) -> str:
    """Down through all points: bent between rows, straight past boxes."""
    told = [f"M{points[0][0]:.1f} {points[0][1]:.1f}"]
    for number, ((x, y), (to_x, to_y)) in enumerate(pairwise(points)):
        middle = (y + to_y) / 2
        if number % 2:
            told.append(f"L{to_x:.1f} {to_y:.1f}")
        else:
            told.append(f"C{x:.1f} {middle:.1f} {to_x:.1f} {middle:.1f} {to_x:.1f} {to_y:.1f}")
    return "".join(told)


def path_of(title: str) -> Path:
    return FOLDER / f"{title}.svg"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for title in emberhall.games():
        path_of(title.name).write_text(drawn(read(title.name)), encoding="utf-8")


if __name__ == "__main__":
    main()
