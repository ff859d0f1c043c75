"""A title's evaluator, asked about games and questions instead of tables and steps."""

from __future__ import annotations

from typing import final

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.kernel.errors import BadBot
from emberhall.kernel.title import Title
from emberhall.kernel.wire import Seat


@final
class Evaluation:
    """How good imagined games look, and how far a plan in them can be trusted."""

    __slots__ = ("_evaluator", "enough", "equals")

    def __init__(self, title: Title) -> None:
        if title.evaluator is None:
            raise BadBot(f"nobody can evaluate {title.full_name}; random plays any game")
        self._evaluator = title.evaluator
        self.equals = title.evaluator.equals
        self.enough = title.evaluator.enough

    def value(self, guess: Game, seat: Seat, since: Game) -> float:
        """What a seat may hope for in a guess, as it stands, and as it stood when a plan began."""
        return self._evaluator.value(guess.table, seat, since.table)

    def parts(self, guess: Game, seat: Seat, since: Game) -> dict[str, float]:
        """What that value is made of, by what each part hopes for."""
        return self._evaluator.parts(guess.table, seat, since.table)

    def ends_plan(self, before: Game, after: Game) -> bool:
        return self._evaluator.ends_plan(before.table, after.table)

    def foresees(self, before: Game, after: Game) -> bool:
        return self._evaluator.foresees(before.table, after.table)

    def looks_through(self, question: Question) -> bool:
        return self._evaluator.looks_through(question.step)

    def follows_all(self, question: Question) -> bool:
        return self._evaluator.follows_all(question.step)

    def skips(self, question: Question, index: int) -> bool:
        return self._evaluator.skips(question.step, question.picks[index])
