"""Drawings of the table: one for each title that has its own, and one that does for any."""

from __future__ import annotations

from collections.abc import Callable

from emberhall.terminal.draw import duals, flamecraft, flamefang
from emberhall.terminal.draw.dragondraft import draw_fair
from emberhall.terminal.draw.extra_page import ExtraPage
from emberhall.terminal.draw.generic import draw_any
from emberhall.terminal.draw.scene import Drawing, Scene

Draw = Callable[[Scene], Drawing]

DRAWINGS: dict[str, Draw] = {
    "dragondraft": draw_fair,
    "duals": duals.draw_duals,
    "flamecraft": flamecraft.draw_flamecraft,
    "flamefang": flamefang.draw_flamefang,
}

PAGES: dict[str, tuple[ExtraPage, ...]] = {
    "duals": duals.EXTRA_PAGES,
    "flamecraft": flamecraft.EXTRA_PAGES,
    "flamefang": flamefang.EXTRA_PAGES,
}
"""Pages on keys; the usual commands have theirs already."""


def drawing_of(title: str) -> Draw:
    return DRAWINGS.get(title, draw_any)


def extra_pages_of(title: str) -> tuple[ExtraPage, ...]:
    return PAGES.get(title, ())


def extra_page_named(title: str, word: str) -> ExtraPage | None:
    """The page that this key or name turns up."""
    return next((page for page in extra_pages_of(title) if word in (page.key, page.name)), None)
