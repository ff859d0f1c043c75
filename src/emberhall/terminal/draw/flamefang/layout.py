"""Texts side by side and one below the other, cut where there is no room."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from emberhall.terminal.draw.scene import CUT

GAP = 2
"""Columns between parts."""


def joined(parts: Iterable[Text], between: str = " ") -> Text:
    return Text(between).join([part for part in parts if part])


def flow(parts: Sequence[Text], width: int, lines: int = 99, gap: int = GAP) -> list[Text]:
    """Parts one after another, none of them parted; how many found no room is told at the end."""
    rows: list[list[Text]] = []
    for place, part in enumerate(parts):
        if rows and _length(rows[-1], part, gap) <= width:
            rows[-1].append(part)
        elif len(rows) < lines:
            rows.append([cut(part, width)])
        else:
            rows[-1] = _with_rest(rows[-1], len(parts) - place, width)
            break
    return [joined(row, " " * gap) for row in rows]


def _length(row: Sequence[Text], part: Text, gap: int = GAP) -> int:
    return sum(one.cell_len + gap for one in row) + part.cell_len


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
        line = filled(_shortened(cells[row], half), half)
        if row + rows < len(cells):
            line = Text.assemble(line, " " * GAP, _shortened(cells[row + rows], half))
        line.rstrip()
        lines.append(line)
    return lines


def _shortened(text: Text, width: int) -> Text:
    """Cut so that it shows: half a rule must not read like a whole one."""
    if text.cell_len <= width:
        return text
    return cut(text, width - len(CUT)).append(CUT, "quiet")
