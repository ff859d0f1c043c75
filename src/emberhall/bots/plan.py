"""Looking ahead within a seat's own turn."""

from __future__ import annotations

from emberhall import Evaluation, Game, Question

ROOM = 150
"""A half-made choice that can be finished in more ways than this is followed by its best way."""


NEVER = float("-inf")
"""What an option is worth that is not tried."""


class Plan:
    """What each option of a question may come to, if its seat goes on as well as it can.

    At first sight an option is worth what it leads to at once; a half-made choice (which goblins
    pay?) is looked through to its end. The options that look best are then followed through all
    that the same seat is asked next, until chance or something hidden comes into it. What may
    interrupt a question at any time is tried at the first question only.
    """

    def __init__(self, evaluation: Evaluation, root: Game, seat: int, width: int) -> None:
        self.evaluation = evaluation
        self.root = root
        self.seat = seat
        self.width = width
        """How many options of the first question are followed; later on it is half as many."""
        self.tried = 0

    def worths(self) -> list[float]:
        """What each option of the open question is worth."""
        game = self.root
        question = game.question
        assert question is not None
        worths = self.followed(game, question, self.width)
        if question.interrupt_count:
            # it leads back to this question: what counts is the difference it makes
            rest = max(worths) - self.value(game)
            interrupts = range(len(worths), len(question.options))
            worths += [rest + self.at_first_sight(self.after(game, index)) for index in interrupts]
        return worths

    def followed(self, game: Game, question: Question, width: int) -> list[float]:
        """The worth of each option that is not an interrupt, the best of them followed."""
        trials = [
            None if self.evaluation.skips(question, n) else self.after(game, n)
            for n in range(len(question.options) - question.interrupt_count)
        ]
        worths = [NEVER if trial is None else self.at_first_sight(trial) for trial in trials]
        narrower = self.narrower(question, width)
        if width and self.evaluation.follows_all(question):
            width = len(trials)
        for index in best_of(worths, width)[: self.evaluation.equals * width]:
            trial = trials[index]
            further = trial.question if trial is not None else None
            if trial is not None and further is not None and self.goes_on(game, trial, further):
                worths[index] = max(self.followed(trial, further, narrower))
        return worths

    def narrower(self, question: Question, width: int) -> int:
        """How many options of the next question are followed."""
        return 1 if width and self.evaluation.follows_all(question) else (width + 1) // 2

    def at_first_sight(self, game: Game, room: int = ROOM) -> float:
        question = game.question
        if (
            question is None
            or question.seat != self.seat
            or not self.evaluation.looks_through(question)
        ):
            return self.value(game)
        ways = range(len(question.options) - question.interrupt_count)
        trials = [self.after(game, index) for index in ways]
        if len(trials) > room:
            best = max(trials, key=self.value)
            return self.at_first_sight(best, room)
        return max(self.at_first_sight(trial, room // len(trials)) for trial in trials)

    def value(self, game: Game) -> float:
        """How good a game looks as it stands."""
        return self.evaluation.value(game, self.seat, self.root)

    def after(self, game: Game, index: int) -> Game:
        """The game as it would stand after this option."""
        self.tried += 1
        trial = game.copy()
        trial.answer(index)
        return trial

    def goes_on(self, before: Game, now: Game, question: Question) -> bool:
        if question.seat != self.seat or self.tried > self.evaluation.enough:
            return False
        if self.evaluation.ends_plan(before, now):
            return False
        return question.atomic or self.evaluation.foresees(before, now)


def best_of(worths: list[float], width: int) -> list[int]:
    """The indices of so many of the best, and of those that are as good as the last of them."""
    if width == 0:
        return []
    ranking = sorted(range(len(worths)), key=lambda index: worths[index], reverse=True)
    least = worths[ranking[:width][-1]]
    return [index for index in ranking if worths[index] >= least]
