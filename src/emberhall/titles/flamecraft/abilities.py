"""The abilities of shops: how content spells them, and using one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, PASS, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.flamecraft import ids
from emberhall.titles.flamecraft.content import Content, Way
from emberhall.titles.flamecraft.enchant import RESERVE, BuyEnchantment
from emberhall.titles.flamecraft.events import AbilityUsed
from emberhall.titles.flamecraft.fancies import SCORE_FANCY
from emberhall.titles.flamecraft.fire import FireSet
from emberhall.titles.flamecraft.fire_sets import ANY_NUMBER, POCUS_ONLY
from emberhall.titles.flamecraft.kinds import Shop, some
from emberhall.titles.flamecraft.place import PlaceHere, PlaceInTown
from emberhall.titles.flamecraft.rewards import GainGoods, GainReputation, read_reward, reward_of
from emberhall.titles.flamecraft.shop_coins import (
    FLIP_COINS,
    TAKE_COINS,
    DrawAndGiftFancy,
    FlipForDragon,
    LeaveCoins,
)
from emberhall.titles.flamecraft.shop_dragons import TAKE_FROM_PARK, ReplaceHere, ScoreDrawnType
from emberhall.titles.flamecraft.shop_fire import FIRE_AGAIN, FIRE_PARK, FireFromHand
from emberhall.titles.flamecraft.shop_gifts import GiftOfOneType
from emberhall.titles.flamecraft.shop_goods import (
    FeedPark,
    GainByVisitors,
    GainFromDragons,
    GainGoodsOfPark,
    GiftCoin,
    LoseReputation,
    PayCost,
    PayOfOneType,
    TradeDifferent,
)
from emberhall.titles.flamecraft.study import Study
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import ANYTHING, REPUTATION
from emberhall.titles.flamecraft.verbs import Verb, can_use

PLAIN: Final[dict[str, Step]] = {
    "place-on-any-slot": PlaceInTown(1, 0, 0),
    "fire-again": FIRE_AGAIN,
    "fire-park-and-take": FIRE_PARK,
    "buy-and-reserve": BuyEnchantment(RESERVE),
    "score-fancy": SCORE_FANCY,
    "take-coins": TAKE_COINS,
    "flip-coins": FLIP_COINS,
}
"""Verbs that stand alone."""

HERE: Final[dict[str, Callable[[int], Step]]] = {
    "place-here-for-coins": lambda shop: PlaceHere(shop, 1),
    "replace-here": ReplaceHere,
    "fire-one-here": lambda shop: FireSet(shop, 1, POCUS_ONLY, 1),
    "fire-any-here": lambda shop: FireSet(shop, ANY_NUMBER, POCUS_ONLY, 0),
}
"""Verbs about the shop itself."""

NUMBERED: Final[dict[str, Callable[[int], Step]]] = {
    "pay-of-one-type": PayOfOneType,
    "lose-rep": LoseReputation,
    "gift-coin": GiftCoin,
    "gift-of-one-type": lambda count: GiftOfOneType(count, ABSENT, 0),
    "place-in-town": lambda bonus: PlaceInTown(0, bonus, 0),
    "feed-park": lambda rep: FeedPark(rep, 0),
    "gain-goods-of-park": GainGoodsOfPark,
    "trade-different": lambda rep: TradeDifferent(rep, 0, 0),
    "fire-from-hand": FireFromHand,
    "study": Study,
    "flip-for-dragon": FlipForDragon,
    "draw-and-gift-fancy": DrawAndGiftFancy,
    "score-drawn-type": ScoreDrawnType,
    "leave-coins": LeaveCoins,
}
"""Verbs with a number after them."""

HERE_NUMBERED: Final[dict[str, Callable[[int, int], Step]]] = {
    "gain-from-dragons": GainFromDragons,
    "gain-by-visitors": GainByVisitors,
}
"""Verbs about the shop itself with a number after them."""

KNOWN: Final = ("gain", "pay", "take-from-park", *PLAIN, *HERE, *NUMBERED, *HERE_NUMBERED)


def read_way(text: str, shop: Shop, types: tuple[str, ...]) -> Way:
    """`pay 2 bread; take-from-park 2` as steps; raises `ValueError`."""
    return tuple(step for part in text.split("; ") for step in _read_verb(part, shop, types))


def _read_verb(part: str, shop: Shop, types: tuple[str, ...]) -> Way:
    verb, _, rest = part.partition(" ")
    if verb == "gain":
        return read_reward(rest, types)
    if verb == "pay":
        return (_read_pay(rest, types),)
    if not rest and verb in PLAIN:
        return (PLAIN[verb],)
    if not rest and verb in HERE:
        return (HERE[verb](shop),)
    if rest.isdecimal():
        return _read_numbered(verb, int(rest), shop)
    raise ValueError(f"{part!r} is not known; verbs are {', '.join(KNOWN)}")


def _read_numbered(verb: str, number: int, shop: Shop) -> Way:
    if verb == "take-from-park":
        return (TAKE_FROM_PARK,) * number
    if verb in NUMBERED:
        return (NUMBERED[verb](number),)
    if verb in HERE_NUMBERED:
        return (HERE_NUMBERED[verb](shop, number),)
    raise ValueError(f"'{verb} {number}' is not known; verbs are {', '.join(KNOWN)}")


def _read_pay(text: str, types: tuple[str, ...]) -> Step:
    number, _, what = text.partition(" ")
    kinds = (*types, "coin")
    if not number.isdecimal() or what not in kinds:
        raise ValueError(f"'pay {text}' must name a number and one of {', '.join(kinds)}")
    return PayCost(some(kinds.index(what), int(number)))


@dataclass(eq=False)
class UseShopAbility(Ask):
    """Use the ability of the shop you visit, in one of its ways, or leave it."""

    shop: Shop

    def picks(self, t: Town) -> list[int]:
        ways = t.content.abilities[self.shop]
        return [*(number for number, way in enumerate(ways) if can_use(way, t)), ABSENT]

    def take(self, t: Town, pick: int) -> None:
        if pick == PASS:
            return
        t.spark = ABSENT
        if t.log is not None:
            t.log.append(AbilityUsed(t.turn, ids.shop(t.content, self.shop)))
        again = (self,) if t.encore else ()
        t.encore = False
        t.then(*t.content.abilities[self.shop][pick], *again)

    def key(self, content: Content, pick: int) -> str:
        if pick == PASS:
            return "use nothing"
        id = content.shops[self.shop].id
        return f"use {id}" if len(content.abilities[self.shop]) == 1 else f"use {id} {pick + 1}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("ability.optional", f"shop.{content.shops[self.shop].id}")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (ids.shop(t.content, self.shop),)

    def variant(self, t: Town, pick: int) -> str:
        if pick == PASS:
            return "no"
        return f"way-{pick + 1}" if len(t.content.abilities[self.shop]) > 1 else ""

    def effects(self, t: Town, pick: int) -> Effects:
        """What is sure; the rest is for later choices."""
        if pick == PASS:
            return effects()
        way = t.content.abilities[self.shop][pick]
        gains, costs = sure_gains(t, way), sure_costs(t, way)
        moves_score = REPUTATION in gains or REPUTATION in costs
        score = gains[REPUTATION] - costs[REPUTATION] if moves_score else None
        return effects(gains, costs, score=score)

    def doing(self, t: Town) -> Doing:
        return Doing(ids.shop(t.content, self.shop), names=("ability",))


def sure_gains(t: Town, way: Way) -> Counter[str]:
    """What a way to use an ability brings, whatever is chosen on it."""
    rewards = tuple(step for step in way if isinstance(step, GainReputation | GainGoods))
    found = Counter(reward_of(t.content, rewards))
    for step in way:
        if isinstance(step, Verb):
            found.update(step.gains(t))
    return found


def sure_costs(t: Town, way: Way) -> Counter[str]:
    """What a way to use an ability takes, whatever is chosen on it."""
    found: Counter[str] = Counter()
    for step in way:
        if isinstance(step, Verb):
            found.update(step.costs(t))
        elif isinstance(step, PayOfOneType):
            found[ANYTHING] += step.count
    return found
