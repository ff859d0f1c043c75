"""What a chapter of a content pack must hold: a map, cards that add up, pages that can be met."""

from __future__ import annotations

from typing import Final

from emberhall.titles.flamefang.content import Chapter, Content, Page
from emberhall.titles.flamefang.effects.grammar import CAPTIVE
from emberhall.titles.flamefang.land import lay
from emberhall.titles.flamefang.read.checks import (
    FIRST_PAGE,
    OF_THE_WORLD,
    ONGOING,
    check_list,
    check_passive,
    check_secret,
    verbs_at,
)
from emberhall.titles.flamefang.read.place import Place
from emberhall.titles.flamefang.read.row_checks import CAVE, LEVELS, PLAYERS, TILES
from emberhall.titles.flamefang.story.unlock import AMBER, CURSES, FINISH, MAGIC, POWERS, TRAITS
from emberhall.titles.flamefang.things import ANY

NO_PAGES: Final = 4
"""Story cards of a chapter beyond its goal pages: cover, prologue, setup, epilogue."""
UNLOCKS: Final = (MAGIC, AMBER, POWERS, CURSES, *(f"{TRAITS} {level}" for level in LEVELS))


def check_chapter(content: Content, number: int) -> None:
    chapter, file = content.chapters[number - 1], f"chapter{number}.toml"
    _check_head(content, chapter, Place(file, "chapter"), number)
    _check_map(content, chapter, file)
    for index, page in enumerate(chapter.pages):
        place = Place(file, f"page {page.row.name}")
        check_list(content, place, "enter", page.enter, OF_THE_WORLD if index else FIRST_PAGE)
        if page.ongoing:
            check_passive(content, place, "ongoing", page.ongoing, ONGOING)
            check_list(content, place, "ongoing", page.happens, verbs_at(page.ongoing))
        check_list(content, place, "complete", page.complete[:-1], OF_THE_WORLD)
        is_last = index == len(chapter.pages) - 1
        _check_turning(content, place, page, "win" if is_last else "flip")
        _check_goal(content, place, page)


def _check_head(content: Content, chapter: Chapter, place: Place, number: int) -> None:
    row = chapter.row
    place.must(row.number == number, "number", f"must be {number}, as in the file's name")
    before = content.chapters[number - 2].row.last if number > 1 else 0
    place.must(row.first == before + 1, "first", f"must be {before + 1}, after the chapter before")
    last = row.first - 1 + len(chapter.pages) + NO_PAGES
    place.must(row.last == last, "last", f"must be {last}: one card for each page and {NO_PAGES}")
    place.must(len(row.minions) == len(PLAYERS), "minions", "must be four numbers")
    enough = max(row.minions) <= len(content.minions)
    place.must(enough, "minions", "are more than there are minions")
    most = row.events + sum(_events(content, page) for page in chapter.pages)
    place.must(row.events, "events", "must be at least 1")
    enough = most < len(content.events)  # a gentle game has one more
    place.must(enough, "events", f"and those of its pages are {most}, too many for the deck")
    for field, texts in (("prologue", row.prologue), ("epilogue", row.epilogue)):
        place.must(len(texts) == 2, field, "must be two texts, one for each page")
    place.one_of(row.unlock, (FINISH,) if number == len(content.chapters) else UNLOCKS, "unlock")


def _events(content: Content, page: Page) -> int:
    """The event cards that completing a page adds."""
    effects = [content.effects[item] for item in page.complete]
    return sum(effect.count[0] for effect in effects if effect.verb == "events")


def _check_map(content: Content, chapter: Chapter, file: str) -> None:
    slots, whole = chapter.slots, Place(file, "")
    whole.must(len(slots) == TILES, "slot", f"there must be {TILES}")
    fixed = [slot.tile for slot in slots if slot.tile]
    for number, slot in enumerate(slots):
        place = Place(file, f"slot {number + 1}")
        place.must(not slot.tile or slot.tile in content.tile_of, "tile", "is no tile")
        place.must(fixed.count(slot.tile) < 2, "tile", "lies in another slot, too")
        near = [one for one in slots if one.row == slot.row and abs(one.x - slot.x) < 2]
        place.must(len(near) == 1, "x", "covers another slot")
    whole.must(CAVE in fixed, "slot", "one must be for the cave")
    ways = lay(slots, tuple(range(TILES))).far[0]
    for number, steps in enumerate(ways):
        Place(file, f"slot {number + 1}").must(steps >= 0, "x", "cannot be reached from slot 1")


def _check_turning(content: Content, place: Place, page: Page, verb: str) -> None:
    last = [content.effects[item].verb for item in page.complete[-1:]]
    place.must(last == [verb], "complete", f"must end in {verb}")


def _check_goal(content: Content, place: Place, page: Page) -> None:
    goal = page.goal
    for tile in goal.tiles:
        place.must(tile in content.tile_of, "goal", f"there is no tile @{tile}")
    for counts in (goal.count, *goal.counts):
        place.must(all(counts), "goal", "must ask for at least 1")
    if goal.verb == "deliver":
        place.must(goal.resource != ANY, "goal", "must name the resource")
    if goal.verb == "scout":
        place.must(max(goal.count) < TILES, "goal", "must leave out the Cave")
    if goal.verb in ("cargo", "escort"):
        place.must(goal.tiles[0] != goal.tiles[1], "goal", "must lead to another tile")
    if goal.verb == "seal":
        place.must(len({*goal.tiles}) == len(goal.tiles), "goal", "must name a tile once")
        place.must("slip" not in goal.icons, "goal", "must ask for move: a slip is one")
    _check_goal_laid_out(content, place, page)


def _check_goal_laid_out(content: Content, place: Place, page: Page) -> None:
    """What the goal is about comes into play with the page."""
    goal, entering = page.goal, [content.effects[item] for item in page.enter]
    built = {name for effect in entering if effect.verb == "build" for name in effect.names}
    placed = {name for effect in entering if effect.verb == "place" for name in effect.names}
    if goal.verb == "raze":
        place.must(goal.names, "goal", "must name structures")
        for name in goal.names:
            check_secret(content, place, "goal", name, builds=True)
            place.must(name in built, "goal", f"{name} is not built on entering")
    if goal.verb == "boss":
        name = goal.names[0]
        place.must(name in content.boss_of, "goal", f"there is no boss {name}")
        place.must(name in placed, "goal", f"{name} is not placed on entering")
    if goal.verb == "escort":
        place.must(CAPTIVE in placed, "goal", f"{CAPTIVE} is not placed on entering")
    if goal.verb == "douse":
        fires = any(effect.verb in ("fire", "spread") for effect in entering)
        place.must(fires, "goal", "nothing burns on entering")
