"""What is to be drawn, and the drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import set_cell_size
from rich.text import Text

from emberhall import OptionData, Prompt
from emberhall.terminal.signs import Signs

CUT = ".."
"""At the end of words that did not fit, where half of them could be taken for the whole."""


@dataclass(frozen=True)
class Scene:
    """The table as somebody sees it, with what they may choose."""

    view: Mapping[str, Any]
    names: Sequence[str]
    signs: Signs
    width: int
    height: int = 24
    prompt: Prompt | None = None
    """The open question, where the one who looks is asked."""

    @property
    def numbered(self) -> list[tuple[int, OptionData]]:
        """The options with the numbers they are typed by."""
        return list(enumerate(self.prompt["options"] if self.prompt else (), start=1))

    def touching(self, thing: str) -> list[tuple[int, OptionData]]:
        """The options that are chosen by touching this thing, perhaps among others."""
        return [(number, option) for number, option in self.numbered if thing in option["targets"]]


@dataclass(frozen=True)
class Drawing:
    blocks: list[list[Text]]
    """Lines that belong together; where there is room, an empty line parts the blocks."""
    shown: frozenset[int]
    """Numbers of the options that can be read off the drawing."""


def fit(text: str, width: int) -> str:
    """Text cut or padded to exactly this many columns."""
    return set_cell_size(text, width)


def apart(left: Text, right: Text, width: int) -> Text:
    """Two texts at both ends of one line."""
    gap = " " * max(1, width - left.cell_len - right.cell_len)
    return Text.assemble(left, gap, right)
