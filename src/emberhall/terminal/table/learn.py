"""`emberhall learn`: a first game with a guide at one's elbow. It is not saved."""

from __future__ import annotations

from textwrap import wrap

from emberhall import EmberhallError, Question
from emberhall.play.file_store import FileStore
from emberhall.play.guided_session import GuidedSession, begin_lesson
from emberhall.play.lesson import lesson_of, lessons
from emberhall.terminal.commands import SAVE, is_command
from emberhall.terminal.streams import WIDTH
from emberhall.terminal.table.display import Display
from emberhall.terminal.table.game_loop import GameLoop
from emberhall.terminal.table.start import open_display

OVER = "The lesson is over"
FREE = "From here on you choose for yourself. Play on, or leave with q."
INDENT = " " * len("emberhall learn dragondraft  ")
LEFT = "A lesson is not saved; begin it again with: emberhall learn {}"


class NotSaved(EmberhallError):
    """Somebody wanted to save a lesson."""


def learn(store: FileStore, game: str, plain: bool) -> None:
    """Play the lesson of a title."""
    lesson = begin_lesson(lesson_of(game))
    with open_display(plain) as display:
        LessonLoop(lesson, store, display).play()


def lesson_lines() -> list[str]:
    """Every lesson, and what to type for it."""
    told = [f"emberhall learn {lesson.game:<12} {lesson.summary}" for lesson in lessons()]
    lines = [line for words in told for line in wrap(words, WIDTH, subsequent_indent=INDENT)]
    return ["A first game with a guide, who says what to choose and why:", *lines]


class LessonLoop(GameLoop):
    """A lesson at the keyboard; once it is over, the game goes on if the learner likes."""

    def __init__(self, session: GuidedSession, store: FileStore, display: Display) -> None:
        super().__init__(session, store, display)
        self.guided = session
        self.lesson = session.lesson
        self._has_closed = False

    def _begin(self) -> None:
        """Nothing is saved, and the guide has the first word."""

    def _left(self) -> str:
        return LEFT.format(self.lesson.game)

    def _save_game(self) -> None:
        """A lesson starts over each time."""

    def _end(self) -> None:
        self._close([])
        self.display.end(self.session, None)

    def _ask(self, question: Question) -> bool:
        if not self.guided.is_guided:
            self._close([FREE])
        return super()._ask(question)

    def _close(self, further: list[str]) -> None:
        if not self._has_closed:
            self._has_closed = True
            self.display.tell(OVER, [self.lesson.closing, *further])

    def _run_command(self, question: Question, line: str) -> bool:
        if is_command(line.partition(" ")[0], SAVE):
            raise NotSaved("a lesson is not saved: play a game of your own to save it")
        return super()._run_command(question, line)
