"""What the table needs of whatever shows it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from emberhall.terminal.draw.leaf import Leaf
from emberhall.terminal.sitting import Sitting


class Face(Protocol):
    """Shows a sitting to the people at it and brings their answers."""

    def welcome(self, sitting: Sitting) -> None:
        """The game begins, or goes on."""

    def hand_over(self, name: str) -> None:
        """Somebody else comes to the keyboard, whose secrets nobody else may see."""

    def show(self, sitting: Sitting, seat: int) -> None:
        """The table before a seat that is asked something."""

    def read(self) -> str | None:
        """What was typed; `None` when nobody is there any more."""

    def say(self, sentence: str) -> None:
        """One sentence; the question stays open."""

    def tell(self, heading: str, paragraphs: Sequence[str]) -> None:
        """Something longer to read; the question stays open."""

    def open(self, leaf: Leaf, sitting: Sitting, seat: int) -> None:
        """A page of the title's own; the question stays open."""

    def end(self, sitting: Sitting, record: Path) -> None:
        """The game is over."""

    def farewell(self, sentence: str) -> None:
        """Somebody leaves before the end."""
