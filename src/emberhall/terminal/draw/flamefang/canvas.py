"""Writing parts of the table, and keeping note of which options stand there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from emberhall import OptionData
from emberhall.terminal.draw.scene import Scene

NUMBER = 3
"""Columns for the number of an option."""
GAP = 2
Numbered = tuple[int, OptionData]
"""An option with the number it is typed by."""


class Canvas:
    """Draws a scene once; knows afterwards the numbers that can be read off it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.shown: set[int] = set()
        self.hides = False
        """True where something on a tile found no room."""

    @property
    def asked(self) -> str:
        """The kind of the open question; empty where nobody is asked."""
        return self.scene.prompt["kind"] if self.scene.prompt else ""

    def number(self, offered: Sequence[Numbered]) -> Text:
        """The number of the first of these options, or nothing."""
        if not offered:
            return Text()
        number, _ = offered[0]
        self.shown.add(number)
        return Text(f"{number} ", "lit")

    def column(self, offered: Sequence[Numbered]) -> Text:
        """The same, as wide as any number."""
        written = self.number(offered)
        return Text.assemble(" " * (NUMBER - written.cell_len), written)

    def offered(self, thing: str, *kinds: str) -> list[Numbered]:
        """The options that touch a thing, if the question is of one of these kinds."""
        return self.scene.touching(thing) if self.asked in kinds else []


def joined(parts: Iterable[Text], between: str = " ") -> Text:
    return Text(between).join([part for part in parts if part])


def flow(parts: Sequence[Text], width: int, lines: int = 99) -> list[Text]:
    """Parts one after another, none of them parted; how many found no room is told at the end."""
    rows: list[list[Text]] = []
    for place, part in enumerate(parts):
        if rows and _length(rows[-1], part) <= width:
            rows[-1].append(part)
        elif len(rows) < lines:
            rows.append([cut(part, width)])
        else:
            rows[-1] = _with_rest(rows[-1], len(parts) - place, width)
            break
    return [joined(row, " " * GAP) for row in rows]


def _length(row: Sequence[Text], part: Text) -> int:
    return sum(one.cell_len + GAP for one in row) + part.cell_len


def _with_rest(row: Sequence[Text], count: int, width: int) -> list[Text]:
    """As many of these as leave room to say how many more there are."""
    rest = Text(f"+{count} more", "amber")
    if _length(row, rest) <= width:
        return [*row, rest]
    if len(row) > 1:
        return _with_rest(row[:-1], count + 1, width)
    return [cut(row[0], width - rest.cell_len - GAP), rest]


def cut(text: Text, width: int) -> Text:
    if text.cell_len <= width:
        return text
    text = text.copy()
    text.truncate(max(0, width))
    return text


def filled(text: Text, width: int) -> Text:
    """Cut or padded to exactly this many columns."""
    text = cut(text, width)
    return Text.assemble(text, " " * (width - text.cell_len))


def pairs(cells: Sequence[Text], width: int) -> list[Text]:
    """Two abreast, down the first column and on in the second."""
    half, rows = (width - GAP) // 2, -(-len(cells) // 2)
    lines = []
    for row in range(rows):
        line = filled(cells[row], half)
        if row + rows < len(cells):
            line = Text.assemble(line, " " * GAP, cut(cells[row + rows], half))
        line.rstrip()
        lines.append(line)
    return lines
