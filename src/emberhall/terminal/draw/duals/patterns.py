"""The pattern of a card, drawn small: two lines, each token two letters in its colour."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.dragons import bar, dragon_of

WIDTH = 8
LINES = 2
Place = tuple[int, int]
"""A line and a column."""

SHAPES: dict[str, tuple[Place, ...]] = {
    "line": ((0, 0), (0, 3), (0, 6)),
    "triangle": ((0, 0), (0, 4), (1, 2)),
    "rhombus": ((0, 0), (1, 6), (0, 4), (1, 2)),
}
"""Where the tokens of a pattern stand, in the order in which a card names them."""


def draw_pattern(card: Mapping[str, Any]) -> list[Text]:
    types = card["types"]
    places = SHAPES.get(card["pattern"], ())
    if len(places) != len(types):
        places = _side_by_side(len(types))
    placed = sorted(zip(places, types, strict=True))
    return [_line([(at, type) for (row, at), type in placed if row == n]) for n in range(LINES)]


def _side_by_side(count: int) -> tuple[Place, ...]:
    """A pattern from a content pack: only its tokens are shown; its name says the rest."""
    return tuple((number // 3, 3 * (number % 3)) for number in range(count))


def _line(tokens: list[tuple[int, str]]) -> Text:
    line = Text()
    for at, type in tokens:
        dragon = dragon_of(type)
        line.append(" " * (at - line.cell_len)).append_text(bar(dragon.code, dragon.style))
    line.pad_right(WIDTH - line.cell_len)
    return line
