"""The end of a chapter, won or lost."""

from __future__ import annotations

from emberhall.titles.flamefang.story.events import ChapterLost
from emberhall.titles.flamefang.table import LOST, Vale


def lose(t: Vale, reason: str) -> None:
    t.outcome = LOST
    t.reason = reason
    if t.log is not None:
        t.log.append(ChapterLost(reason))
    t.finish()
