"""Abilities of shops that trade goods and coins."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.kernel.steps import ABSENT, PASS, Ask
from emberhall.kernel.wire import Doing, Effects, Id, Payment, effects
from emberhall.titles.flamecraft import ids, moves, rule_ids
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.dragon_events import ParkFed
from emberhall.titles.flamecraft.events import ReputationLost
from emberhall.titles.flamecraft.fire_sets import dragons_at
from emberhall.titles.flamecraft.gathering import goods_of_dragons
from emberhall.titles.flamecraft.gifts import GiftTo
from emberhall.titles.flamecraft.goods import can_pay, gain, gain_one, spend
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Kind, Shop, Spot, some
from emberhall.titles.flamecraft.pay import pay, proposed, rewards_next
from emberhall.titles.flamecraft.rewards import ChooseGood, gain_reputation
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import (
    ANYTHING,
    REPUTATION,
    by_kind,
    dragon_on,
    one,
    own_goods,
    shop_here,
)
from emberhall.titles.flamecraft.verbs import Verb


@dataclass(eq=False)
class PayCost(Verb):
    cost: tuple[int, ...]

    def can(self, t: Town) -> bool:
        return can_pay(t.goods[t.turn], self.cost)

    def do(self, t: Town) -> None:
        t.then(pay(t, self.cost))

    def costs(self, t: Town) -> dict[str, int]:
        return proposed(t, self.cost)


@dataclass(eq=False)
class PayOfOneType(Ask):
    """Choose the good that so many of are paid; coins may stand in."""

    count: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        held = t.goods[t.turn]
        return [kind for kind in range(TYPES) if held[kind] + held[COIN] >= self.count]

    def take(self, t: Town, pick: int) -> None:
        t.then(pay(t, some(pick, self.count)))

    def key(self, content: Content, pick: int) -> str:
        return f"spend {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "pay-of-one-type")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (own_goods(t, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(rewards_next(t, self), proposed(t, some(pick, self.count)))

    def payment(self, t: Town) -> Payment:
        cost = {ANYTHING: self.count}
        return {"what": shop_here(t), "cost": cost, "paid": {}, "owed": {**cost}}

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t))


@dataclass(eq=False)
class LoseReputation(Verb):
    count: int

    def can(self, t: Town) -> bool:
        return t.rep[t.turn] >= self.count

    def do(self, t: Town) -> None:
        t.rep[t.turn] -= self.count
        if t.log is not None:
            lost = moves.reputation(t.turn, -self.count)
            t.log.append(ReputationLost(t.turn, self.count, moves=(lost,)))

    def costs(self, t: Town) -> dict[str, int]:
        return {REPUTATION: self.count}


@dataclass(eq=False)
class GiftCoin(Verb):
    """Gift a coin for reputation."""

    rep: int

    def do(self, t: Town) -> None:
        t.then(GiftTo(COIN, self.rep))

    def gains(self, t: Town) -> dict[str, int]:
        return {REPUTATION: self.rep}

    def costs(self, t: Town) -> dict[str, int]:
        return one(t.content, COIN)


@dataclass(eq=False)
class GainGoodsOfPark(Verb):
    """Gain goods matching each artisan in the Park, from the piles."""

    count: int

    def can(self, t: Town) -> bool:
        return dragons_at(t, t.content.park_place) != 0

    def do(self, t: Town) -> None:
        gain(t, t.turn, goods_of_dragons(t, t.content.park_place, self.count))

    def gains(self, t: Town) -> dict[str, int]:
        return by_kind(t.content, goods_of_dragons(t, t.content.park_place, self.count))


@dataclass(eq=False)
class GainFromDragons(Verb):
    """Gain goods once more from each dragon awake at the shop."""

    shop: Shop
    count: int

    def can(self, t: Town) -> bool:
        return dragons_at(t, self.shop) != 0

    def do(self, t: Town) -> None:
        gain(t, t.turn, goods_of_dragons(t, self.shop, self.count))

    def gains(self, t: Town) -> dict[str, int]:
        return by_kind(t.content, goods_of_dragons(t, self.shop, self.count))


@dataclass(eq=False)
class GainByVisitors(Verb):
    """Gain goods of choice: some, and as many again for each other token here."""

    shop: Shop
    count: int

    def do(self, t: Town) -> None:
        t.then(ChooseGood(self._goods(t)))

    def gains(self, t: Town) -> dict[str, int]:
        return {"good": self._goods(t)}

    def _goods(self, t: Town) -> int:
        return self.count * (1 + t.visitors_at(self.shop))


@dataclass(eq=False)
class TradeDifferent(Ask):
    """Trade goods for reputation, each of another type; a coin may stand in for any."""

    rep: int
    traded: int
    """The types that have been traded, as bits."""
    coins: int
    """Coins that stood in."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        if self.traded.bit_count() + self.coins == TYPES:
            return []
        held = t.goods[t.turn]
        found = [kind for kind in range(TYPES) if held[kind] and not self.traded >> kind & 1]
        if held[COIN]:
            found.append(COIN)
        if found and (self.traded or self.coins):
            found.append(PASS)
        return found

    def take(self, t: Town, pick: int) -> None:
        if pick == PASS:
            return
        spend(t, t.turn, some(pick, 1))
        gain_reputation(t, t.turn, self.rep)
        if pick == COIN:
            t.then(TradeDifferent(self.rep, self.traded, self.coins + 1))
        else:
            t.then(TradeDifferent(self.rep, self.traded | 1 << pick, self.coins))

    def key(self, content: Content, pick: int) -> str:
        return "trade nothing" if pick == PASS else f"trade {content.kind_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "trade-different")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (own_goods(t, pick),)

    def variant(self, t: Town, pick: int) -> str:
        return "done" if pick == PASS else ""

    def effects(self, t: Town, pick: int) -> Effects:
        return effects() if pick == PASS else effects({REPUTATION: self.rep}, one(t.content, pick))

    def doing(self, t: Town) -> Doing:
        names = tuple(id for kind, id in enumerate(t.content.type_ids) if self.traded >> kind & 1)
        return Doing(shop_here(t), TYPES - len(names) - self.coins, TYPES, names)


