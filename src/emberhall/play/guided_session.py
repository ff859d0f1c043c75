"""A lesson in play: a session in which others answer as they did once, and the learner is led."""

from __future__ import annotations

from dataclasses import dataclass, field

from emberhall import Answer, EmberhallError, Event, Question
from emberhall.play.lesson import Lesson, Note
from emberhall.play.session import Session, new_session


class NotThisTime(EmberhallError):
    """A choice that the rules allow, but that would lead away from the lesson."""


@dataclass
class GuidedSession(Session):
    """The session of a lesson. Once that is over, the game goes on like any other."""

    lesson: Lesson = field(kw_only=True)

    @property
    def note(self) -> Note | None:
        return self.lesson.notes.get(self.answers)

    @property
    def is_guided(self) -> bool:
        """False once all of the lesson has been played."""
        return not self.is_over and self.answers < len(self.lesson.answers)

    def answer(self, seat: int, answer: Answer, to: Question | None = None) -> tuple[Event, ...]:
        """Answer for the learner; refuses what the lesson does not ask for, with its reason."""
        note, question = self.note, self._question(seat)
        if note is not None:
            pick = question.pick_of(answer)
            if pick is not None and question.key_of(pick) != note.answer:
                raise NotThisTime(note.why)
        return super().answer(seat, answer, to)

    def bot_turn(self) -> tuple[Event, ...]:
        """Let another seat answer: as it did in the lesson, and after that as it likes."""
        seat = self.awaited
        if seat is None or not self.is_bots_turn or not self.is_guided:
            return super().bot_turn()
        return self._answered(seat, self.lesson.answers[self.answers])


def begin_lesson(lesson: Lesson) -> GuidedSession:
    """A lesson from its beginning. It is not meant to be saved."""
    session = new_session(lesson.new_game(), lesson.seating)
    return GuidedSession(session.id, session.game, session.seating, lesson=lesson)
