"""The end of a chapter, won or lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhall.titles.flamefang.story.events import (
    ChapterLost,
)
from emberhall.titles.flamefang.table import LOST

if TYPE_CHECKING:
    from emberhall.titles.flamefang.table import Vale


def lose(t: Vale, reason: str) -> None:
    t.outcome = LOST
    t.reason = reason
    if t.log is not None:
        t.log.append(ChapterLost(reason))
    t.finish()
