"""A game that was played, to be looked at from any moment without playing it all again."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

import emberhall
from emberhall import Event, Game
from emberhall.play.narration import tell
from emberhall.play.race import KeyMoment, Race, race_of

NEAR = 16
"""Answers between two marks, unless there would be too many."""
MOST_MARKS = 64


class Reel:
    """A record, checked and played again, with marks to start from. It is never changed."""

    def __init__(self, record: str) -> None:
        shown = emberhall.verify(record)
        self.game = shown.game
        self.commitment, self.digests = shown.commitment, shown.digests
        answers = shown.game.answers()
        self._keys = [answered.key for answered in answers]
        self.seats = [answered.seat for answered in answers]
        """Who gave each answer."""
        self._step = max(NEAR, -(-len(answers) // MOST_MARKS))
        self._marks = self._marked()

    @property
    def last(self) -> int:
        """The number of the last moment; the first one is 0."""
        return len(self._keys)

    def at(self, number: int) -> Game:
        """The game as it stood after so many answers."""
        return self._moment(number)[0]

    def told(self, number: int, seat: int | None) -> tuple[Game, list[str]]:
        """A moment, and what a seat was told last before it."""
        game, events = self.seen(number, seat)
        return game, tell(game, events, seat)

    def seen(self, number: int, seat: int | None) -> tuple[Game, list[Event]]:
        """A moment, and what happened last before it, as far as a seat knew."""
        game, events = self._moment(number)
        if number == 0:
            return game, game.events(seat)
        known = (event.seen_by(seat) for event in events)
        return game, [event for event in known if event is not None]

    @cached_property
    def race(self) -> Race:
        """How it was won; only of a game that is over."""
        return race_of(self.game)

    def sentences(self, key: KeyMoment, seat: int | None) -> list[str]:
        """What a seat was told at a key moment, of whoever it is about if that says anything."""
        game, events = self._moment(key.moment)
        about = [event for event in events if event.data().get("seat") == key.seat]
        of_one = [] if key.seat is None else tell(game, about, seat)
        return of_one or tell(game, events, seat)

    def _moment(self, number: int) -> tuple[Game, Iterable[Event]]:
        mark = max(number - 1, 0) // self._step
        game = self._marks[mark].copy()
        events: tuple[Event, ...] = ()
        for key in self._keys[mark * self._step : number]:
            events = game.answer(key, telling=True)
        return game, events

    def _marked(self) -> list[Game]:
        game = self.game.at(0)
        marks = [game.copy()]
        for number, key in enumerate(self._keys, start=1):
            game.answer(key)
            if number % self._step == 0:
                marks.append(game.copy())
        return marks
