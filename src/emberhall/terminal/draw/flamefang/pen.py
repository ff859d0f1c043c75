"""Writing parts of the table, and keeping note of which options stand there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from emberhall.terminal.draw.scene import Scene

NUMBER = 3
"""Columns for the number of an option."""
GAP = 2


class Pen:
    """Draws a scene once; knows afterwards the numbers that can be read off it."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.shown: set[int] = set()

    def number(self, *keys: str) -> Text:
        """The number of the first of these options that is offered, or nothing."""
        found = next((self.scene.options[key] for key in keys if key in self.scene.options), None)
        if found is None:
            return Text()
        self.shown.add(found)
        return Text(f"{found} ", "lit")

    def column(self, *keys: str) -> Text:
        """The same, as wide as any number."""
        written = self.number(*keys)
        return Text.assemble(" " * (NUMBER - written.cell_len), written)


def is_offered(scene: Scene, *beginnings: str) -> bool:
    return any(key.startswith(beginnings) for key in scene.options)


def joined(parts: Iterable[Text], between: str = " ") -> Text:
    return Text(between).join([part for part in parts if part])


def flow(parts: Sequence[Text], width: int, lines: int = 99) -> list[Text]:
    """Parts one after another, none of them parted; how many found no room is told at the end."""
    done: list[Text] = []
    for place, part in enumerate(parts):
        part = cut(part, width)
        if done and done[-1].cell_len + GAP + part.cell_len <= width:
            done[-1] = joined((done[-1], part), " " * GAP)
        elif len(done) < lines:
            done.append(part)
        else:
            return [*done[:-1], _with_rest(done[-1], len(parts) - place, width)]
    return done


def _with_rest(line: Text, count: int, width: int) -> Text:
    rest = Text(f" +{count}", "amber")
    return Text.assemble(cut(line, width - rest.cell_len), rest)


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
        lines.append(line)
    return lines
