"""How many answers a game can take at most.

Nobody is ever forced to draw or to cast, and the game waits `stall` rounds for each card of the two
decks: so players who dawdle can go on for thousands of answers, and no bound can be smaller. This
one counts the turns there can be, the answers of the longest turn, and apart from them what happens
only so often in a game: placements (a slot stays filled), casts (a card stays tucked), fancies
scored (they stay so), companions used. Flips of coins are counted by `length_flips`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberhall.titles.flamecraft.behaviours import (
    COINS_FOR_GOODS,
    DISCOUNT,
    MORE_COINS,
    SCORE_AGAIN,
)
from emberhall.titles.flamecraft.checks import DECKS
from emberhall.titles.flamecraft.content import Content, Reward
from emberhall.titles.flamecraft.enchant import BUY_REWARDS
from emberhall.titles.flamecraft.fire import SWAP
from emberhall.titles.flamecraft.fire_sets import FIRE_ALL
from emberhall.titles.flamecraft.gathering import COIN_ICON, DRAGON_ICON, WILD_ICON
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Place, Shop
from emberhall.titles.flamecraft.length_flips import alleys_of, extra_turns, most_flips
from emberhall.titles.flamecraft.moon import RETURN_FANCIES
from emberhall.titles.flamecraft.rewards import (
    ChooseGood,
    DrawArtisan,
    GainGoods,
    coins_for_reputation,
    read_reward,
)
from emberhall.titles.flamecraft.rows import Fancy

DRAW: Final = 2
"""A dragon that comes to a hand is chosen, and may have to be returned."""
FEW: Final = 4
"""Visit, act, use the ability or not, end the turn."""


def max_game_length(content: Content, seats: int) -> int:
    turns = most_turns(content, seats)
    whole_turns = turns * longest_turn(content, seats)
    apart = at_the_ends(content, seats) + once_each(content, seats)
    return whole_turns + apart + most_flips(content, seats, turns)


# Turns


def most_turns(content: Content, seats: int) -> int:
    """Each card that leaves one of the two decks can put a stall off, once; then everybody has a
    final turn. An extra turn that is no alley's comes by a companion, once for each seat."""
    removed = {1: content.removed.three, 2: content.removed.two, 3: content.removed.three}
    dealt = content.town.park + seats * content.player.hand
    artisans = TYPES * (content.copies - 1 - removed.get(seats, 0)) - dealt
    enchantments = cards_of_a_deck(content) - content.town.row
    return (artisans + enchantments + 1) * content.town.stall * seats + 2 * seats


def cards_of_a_deck(content: Content) -> int:
    return max(sum(row.deck == deck for row in content.enchantments) for deck in DECKS)


def longest_turn(content: Content, seats: int) -> int:
    """Coins left in an alley bring another turn, at another shop: with one alley that is one turn
    more, with several they go on until all spaces are taken."""
    alleys, more = alleys_of(content), extra_turns(content)
    in_alleys = max((turn_at(content, shop, seats) for shop in alleys), default=0)
    shops = range(len(content.shops))
    return max(turn_at(content, shop, seats) for shop in shops) + more * in_alleys


def turn_at(content: Content, shop: Shop, seats: int) -> int:
    """A turn at this shop: a good or a coin for everybody there, what its icon leaves to choose,
    a dragon fired up, its ability. A coin that it brings leads to an answer some day."""
    row = content.shops[shop]
    tokens = TYPES if seats == 1 else seats
    entry = 0 if row.free_entry else tokens - 1
    icon = {WILD_ICON: 1, DRAGON_ICON: DRAW, COIN_ICON: a_coin(content)}.get(row.icon, 0)
    dragons = 2 + firing(content) if row.slots else 0  # place or not, fire up or not
    ways = [_way(content, shop, way, tokens) for way in row.ability]
    solo = 1 if seats == 1 else 0
    return FEW + entry + icon * row.gives + dragons + max(ways, default=0) + solo


def a_coin(content: Content) -> int:
    """A coin may stand in for a good, or buy goods of choice by a companion."""
    goods = [row.count for row in content.companions if row.does == COINS_FOR_GOODS]
    return max([1, *goods])


def firing(content: Content) -> int:
    """A dragon fired up: swappers, each once, then a gift or a draw."""
    swappers = sum(row.ability == SWAP for row in content.types) * content.copies
    return swappers + DRAW


def firing_all(content: Content, place: Place) -> int:
    """Every dragon of a place, each picked and fired up; swappers once in all."""
    return firing(content) - DRAW + len(content.spots_of[place]) * (1 + DRAW)


