"""How many coins can be flipped in a game at most.

Where coins are flipped, one may flip all one has, and a coin that shows heads can be flipped again
at the next visit. With luck none is ever lost: so the flips grow with the turns and with the coins
that have come by then.
"""

from __future__ import annotations

from collections.abc import Iterable

from emberhall.titles.flamecraft.behaviours import MORE_COINS
from emberhall.titles.flamecraft.content import Content, Reward
from emberhall.titles.flamecraft.gathering import COIN_ICON
from emberhall.titles.flamecraft.kinds import COIN, Shop
from emberhall.titles.flamecraft.rewards import GainGoods, coins_for_reputation, read_reward


def most_flips(content: Content, seats: int, turns: int) -> int:
    """One use in every turn, since leaving coins in an alley is another use of an ability, and one
    more for each seat by a companion; always with all coins there are."""
    if not any(part == "flip-coins" for row in content.shops for part in parts_of(row.ability)):
        return 0
    uses = turns + seats
    often, once = coins_of_a_turn(content), coins_once(content, seats)
    return uses * (uses + 1) // 2 * often + uses * once


def parts_of(ways: Iterable[str]) -> list[str]:
    return [part for way in ways for part in way.split("; ")]


def alleys_of(content: Content) -> list[Shop]:
    """The shops where coins can be left for another turn."""
    return [shop for shop, spaces in enumerate(content.alley_spaces) if spaces]


def extra_turns(content: Content) -> int:
    """At most so many follow one another: from a single alley one has to go elsewhere."""
    return 1 if len(alleys_of(content)) == 1 else len(content.alley_rewards)


def coins_of_a_turn(content: Content) -> int:
    """The most that gathering brings, extra turns included."""
    alleys, shops = alleys_of(content), range(len(content.shops))
    in_alleys = max((coins_at(content, shop) for shop in alleys), default=0)
    return max(coins_at(content, shop) for shop in shops) + extra_turns(content) * in_alleys


def coins_at(content: Content, shop: Shop) -> int:
    row = content.shops[shop]
    icon = row.gives if row.icon == COIN_ICON else 0
    return icon + max((coins_of_way(content, way) for way in row.ability), default=0)


def coins_of_way(content: Content, way: str) -> int:
    coins = 0
    for part in parts_of([way]):
        verb, _, rest = part.partition(" ")
        if verb == "gain":
            coins += coins_in(read_reward(rest, content.type_ids))
        elif verb == "feed-park":
            coins += 1
        elif verb == "leave-coins":
            coins += most_coins(content.alley_rewards)
    return coins


def coins_once(content: Content, seats: int) -> int:
    """What placements, casts, cards bought, fancies and companions bring."""
    in_coins = [coins_for_reputation(reward) for reward in content.rewards]
    placed = len(content.dragon_names) * most_coins([*content.rewards, *in_coins])
    bought = 3 * len(content.enchantments) * most_coins(content.enchantment_rewards)
    scored = 2 * len(content.fancies) * most_coins(content.fancy_rewards)
    start = sum(row.start for row in content.companions if row.bonus == MORE_COINS)
    return placed + bought + scored + start + seats * coins_of_a_turn(content)


def coins_in(reward: Reward) -> int:
    return sum(step.count for step in reward if isinstance(step, GainGoods) and step.kind == COIN)


def most_coins(rewards: Iterable[Reward]) -> int:
    return max(map(coins_in, rewards), default=0)
