"""The book as it lies open: chapter, page and goal."""

from __future__ import annotations

from emberhall.kernel.wire import thing
from emberhall.titles.flamefang.effects.goal_grammar import Goal
from emberhall.titles.flamefang.ids import page_id, tile_id
from emberhall.titles.flamefang.story.book import open_page
from emberhall.titles.flamefang.story.goals import reached, wanted
from emberhall.titles.flamefang.table import WON, Vale
from emberhall.titles.flamefang.things import GOLD, RESOURCES
from emberhall.titles.flamefang.view_parts.card_views import CardViews
from emberhall.titles.flamefang.view_types import (
    ChapterView,
    GoalPlaceView,
    GoalView,
    OpenPageView,
    PageView,
)


def chapter(t: Vale) -> ChapterView:
    told = t.content.chapters[t.chapter - 1]
    row, is_won = told.row, t.outcome == WON
    return {
        "number": row.number,
        "name": row.name,
        "cover": row.cover,
        "prologue": list(row.prologue),
        "setup": row.setup,
        "pages": len(told.pages),
        "told": [turned(t, number) for number in range(t.page)],
        "epilogue": list(row.epilogue) if is_won else None,
        "plate": row.plate if is_won else None,
        "source": dict(row.source),
    }


def turned(t: Vale, number: int) -> PageView:
    row = t.content.chapters[t.chapter - 1].pages[number].row
    return {
        "id": page_id(number),
        "page": number + 1,
        "name": row.name,
        "words": row.words,
        "source": dict(row.source),
    }


def story(t: Vale, views: CardViews) -> OpenPageView:
    """The two open faces: text on the left, goal on the right."""
    now = open_page(t)
    left = t.content.chapters[t.chapter - 1].row.first + 2 + t.page
    return {
        **turned(t, t.page),
        "cards": f"{left}-B / {left + 1}-A",
        "task": now.row.task,
        "goal": goal(t, now.goal, views),
        "ongoing": views.passive(now.ongoing, now.happens) if now.ongoing else None,
        "complete": views.effects(now.complete),
        "complete_words": views.words(now.complete),
    }


def goal(t: Vale, row: Goal, views: CardViews) -> GoalView:
    return {
        "kind": row.verb,
        "words": views.goal(row),
        "done": done(t),
        "wanted": wanted(t),
        "resource": RESOURCES[row.resource] if row.resource <= GOLD else None,
        "tiles": [thing("tile", tile) for tile in row.tiles],
        "seals": seals(t, row),
        "names": list(row.names),
    }


def seals(t: Vale, row: Goal) -> list[GoalPlaceView]:
    found = zip(row.tiles, row.icons, row.counts, strict=False)
    numbers = [(t.content.tile_of[name], icon, count) for name, icon, count in found]
    return [
        {
            "tile": tile_id(t.content, tile),
            "icon": icon,
            "wanted": count[t.seats - 1],
            "left": t.quest[tile],
        }
        for tile, icon, count in numbers
    ]


def done(t: Vale) -> int:
    return wanted(t) if t.outcome == WON else reached(t)
