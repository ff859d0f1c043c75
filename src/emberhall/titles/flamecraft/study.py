"""Sage of Sage: goods of an enchantment's cost, and perhaps the card itself."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.kernel.steps import ABSENT, PASS, Ask
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.flamecraft import ids, rule_ids
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.enchant import reserve
from emberhall.titles.flamecraft.goods import gain_one
from emberhall.titles.flamecraft.kinds import TYPES, Card
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import one, shop_here


@dataclass(eq=False)
class Study(Ask):
    """Choose the enchantment whose cost tells which goods may be gained."""

    count: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        own = t.reserved[t.turn]
        return [*t.row] if own == ABSENT else [*t.row, own]

    def take(self, t: Town, pick: int) -> None:
        row = t.content.enchantments[pick]
        cost = t.content.costs[pick]
        if row.per_set:  # one set, again and again
            cost = tuple(self.count * count for count in cost)
        t.then(StudyGood(pick, cost, self.count))

    def key(self, content: Content, pick: int) -> str:
        return f"study {content.enchantments[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "study")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.enchantment(t.content, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects({"good": self.count})

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t), self.count, self.count)


@dataclass(eq=False)
class StudyGood(Ask):
    """Gain a good that is part of the cost, as often as it shows there."""

    card: Card
    cost: tuple[int, ...]
    left: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return [kind for kind in range(TYPES) if self.cost[kind]]

    def take(self, t: Town, pick: int) -> None:
        gain_one(t, t.turn, pick, 1)
        cost = tuple(count - (kind == pick) for kind, count in enumerate(self.cost))
        last = self.left == 1 or not any(cost)
        t.then(MayReserve(self.card) if last else StudyGood(self.card, cost, self.left - 1))

    def key(self, content: Content, pick: int) -> str:
        return f"gain {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "study")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.supply(t.content, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(one(t.content, pick))

    def doing(self, t: Town) -> Doing:
        kinds = zip(t.content.kind_ids, self.cost, strict=True)
        names = tuple(kind for kind, count in kinds for _ in range(count))
        return Doing(ids.enchantment(t.content, self.card), self.left, names=names)


@dataclass(eq=False)
class MayReserve(Ask):
    """Reserve the card that was studied, if it lies in the row and none is reserved."""

    card: Card

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        free = t.reserved[t.turn] == ABSENT and self.card in t.row
        return [self.card, ABSENT] if free else []

    def take(self, t: Town, pick: int) -> None:
        if pick != PASS:
            reserve(t, t.turn, pick)

    def key(self, content: Content, pick: int) -> str:
        return "reserve nothing" if pick == PASS else f"reserve {content.enchantments[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return (*rule_ids.of_shops(content, "study"), "reserve.one")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (ids.enchantment(t.content, pick),)

    def variant(self, t: Town, pick: int) -> str:
        return "no" if pick == PASS else ""

    def doing(self, t: Town) -> Doing:
        return Doing(ids.enchantment(t.content, self.card))
