"""Laws 1 to 3: questions and answers."""

from __future__ import annotations

from typing import Any

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.kernel.errors import EmberhallError
from emberhall.testing.laws.law import Law, everybody, scribble, sent_to


class AskingChangesNothing(Law):
    number = 1
    statement = "asking changes nothing, and asking twice gives the same question"
    every = 2

    def question(self, game: Game, question: Question) -> None:
        table, before = game._table, game.digest()
        for _ in range(2):
            table.ask_again()
            self.demand(table.picks == question.picks, f"asked again, {question.kind} differs")
        for seat in everybody(game):
            for sent in sent_to(game, seat):
                scribble(sent)
        self.demand(game.digest() == before, f"looking at {question.kind} changed the table")


class OptionsAreReal(Law):
    number = 2
    statement = "a question has two or more distinct options, and each can be answered"
    every = 2

    def start(self, game: Game) -> None:
        keys = game.title.vocabulary(game._table.get_content())
        self.vocabulary = set(keys)
        self.demand(len(keys) == len(self.vocabulary), "the vocabulary holds a key twice")
        again = game.title.vocabulary(game._table.get_content())
        self.demand(keys == again, "the vocabulary has another order each time")
        self.rules = rule_ids(game)

    def question(self, game: Game, question: Question) -> None:
        keys = question.options.keys
        for id in question.why if self.rules else ():
            self.demand(id in self.rules, f"{question.kind} names {id}, which is not a rule")
        self.demand(len(keys) >= 2, f"{question.kind} offers only {keys}")
        self.demand(len(set(keys)) == len(keys), f"{question.kind} offers a key twice: {keys}")
        for key in keys:
            self.demand(key in self.vocabulary, f"{key!r} is not in the vocabulary")
        for index in range(len(keys)):
            game.copy().answer(index)


def rule_ids(game: Game) -> set[str]:
    """The rules of a title that has written them down already."""
    if not (game.title.folder / "rules.md").exists():
        return set()
    return {
        f"{game.title.name}/{rule.id}" for rule in game.title.rules_for(game._table.get_content())
    }


class WrongAnswersChangeNothing(Law):
    number = 3
    statement = "an answer off the list raises and changes nothing"
    every = 3

    def start(self, game: Game) -> None:
        self.vocabulary = game.title.vocabulary(game._table.get_content())
        self.old: Question | None = None

    def question(self, game: Game, question: Question) -> None:
        before, keys = game.digest(), question.options.keys
        odd = next((key for key in self.vocabulary if key not in keys), "something else")
        for wrong in (odd, "no such thing", "", -1, len(keys), True):
            self._refused(game, wrong, question)
        if self.old is not None:
            self._refused(game, self.old.options[0], question)
        self.old = question
        self.demand(game.digest() == before, "a refused answer changed the table")
        self.demand(game.question is question, "a refused answer changed the question")

    def _refused(self, game: Game, wrong: Any, question: Question) -> None:
        try:
            game.answer(wrong)
        except EmberhallError:
            return
        self.demand(False, f"{question.kind} took {wrong!r} for an answer")
