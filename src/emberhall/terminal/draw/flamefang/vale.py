"""The map: tiles as they lie, or where that takes too much room, a line for each."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from emberhall.terminal.draw.flamefang.canvas import Canvas
from emberhall.terminal.draw.flamefang.layout import filled, pairs
from emberhall.terminal.draw.flamefang.looks import Part
from emberhall.terminal.draw.flamefang.tile import draw_cell, draw_line
from emberhall.terminal.draw.scene import Scene

WIDEST_HALF = 17
LINES, PAIRS = 1, 0
"""Forms besides the map, whose tiles have two lines at least."""
UP, DOWN, LEFT, RIGHT = 1, 2, 4, 8
CORNERS = {
    UP | DOWN: "│",
    LEFT | RIGHT: "─",
    DOWN | RIGHT: "╭",
    DOWN | LEFT: "╮",
    UP | RIGHT: "╰",
    UP | LEFT: "╯",
    UP | DOWN | RIGHT: "├",
    UP | DOWN | LEFT: "┤",
    DOWN | LEFT | RIGHT: "┬",
    UP | LEFT | RIGHT: "┴",
    UP | DOWN | LEFT | RIGHT: "┼",
}
PLAIN = {UP | DOWN: "|", LEFT | RIGHT: "-"}
Point = tuple[int, int]


def draw_vale(canvas: Canvas, form: int) -> list[Text]:
    """The map with so many lines in a tile, or one of the shorter forms."""
    if form > LINES:
        return _map(canvas, form)
    tiles, width = canvas.scene.view["tiles"], canvas.scene.width
    if form == LINES:
        return [draw_line(canvas, tile, width) for tile in tiles]
    return pairs([draw_line(canvas, tile, (width - 2) // 2) for tile in tiles], width)


def vale_height(scene: Scene, form: int) -> int:
    tiles = scene.view["tiles"]
    if form <= LINES:
        return len(tiles) if form == LINES else -(-len(tiles) // 2)
    rows: int = 1 + max(tile["row"] for tile in tiles)
    return rows * (form + 1) + 1


def _map(canvas: Canvas, lines: int) -> list[Text]:
    tiles, half = canvas.scene.view["tiles"], half_tile(canvas.scene)
    edges = _edges(tiles, half, lines + 1)
    cells = {
        (tile["row"] * (lines + 1) + 1 + down, tile["x"] * half + 1): filled(line, 2 * half - 1)
        for tile in tiles
        for down, line in enumerate(_padded(draw_cell(canvas, tile, 2 * half - 1, lines), lines))
    }
    width = max(tile["x"] + 2 for tile in tiles) * half + 1
    margin = " " * ((canvas.scene.width - width) // 2)
    return [
        Text.assemble(margin, _row(canvas.scene, row, width, edges, cells))
        for row in range(vale_height(canvas.scene, lines))
    ]


def half_tile(scene: Scene) -> int:
    halves = max(tile["x"] + 2 for tile in scene.view["tiles"])
    return min(WIDEST_HALF, int((scene.width - 1) // halves))


def _padded(cell: list[Text], lines: int) -> list[Text]:
    return [*cell, *[Text()] * (lines - len(cell))]


def _edges(tiles: list[Part], half: int, height: int) -> dict[Point, int]:
    """For each point of an edge, where it goes on: edges that meet are one."""
    edges: dict[Point, int] = {}
    for tile in tiles:
        top, left = tile["row"] * height, tile["x"] * half
        bottom, right = top + height, left + 2 * half
        for column in range(left, right):
            for row in (top, bottom):
                _mark(edges, (row, column), RIGHT)
                _mark(edges, (row, column + 1), LEFT)
        for row in range(top, bottom):
            for column in (left, right):
                _mark(edges, (row, column), DOWN)
                _mark(edges, (row + 1, column), UP)
    return edges


def _mark(edges: dict[Point, int], point: Point, way: int) -> None:
    edges[point] = edges.get(point, 0) | way


def _row(
    scene: Scene, row: int, width: int, edges: Mapping[Point, int], cells: Mapping[Point, Text]
) -> Text:
    line, column = Text(), 0
    while column < width:
        cell = cells.get((row, column))
        if cell is None:
            line.append(_edge(scene, edges.get((row, column), 0)), "quiet")
            column += 1
        else:
            line.append_text(cell)
            column += cell.cell_len
    line.rstrip()
    return line


def _edge(scene: Scene, ways: int) -> str:
    if not ways:
        return " "
    return CORNERS[ways] if scene.signs.fancy else PLAIN.get(ways, "+")
