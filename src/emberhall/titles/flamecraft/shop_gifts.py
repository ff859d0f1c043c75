"""Hedges & Henges: gifts of one type."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, PASS, Ask
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.flamecraft import ids, rule_ids
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.gifts import Receive, give
from emberhall.titles.flamecraft.goods import gain_one
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Kind
from emberhall.titles.flamecraft.rewards import gain_reputation
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import REPUTATION, one, own_goods, shop_here

FOR_REPUTATION: Final = 0
FOR_GOOD: Final = 1


@dataclass(eq=False)
class GiftOfOneType(Ask):
    """Gift goods of one type; a coin may stand in for any of them."""

    left: int
    kind: Kind
    """The type, once a good has been gifted; `ABSENT` before."""
    begun: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        held = t.goods[t.turn]
        goods = range(TYPES) if self.kind == ABSENT else (self.kind,)
        found = [kind for kind in (*goods, COIN) if held[kind]] if self.left else []
        if found and self.begun:
            found.append(PASS)
        return found

    def take(self, t: Town, pick: int) -> None:
        if pick != PASS:
            kind = self.kind if pick == COIN else pick
            t.then(HedgeGift(pick), GiftOfOneType(self.left - 1, kind, 1))

    def key(self, content: Content, pick: int) -> str:
        return "gift nothing" if pick == PASS else f"gift {content.kind_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "gift-of-one-type")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (own_goods(t, pick),)

    def variant(self, t: Town, pick: int) -> str:
        return "done" if pick == PASS else ""

    def effects(self, t: Town, pick: int) -> Effects:
        return effects() if pick == PASS else effects(costs=one(t.content, pick))

    def doing(self, t: Town) -> Doing:
        names = () if self.kind == ABSENT else (t.content.type_ids[self.kind],)
        return Doing(shop_here(t), self.left, names=(*names, *["begun"] * self.begun))


@dataclass(eq=False)
class HedgeGift(Receive):
    """Who gets it; then what it brings."""

    kind: Kind

    def take(self, t: Town, pick: int) -> None:
        give(t, pick, self.kind)
        t.then(HEDGE_REWARD)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(costs=one(t.content, self.kind))

    def doing(self, t: Town) -> Doing:
        return Doing(own_goods(t, self.kind))


class HedgeReward(Ask):
    """For each gift: reputation or a good."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return [FOR_REPUTATION, FOR_GOOD]

    def take(self, t: Town, pick: int) -> None:
        if pick == FOR_REPUTATION:
            gain_reputation(t, t.turn, t.content.hedges.rep)
        else:
            gain_one(t, t.turn, t.content.hedge_good, 1)

    def key(self, content: Content, pick: int) -> str:
        return "gain rep" if pick == FOR_REPUTATION else f"gain {content.hedges.good}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "gift-of-one-type")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == FOR_REPUTATION else (ids.supply(t.content, t.content.hedge_good),)

    def variant(self, t: Town, pick: int) -> str:
        return REPUTATION if pick == FOR_REPUTATION else ""

    def effects(self, t: Town, pick: int) -> Effects:
        if pick == FOR_REPUTATION:
            return effects({REPUTATION: t.content.hedges.rep})
        return effects(one(t.content, t.content.hedge_good))


HEDGE_REWARD: Final = HedgeReward()
