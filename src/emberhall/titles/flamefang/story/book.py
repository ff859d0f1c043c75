"""The book that lies open."""

from __future__ import annotations

from emberhall.titles.flamefang.content import Page
from emberhall.titles.flamefang.table import Vale


def open_page(t: Vale) -> Page:
    return t.content.chapters[t.chapter - 1].pages[t.page]
