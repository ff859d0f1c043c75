"""Which games can be learned in the browser, by a first game that is guided."""

from __future__ import annotations

from emberhall import Title
from emberhall.hall.pages.shells import board_of
from emberhall.play.lesson import has_lesson

FIRST = "duals"
"""The game with the shortest way in."""


def is_taught(title: Title) -> bool:
    """Whether there is a lesson, and a board on which it can point at things."""
    module, _ = board_of(title.name)
    return bool(module) and has_lesson(title)
