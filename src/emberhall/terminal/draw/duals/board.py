"""The board: hexes of three lines each, in rows that interlock."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from emberhall.terminal.draw.dragons import bar
from emberhall.terminal.draw.duals.spaces import Space, rows_of
from emberhall.terminal.draw.duals.tokens import code, tile
from emberhall.terminal.draw.scene import Scene, fit
from emberhall.terminal.signs import Signs

NARROW, WIDE = 8, 12
"""Columns from one hex to the next: an even number, as rows are shifted by half of it."""
ROOMY = 110
"""From this width of the screen on, hexes are wide."""
MARGIN = 1
"""A column for the letter of the row."""
EDGES = ("quiet", "amber", "lit")
"""How a hex is outlined: it cannot be chosen, it can, and it would complete a card, too."""


def pitch_for(scene: Scene) -> int:
    return WIDE if scene.width >= ROOMY else NARROW


def draw_board(scene: Scene) -> list[Text]:
    rows, pitch = rows_of(scene), pitch_for(scene)
    longest = max(map(len, rows))
    lines: list[Text] = []
    for row in rows:
        indent = (longest - len(row)) * pitch // 2
        lines += _row(row, indent, pitch, scene.signs)
    return lines


def board_width(scene: Scene) -> int:
    return MARGIN + max(map(len, rows_of(scene))) * pitch_for(scene) + 1


def _row(row: Sequence[Space], indent: int, pitch: int, signs: Signs) -> list[Text]:
    upper, lower = Text(" " * (indent + MARGIN)), Text(" " * (indent + MARGIN))
    middle = Text(" " * indent).append(row[0].name[:1], "quiet")
    strongest = 0
    for space in row:
        edge = _edge(space)
        style = EDGES[edge]
        inner = pitch - 3
        upper += _between(signs.rising, _head(space, inner), signs.falling, style)
        middle.append(signs.side, EDGES[max(edge, strongest)])
        middle += _top(space, pitch - 1, signs)
        lower += _between(signs.falling, _beneath(space, inner, signs), signs.rising, style)
        strongest = edge
    return [upper, middle.append(signs.side, EDGES[strongest]), lower]


def _edge(space: Space) -> int:
    return 2 if space.completes else 1 if space.numbers else 0


def _between(left: str, inner: Text, right: str, style: str) -> Text:
    return Text.assemble(" ", (left, style), inner, (right, style))


def _head(space: Space, width: int) -> Text:
    """The number to type, or else the name, and the cards that this would complete."""
    numbers = "/".join(map(str, space.numbers))
    marks = _marks(space.completes, width - len(numbers))
    head = Text().append(numbers, "lit").append("" if numbers else space.name, "quiet")
    head.append(" " * (width - head.cell_len - len(marks)))
    return head.append_text(bar(marks, "lit"))


def _marks(labels: Sequence[str], room: int) -> str:
    marks = "".join(labels)
    return marks if len(marks) <= room else marks[: room - 1] + "+"


def _top(space: Space, width: int, signs: Signs) -> Text:
    if space.has_fountain:
        words = "Fountain"[: width - 2]
        return bar(words.center(width, signs.water), "token.fountain")
    return tile(space.stack[-1], width) if space.stack else Text(" " * width)


def _beneath(space: Space, width: int, signs: Signs) -> Text:
    """What lies under the top token, the uppermost first, each as two letters."""
    covered = space.stack if space.has_fountain else space.stack[:-1]
    if not covered:
        return Text((signs.water if space.has_fountain else " ") * width, "token.fountain")
    codes = Text(" ").join(map(code, reversed(covered)))
    if codes.cell_len > width:
        codes = Text.assemble(code(covered[-1]), fit(f" +{len(covered) - 1}", width - 2))
    codes.align("center", width)
    return codes
