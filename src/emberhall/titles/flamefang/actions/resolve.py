"""A player's action: a pool of icons and effects, in any order, each of them or none."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, NO_PICKS, PASS
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects
from emberhall.titles.flamefang.actions.extra import PAY_KEYS, PayExtra, can_pay, could_pay_later
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.breath import Blast
from emberhall.titles.flamefang.dragons.hoard import drop, drop_key, held_things
from emberhall.titles.flamefang.dragons.places import dragon_key, turn_order
from emberhall.titles.flamefang.effects.keys import effects_key, item_key
from emberhall.titles.flamefang.effects.pointing import brought, certain, dropped
from emberhall.titles.flamefang.effects.verbs import (
    WORLD,
    Choice,
    InOrder,
    Pool,
    Verb,
    VerbChoice,
    step_of,
)
from emberhall.titles.flamefang.enemies.targets import is_stunned, minions_on
from emberhall.titles.flamefang.ids import (
    card_id,
    dragon_id,
    magic_id,
    played_id,
    power_id,
    row_id,
    secret_id,
)
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import GOODS, Actor, Card, Item, Items

EXTRA: Final = 1000
"""Paying for the extra section;"""
DROP: Final = 1001
"""from here on, dropping something."""


Source = tuple[str, int]
"""What an action comes from: its kind, and its number among those."""
CARD: Final = "card"
LIFE: Final = "life"
MAGIC: Final = "magic"
SECRET: Final = "secret"
POWER: Final = "power"
ANOTHER: Final[Source] = ("", ABSENT)
"""An action within another one, which waits below it."""


def action(actor: Actor, items: Items, source: Source, card: Card = ABSENT) -> Resolve:
    """An action that begins: nothing of it has been done."""
    return Resolve(actor, items, card, items, source)


@dataclass(eq=False)
class Resolve(Pool):
    """What is left of an action."""

    actor: Actor
    items: Items
    card: Card
    """The card whose extra section can still be paid for, or `ABSENT`."""
    pool: Items
    """All that the action has come to by now, done or not."""
    source: Source

    def left_of(self, item: Item) -> int:
        return self.items.count(item)

    def had_of(self, item: Item) -> int:
        return self.pool.count(item)

    def seat(self, t: Vale) -> Seat:
        return self.actor

    def picks(self, t: Vale) -> list[int]:
        content, actor = t.content, self.actor
        found = [item for item in dict.fromkeys(self.items) if step_of(content, actor, item).can(t)]
        if self.card != ABSENT and can_pay(t, actor, self.card):
            found.append(EXTRA)
        if not found and not (self.card != ABSENT and could_pay_later(t, actor, self.card)):
            return NO_PICKS
        if actor == t.turn:
            found += [DROP + thing for thing in held_things(t, actor)]
        return [*found, PASS]

    def take(self, t: Vale, pick: int) -> None:
        if pick == PASS:
            return
        if pick >= DROP:
            drop(t, self.actor, pick - DROP)
            t.then(self)
        elif pick == EXTRA:
            extra = t.content.cards[self.card].extra
            t.then(PayExtra(self.actor, self.card), self.joined_by(extra, ABSENT))
        else:
            self._take_up(t, pick)

    def _take_up(self, t: Vale, item: Item) -> None:
        effect, left = t.content.effects[item], self._without(item)
        if effect.verb == "choose":
            t.then(ChooseBranch(self.actor, item, left))
        elif effect.verb == "if":
            t.then(left.joined_by(t.content.inner[item][0], self.card))
        else:
            t.then(step_of(t.content, self.actor, item), left)

    def _without(self, item: Item) -> Resolve:
        rest = list(self.items)
        rest.remove(item)
        return Resolve(self.actor, tuple(rest), self.card, self.pool, self.source)

    def joined_by(self, more: Items, card: Card) -> Resolve:
        return Resolve(self.actor, self.items + more, card, self.pool + more, self.source)

    def key(self, content: Content, pick: int) -> str:
        if pick == PASS:
            return "done"
        if pick >= DROP:
            return drop_key(pick - DROP)
        if pick == EXTRA:
            return PAY_KEYS[content.cards[self.card].price]
        return item_key(content, pick)

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        if pick == PASS:
            return ()
        if pick >= DROP:
            return dropped(t, self.actor, pick - DROP)
        source = self.in_play(t)
        return (source,) if source else ()

    def variant(self, t: Vale, pick: int) -> str:
        if pick in (PASS, EXTRA):
            return "done" if pick == PASS else "extra"
        return "drop" if pick >= DROP else item_key(t.content, pick)

    def effects(self, t: Vale, pick: int) -> Effects:
        if pick == EXTRA:
            return effects(costs={t.content.cards[self.card].price: 1})
        if pick >= DROP:
            return effects(costs={GOODS[pick - DROP]: 1})
        return effects() if pick == PASS else self._brought(t, pick)

    def _brought(self, t: Vale, item: Item) -> Effects:
        """What an effect brings, or whatever is chosen for it."""
        step = step_of(t.content, self.actor, item)
        if isinstance(step, VerbChoice):
            return certain([step.effects(t, pick) for pick in step.picks(t)])
        if isinstance(step, Blast):
            return effects(step.strikes(t))
        return effects(brought(t, item))

    def in_play(self, t: Vale) -> Id | None:
        """The card, token or power that this action comes from, where it still lies."""
        (kind, number), content, actor = self.source, t.content, self.actor
        if kind == CARD:
            return card_id(content, played_id(actor), number, t.played[actor].count(number))
        if kind == LIFE and number in t.rows[actor]:
            return card_id(content, row_id(actor), number)
        if kind == MAGIC:
            return magic_id(content, number)
        if kind == SECRET and number in t.secrets:
            return secret_id(content, number)
        return power_id(actor) if kind == POWER else None

    def doing(self, t: Vale) -> Doing:
        items = (item_key(t.content, item) for item in self.items)
        extra = () if self.card == ABSENT else ("extra",)
        names = (dragon_id(self.actor), *self.named(t.content), *items, *extra)
        return Doing(self.in_play(t), len(self.items), len(self.pool), names)

    def named(self, content: Content) -> tuple[str, ...]:
        """What has left the table while it is used: a secret that can be used but once."""
        kind, number = self.source
        return (secret_id(content, number),) if kind == SECRET else ()

    def aside(self, pick: int) -> bool:
        """Something can be dropped at any time."""
        return DROP <= pick < DROP + len(GOODS)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("card-play.any-order", "card-play.may-skip", "extra.may-pay")


@dataclass(eq=False)
class ChooseBranch(Choice):
    """One of several lists joins the pool."""

    actor: Actor
    effect: Item
    rest: Resolve
    """What is left of the action besides."""

    def seat(self, t: Vale) -> Seat:
        return self.actor

    def picks(self, t: Vale) -> list[int]:
        return list(range(len(t.content.inner[self.effect])))

    def take(self, t: Vale, pick: int) -> None:
        t.then(self.rest.joined_by(t.content.inner[self.effect][pick], self.rest.card))

    def key(self, content: Content, pick: int) -> str:
        return f"choose {effects_key(content, content.inner[self.effect][pick])}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        source = self.rest.in_play(t)
        return (source,) if source else ()

    def variant(self, t: Vale, pick: int) -> str:
        return effects_key(t.content, t.content.inner[self.effect][pick])

    def doing(self, t: Vale) -> Doing:
        rest = self.rest.doing(t)
        return rest._replace(names=(*rest.names, item_key(t.content, self.effect)))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("language.choose",)


class Choose(Verb):
    """Taken up by its pool, never on its own."""

    def can(self, t: Vale) -> bool:
        branches = t.content.inner[self.effect]
        return any(
            step_of(t.content, self.actor, item).can(t) for branch in branches for item in branch
        )


class If(Verb):
    """Taken up by its pool, and only where it is true."""

    def can(self, t: Vale) -> bool:
        if self.written(t).who == "slew":
            return bool(t.slew >> self.actor & 1)
        return any(is_stunned(t, minion) for minion in minions_on(t, t.at[self.actor]))


class Ally(VerbChoice):
    """Another player dragon, anywhere, does something; alone, it is oneself."""

    def picks(self, t: Vale) -> list[int]:
        if t.seats == 1:
            return [0]
        return [seat for seat in range(t.seats) if seat != self.actor]

    def take(self, t: Vale, pick: int) -> None:
        t.then(action(pick, t.content.inner[self.effect][0], ANOTHER))

    def key(self, content: Content, pick: int) -> str:
        return f"ally {dragon_key(pick)}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (dragon_id(pick),)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("language.ally",)


class All(Verb):
    """Every player dragon in turn order, the acting one first, or else the leader."""

    def do(self, t: Vale) -> None:
        items = t.content.inner[self.effect][0]
        if self.actor == WORLD:
            t.then(*(InOrder(seat, items) for seat in turn_order(t, t.leader)))
        else:
            t.then(*(action(seat, items, ANOTHER) for seat in turn_order(t, self.actor)))
