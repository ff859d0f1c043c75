"""Lessons: a first game made from a record with notes. A title ships one in its folder."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

import emberhall
from emberhall import EmberhallError, Game, Title
from emberhall.play.seating import Seating, parse_seats

FILE = "lesson.toml"


class NoLesson(EmberhallError):
    """This title has no lesson."""


class BrokenLesson(EmberhallError):
    """A lesson that cannot be played."""


@dataclass(frozen=True)
class Note:
    """What the learner reads at a question, and what to choose there."""

    text: str
    """To be read before the answer."""
    answer: str
    """The key of the option to choose."""
    why: str
    """Why this one now: for whoever would rather choose another."""
    rules: tuple[str, ...] = ()
    """The rules it is about: ids of the title's catalogue."""
    targets: tuple[str, ...] = ()
    """Things to point at, by their ids in the view."""


@dataclass(frozen=True)
class Lesson:
    """A game that was played once, and what to say about it. It shows nothing."""

    game: str
    summary: str
    """What one learns, in a sentence."""
    seats: str
    """Who plays, as seats are written; the person is the learner."""
    seed: int
    settings: dict[str, Any]
    answers: tuple[str, ...]
    """The keys of all answers, in order."""
    notes: dict[int, Note]
    """What to say before an answer, by how many answers there were before it."""
    closing: str
    """Read at the end, before the learner goes on alone or leaves."""

    @property
    def title(self) -> Title:
        return emberhall.title(self.game)

    @property
    def seating(self) -> Seating:
        return parse_seats(self.seats)

    def new_game(self) -> Game:
        """The game of this lesson before its first answer."""
        seating = self.seating
        return emberhall.new_game(
            self.game,
            seats=len(seating.specs),
            seed=self.seed,
            names=seating.names,
            **self.settings,
        )

    def played(self) -> Game:
        """The game as it stands at the end of the lesson; raises `BrokenLesson`."""
        game = self.new_game()
        for number, key in enumerate(self.answers):
            self._check(game, number)
            try:
                game.answer(key)
            except EmberhallError as error:
                raise BrokenLesson(f"{self._where(number)}: {error}") from None
        return game

    def _check(self, game: Game, number: int) -> None:
        """The learner has a note at each of their questions, and nobody else has."""
        question = game.question
        is_learners = question is not None and self.seating.is_person(question.seat)
        if is_learners != (number in self.notes):
            whose = "the learner's" if is_learners else "not the learner's"
            raise BrokenLesson(f"{self._where(number)}: the question is {whose}")

    def _where(self, number: int) -> str:
        return f"the lesson of {self.game}, answer {number + 1} ({self.answers[number]!r})"


def lessons() -> list[Lesson]:
    """Every title's lesson, where it has one that can be read."""
    found = []
    for title in filter(has_lesson, emberhall.games()):
        with suppress(BrokenLesson):
            found.append(lesson_of(title.name))
    return found


def has_lesson(title: Title) -> bool:
    return (title.folder / FILE).is_file()


def lesson_of(game: str) -> Lesson:
    """The lesson of a title; raises `NoLesson` or `BrokenLesson`."""
    title = emberhall.title(game)
    if not has_lesson(title):
        having = ", ".join(title.name for title in emberhall.games() if has_lesson(title))
        raise NoLesson(f"{title.full_name} has no lesson; games that have one: {having}")
    text = (title.folder / FILE).read_text(encoding="utf-8")
    try:
        return read_lesson(game, text)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise BrokenLesson(f"the lesson of {title.full_name} cannot be read: {error!r}") from None


def read_lesson(game: str, text: str) -> Lesson:
    """The lesson in a text; in `then` stands what others answer after the learner."""
    page = tomllib.loads(text)
    answers: list[str] = list(page.get("before", ()))
    notes: dict[int, Note] = {}
    for step in page["step"]:
        notes[len(answers)] = _note(step)
        answers += [step["answer"], *step.get("then", ())]
    return Lesson(
        game,
        _one_line(page["summary"]),
        page["seats"],
        page["seed"],
        page.get("settings", {}),
        tuple(answers),
        notes,
        _one_line(page["closing"]),
    )


def _note(step: Mapping[str, Any]) -> Note:
    return Note(
        _one_line(step["text"]),
        step["answer"],
        _one_line(step["why"]),
        tuple(step.get("rules", ())),
        tuple(step.get("targets", ())),
    )


def _one_line(text: str) -> str:
    """A text without the line ends of the file it stands in."""
    return " ".join(text.split())
