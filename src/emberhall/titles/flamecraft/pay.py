"""Paying a cost: the payment proposed spends as few coins as can be; the player may use more."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from emberhall.kernel.steps import Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, Payment, effects
from emberhall.titles.flamecraft import ids
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.goods import spend
from emberhall.titles.flamecraft.kinds import COIN, TYPES
from emberhall.titles.flamecraft.rewards import REWARDS, reward_of
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import by_kind, one, own_goods, shop_here


class PaidFor(Step):
    """A step that waits until something is paid for and says what that is."""

    def what(self, t: Town) -> Id:
        raise NotImplementedError


AS_PROPOSED: Final = COIN
"""Other picks name the good that one more coin stands in for."""


def pay(t: Town, cost: Sequence[int], coins_stand_in: bool = True) -> Ask:
    """The step that pays this cost, which the seat is able to pay."""
    held = t.goods[t.turn]
    coins = tuple(max(0, cost[kind] - held[kind]) for kind in range(TYPES))
    return Pay(tuple(cost), coins, 0 if coins_stand_in else TYPES)


def proposed(t: Town, cost: Sequence[int]) -> dict[str, int]:
    """What a cost takes by kind: goods as far as they go, then coins in their place."""
    goods = [min(cost[kind], t.goods[t.turn][kind]) for kind in range(TYPES)]
    return by_kind(t.content, (*goods, sum(cost) - sum(goods)))


def rewards_next(t: Town, asked: Ask) -> dict[str, int]:
    """The rewards that come at once when this question is answered, by kind."""
    waiting = takewhile(lambda step: isinstance(step, REWARDS), _after(t, asked))
    return reward_of(t.content, tuple(waiting))


def _after(t: Town, asked: Ask) -> Iterator[Step]:
    return (step for step in reversed(t.stack) if step is not asked)


def paid_for(t: Town, cost: Sequence[int]) -> Id:
    """What a cost is paid for: an enchantment, a fancy, or the ability of the shop."""
    for step in reversed(t.stack):
        if isinstance(step, PaidFor):
            return step.what(t)
        if not isinstance(step, (Pay, *REWARDS)):
            break
    spends = t.content.spends
    fancies = (ids.fancy(t.content, card) for card in t.scored[t.turn] if spends[card] == cost)
    return next(fancies, shop_here(t))


@dataclass(eq=False)
class Pay(Ask):
    """Pay as proposed, or let one more coin stand in for a good."""

    cost: tuple[int, ...]
    coins: tuple[int, ...]
    """For each good, the coins that stand in for it."""
    settled: int
    """Goods before this one stay as proposed, so that no payment is offered twice."""

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
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
        t.then(self._with_coin_for(pick))

    def _with_coin_for(self, good: int) -> Pay:
        coins = tuple(count + (kind == good) for kind, count in enumerate(self.coins))
        return Pay(self.cost, coins, good)

    def paid(self) -> tuple[int, ...]:
        goods = [need - coins for need, coins in zip(self.cost, self.coins, strict=False)]
        return (*goods, self.cost[COIN] + sum(self.coins))

    def key(self, content: Content, pick: int) -> str:
        return "pay" if pick == AS_PROPOSED else f"pay coin for {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("enchant.pay", "enchant.coins")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        if pick == AS_PROPOSED:
            return ()
        return own_goods(t, pick), own_goods(t, COIN)

    def variant(self, t: Town, pick: int) -> str:
        return "pay" if pick == AS_PROPOSED else ""

    def effects(self, t: Town, pick: int) -> Effects:
        """One more coin is only laid out, unless it is the last that can be: then all is paid."""
        then = self if pick == AS_PROPOSED else self._with_coin_for(pick)
        if then is not self and len(then.picks(t)) > 1:
            return effects()
        return effects(rewards_next(t, self), by_kind(t.content, then.paid()))

    def payment(self, t: Town) -> Payment:
        """Coins that stand in count as paid; what is owed will be paid as it stands there."""
        owed = [need - coins for need, coins in zip(self.cost, self.coins, strict=False)]
        return {
            "what": paid_for(t, self.cost),
            "cost": by_kind(t.content, self.cost),
            "paid": one(t.content, COIN, sum(self.coins)) if any(self.coins) else {},
            "owed": by_kind(t.content, (*owed, self.cost[COIN])),
        }

    def doing(self, t: Town) -> Doing:
        """What is left are the coins that may still stand in."""
        spare = t.goods[t.turn][COIN] - self.cost[COIN] - sum(self.coins)
        more = sum(self.cost[kind] - self.coins[kind] for kind in range(self.settled, TYPES))
        return Doing(paid_for(t, self.cost), min(spare, more))
