"""Law 14: where one stands is in what one is sent."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from emberhall.game.game import Game
from emberhall.game.question import Question
from emberhall.kernel.events import Event
from emberhall.testing.laws.law import Law, sent_to

DEEPER = 6
"""Ways of two answers that are tried besides all ways of one."""
TRIED = 4
"""Answers that are tried at positions that look the same."""


class LooksTellAll(Law):
    number = 14
    statement = "positions that look the same to the seat asked go on alike"
    every = 6

    def question(self, game: Game, question: Question) -> None:
        known: list[tuple[Any, Game]] = []
        for here in reached(game, question):
            looks = sent_to(here, question.seat)
            for others, there in known:
                if looks == others and there.digest() != here.digest():
                    self._go_on(there, here, question.seat)
            known.append((looks, here))

    def _go_on(self, one: Game, other: Game, seat: int) -> None:
        assert one.question is not None
        keys = one.question.options.keys
        for key in keys[:: max(1, len(keys) // TRIED)]:
            first, second = one.copy(), other.copy()
            told = [each.answer(key, telling=True) for each in (first, second)]
            if is_certain(one, first, told[0]) and is_certain(other, second, told[1]):
                same = sent_to(first, seat) == sent_to(second, seat)
                self.demand(same, f"{one.question.kind}: {key!r} leads to two places")


def reached(game: Game, question: Question) -> Iterator[Game]:
    """Where one or two answers of the same seat lead, without chance."""
    rng = Random(game.choices)
    indices = range(game.choices)
    for index in indices[:: max(1, len(indices) // 12)]:
        yield from _after(game, index, question.seat)
    for _ in range(DEEPER):
        for here in _after(game, rng.choice(indices), question.seat):
            yield from _after(here, rng.randrange(here.choices), question.seat)


def _after(game: Game, index: int, seat: int) -> Iterator[Game]:
    twin = game.copy()
    told = twin.answer(index, telling=True)
    if is_certain(game, twin, told) and twin.question is not None and twin.question.seat == seat:
        yield twin


def is_certain(before: Game, after: Game, told: tuple[Event, ...]) -> bool:
    """True if neither chance nor anything hidden had a say in between."""
    return before._table.drawn == after._table.drawn and not any(event.reveals for event in told)
