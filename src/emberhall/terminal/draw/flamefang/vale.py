"""The map: tiles as they lie, or where that takes too much room, a line for each."""

from __future__ import annotations

from collections.abc import Mapping

from rich.text import Text

from emberhall.terminal.draw.flamefang.canvas import Canvas
from emberhall.terminal.draw.flamefang.layout import GAP, filled, pairs
from emberhall.terminal.draw.flamefang.looks import Part
from emberhall.terminal.draw.flamefang.tile import (
    draw_here,
    draw_line,
    draw_lines,
    draw_title,
    height_of,
)
from emberhall.terminal.draw.scene import Scene

WIDEST_HALF = 17
LINES, PAIRS = 0, -1
"""Forms besides the map, whose tiles have one line at least."""
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
    """The map with at least so many lines in a tile, or one of the shorter forms."""
    if form > LINES:
        return _map(canvas, form)
    tiles, width = canvas.scene.view["tiles"], canvas.scene.width
    if form == LINES:
        return [line for tile in tiles for line in draw_lines(canvas, tile, width)]
    return pairs([draw_line(canvas, tile, (width - GAP) // 2) for tile in tiles], width)


def _map(canvas: Canvas, least: int) -> list[Text]:
    """Names stand in the upper edges; a row is as high as its fullest tile."""
    tiles, half = canvas.scene.view["tiles"], half_tile(canvas.scene)
    tops = _tops(canvas, tiles, 2 * half - 1, least)
    edges = _edges(tiles, half, tops)
    cells: dict[Point, Text] = {}
    for tile in tiles:
        cells |= _cells(canvas, tile, half, tops)
    width = max(tile["x"] + 2 for tile in tiles) * half + 1
    margin = " " * ((canvas.scene.width - width) // 2)
    rows = range(tops[-1] + 1)
    return [Text.assemble(margin, _row(canvas.scene, row, width, edges, cells)) for row in rows]


def _tops(canvas: Canvas, tiles: list[Part], width: int, least: int) -> list[int]:
    """The line of the upper edge of each row, and of the lower edge of the last."""
    tops = [0]
    for row in range(1 + max(tile["row"] for tile in tiles)):
        there = [tile for tile in tiles if tile["row"] == row]
        height = max(least, *(height_of(canvas.scene, tile, width) for tile in there))
        tops.append(tops[-1] + 1 + height)
    return tops


def _cells(canvas: Canvas, tile: Part, half: int, tops: list[int]) -> dict[Point, Text]:
    """What is written in a tile and in its upper edge, by the place where it begins."""
    top, left, width = tops[tile["row"]], tile["x"] * half + 1, 2 * half - 1
    name, brings = draw_title(canvas, tile, width)
    lines = tops[tile["row"] + 1] - top - 1
    inside = [*draw_here(canvas, tile, width, lines), *[Text()] * lines][:lines]
    written = {(top + 1 + down, left): filled(line, width) for down, line in enumerate(inside)}
    return {(top, left): name, (top, left + width - brings.cell_len): brings, **written}


def half_tile(scene: Scene) -> int:
    halves = max(tile["x"] + 2 for tile in scene.view["tiles"])
    return min(WIDEST_HALF, int((scene.width - 1) // halves))


def _edges(tiles: list[Part], half: int, tops: list[int]) -> dict[Point, int]:
    """For each point of an edge, where it goes on: edges that meet are one."""
    edges: dict[Point, int] = {}
    for tile in tiles:
        top, left = tops[tile["row"]], tile["x"] * half
        bottom, right = tops[tile["row"] + 1], left + 2 * half
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
