"""`emberhall learn`: a guide at the table, and nothing of it is saved."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from emberhall.cli import run
from emberhall.play.file_store import FileStore
from emberhall.play.guided_session import GuidedSession, begin_lesson
from emberhall.play.lesson import lesson_of, lessons
from emberhall.terminal.signs import UNICODE
from emberhall.terminal.table.learn import LessonLoop, lesson_lines
from emberhall.terminal.table.pages import question_page
from emberhall.terminal.table.plain import Plain
from emberhall.terminal.table.screen import Screen
from terminal.at_table import console, print_page, printed, typed

ALL = [lesson.game for lesson in lessons()]


def said_in_lesson(home: Path, game: str, lines: list[str]) -> str:
    """What a plain table says while these lines are typed in a lesson."""
    said: list[str] = []
    face = Plain(said.append, typed(lines), UNICODE)
    LessonLoop(begin_lesson(lesson_of(game)), FileStore(home), face).play()
    return "".join(said)


def questions(game: str) -> Iterator[GuidedSession]:
    """The lesson at each question of the learner."""
    session = begin_lesson(lesson_of(game))
    while session.is_guided:
        if session.is_bots_turn:
            session.bot_turn()
        else:
            yield session
            assert session.note is not None
            session.answer(0, session.note.answer)


def test_the_lessons_are_listed() -> None:
    lines = lesson_lines()
    assert max(map(len, lines)) <= 80
    told = " ".join(" ".join(lines).split())
    for lesson in lessons():
        assert f"emberhall learn {lesson.game} {lesson.summary}" in told


@pytest.mark.parametrize("game", ALL)
def test_table_guide_and_question_fit_a_small_terminal(game: str) -> None:
    for session in questions(game):
        assert session.note is not None
        there = console(80, 24)
        page = question_page(session, 0, there, session.note.why)
        print_page(there, page)
        lines = [line.rstrip() for line in printed(there).splitlines()]
        assert len(lines) <= 23, session.note.answer
        drawn = [line for block in (*page.drawing.blocks, page.note) for line in block]
        assert {line.plain.rstrip() for line in drawn} <= {*lines}, session.note.answer
        assert session.note.why in " ".join(lines)


@pytest.mark.parametrize("game", ALL)
def test_the_guide_names_the_number_to_type(game: str) -> None:
    for session in questions(game):
        there = console()
        page = question_page(session, 0, there, "")
        assert session.note is not None
        question = session.game.question
        assert question is not None
        number = question.options.index(session.note.answer) + 1
        words = " ".join(line.plain[2:] for line in page.note)
        assert words == f"{session.note.text} Choose {number}."


@pytest.mark.parametrize("game", ALL)
def test_a_lesson_can_be_played_in_plain_lines(tmp_path: Path, game: str) -> None:
    lesson = lesson_of(game)
    answers = [note.answer for note in lesson.notes.values()]
    said = said_in_lesson(tmp_path, game, [*answers, "q"])
    for note in lesson.notes.values():
        assert f"Guide: {note.text} Choose " in said
    assert f"The lesson is over\n- {lesson.closing}\n" in said
    assert said.endswith(f"A lesson is not saved; begin it again with: emberhall learn {game}\n")


def test_another_choice_is_answered_kindly(tmp_path: Path) -> None:
    said = said_in_lesson(tmp_path, "dragondraft", ["take 1-1", "take 3-1"])
    assert "Three red dragons lie in a row" in said
    assert "You take the red fire breather from 3-1." in said


def test_nothing_of_a_lesson_is_saved(tmp_path: Path) -> None:
    said = said_in_lesson(tmp_path, "dragondraft", ["take 3-1", "s", f"s {tmp_path / 'copy'}"])
    assert said.count("A lesson is not saved: play a game of your own to save it.") == 2
    assert list(tmp_path.iterdir()) == []


def test_the_learner_may_play_on_to_the_end(tmp_path: Path) -> None:
    lesson = lesson_of("dragondraft")
    answers = [note.answer for note in lesson.notes.values()]
    said = said_in_lesson(tmp_path, "dragondraft", [*answers, *["1"] * 200])
    assert "From here on you choose for yourself." in said
    assert "  total" in said
    assert "Record" not in said
    assert list(tmp_path.iterdir()) == []


def test_a_lesson_is_drawn_and_closes_with_a_page(tmp_path: Path) -> None:
    lesson, there = lesson_of("dragondraft"), console()
    answers = [note.answer for note in lesson.notes.values()]
    face = Screen(there, typed([*answers, "", "q"]))
    LessonLoop(begin_lesson(lesson), FileStore(tmp_path), face).play()
    told = " ".join(printed(there).split())
    assert "The lesson is over - That was the first day" in told
    assert "Sealed seed" not in told


def test_the_command_lists_lessons_and_plays_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("EMBERHALL_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("sys.stdin", io.StringIO("q\n"))
    assert run(["learn"]) == 0
    assert capsys.readouterr().out == "".join(f"{line}\n" for line in lesson_lines())
    assert run(["learn", "duals"]) == 0
    assert "Guide: Your cards A and B show patterns" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def test_the_command_says_which_games_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["learn", "chess"]) == 2
    assert "the games are: dragondraft, duals" in capsys.readouterr().err
