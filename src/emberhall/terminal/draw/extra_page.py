"""Pages besides the table that a title offers, each on a key of its own."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rich.text import Text

from emberhall.terminal.draw.scene import Scene


@dataclass(frozen=True)
class ExtraPage:
    key: str
    name: str
    heading: str
    draw: Callable[[Scene], list[Text]]
    """Its lines; those that are too long may be wrapped."""
    is_drawn: bool = False
    """True where the table as it is drawn shows it, too: then it needs no mention there."""
    is_solo: bool = False
    """True where it tells something only to whoever plays alone."""

    @property
    def short(self) -> str:
        """As it stands in the line of keys."""
        return self.name if self.key == self.name else f"{self.key} {self.name}"


def spoken(name: str, heading: str, draw: Callable[[Scene], list[Text]]) -> ExtraPage:
    """A page for ears: what the drawn table shows anyway, under a name of its own."""
    return ExtraPage(name, name, heading, draw, is_drawn=True)
