"""A player's action: a pool of icons and effects, in any order, each of them or none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from emberhall.kernel.steps import NO, NOTHING, Ask
from emberhall.titles.flamefang.dragons import dragon_key, turn_order
from emberhall.titles.flamefang.enemies import is_stunned, minions_on
from emberhall.titles.flamefang.extra import PAY_KEYS, PayExtra, can_pay, could_pay_later
from emberhall.titles.flamefang.hoard import drop, drop_key, held_things
from emberhall.titles.flamefang.keys import effects_key, item_key
from emberhall.titles.flamefang.verbs import (
    WORLD,
    Choice,
    InOrder,
    Verb,
    VerbChoice,
    step_of,
    verb,
)

if TYPE_CHECKING:
    from emberhall.titles.flamefang.content import Content, Items
    from emberhall.titles.flamefang.table import Vale

EXTRA: Final = 1000
"""Paying for the extra section;"""
DROP: Final = 1001
"""from here on, dropping something."""


@dataclass(eq=False)
class Resolve(Ask):
    """What is left of an action."""

    actor: int
    items: Items
    card: int
    """The card whose extra section can still be paid for, or `NO`."""

    def seat(self, t: Vale) -> int:
        return self.actor

    def picks(self, t: Vale) -> list[int]:
        content, actor = t.content, self.actor
        found = [item for item in dict.fromkeys(self.items) if step_of(content, actor, item).can(t)]
        if self.card != NO and can_pay(t, actor, self.card):
            found.append(EXTRA)
        if not found and not (self.card != NO and could_pay_later(t, actor, self.card)):
            return NOTHING
        if actor == t.turn:
            found += [DROP + thing for thing in held_things(t, actor)]
        return [*found, NO]

    def take(self, t: Vale, pick: int) -> None:
        if pick == NO:
            return
        if pick >= DROP:
            drop(t, self.actor, pick - DROP)
            t.then(self)
        elif pick == EXTRA:
            extra = t.content.cards[self.card].extra
            t.then(PayExtra(self.actor, self.card), Resolve(self.actor, self.items + extra, NO))
        else:
            self._take_up(t, pick)

    def _take_up(self, t: Vale, item: int) -> None:
        rest = list(self.items)
        rest.remove(item)
        effect = t.content.effects[item]
        if effect.verb == "choose":
            t.then(ChooseBranch(self.actor, item, tuple(rest), self.card))
        elif effect.verb == "if":
            t.then(Resolve(self.actor, (*rest, *t.content.inner[item][0]), self.card))
        else:
            left = Resolve(self.actor, tuple(rest), self.card)
            t.then(step_of(t.content, self.actor, item), left)

    def key(self, content: Content, pick: int) -> str:
        if pick == NO:
            return "done"
        if pick >= DROP:
            return drop_key(pick - DROP)
        if pick == EXTRA:
            return PAY_KEYS[content.cards[self.card].price]
        return item_key(content, pick)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("card-play.any-order", "card-play.may-skip", "extra.may-pay")


@dataclass(eq=False)
class ChooseBranch(Choice):
    """One of several lists joins the pool."""

    actor: int
    effect: int
    items: Items
    card: int

    def seat(self, t: Vale) -> int:
        return self.actor

    def picks(self, t: Vale) -> list[int]:
        return list(range(len(t.content.inner[self.effect])))

    def take(self, t: Vale, pick: int) -> None:
        chosen = t.content.inner[self.effect][pick]
        t.then(Resolve(self.actor, self.items + chosen, self.card))

    def key(self, content: Content, pick: int) -> str:
        return f"choose {effects_key(content, content.inner[self.effect][pick])}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("language.choose",)


@verb("choose")
class Choose(Verb):
    """Taken up by its pool, never on its own."""

    def can(self, t: Vale) -> bool:
        branches = t.content.inner[self.effect]
        return any(
            step_of(t.content, self.actor, item).can(t) for branch in branches for item in branch
        )


@verb("if")
class If(Verb):
    """Taken up by its pool, and only where it is true."""

    def can(self, t: Vale) -> bool:
        if self.written(t).who == "slew":
            return bool(t.slew >> self.actor & 1)
        return any(is_stunned(t, minion) for minion in minions_on(t, t.at[self.actor]))


@verb("ally")
class Ally(VerbChoice):
    """Another player dragon, anywhere, does something; alone, it is oneself."""

    def picks(self, t: Vale) -> list[int]:
        if t.seats == 1:
            return [0]
        return [seat for seat in range(t.seats) if seat != self.actor]

    def take(self, t: Vale, pick: int) -> None:
        t.then(Resolve(pick, t.content.inner[self.effect][0], NO))

    def key(self, content: Content, pick: int) -> str:
        return f"ally {dragon_key(pick)}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("language.ally",)


@verb("all")
class All(Verb):
    """Every player dragon in turn order, the acting one first, or else the leader."""

    def do(self, t: Vale) -> None:
        items = t.content.inner[self.effect][0]
        if self.actor == WORLD:
            t.then(*(InOrder(seat, items) for seat in turn_order(t, t.leader)))
        else:
            t.then(*(Resolve(seat, items, NO) for seat in turn_order(t, self.actor)))