def firing_most(content: Content) -> int:
    return max(firing_all(content, place) for place in range(content.park_place + 1))


def _way(content: Content, shop: Shop, way: str, tokens: int) -> int:
    return sum(_verb(content, shop, part, tokens) for part in way.split("; "))


def _verb(content: Content, shop: Shop, part: str, tokens: int) -> int:
    """The answers a verb of an ability takes, but for what happens only so often."""
    verb, _, rest = part.partition(" ")
    if verb == "gain":
        return brings(content, read_reward(rest, content.type_ids))
    number = int(rest) if rest.isdecimal() else 0
    return {
        "pay": 1,
        "pay-of-one-type": 2,
        "gift-coin": 1,
        "take-from-park": DRAW * number,
        "replace-here": 3 + firing(content),
        "fire-again": 1 + firing(content),
        "fire-park-and-take": 1 + firing(content) + DRAW,
        "fire-one-here": 1 + firing(content),
        "fire-any-here": firing_all(content, shop),
        "fire-from-hand": 2 + firing(content) + DRAW,
        "gift-of-one-type": 3 * number,
        "feed-park": content.town.park + a_coin(content),
        "gain-by-visitors": tokens * number,
        "trade-different": TYPES,
        "study": 2 + number,
        "flip-for-dragon": 1 + 2 * DRAW,
        "draw-and-gift-fancy": 2,
        "leave-coins": 1 + most_of(content, content.alley_rewards),
    }.get(verb, 0)


def brings(content: Content, reward: Reward) -> int:
    """The answers a reward leads to, those that its coins will lead to included."""
    answers = 0
    for step in reward:
        if isinstance(step, ChooseGood):
            answers += step.left
        elif isinstance(step, DrawArtisan):
            answers += DRAW
        elif isinstance(step, GainGoods) and step.kind == COIN:
            answers += step.count * a_coin(content)
    return answers


def most_of(content: Content, rewards: Iterable[Reward]) -> int:
    return max((brings(content, reward) for reward in rewards), default=0)


# What happens only so often


def at_the_ends(content: Content, seats: int) -> int:
    """Before the first turn and after the last: a token, and for each seat a fancy, a good, a card
    and cards beyond the limit; then the achievements."""
    coins = sum(row.start for row in content.companions if row.bonus == MORE_COINS)
    seat = 3 + content.player.hand
    return 1 + seat * seats + coins * a_coin(content) + len(content.achievements) + 1


def once_each(content: Content, seats: int) -> int:
    """A new shop is also a moment for a companion; alone, its space is chosen."""
    casts = cards_of_a_deck(content)
    reserved = casts + seats
    return (
        placements(content)
        + (casts + reserved) * buying(content)
        + casts * firing_most(content)
        + fancies_scored(content)
        + fancies_returned(content)
        + companions_used(content, seats)
        + len(content.shops)
    )


def placements(content: Content) -> int:
    """A dragon, its slot, and the reward, whose reputation one shop pays in coins."""
    in_coins = [coins_for_reputation(reward) for reward in content.rewards]
    return len(content.dragon_names) * (2 + most_of(content, [*content.rewards, *in_coins]))


def buying(content: Content) -> int:
    """Choosing a card, how many sets, paying, and its rewards."""
    return 3 + most_of(content, content.enchantment_rewards)


def fancies_scored(content: Content) -> int:
    """Each once, and once more by each companion that scores again."""
    once = [scoring(content, row) for row in content.fancies]
    return sum(once) + times_again(content) * max(once)


def times_again(content: Content) -> int:
    return sum(row.does == SCORE_AGAIN for row in content.companions)


def scoring(content: Content, row: Fancy) -> int:
    """Revealing it, a choice or a payment, and what it brings."""
    reward = brings(content, read_reward(row.reward, content.type_ids))
    if row.goal == FIRE_ALL:
        return 2 + reward + firing_most(content)
    return 2 + reward + (buying(content) if row.goal == BUY_REWARDS else 0)


def fancies_returned(content: Content) -> int:
    """By others that are scored for it."""
    returning = sum(row.goal == RETURN_FANCIES for row in content.fancies)
    times = returning + times_again(content) if returning else 0
    return times * (len(content.fancies) + 1)


def companions_used(content: Content, seats: int) -> int:
    """One for each seat: dragons fired up, an ability used once more, or goods off a cost."""
    discounts = [row.count for row in content.companions if row.does == DISCOUNT]
    ability = max(turn_at(content, shop, seats) for shop in range(len(content.shops)))
    return seats * (2 + firing_most(content) + ability + max(discounts, default=0))
