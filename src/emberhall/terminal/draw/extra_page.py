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
    """True where it tells something only to who plays alone."""
