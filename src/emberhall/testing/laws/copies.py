"""Laws 4 to 6: copies, saves and records."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from typing import Any, get_type_hints

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.game.record import replay, verify
from emberhall.game.save import load
from emberhall.kernel.steps import Step
from emberhall.kernel.table import Table
from emberhall.kernel.words import Listener
from emberhall.testing.laws.law import Law, everybody, scribble


class CopiesAreApart(Law):
    number = 4
    statement = "a copy and its original never disturb each other, open questions included"
    every = 2

    def start(self, game: Game) -> None:
        self.copies: list[tuple[Game, str, list[str]]] = []

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
        self.copies.append((game.copy(), before, keys))

    def _scribble(self, game: Game, before: str) -> None:
        """Scribble over every list of a copy: a shared one shows in the original."""
        twin = game.copy()
        for name in twin._table.saves:
            scribble(getattr(twin._table, name))
        twin._table.stack.clear()
        self.demand(game.digest() == before, "a copy shares a list with its original")

    def end(self, game: Game) -> None:
        for twin, before, keys in self.copies:
            self.demand(twin.digest() == before, "an old copy has changed by itself")
            question = twin.question
            same = question is not None and question.options.keys == keys
            self.demand(same, "an old copy has lost its question")


class SavesHoldEverything(Law):
    number = 5
    statement = "load(save()) at any question gives the same question and the same future"
    every = 3

    def question(self, game: Game, question: Question) -> None:
        self._plain_data(game._table)
        loaded, twin = load(game.save()), game.copy()
        self.demand(loaded.save() == game.save(), "a loaded game saves differently")
        for _ in range(4):
            self.demand(loaded.digest() == twin.digest(), "a loaded game has a different future")
            mine, other = loaded.question, twin.question
            if mine is None or other is None:
                break
            self.demand(mine.options.keys == other.options.keys, "a loaded game asks differently")
            loaded.answer(len(mine.picks) // 2)
            twin.answer(len(other.picks) // 2)

    def _plain_data(self, table: Table) -> None:
        if not hasattr(table, "__dict__"):
            return  # compiled: its fields had to be declared, and hold what they declare
        kernel = {*getattr(Table(0, 0), "__dict__", ()), "content"}
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
    statement = "a record replays to the same digest"

    def end(self, game: Game) -> None:
        record = game.record()
        again = replay(record)
        self.demand(again.digest() == game.digest(), "a record replays to a different end")
        self.demand(again.record() == record, "a replayed record reads differently")
        self.demand(verify(record).answers == len(game.answers()), "a record lost an answer")
        self._tell(game)
        result = game.result
        assert result is not None
        shape = {len(result.ranks), len(result.totals), len(result.lines)}
        self.demand(shape == {game.seats}, f"the result is not for {game.seats} seats")
        json.dumps(result.data())

    def _tell(self, game: Game) -> None:
        words, content = game.title.words, game._table.get_content()
        for seat in everybody(game):
            for event in game.events(seat):
                told = words.event(event, content, Listener(game.names, seat))
                self.demand(isinstance(told, str), f"{event} cannot be told in words")
                json.dumps(event.data())
