"""Laws 7 and 8: guesses and secrets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.kernel.codec import encode_step
from emberhall.kernel.events import Event
from emberhall.testing.laws.law import Law, components, everybody, sent_to, viewer


class GuessesAreBlind(Law):
    number = 7
    statement = "a guess looks the same to its seat, and knows no more than the view"
    every = 4

    def question(self, game: Game, question: Question) -> None:
        for seat in everybody(game):
            guess = game.imagine(seat, 11)
            seen = game.view(seat)
            self.demand(guess.view(seat) == seen, f"a guess shows {viewer(seat)} more")
            self.demand(components(guess) == components(game), "a guess makes up components")
            looked = guess.question and guess.view(seat)
            same = looked is None or looked == seen
            self.demand(same, f"looking at a guess of {viewer(seat)} changed it")
            again = guess.imagine(seat, 12).digest()
            fresh = game.imagine(seat, 12).digest()
            self.demand(again == fresh, f"a guess of {viewer(seat)} depends on what it cannot see")


class SecretsStay(Law):
    number = 8
    statement = "what a seat cannot see changes no byte of what it is sent"
    every = 4

    def question(self, game: Game, question: Question) -> None:
        for seat in everybody(game):
            guess = game.imagine(seat, 21)
            if seat == question.seat:
                same = sent_to(guess, seat) == sent_to(game, seat)
                self.demand(same, f"{viewer(seat)} is sent a secret")
            else:
                self._asked_unseen(game, seat, question)
            if self._is_same_moment(game, guess):
                self._same_news(game, guess, seat, question)

    def _is_same_moment(self, game: Game, guess: Game) -> bool:
        """Whether another seat is asked may hang on its secrets: a guess may have gone on."""
        moments = [
            (other.question and other.question.seat, other._table.stack) for other in (game, guess)
        ]
        return moments[0] == moments[1]

    def _asked_unseen(self, game: Game, seat: int | None, question: Question) -> None:
        """Others learn whose turn it is, never that a question is open, nor its kind."""
        twin = game.copy()
        twin._table.stack.pop()
        same = twin.view(seat) == game.view(seat)
        self.demand(same, f"{viewer(seat)} is shown that {question.kind} is asked")

    def _same_news(self, game: Game, guess: Game, seat: int | None, question: Question) -> None:
        assert guess.question is not None
        for key in question.options.keys[:: max(1, len(question.picks) // 3)]:
            if key in guess.question.options.keys:
                self._compare(After(game, key, seat), After(guess, key, seat), key)

    def _compare(self, truth: After, guess: After, key: str) -> None:
        """The same answer in the game and in a guess at it."""
        for mine, theirs in zip(truth.heard, guess.heard, strict=False):
            self.demand(mine == theirs, f"somebody hears a secret: {mine} or {theirs}")
        if truth.waiting != guess.waiting:
            return  # another seat's secrets may have led elsewhere
        if truth.sees != guess.sees:
            self.demand(truth.by_chance, f"after {key!r} a secret is seen, yet undo is open")
        else:
            same = truth.stack == guess.stack
            self.demand(same, f"after {key!r} a step carries a secret: {truth.stack}")


class After:
    """What an answer led to, as a seat knows it."""

    def __init__(self, game: Game, key: str, seat: int | None) -> None:
        game = game.copy()
        log: list[Event] = []
        game._table.log = log
        drawn = game._table.drawn
        game.answer(key)
        self.heard = list(quiet_part(event.seen_by(seat) for event in log))
        """The news before the first that reveals something."""
        self.by_chance = game._table.drawn != drawn or any(event.reveals for event in log)
        self.sees = game.view(seat)
        self.stack = [encode_step(step) for step in game._table.stack]
        self.waiting = [step[0] for step in self.stack]


def quiet_part(events: Iterable[Event | None]) -> Iterator[dict[str, Any]]:
    for event in events:
        if event is not None and event.reveals:
            return
        if event is not None:
            yield event.data()
