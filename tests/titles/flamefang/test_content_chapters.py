"""Content packs: what a chapter is refused for. Maps, story cards, pages and goals."""

from __future__ import annotations

from pathlib import Path

import pytest

from emberhall.titles.flamefang import TITLE
from titles.packs import assert_refused, variant

pytestmark = pytest.mark.usefixtures("read_quickly")

NO_TILE = "there is no tile @"
NOT_HERE = " cannot stand here"
FOUR = "must be four numbers"
SPAWN = "spawn [3,3,2,2] @fortress"
CARGO = "cargo [2,3,4,5] @fortress -> @cave"
BELLIES, BRACKEN, GATE = "page Empty Bellies", "page Boots in the Bracken", "page The Gate"
FIRST = 'goal = "deliver meat [2,4,6,8] @cave"\n'
FED = "secret A1 A2 A3; events 2; flip"
FIRST_SLOT = "[[slot]]\nrow = 0\nx = 1\n"

BAD_HEADS = [
    ("number = 1", "number = 2", "number", "must be 1, as in the file's name"),
    ("first = 1", "first = 2", "first", "must be 1, after the chapter before"),
    ("last = 7", "last = 8", "last", "must be 7: one card for each page and 4"),
    ("minions = [1, 1, 2, 2]", "minions = [1, 1, 2]", "source", "minions needs as many labels"),
    ("minions = [1, 1, 2, 2]", "minions = [1, 1, 2, 50]", "minions", "are more than there are"),
    ("events = 5", "events = 0", "events", "must be at least 1"),
    ("events = 5", "events = 14", "events", "and those of its pages are 18, too many"),
    ('unlock = "traits 1"', 'unlock = "wings"', "unlock", "must be one of magic, amber, powers,"),
    ('unlock = "traits 1"', 'unlock = "traits"', "unlock", "must be one of magic, amber, powers,"),
    ('unlock = "traits 1"', 'unlock = "finish"', "unlock", "must be one of magic, amber, powers,"),
]

BAD_SLOTS = [
    (FIRST_SLOT, "", "", "slot", "there must be 9"),
    ('tile = "cave"', 'tile = "den"', "slot 4", "tile", "is no tile"),
    ('tile = "cave"', 'tile = "fortress"', "slot 4", "tile", "lies in another slot, too"),
    ('tile = "cave"', "", "", "slot", "one must be for the cave"),
    (FIRST_SLOT, FIRST_SLOT.replace("x = 1", "x = 2"), "slot 1", "x", "covers another slot"),
    (FIRST_SLOT, FIRST_SLOT.replace("x = 1", "x = 20"), "slot 2", "x", "cannot be reached"),
]

BAD_PAGES = [
    (SPAWN, "spawn [0,1,2] @fortress", GATE, "enter", "'spawn [0,1,2] @fortress' needs a number"),
    (SPAWN, "spawn 1 @moat", GATE, "enter", f"{NO_TILE}moat"),
    (SPAWN, "draw 1", GATE, "enter", f"'draw 1'{NOT_HERE}"),
    (SPAWN, "flip", GATE, "enter", f"'flip'{NOT_HERE}"),
    (SPAWN, "fire @cave", GATE, "enter", "the cave never burns"),
    (SPAWN, "fire @forest @lake", GATE, "enter", "the lake never burns"),
    (SPAWN, "fire", GATE, "enter", "fire must name its tiles"),
    (SPAWN, "build X1 @forest", GATE, "enter", "there is no secret card X1"),
    (SPAWN, "build A1 @forest", GATE, "enter", "A1 is no structure"),
    (SPAWN, "place dragon @forest", GATE, "enter", "there is no boss dragon"),
    (SPAWN, "place rook forest", GATE, "enter", "'place rook forest' must name a tile"),
    (FED, "secret A1 A9; events 2; flip", BELLIES, "complete", "there is no secret card A9"),
    (FED, "secret B1; events 2; flip", BELLIES, "complete", "B1 is no one-shot or per-round"),
    (FED, "secret; flip", BELLIES, "complete", "'secret' names nothing"),
    (FIRST, f'{FIRST}enter = "spawn 1"\n', BELLIES, "enter", f"'spawn 1'{NOT_HERE}"),
    (FIRST, f'{FIRST}enter = "hex each 1"\n', BELLIES, "enter", f"'hex each 1'{NOT_HERE}"),
    (FIRST, f'{FIRST}enter = "hurt each 1"\n', BELLIES, "enter", f"'hurt each 1'{NOT_HERE}"),
    (FED, "events 2", BELLIES, "complete", "must end in flip"),
    (FED, "win", BELLIES, "complete", "must end in flip"),
    (FED, "flip; events 2", BELLIES, "complete", f"'flip'{NOT_HERE}"),
    (FED, "attack 0", BELLIES, "complete", "must end in flip"),
    ('"win"', '"flip"', GATE, "complete", "must end in win"),
    (
        "defeat [2,4,6,8]",
        "befriend 3",
        BRACKEN,
        "goal",
        "'befriend 3' is not a known goal",
    ),
    ("defeat [2,4,6,8]", "defeat [2,4,6]", BRACKEN, "goal", "'defeat [2,4,6]' needs a number"),
    ("defeat [2,4,6,8]", "defeat [0,4,6,8]", BRACKEN, "goal", "must ask for at least 1"),
    ("defeat [2,4,6,8]", "scout 9", BRACKEN, "goal", "must leave out the Cave"),
    ("defeat [2,4,6,8]", "hold @moat 2", BRACKEN, "goal", f"{NO_TILE}moat"),
    ("defeat [2,4,6,8]", "hold @lake 0", BRACKEN, "goal", "must ask for at least 1"),
    ("defeat [2,4,6,8]", "douse 3", BRACKEN, "goal", "nothing burns on entering"),
    ("defeat [2,4,6,8]", "raze", BRACKEN, "goal", "must name structures"),
    ("defeat [2,4,6,8]", "raze B9", BRACKEN, "goal", "there is no secret card B9"),
    ("defeat [2,4,6,8]", "raze A1", BRACKEN, "goal", "A1 is no structure"),
    ("defeat [2,4,6,8]", "raze B1", BRACKEN, "goal", "B1 is not built on entering"),
    ("defeat [2,4,6,8]", "boss nobody", BRACKEN, "goal", "there is no boss nobody"),
    ("defeat [2,4,6,8]", "boss rook", BRACKEN, "goal", "rook is not placed on entering"),
    ("defeat [2,4,6,8]", "escort @lake -> @cave", BRACKEN, "goal", "Amber is not placed on"),
    (
        "defeat [2,4,6,8]",
        "seal @lake:bite [1,1,1,1]",
        BRACKEN,
        "goal",
        "'seal @lake:bite [1,1,1,1]",
    ),
    ("defeat [2,4,6,8]", "seal @lake:slip [1,1,1,1]", BRACKEN, "goal", "must ask for move"),
    ("defeat [2,4,6,8]", "seal @moat:move [1,1,1,1]", BRACKEN, "goal", f"{NO_TILE}moat"),
    ("defeat [2,4,6,8]", "seal @lake:move [1,0,1,1]", BRACKEN, "goal", "must ask for at least 1"),
    ("deliver meat", "deliver any", BELLIES, "goal", "must name the resource"),
    ("deliver meat", "deliver iron", BELLIES, "goal", "'deliver iron [2,4,6,8] @cave' must name"),
    (CARGO, CARGO.replace("@fortress", "@cave"), GATE, "goal", "must lead to another tile"),
]