@dataclass(eq=False)
class FeedPark(Ask):
    """Put goods on artisans of the Park, one on each that it matches."""

    rep: int
    fed: int
    """The places of the Park that got a good, as bits."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        found = self._hungry(t)
        if found and self.fed:
            found.append(PASS)
        return found

    def _hungry(self, t: Town) -> list[int]:
        """Those that can be given their good; of equal ones with equal goods, the first."""
        held, type_of, park = t.goods[t.turn], t.content.type_of, t.content.park
        seen: list[tuple[int, list[int]]] = []
        found = []
        for spot in t.content.park_spots:
            card = t.spots[spot]
            if card == ABSENT or self.fed >> spot - park & 1:
                continue
            looks = (type_of[card], t.park_goods[spot - park])
            if held[looks[0]] and looks not in seen:
                seen.append(looks)
                found.append(spot)
        return found

    def take(self, t: Town, pick: int) -> None:
        if pick == PASS:
            return
        kind = t.content.type_of[t.spots[pick]]
        t.goods[t.turn][kind] -= 1
        t.park_goods[pick - t.content.park].append(kind)
        if t.log is not None:
            t.log.append(fed_by(t, kind, pick))
        gain_reputation(t, t.turn, self.rep)
        if self._is_last(t):
            gain_one(t, t.turn, COIN, 1)
        else:
            t.then(FeedPark(self.rep, self.fed | 1 << pick - t.content.park))

    def _is_last(self, t: Town) -> bool:
        """With the next good, every artisan has got one, which brings a coin."""
        return self.fed.bit_count() + 1 == len(t.content.park_spots)

    def key(self, content: Content, pick: int) -> str:
        return "feed nothing" if pick == PASS else f"feed {content.spot_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "feed-park")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (dragon_on(t, pick),)

    def variant(self, t: Town, pick: int) -> str:
        return "done" if pick == PASS else ""

    def effects(self, t: Town, pick: int) -> Effects:
        if pick == PASS:
            return effects()
        kind, coin = t.content.type_of[t.spots[pick]], one(t.content, COIN, int(self._is_last(t)))
        return effects({REPUTATION: self.rep, **coin}, one(t.content, kind))

    def doing(self, t: Town) -> Doing:
        spots = t.content.park_spots
        fed = [spot for number, spot in enumerate(spots) if self.fed >> number & 1]
        names = tuple(ids.spot(t.content, spot) for spot in fed)
        return Doing(shop_here(t), len(spots) - len(fed), len(spots), names)


def fed_by(t: Town, kind: Kind, spot: Spot) -> ParkFed:
    content = t.content
    from_ = ids.goods(content, t.turn, kind)
    move = moves.good(content, kind, from_, ids.spot(content, spot))
    dragon = ids.dragon(content, t.spots[spot])
    return ParkFed(t.turn, content.kind_ids[kind], dragon, moves=(move,))
