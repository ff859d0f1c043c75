"""Drawings of the table: one for each title that has its own, and one that does for any."""

from __future__ import annotations

from collections.abc import Callable

from emberhall.terminal.draw.dragondraft import draw_fair
from emberhall.terminal.draw.generic import draw_any
from emberhall.terminal.draw.scene import Drawing, Scene

Draw = Callable[[Scene], Drawing]

DRAWINGS: dict[str, Draw] = {"dragondraft": draw_fair}


def drawing_of(title: str) -> Draw:
    return DRAWINGS.get(title, draw_any)
