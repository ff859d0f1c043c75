"""The steps that carry effects out: what all of them share, and how one is made of an effect."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, Ask, Step
from emberhall.kernel.wire import Doing, Seat
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.effects.grammar import Effect
from emberhall.titles.flamefang.effects.keys import item_key
from emberhall.titles.flamefang.ids import dragon_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import Actor, Item, Items

WORLD: Final[Actor] = ABSENT
"""Nobody acts: an event, a page, a boss."""


@dataclass(eq=False)
class Verb(Step):
    """An effect being carried out for a dragon, or for the world."""

    actor: Actor
    effect: Item

    def written(self, t: Vale) -> Effect:
        return t.content.effects[self.effect]

    def count(self, t: Vale) -> int:
        """Its number, for this number of players."""
        return t.content.effects[self.effect].count[t.seats - 1]

    def can(self, t: Vale) -> bool:
        """Whether it would do anything: what would not is not offered."""
        return True

    def doing(self, t: Vale) -> Doing:
        return Doing(names=(*acting(self.actor), item_key(t.content, self.effect)))


def acting(actor: Actor) -> tuple[str, ...]:
    """Who acts, unless it is the world."""
    return () if actor == WORLD else (dragon_id(actor),)


class Pool(Ask):
    """What is left of an action, and all it has had."""

    def left_of(self, item: Item) -> int:
        """How many equal items are left,"""
        raise NotImplementedError

    def had_of(self, item: Item) -> int:
        """and how many there have been."""
        raise NotImplementedError


class Choice(Ask):
    """A question that is not put to anybody who has no choice, even with meat to eat."""


@dataclass(eq=False)
class VerbChoice(Choice):
    """An effect that asks its dragon's player at once."""

    actor: Actor
    effect: Item

    def seat(self, t: Vale) -> Seat:
        return self.actor

    def can(self, t: Vale) -> bool:
        return bool(self.picks(t))

    def doing(self, t: Vale) -> Doing:
        """Which of how many equal items of an action this is."""
        place, names = t.stack.index(self), (*acting(self.actor), item_key(t.content, self.effect))
        below = t.stack[place - 1] if place else None
        if not isinstance(below, Pool):
            return Doing(names=names)
        return Doing(None, below.left_of(self.effect) + 1, below.had_of(self.effect), names)


def step_of(content: Content, actor: Actor, effect: Item) -> Verb | VerbChoice:
    """The step that carries an effect out."""
    step: Verb | VerbChoice = content.makers[effect](actor, effect)
    return step


@dataclass(eq=False)
class InOrder(Step):
    """A list of the world: from left to right, nothing skipped."""

    actor: Actor
    items: Items

    def do(self, t: Vale) -> None:
        t.then(*(step_of(t.content, self.actor, item) for item in self.items))

    def doing(self, t: Vale) -> Doing:
        names = (item_key(t.content, item) for item in self.items)
        return Doing(names=(*acting(self.actor), *names))
