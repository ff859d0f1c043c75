"""Lessons: records that replay, with notes that are true, and a session that keeps to them."""

from __future__ import annotations

from copy import copy
from pathlib import Path

import pytest

import emberhall
from emberhall import Game, IllegalAnswer
from emberhall.game.registry import guest
from emberhall.play.guided_session import GuidedSession, NotThisTime, begin_lesson
from emberhall.play.lesson import (
    BrokenLesson,
    Lesson,
    NoLesson,
    Note,
    lesson_of,
    lessons,
    read_lesson,
)
from kernel.hearth import HEARTH
from lessons.tell import tell_lesson

ALL = [lesson.game for lesson in lessons()]
BASICS = {
    "dragondraft": {"take", "build", "keep"},
    "duals": {"pull", "place", "fire", "score", "coin", "under", "done"},
    "flamecraft": {"keep", "visit", "place", "fire", "gain", "draw", "reveal", "cast"},
    "flamefang": {"aspect", "play", "move", "attack", "gather", "boost", "hand", "use", "pass"},
}
"""What one does in a turn of each title, by the first word of a key."""
ENDINGS = {
    "dragondraft": ["five", "wins"],
    "duals": ["last token", "last card", "wins"],
    "flamecraft": ["deck", "coin", "wins"],
    "flamefang": ["event", "life", "win"],
}
"""What the closing words must speak of: how the game ends, and who wins."""


def moments(lesson: Lesson) -> list[tuple[Game, Note]]:
    """The game at each question of the learner, with what is said there."""
    game, found = lesson.new_game(), []
    for number, key in enumerate(lesson.answers):
        if number in lesson.notes:
            found.append((game.copy(), lesson.notes[number]))
        game.answer(key)
    return found


def ids_in(data: object) -> set[str]:
    """Every id that a view declares."""
    if isinstance(data, dict):
        own = {data["id"]} if isinstance(data.get("id"), str) else set()
        return own.union(*map(ids_in, data.values()))
    return set().union(*map(ids_in, data)) if isinstance(data, list) else set()


def test_every_title_has_a_lesson() -> None:
    assert [title.name for title in emberhall.games()] == ALL


@pytest.mark.parametrize("game", ALL)
class TestEveryLesson:
    def test_its_record_replays(self, game: str) -> None:
        played = lesson_of(game).played()
        assert emberhall.replay(played.record()).digest() == played.digest()

    def test_it_is_short(self, game: str) -> None:
        assert 10 <= len(lesson_of(game).notes) <= 25

    def test_its_learner_chooses_among_several(self, game: str) -> None:
        for at, note in moments(lesson_of(game)):
            assert at.question is not None
            assert note.answer in at.question.options.keys
            assert len(at.question.options) > 1

    def test_it_says_something_and_why_at_each_question(self, game: str) -> None:
        for _, note in moments(lesson_of(game)):
            assert note.text.endswith((".", "!"))
            assert note.why.endswith((".", "!"))

    def test_its_rules_are_in_the_catalogue(self, game: str) -> None:
        for note in lesson_of(game).notes.values():
            assert note.rules
            for id in note.rules:
                assert emberhall.rule(f"{game}/{id}").text

    def test_what_it_points_at_lies_on_the_table(self, game: str) -> None:
        for at, note in moments(lesson_of(game)):
            assert set(note.targets) <= ids_in(at.view(0))

    def test_the_learner_does_all_that_a_turn_consists_of(self, game: str) -> None:
        done = {note.answer.split()[0] for note in lesson_of(game).notes.values()}
        assert BASICS[game] <= done

    def test_it_tells_how_the_game_ends_and_who_wins(self, game: str) -> None:
        closing = lesson_of(game).closing
        for word in ENDINGS[game]:
            assert word in closing

    def test_it_can_be_told_from_beginning_to_end(self, game: str) -> None:
        told = list(tell_lesson(lesson_of(game)))
        assert not [line for line in told if line.startswith("!!!")]
        assert sum(line.startswith("  >>") for line in told) == len(lesson_of(game).answers)


# In play


