"""Around the table of Flame & Fang: the end of a chapter, pages and a turn typed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from emberhall.play.file_store import FileStore
from emberhall.terminal.draw.score_sheet import draw_chapter
from emberhall.terminal.signs import UNICODE
from emberhall.terminal.table.ending import ending_lines
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.screen import Screen
from terminal.at_table import console, play_plain, printed, typed
from terminal.flamefang_at_table import first, played, scene, sit


def test_the_last_page_tells_how_far_the_story_came(tmp_path: Path) -> None:
    session = sit(tmp_path)
    for _ in played(session):
        pass
    view = session.game.view(None)
    lines = ending_lines(session, tmp_path / "record", UNICODE, 80)
    text = "\n".join(line.plain for line in lines)
    assert text.startswith(f"The chapter is lost: {view['outcome_words']}")
    assert text.count("is lost") == 1
    assert f"  {view['story']['page'] - 1} of 3 pages, {view['round']} rounds" in text
    assert "rank" not in text
    assert "share" not in text


def test_a_chapter_that_is_won_ends_with_its_last_words(tmp_path: Path) -> None:
    end: dict[str, Any] = {"epilogue": ["They flew home."], "plate": "The end."}
    view = scene(tmp_path, chapter=end, outcome="won").view
    assert [line.plain for line in draw_chapter(view, 80)] == [
        *("Chapter 4: The Amber Cage", "  3 of 3 pages, 1 round"),
        *("", "They flew home.", "", "The end."),
    ]


@pytest.mark.parametrize(("key", "words"), [("b", "Chapter 1: First Light"), ("map", "beside")])
def test_pages_open_from_the_table_and_lead_back(tmp_path: Path, key: str, words: str) -> None:
    session, there = sit(tmp_path), console(80, 40)
    before = session.game.digest()
    GameLoop(session, FileStore(tmp_path), Screen(there, typed(["", key, ""]))).play()
    assert words in printed(there)
    assert session.game.digest() == before


def test_a_turn_is_typed(tmp_path: Path) -> None:
    session = sit(tmp_path, "me=Ann,me=Bo", settings=("dragons=cinder,gale", "leader=0"))
    first(session, "choose-aspect")
    said = play_plain(tmp_path, session, ["fight", "pass"])
    assert "Ann chooses fight." in said
    assert "Ann passes." in said
