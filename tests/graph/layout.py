"""Where the boxes of a graph stand: in rows, each above all it leads to, lines between the rows.

The usual three parts: rows by what lies below, order within rows by where neighbours stand, and
places as near to the neighbours as the room allows.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import pairwise

ROW_WIDTH = 1000
GAP = 14
ROW_HEIGHT = 26
ROW_GAP = 38
LINE_ROOM = 7
"""What a line takes that passes between the boxes of a row."""
SWEEPS, ORDERING = 200, 30
STRAIGHT = 6
"""How much more a line that passes keeps to itself than to the boxes it joins."""

Edges = Mapping[str, Iterable[str]]


@dataclass
class Spot:
    """A box in its row, or a place where a line passes through (`is_line`)."""

    name: str
    row: int
    width: float
    height: float = 0.0
    is_line: bool = False
    x: float = 0.0
    """Of its middle."""


@dataclass(frozen=True)
class Layout:
    rows: list[list[Spot]]
    """The lowest first."""
    lines: list[list[Spot]]
    """From a box down to another, through the places where it passes."""


def reduced(edges: Edges) -> dict[str, list[str]]:
    """Without the edges that another way makes superfluous; there are no circles."""
    reach: dict[str, set[str]] = {}

    def reached(name: str) -> set[str]:
        if name not in reach:
            reach[name] = {there for next in edges[name] for there in (next, *reached(next))}
        return reach[name]

    return {
        name: sorted(
            one for one in edges[name] if not any(one in reached(via) for via in edges[name])
        )
        for name in sorted(edges)
    }


def laid_out(edges: Edges, widths: Mapping[str, float], heights: Mapping[str, float]) -> Layout:
    row_of = rows_of(edges, widths)
    rows: list[list[Spot]] = [[] for _ in range(max(row_of.values()) + 1)]
    spots = {}
    for name, row in row_of.items():
        spots[name] = Spot(name, row, widths[name], heights[name])
        rows[row].append(spots[name])
    lines = [
        _line(spots[name], spots[there], rows) for name in sorted(edges) for there in edges[name]
    ]
    _arrange(rows, lines)
    return Layout(rows, lines)


def rows_of(edges: Edges, widths: Mapping[str, float]) -> dict[str, int]:
    """Each right below all that lead to it, as far as there is room; the lowest row is 0."""
    importers: dict[str, list[str]] = {name: [] for name in edges}
    for name in sorted(edges):
        for there in edges[name]:
            importers[there].append(name)
    depths: dict[str, int] = {}

    def depth(name: str) -> int:
        if name not in depths:
            depths[name] = 1 + max((depth(above) for above in importers[name]), default=-1)
        return depths[name]

    down: dict[str, int] = {}
    filled: dict[int, float] = {}
    for name in sorted(edges, key=lambda name: (depth(name), name)):
        row = 1 + max((down[above] for above in importers[name]), default=-1)
        while filled.get(row, 0) and filled[row] + widths[name] + GAP > ROW_WIDTH:
            row += 1
        down[name] = row
        filled[row] = filled.get(row, 0) + widths[name] + GAP
    lowest = max(down.values())
    return {name: lowest - row for name, row in down.items()}


def _line(upper: Spot, lower: Spot, rows: list[list[Spot]]) -> list[Spot]:
    line = [upper]
    for row in range(upper.row - 1, lower.row, -1):
        passing = Spot(f"{upper.name} {lower.name}", row, LINE_ROOM, is_line=True)
        rows[row].append(passing)
        line.append(passing)
    return [*line, lower]


def _arrange(rows: list[list[Spot]], lines: list[list[Spot]]) -> None:
    near: dict[int, list[Spot]] = {id(spot): [] for row in rows for spot in row}
    for line in lines:
        for upper, lower in pairwise(line):
            near[id(upper)].append(lower)
            near[id(lower)].append(upper)
    for row in rows:
        _place(row, [0.0] * len(row))
    for sweep in range(SWEEPS):
        for row in rows if sweep % 2 else rows[::-1]:
            wanted = {id(spot): _middle(spot, near[id(spot)]) for spot in row}
            if sweep < ORDERING:
                row.sort(key=lambda spot: (wanted[id(spot)], spot.name))
            _place(row, [wanted[id(spot)] for spot in row])


def _middle(spot: Spot, near: list[Spot]) -> float:
    if not near:
        return spot.x
    weights = [STRAIGHT if spot.is_line and other.is_line else 1 for other in near]
    return sum(weight * other.x for weight, other in zip(weights, near, strict=True)) / sum(weights)


def _place(row: list[Spot], wanted: list[float]) -> None:
    """As near as can be to where each wants to be, in this order and without touching.

    Neighbours that would overlap are moved as one block to the mean of what its members want."""
    offsets = [0.0]
    for left, right in pairwise(row):
        offsets.append(offsets[-1] + (left.width + right.width) / 2 + GAP)
    blocks: list[tuple[float, int]] = []
    for want, offset in zip(wanted, offsets, strict=True):
        total, count = want - offset, 1
        while blocks and blocks[-1][0] / blocks[-1][1] > total / count:
            before = blocks.pop()
            total, count = total + before[0], count + before[1]
        blocks.append((total, count))
    starts = [total / count for total, count in blocks for _ in range(count)]
    for spot, start, offset in zip(row, starts, offsets, strict=True):
        spot.x = start + offset
