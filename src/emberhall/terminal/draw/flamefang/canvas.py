"""Drawing parts of the table, with a note of which options have their numbers there."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from emberhall import OptionData
from emberhall.terminal.draw.scene import Scene

NUMBER = 3
"""Columns for the number of an option."""
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