@pytest.fixture
def guided() -> GuidedSession:
    return begin_lesson(lesson_of("dragondraft"))


def test_a_lesson_is_played_by_doing_what_it_says(guided: GuidedSession) -> None:
    said = []
    while guided.is_guided:
        if guided.is_bots_turn:
            assert guided.note is None
            guided.bot_turn()
        else:
            assert guided.note is not None
            said.append(guided.note.text)
            guided.answer(0, guided.note.answer)
    assert guided.game.digest() == guided.lesson.played().digest()
    assert said == [note.text for note in guided.lesson.notes.values()]


def test_another_choice_gets_the_reason_for_this_one(guided: GuidedSession) -> None:
    before = guided.game.digest()
    with pytest.raises(NotThisTime, match="Three red dragons lie in a row"):
        guided.answer(0, "take 1-1")
    assert guided.game.digest() == before
    assert guided.is_guided


def test_what_nobody_could_choose_is_refused_as_ever(guided: GuidedSession) -> None:
    with pytest.raises(IllegalAnswer, match="take 9-9"):
        guided.answer(0, "take 9-9")


def test_an_answer_can_be_taken_back(guided: GuidedSession) -> None:
    first = guided.note
    guided.answer(0, "take 3-1")
    guided.bot_turn()
    assert guided.note != first
    guided.undo()
    assert guided.note == first


def test_after_the_lesson_everybody_is_free(guided: GuidedSession) -> None:
    for key in guided.lesson.answers:
        guided.game.answer(key)
    assert not guided.is_guided
    assert guided.note is None
    guided.answer(0, "take 1-1")
    guided.bot_turn()
    assert guided.answers == len(guided.lesson.answers) + 2


def test_a_copy_of_a_lesson_is_a_lesson(guided: GuidedSession) -> None:
    twin = guided.copy()
    twin.answer(0, "take 3-1")
    assert isinstance(twin, GuidedSession)
    assert (guided.answers, twin.answers) == (0, 1)


# What cannot be a lesson


def test_a_title_may_come_without_a_lesson() -> None:
    with guest(HEARTH), pytest.raises(NoLesson, match="has no lesson; games that have one"):
        lesson_of(HEARTH.name)


def test_a_game_that_is_not_there_has_no_lesson() -> None:
    with pytest.raises(emberhall.UnknownGame):
        lesson_of("chess")


@pytest.mark.parametrize("text", ["step = 1", "not TOML", "summary = 'x'\n[[step]]\n"])
def test_a_lesson_that_cannot_be_read_is_left_out(tmp_path: Path, text: str) -> None:
    title = copy(HEARTH)
    title.folder = tmp_path
    (tmp_path / "lesson.toml").write_text(text)
    with guest(title):
        with pytest.raises(BrokenLesson, match="the lesson of Hearth cannot be read"):
            lesson_of("hearth")
        assert [lesson.game for lesson in lessons()] == ALL


BEGUN = """
summary = "Three turns."
seats = "me,greedy"
seed = 3
closing = "That is all."
settings = {start = 0}
"""
STEP = '[[step]]\ntext = "Go."\nwhy = "Because."\n'


def test_an_answer_that_is_not_offered_breaks_a_lesson() -> None:
    lesson = read_lesson("dragondraft", f'{BEGUN}{STEP}answer = "take 9-9"\n')
    with pytest.raises(BrokenLesson, match=r"answer 1 \('take 9-9'\): 'take 9-9' is not possible"):
        lesson.played()


def test_the_learner_cannot_answer_for_others() -> None:
    step = f'{STEP}answer = "take 1-1"\n'
    with pytest.raises(BrokenLesson, match=r"answer 2 .* the question is not the learner's"):
        read_lesson("dragondraft", f"{BEGUN}{step}{step}").played()


def test_others_cannot_answer_for_the_learner() -> None:
    step = f'{STEP}answer = "take 1-1"\nthen = ["take 2-1", "take 3-1"]\n'
    with pytest.raises(BrokenLesson, match=r"answer 3 .* the question is the learner's"):
        read_lesson("dragondraft", f"{BEGUN}{step}").played()