@pytest.mark.parametrize(("old", "new", "field", "reason"), BAD_HEADS)
def test_a_bad_head_is_refused(tmp_path: Path, old: str, new: str, field: str, reason: str) -> None:
    pack = variant(TITLE, tmp_path, ("chapter1.toml", old, new))
    assert_refused(TITLE, pack, "chapter1.toml", "chapter", field, reason)


@pytest.mark.parametrize(("old", "new", "entry", "field", "reason"), [*BAD_SLOTS, *BAD_PAGES])
def test_a_bad_map_or_page_is_refused(
    tmp_path: Path, old: str, new: str, entry: str, field: str, reason: str
) -> None:
    pack = variant(TITLE, tmp_path, ("chapter1.toml", old, new))
    assert_refused(TITLE, pack, "chapter1.toml", entry, field, reason)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("mod prowl all", "mod prowl 1", "'mod prowl 1': prowl is for all"),
        (
            "mod prowl all",
            "mod hoard -1",
            "must be one of mod prowl, on event, on cleanup, on heal",
        ),
        ("mod prowl all", "on roundStart(draw 1)", "must be one of mod prowl, on event,"),
        ("mod prowl all", "on cleanup(hex nobody 1)", "'hex nobody 1' must say whom"),
        ("mod prowl all", "on cleanup(draw 1)", "'draw 1' cannot stand here"),
    ],
)
def test_a_bad_lasting_effect_of_a_page_is_refused(
    tmp_path: Path, old: str, new: str, reason: str
) -> None:
    pack = variant(TITLE, tmp_path, ("chapter4.toml", old, new))
    assert_refused(TITLE, pack, "chapter4.toml", "page Carry Her Home", "ongoing", reason)


def test_a_second_chapter_goes_on_where_the_first_ends(tmp_path: Path) -> None:
    pack = variant(TITLE, tmp_path, ("chapter2.toml", "first = 8", "first = 9"))
    reason = "must be 8, after the chapter before"
    assert_refused(TITLE, pack, "chapter2.toml", "chapter", "first", reason)


def test_the_last_chapter_finishes_the_campaign(tmp_path: Path) -> None:
    pack = variant(TITLE, tmp_path, ("chapter8.toml", '"finish"', '"magic"'))
    reason = "must be one of finish"
    assert_refused(TITLE, pack, "chapter8.toml", "chapter", "unlock", reason)


@pytest.mark.parametrize("field", ["prologue", "epilogue"])
def test_prologue_and_epilogue_are_two_pages(tmp_path: Path, field: str) -> None:
    pack = variant(TITLE, tmp_path, ("chapter1.toml", f"{field} = [", f'{field} = ["One.",'))
    reason = "must be two texts, one for each page"
    assert_refused(TITLE, pack, "chapter1.toml", "chapter", field, reason)
