"""Law 15: what a seat knows, it does not forget."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from typing import Any

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.kernel.events import Event
from emberhall.kernel.wire import Seat
from emberhall.testing.laws.law import Law, everybody, viewer

FEW, MANY, SURE = 3, 64, 2000
"""Guesses that are looked at: where they raise a suspicion, many; where it is about to be told, so
many that they can hardly agree by chance."""
TRIED = 3
"""Answers that are tried at a question."""
CHANCES = 6
"""Other courses of chance that are tried."""
WORLDS = 500
"""Guesses in which courses are looked for that a seat could not tell from what has happened."""
ENOUGH = 16
"""So many possible courses agree on a place by chance only where it is sure; where fewer are found,
since what was heard is rare, nobody can tell."""

Path = tuple[str | int, ...]
Piles = dict[Path, list[int]]


class NothingIsForgotten(Law):
    """A seat knows where a card lies if every guess it makes has the card there.

    After an answer it must still know, unless chance has moved the card, or others could have done
    something that looks the same to the seat and leaves the card elsewhere.
    """

    number = 15
    statement = "a seat that knows where something lies goes on knowing it"
    every = 5

    def question(self, game: Game, question: Question) -> None:
        keys = question.options.keys
        for key in keys[:: max(1, len(keys) // TRIED)]:
            after = game.copy()
            after.answer(key)
            for seat in everybody(game):
                if not after.over and forgotten(game, after, seat, FEW):
                    self._compare(game, after, key, seat)

    def _compare(self, before: Game, after: Game, key: str, seat: Seat | None) -> None:
        lost = forgotten(before, after, seat, MANY)
        alike = list(islice(possible(before, key, seat), MANY)) if lost else []
        unsure = unknown_in(hidden(after), alike)
        for card, count in lost.items():
            excused = count <= unsure[card] or len(alike) < ENOUGH
            if not excused and not moved_by_chance(before, key, card):
                was_chance = card not in forgotten(before, after, seat, SURE)
                self.demand(
                    was_chance, f"after {key!r} {viewer(seat)} forgets where card {card} lies"
                )


def forgotten(before: Game, after: Game, seat: Seat | None, guesses: int) -> Counter[int]:
    """The cards of which a seat has lost sight, and how many of them it does not know now."""
    then, now = unknown(before, seat, guesses), unknown(after, seat, guesses)
    return Counter({card: count for card, count in now.items() if count > then[card]})


def unknown(game: Game, seat: Seat | None, guesses: int) -> Counter[int]:
    """For each card, how many of its kind lie hidden where a seat can only guess."""
    return unknown_in(hidden(game), [hidden(game.imagine(seat, n)) for n in range(guesses)])


def hidden(game: Game) -> Piles:
    """All that lies hidden, pile by pile."""
    table = game._table
    return {
        path: pile
        for name in table.hidden()
        for path, pile in _piles(getattr(table, name), (name,))
    }


def _piles(value: list[Any], path: Path) -> Iterator[tuple[Path, list[int]]]:
    if any(isinstance(item, list) for item in value):
        for number, item in enumerate(value):
            yield from _piles(item, (*path, number))
    else:
        yield path, value


def unknown_in(truth: Piles, others: list[Piles]) -> Counter[int]:
    """Cards that do not lie in all the others where they truly lie."""
    found: Counter[int] = Counter()
    for path, pile in truth.items():
        found += _unknown_in_pile(pile, [other[path] for other in others])
    return found


def _unknown_in_pile(pile: list[int], others: list[list[int]]) -> Counter[int]:
    """Where all are sorted, as hands are, the pile has no order."""
    if all(other == sorted(other) for other in (pile, *others)):
        known = Counter(pile)
        for other in others:
            known &= Counter(other)
        return Counter(pile) - known
    return Counter(card for n, card in enumerate(pile) if any(one[n] != card for one in others))


def moved_by_chance(before: Game, key: str, card: int) -> bool:
    """Whether the same answer may leave a card elsewhere, as chance has it."""
    found = []
    for seed in range(CHANCES):
        twin = before.copy()
        twin._table.reseed(seed)
        twin.answer(key)
        found.append(hidden(twin))
    # in some of them it may lie open, so that no hidden pile has it
    return any(unknown_in(one, found)[card] for one in found)


def possible(before: Game, key: str, seat: Seat | None) -> Iterator[Piles]:
    """How things may lie after an answer, for all that a seat knew before and has heard since."""
    truth = Course(before, key, seat)
    for seed in range(WORLDS):
        for course in courses(before.imagine(seat, seed), key, seat):
            for alike in like(course, truth, seat):
                yield hidden(alike.game)


class Course:
    """What an answer leads to, and all that a seat hears of it."""

    def __init__(
        self, game: Game, key: str, seat: Seat | None, heard: tuple[Any, ...] = ()
    ) -> None:
        self.game = game.copy()
        log: list[Event] = []
        self.game._table.log = log
        self.game.answer(key)
        self.game._table.log = None
        told = (event.seen_by(seat) for event in log)
        self.heard = (*heard, *(event.data() for event in told if event is not None))


def courses(
    game: Game, key: str, seat: Seat | None, heard: tuple[Any, ...] = ()
) -> Iterator[Course]:
    """Every answer that might have been given here, for all a seat knows: of its own, only one."""
    if game.question is not None:
        keys = game.question.options.keys
        for other in [key] * (key in keys) if game.question.seat == seat else keys:
            yield Course(game, other, seat, heard)


def like(course: Course, truth: Course, seat: Seat | None) -> Iterator[Course]:
    """Courses from here that look the same to a seat as what has happened."""
    if course.heard == truth.heard:
        if course.game.view(seat) == truth.game.view(seat):
            yield course
    elif course.heard == truth.heard[: len(course.heard)]:
        for further in courses(course.game, "", seat, course.heard):
            yield from like(further, truth, seat)
