"""What the signs on a table mean."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from emberhall.terminal.draw.dragons import DRAGONS
from emberhall.terminal.draw.scene import fit
from emberhall.terminal.signs import Signs

SIGN = 18
"""Columns for a sign."""


@dataclass(frozen=True)
class Sign:
    fancy: str
    plain: str
    """The same on a terminal without Unicode."""
    meaning: str

    def written(self, signs: Signs) -> str:
        return self.fancy if signs.fancy else self.plain


def letters(written: str, meaning: str) -> Sign:
    """A sign that is the same on any terminal."""
    return Sign(written, written, meaning)


NUMBER = letters("1 2 3", "in bright figures: the number to choose what stands beside it")
TURN = Sign("▶", ">", "whose turn it is, or where it takes place")
BETWEEN = Sign("·", ",", "parts one thing from the next")
CUT = Sign("…", "...", "there was no room for more")
TYPES = letters(
    " ".join(dragon.code for dragon in DRAGONS.values() if dragon.name != "Buddy"),
    ", ".join(dragon.name.lower() for dragon in DRAGONS.values() if dragon.name != "Buddy"),
)
"""The six types of artisans."""


def draw_legend(legend: tuple[Sign, ...], signs: Signs) -> list[Text]:
    return [Text.assemble((fit(sign.written(signs), SIGN), "own"), sign.meaning) for sign in legend]
