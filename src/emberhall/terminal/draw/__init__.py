"""Drawings of the table: one for each title that has its own, and one that does for any."""

from __future__ import annotations

from collections.abc import Callable

from emberhall.terminal.draw import duals, flamecraft, flamefang
from emberhall.terminal.draw.dragondraft import draw_fair
from emberhall.terminal.draw.generic import draw_any
from emberhall.terminal.draw.leaf import Leaf
from emberhall.terminal.draw.scene import Drawing, Scene

Draw = Callable[[Scene], Drawing]

DRAWINGS: dict[str, Draw] = {
    "dragondraft": draw_fair,
    "duals": duals.draw_duals,
    "flamecraft": flamecraft.draw_flamecraft,
    "flamefang": flamefang.draw_flamefang,
}

PAGES: dict[str, tuple[Leaf, ...]] = {
    "duals": duals.LEAVES,
    "flamecraft": flamecraft.LEAVES,
    "flamefang": flamefang.LEAVES,
}
"""Pages on keys; the usual commands have theirs already."""


def drawing_of(title: str) -> Draw:
    return DRAWINGS.get(title, draw_any)


def leaves_of(title: str) -> tuple[Leaf, ...]:
    return PAGES.get(title, ())


def leaf_named(title: str, word: str) -> Leaf | None:
    """The page that this key or name turns up."""
    return next((leaf for leaf in leaves_of(title) if word in (leaf.key, leaf.name)), None)
