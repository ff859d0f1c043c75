"""The menu."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhall
from emberhall.play.file_store import FileStore
from emberhall.play.files import write_text
from emberhall.play.session import Session
from emberhall.terminal import menu
from emberhall.terminal.menu import Menu
from terminal.at_table import console, printed, session_at, typed

GAMES = len(emberhall.games())
"""Each of them has a door to its table and, after all of these, one to its rules."""


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[Session]:
    """The games that the menu has sat somebody down to."""
    sessions: list[Session] = []

    def open_chapter(store: FileStore, session: Session, plain: bool) -> None:
        sessions.append(session)

    monkeypatch.setattr(menu, "play", open_chapter)
    return sessions


def visit(home: Path, lines: list[str]) -> str:
    there = console()
    Menu(FileStore(home), there, typed(lines)).run()
    return printed(there)


def test_enter_all_the_way_starts_the_usual_game(tmp_path: Path, played: list[Session]) -> None:
    visit(tmp_path, ["1", "", "", "", "", ""])
    assert played[0].seating.specs == ("me", "greedy", "greedy")
    assert played[0].game.header is not None
    assert dict(played[0].game.header.settings) == {"variant": "standard", "start": "random"}


def test_seats_bots_and_options_can_be_chosen(tmp_path: Path, played: list[Session]) -> None:
    visit(tmp_path, ["1", "2", "ran", "beg", "1", "q"])
    assert played[0].seating.specs == ("me", "random")
    assert played[0].game.header is not None
    assert dict(played[0].game.header.settings) == {"variant": "beginner", "start": 1}


def test_a_game_that_waits_comes_first(tmp_path: Path, played: list[Session]) -> None:
    session = session_at(tmp_path)
    FileStore(tmp_path).games.save(session)
    said = visit(tmp_path, ["1"])
    assert "1  Go on with Dragondraft: You (0), Greedy (0), Greedy 2 (0), after 0 answers" in said
    assert played[0].game.digest() == session.game.digest()


def test_a_broken_save_does_not_close_the_menu(tmp_path: Path, played: list[Session]) -> None:
    write_text(FileStore(tmp_path).games.path("x"), "{")
    said = visit(tmp_path, ["q"])
    assert "the saved game x cannot be read" in said
    assert played == []


def test_the_rules_can_be_read(tmp_path: Path, played: list[Session]) -> None:
    assert "recruit.sheep" in visit(tmp_path, [str(GAMES + 1), "sheep"])


def test_slips_are_told_what_would_be_right(tmp_path: Path, played: list[Session]) -> None:
    said = visit(tmp_path, ["9", "1", "7", "3", "x", "", "", "", "9", ""])
    assert f"Type a number from 1 to {2 * GAMES}, or q." in said
    assert "Type one of: 2, 3, 4." in said
    assert "Type one of: greedy, random, me." in said
    assert len(played) == 1


def test_only_what_goes_with_the_seats_is_on_offer(tmp_path: Path, played: list[Session]) -> None:
    told = visit(tmp_path, ["1", "2", "", "", "3"])
    assert "You are Player 1." in told
    assert "Type one of: random, 0, 1." in told
    assert played == []


def test_alone_at_flamecraft_what_was_unlocked_comes_along(
    tmp_path: Path, played: list[Session]
) -> None:
    FileStore(tmp_path).achievements.add("flamecraft", ["heavy-metal"])
    door = str(1 + [title.name for title in emberhall.games()].index("flamecraft"))
    said = visit(tmp_path, [door, "1", "golden", "q"])
    assert "achievements" not in said.lower()
    assert played[0].game.header is not None
    assert played[0].game.header.settings["achievements"] == ("heavy-metal",)
    assert played[0].game.header.settings["enchantments"] == "golden"
