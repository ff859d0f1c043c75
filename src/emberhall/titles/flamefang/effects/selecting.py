"""Effects that meet certain dragons: hurt, hex, strip and rob."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, Step
from emberhall.kernel.wire import Doing, Id, Seat
from emberhall.titles.flamefang import reasons
from emberhall.titles.flamefang.cards.draw import hex_seat
from emberhall.titles.flamefang.cards.hand import TossCard
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.damage import Suffer
from emberhall.titles.flamefang.dragons.hoard import ReturnResource
from emberhall.titles.flamefang.dragons.places import (
    amber_hearts,
    dragon_key,
    dragons_on,
    tile_of,
    turn_order,
)
from emberhall.titles.flamefang.effects.keys import item_key
from emberhall.titles.flamefang.effects.verbs import Choice, Verb
from emberhall.titles.flamefang.enemies.targets import has_awake_enemy
from emberhall.titles.flamefang.ids import dragon_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import AMBER, Actor, Dragon, Item

HURT: Final = "hurt"
EACH: Final = ("each", "exposed", "here")
"""Selectors that may mean several dragons."""


def everyone(t: Vale, verb: str) -> list[Dragon]:
    """Whom an effect looks at, the leader first. Amber has neither cards nor hoard."""
    found = turn_order(t, t.leader)
    return [*found, AMBER] if verb == HURT and t.amber_at != ABSENT else found


def selected(t: Vale, actor: Actor, verb: str, who: str) -> list[Dragon]:
    """The dragons meant; of those that tie for it only one is met."""
    dragons = everyone(t, verb)
    if who == "you":
        return [actor]
    if who == "leader":
        return [t.leader]
    if who == "each":
        return dragons
    if who == "exposed":
        return [dragon for dragon in dragons if has_awake_enemy(t, tile_of(t, dragon))]
    if who == "here":
        here = dragons_on(t, t.boss_at)
        return [dragon for dragon in dragons if dragon in here]
    rates = {"weakest": _weakness, "richest": _wealth, "farthest": _distance}
    worths = {dragon: rates[who](t, dragon) for dragon in dragons}
    return [dragon for dragon in dragons if worths[dragon] == max(worths.values())]


def _weakness(t: Vale, dragon: Dragon) -> int:
    if dragon == AMBER:
        return -amber_hearts(t)
    return -sum(t.content.hearts_of[card] for card in t.rows[dragon])


def _wealth(t: Vale, dragon: Dragon) -> int:
    return 0 if dragon == AMBER else sum(t.hoards[dragon])


def _distance(t: Vale, dragon: Dragon) -> int:
    return t.land.far[t.content.cave][tile_of(t, dragon)]


class Meet(Verb):
    """Find the dragons meant; the leader settles ties."""

    def do(self, t: Vale) -> None:
        effect = self.written(t)
        found = selected(t, self.actor, effect.verb, effect.who)
        if effect.who in EACH or len(found) == 1:
            t.then(*(Struck(dragon, self.effect) for dragon in found))
        else:
            t.then(MeetOne(tuple(found), self.effect))


@dataclass(eq=False)
class MeetOne(Choice):
    dragons: tuple[Dragon, ...]
    effect: Item

    def seat(self, t: Vale) -> Seat:
        return t.leader

    def picks(self, t: Vale) -> list[int]:
        return list(self.dragons)

    def take(self, t: Vale, pick: int) -> None:
        t.then(Struck(pick, self.effect))

    def key(self, content: Content, pick: int) -> str:
        return f"it meets {dragon_key(pick)}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (dragon_id(pick),)

    def doing(self, t: Vale) -> Doing:
        return Doing(names=(item_key(t.content, self.effect),))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("event-phase.tied", "selector.ties")


@dataclass(eq=False)
class Struck(Step):
    """One dragon is met."""

    dragon: Dragon
    effect: Item

    def do(self, t: Vale) -> None:
        effect = t.content.effects[self.effect]
        count = effect.count[0]
        if effect.verb == HURT:
            t.then(Suffer(self.dragon, count, reasons.EVENT))
        elif effect.verb == "hex":
            for _ in range(count):
                hex_seat(t, self.dragon)
        elif effect.verb == "strip":
            t.then(TossCard(self.dragon, count))
        else:
            t.then(*(ReturnResource(self.dragon),) * count)

    def doing(self, t: Vale) -> Doing:
        return Doing(names=(dragon_id(self.dragon), item_key(t.content, self.effect)))
