"""Paying a cost: the payment proposed spends as few coins as can be; the player may use more."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from emberhall.kernel.steps import Ask
from emberhall.titles.flamecraft.goods import COIN, TYPES, spend

if TYPE_CHECKING:
    from emberhall.titles.flamecraft.content import Content
    from emberhall.titles.flamecraft.table import Town

AS_PROPOSED: Final = COIN
"""Other picks name the good that one more coin stands in for."""


def pay(t: Town, cost: Sequence[int], coins_stand_in: bool = True) -> Ask:
    """The step that pays this cost, which the seat is able to pay."""
    held = t.goods[t.turn]
    coins = tuple(max(0, cost[kind] - held[kind]) for kind in range(TYPES))
    return Pay(tuple(cost), coins, 0 if coins_stand_in else TYPES)


@dataclass(eq=False)
class Pay(Ask):
    """Pay as proposed, or let one more coin stand in for a good."""

    cost: tuple[int, ...]
    coins: tuple[int, ...]
    """For each good, the coins that stand in for it."""
    settled: int
    """Goods before this one stay as proposed, so that no payment is offered twice."""

    def closed(self) -> bool:
        return True

    def owed(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        spare = t.goods[t.turn][COIN] - self.cost[COIN] - sum(self.coins)
        if spare < 0:
            return []
        more = range(self.settled, TYPES) if spare else ()
        return [AS_PROPOSED, *(kind for kind in more if self.coins[kind] < self.cost[kind])]

    def take(self, t: Town, pick: int) -> None:
        if pick == AS_PROPOSED:
            spend(t, t.turn, self.paid())
            return
        coins = tuple(count + (kind == pick) for kind, count in enumerate(self.coins))
        t.then(Pay(self.cost, coins, pick))

    def paid(self) -> tuple[int, ...]:
        goods = [need - coins for need, coins in zip(self.cost, self.coins, strict=False)]
        return (*goods, self.cost[COIN] + sum(self.coins))

    def key(self, content: Content, pick: int) -> str:
        return "pay" if pick == AS_PROPOSED else f"pay coin for {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("enchant.pay", "enchant.coins")
