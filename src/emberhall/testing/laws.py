"""The ten laws every title keeps. Each looks at a game at its start, at questions and at its end.

`LawBroken` says which law, and how to see it again.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from typing import Any, ClassVar, get_type_hints

from emberhall.door.game import Game
from emberhall.door.question import Question
from emberhall.door.record import replay, verify
from emberhall.door.save import load
from emberhall.kernel.codec import canonical, encode_step, position
from emberhall.kernel.errors import EmberhallError
from emberhall.kernel.events import Event
from emberhall.kernel.steps import Step
from emberhall.kernel.table import Table


class LawBroken(AssertionError):
    """A title does what no title may."""


class Law:
    """One law. An instance watches one game."""

    number: ClassVar[int]
    words: ClassVar[str]
    every: ClassVar[int] = 1
    """Looks at every question, or at every second, third ... (the dear ones)."""

    def start(self, game: Game) -> None:
        """Look at a game before its first question."""

    def question(self, game: Game, question: Question) -> None:
        """Look at an open question."""

    def end(self, game: Game) -> None:
        """Look at a game that is over."""

    def demand(self, holds: bool, what: str) -> None:
        if not holds:
            raise LawBroken(f"law {self.number} ({self.words}): {what}")


def everybody(game: Game) -> Iterator[int | None]:
    """Every seat, and a spectator."""
    yield from range(game.seats)
    yield None


def sent_to(game: Game, seat: int | None) -> bytes:
    """Everything a seat is shown at this moment, as bytes."""
    return canonical([game.view(seat), game.prompt(seat)])


class AskingChangesNothing(Law):
    number = 1
    words = "asking changes nothing, and asking twice gives the same question"
    every = 2

    def question(self, game: Game, question: Question) -> None:
        table, before = game._table, game.digest()
        for _ in range(2):
            table.ask_again()
            self.demand(table.picks == question.picks, f"asked again, {question.kind} differs")
        for seat in everybody(game):
            sent_to(game, seat)
            scribble(game.view(seat))
        self.demand(game.digest() == before, f"looking at {question.kind} changed the table")


class OptionsAreReal(Law):
    number = 2
    words = "a question has two or more distinct options, and each can be answered"
    every = 2

    def start(self, game: Game) -> None:
        keys = game.title.vocabulary(game._table.printed())
        self.vocabulary = set(keys)
        self.demand(len(keys) == len(self.vocabulary), "the vocabulary holds a key twice")
        again = game.title.vocabulary(game._table.printed())
        self.demand(keys == again, "the vocabulary has another order each time")
        self.rules = rule_ids(game)

    def question(self, game: Game, question: Question) -> None:
        keys = question.options.keys
        for id in question.why if self.rules else ():
            self.demand(id in self.rules, f"{question.kind} names {id}, which is no rule")
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
    return {f"{game.title.name}/{rule.id}" for rule in game.title.rules()}


class WrongAnswersChangeNothing(Law):
    number = 3
    words = "an answer off the list raises and changes nothing"
    every = 3

    def start(self, game: Game) -> None:
        self.vocabulary = game.title.vocabulary(game._table.printed())
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


class CopiesAreApart(Law):
    number = 4
    words = "a copy and its original never disturb each other, open questions included"
    every = 2

    def start(self, game: Game) -> None:
        self.kept: list[tuple[Game, str, list[str]]] = []

    def question(self, game: Game, question: Question) -> None:
        before, keys = game.digest(), question.options.keys
        twin, third = game.copy(), game.copy()
        self.demand(twin.digest() == before, "a copy differs from its original")
        for each in (twin, third):
            each.answer(len(keys) - 1)
        self.demand(twin.digest() == third.digest(), "two copies, one answer, two outcomes")
        self.demand(game.digest() == before, "playing a copy changed its original")
        self.demand(question.options.keys == keys, "playing a copy changed the open question")
        self._scribble(game, before)
        self.kept.append((game.copy(), before, keys))

    def _scribble(self, game: Game, before: str) -> None:
        """Scribble over every list of a copy: a shared one shows in the original."""
        twin = game.copy()
        for name in twin._table.saves:
            scribble(getattr(twin._table, name))
        twin._table.stack.clear()
        self.demand(game.digest() == before, "a copy shares a list with its original")

    def end(self, game: Game) -> None:
        for twin, before, keys in self.kept:
            self.demand(twin.digest() == before, "an old copy has changed by itself")
            question = twin.question
            kept = question is not None and question.options.keys == keys
            self.demand(kept, "an old copy has lost its question")


def scribble(value: Any) -> None:
    """Write over everything in there that can be written over."""
    if isinstance(value, dict):
        for item in value.values():
            scribble(item)
    if isinstance(value, list):
        for item in value:
            scribble(item)
        value.append(0)


class SavesHoldEverything(Law):
    number = 5
    words = "load(save()) at any question gives the same question and the same future"
    every = 3

    def question(self, game: Game, question: Question) -> None:
        self._plain_data(game._table)
        loaded, twin = load(game.save()), game.copy()
        self.demand(loaded.save() == game.save(), "a loaded game saves otherwise")
        for _ in range(4):
            self.demand(loaded.digest() == twin.digest(), "a loaded game has another future")
            mine, other = loaded.question, twin.question
            if mine is None or other is None:
                break
            self.demand(mine.options.keys == other.options.keys, "a loaded game asks otherwise")
            loaded.answer(len(mine.picks) // 2)
            twin.answer(len(other.picks) // 2)

    def _plain_data(self, table: Table) -> None:
        if not hasattr(table, "__dict__"):
            return  # compiled: its fields had to be declared, and hold what they declare
        kernel = {*vars(Table(0, 0)), "content"}
        for name in set(vars(table)) - kernel:
            self.demand(name in table.saves, f"{name} is on the table but not saved")
        hints = get_type_hints(type(table), include_extras=False)
        for step in table.stack:
            self._plain_arguments(step)
        for name in table.saves:
            kind = str(hints.get(name, "")).replace("<class '", "").replace("'>", "")
            self.demand(bool(kind), f"{name} is not declared")
            self._plain(name, getattr(table, name), "bool" in kind)

    def _plain_arguments(self, step: Step) -> None:
        if not is_dataclass(step):
            return
        for field in fields(step):
            value, declared = getattr(step, field.name), field.type in (bool, "bool")
            stray = type(value) is bool and not declared
            self.demand(not stray, f"{type(step).__name__}.{field.name} holds {value!r}")

    def _plain(self, name: str, value: Any, bools: bool) -> None:
        if type(value) is list:
            for item in value:
                self._plain(name, item, bools)
        else:
            kinds = (bool, int, str) if bools else (int, str)
            self.demand(type(value) in kinds, f"{name} holds {value!r}: it would not come back")


class RecordsReplay(Law):
    number = 6
    words = "a record replays to the same digest"

    def end(self, game: Game) -> None:
        record = game.record()
        again = replay(record)
        self.demand(again.digest() == game.digest(), "a record replays to another end")
        self.demand(again.record() == record, "a replayed record reads otherwise")
        self.demand(verify(record).answers == len(game.answers()), "a record lost an answer")
        self._tell(game)
        result = game.result
        assert result is not None
        shape = {len(result.ranks), len(result.totals), len(result.lines)}
        self.demand(shape == {game.seats}, f"the result is not for {game.seats} seats")
        json.dumps(result.data())

    def _tell(self, game: Game) -> None:
        for seat in everybody(game):
            for event in game.events(seat):
                told = event.words(game.names)
                self.demand(isinstance(told, str), f"{event} cannot be told in words")
                json.dumps(event.data())


class GuessesAreBlind(Law):
    number = 7
    words = "a guess looks the same to its seat, and knows no more than the view"
    every = 3

    def question(self, game: Game, question: Question) -> None:
        for seat in everybody(game):
            guess = game.imagine(seat, 11)
            seen = canonical(game.view(seat))
            self.demand(canonical(guess.view(seat)) == seen, f"a guess shows seat {seat} more")
            self.demand(components(guess) == components(game), "a guess makes components up")
            again = guess.imagine(seat, 12).digest()
            fresh = game.imagine(seat, 12).digest()
            self.demand(again == fresh, f"a guess of seat {seat} depends on what it cannot see")


class SecretsStay(Law):
    number = 8
    words = "what a seat cannot see changes no byte of what it is sent"
    every = 3

    def question(self, game: Game, question: Question) -> None:
        for seat in everybody(game):
            guess = game.imagine(seat, 21)
            if seat == question.seat:
                same = sent_to(guess, seat) == sent_to(game, seat)
                self.demand(same, f"seat {seat} is sent a secret")
            else:
                self._asked_unseen(game, seat, question)
            # whether another seat is asked at all may hang on its secrets
            if guess.question is not None and guess.question.step is question.step:
                self._same_news(game, guess, seat, question)

    def _asked_unseen(self, game: Game, seat: int | None, question: Question) -> None:
        """Others learn whose turn it is, never that a question is open, nor its kind."""
        twin = game.copy()
        twin._table.stack.pop()
        same = canonical(twin.view(seat)) == canonical(game.view(seat))
        self.demand(same, f"seat {seat} is shown that {question.kind} is asked")

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
        self.sees = canonical(game.view(seat))
        self.stack = [encode_step(step) for step in game._table.stack]
        self.waiting = [step[0] for step in self.stack]


def quiet_part(events: Iterable[Event | None]) -> Iterator[dict[str, Any]]:
    for event in events:
        if event is not None and event.reveals:
            return
        if event is not None:
            yield event.data()


class NothingIsLost(Law):
    number = 9
    words = "every component is in exactly one place"

    def start(self, game: Game) -> None:
        self.first = components(game)

    def question(self, game: Game, question: Question) -> None:
        self._look(game)

    def end(self, game: Game) -> None:
        self._look(game)

    def _look(self, game: Game) -> None:
        for place, things in game.title.census(game._table).items():
            for thing, count in things.items():
                self.demand(count >= 0, f"{place} holds {count} of {thing}")
        now = components(game)
        gone, come = self.first - now, now - self.first
        self.demand(now == self.first, f"lost {dict(gone)}, gained {dict(come)}")


def components(game: Game) -> Counter[str]:
    """How many there are of each component, wherever they lie."""
    total: Counter[str] = Counter()
    for things in game.title.census(game._table).values():
        for thing, count in things.items():
            total[thing] += count
    return total


class EveryGameEnds(Law):
    number = 10
    words = "a game ends within its bound, and no position occurs twice"

    def start(self, game: Game) -> None:
        self.bound = game.title.longest(game.seats, game._table.printed())
        self.asked = 0
        self.seen: set[bytes] = set()

    def question(self, game: Game, question: Question) -> None:
        self.asked += 1
        self.demand(self.asked <= self.bound, f"{self.asked} questions; {self.bound} were promised")
        table = game._table
        here = position(table, table.clocks)
        self.demand(here not in self.seen, f"the same position twice, at {question.kind}")
        self.seen.add(here)

    def end(self, game: Game) -> None:
        self.demand(game.over and game.result is not None, "a game stopped without an end")
        self.demand(game.question is None, "a game that is over still asks")


LAWS: tuple[type[Law], ...] = (
    AskingChangesNothing,
    OptionsAreReal,
    WrongAnswersChangeNothing,
    CopiesAreApart,
    SavesHoldEverything,
    RecordsReplay,
    GuessesAreBlind,
    SecretsStay,
    NothingIsLost,
    EveryGameEnds,
)
