"""How a chapter stands, and how it ended: all win or all lose."""

from __future__ import annotations

from emberhall.kernel.result import Result
from emberhall.titles.flamefang.table import WON, Vale


def outcome(t: Vale) -> Result:
    is_won = t.outcome == WON
    pages = len(t.content.chapters[t.chapter - 1].pages) if is_won else t.page
    lines = {"pages": pages, "rounds": t.round}
    rank = 1 if is_won else 2
    return Result((rank,) * t.seats, (pages,) * t.seats, ({**lines},) * t.seats)
