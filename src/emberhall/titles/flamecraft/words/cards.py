"""What cards and abilities do, in questions and options."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.phrases import and_list, capitalised, counted
from emberhall.kernel.steps import Step
from emberhall.titles.flamecraft.behaviours import (
    COINS_FOR_GOODS,
    DISCOUNT,
    FIRE_PARK,
    FIRE_WHERE_PLACED,
    SCORE_AGAIN,
    TURN_AT_NEW_SHOP,
    USE_TWICE,
)
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.gathering import gathered
from emberhall.titles.flamecraft.kinds import COIN, Card, Shop
from emberhall.titles.flamecraft.rewards import (
    DRAW_ARTISAN,
    ChooseGood,
    GainGoods,
    GainReputation,
    read_reward,
)
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.words.names import cost_words, counted_parts, good_names


def reward_words(content: Content, reward: tuple[Step, ...]) -> str:
    """`2 reputation and 1 artisan`."""
    return and_list([_part_words(content, step) for step in reward]) or "nothing"


def _part_words(content: Content, step: Step) -> str:
    if isinstance(step, GainReputation):
        return f"{step.count} reputation"
    if isinstance(step, GainGoods):
        plural = "s" if step.kind == COIN and step.count > 1 else ""
        return f"{step.count} {good_names(content)[step.kind]}{plural}"
    if isinstance(step, ChooseGood):
        return "a good of choice" if step.left == 1 else f"{step.left} goods of choice"
    return "an artisan" if step is DRAW_ARTISAN else "a fancy"


def enchantment_words(content: Content, card: Card) -> str:
    """`Oven Sigil (bread): 3 iron for 4 reputation`."""
    row, cost = content.enchantments[card], cost_words(content, content.costs[card])
    bars = " (no coins)" if row.no_coins else ""
    return f"{row.name} ({row.icon}): {cost}{bars} for {gains_words(content, card)}"


def gains_words(content: Content, card: Card) -> str:
    """What an enchantment brings."""
    row = content.enchantments[card]
    if row.per_set:
        return f"{row.per_set} reputation a set after the first"
    return reward_words(content, content.enchantment_rewards[card])


def brings_words(t: Town, shop: Shop) -> str:
    """What gathering at a shop brings before anything is chosen."""
    row = t.content.shops[shop]
    parts = counted_parts(good_names(t.content), gathered(t, shop))
    if row.icon == "wild":
        parts.append(counted(row.gives, "good") + " of choice")
    elif row.icon == "dragon":
        parts.append(counted(row.gives, "artisan"))
    return and_list(parts)


def fancy_words(content: Content, fancy: Card) -> str:
    """`Buttercup (sun): spend 4 bread for 6 reputation`."""
    row = content.fancies[fancy]
    return f"{row.name} ({row.time}): {goal_words(content, fancy)}"


def goal_words(content: Content, fancy: Card) -> str:
    """What a fancy asks for and what it pays."""
    row = content.fancies[fancy]
    rep, type = f"{row.rep} reputation", row.type
    besides = reward_words(content, content.fancy_rewards[fancy])
    gains = rep if besides == "nothing" else f"{rep} and {besides}"
    return {
        "no-fire": f"as you fire up at your shop, {rep} instead of each ability you like",
        "fire-all": "as you gather, fire up any number of dragons there",
        "buy-rewards": "pay for a card of the row and gain its rewards; it stays there",
        "spend": f"spend {row.count} {type} for {rep}",
        "return-pair": f"return {row.count} artisans of one type for {rep}",
        "placed-type": f"after placing a dragon, {rep} for each of its type in Town",
        "enchanted-dragons": f"after you enchant, {rep} for each dragon there",
        "enchanted-icon": f"after you enchant, {rep} for each enchantment in Town of its icon",
        "coin-slots": f"{rep} for each filled slot that gave coins, {row.limit} at most",
        "placed-apart": f"dragons placed at {row.count} shops this turn: {gains}",
        "filled": f"a shop filled by your dragon this turn: {gains}",
        "given": f"{row.count} things given this turn: {gains}",
        "hold": f"{row.count} {type} left: {rep}, {row.most} more if nobody has more",
        "dragons": f"{rep} for each {type} dragon awake, {row.limit} at most, "
        f"{row.most} more if no type has more",
        "even-goods": f"{rep} for each good of which you have an even number",
        "odd-goods": f"{rep} for each good of which you have an odd number",
        "return-fancies": f"{rep} for each unscored fancy you return",
        "fancies": f"{rep} for each other fancy you have",
        "hand": f"{rep} for each artisan in hand, {row.limit} at most",
        "leftovers": f"{rep} for every {row.count} goods left, {row.limit} at most",
        "each-good": f"1 of each good: {rep}; 2 of each: {row.most}",
    }[row.goal]


def companion_words(content: Content, companion: Card) -> str:
    """`Bonfire: fire up any dragons of the Park`."""
    return f"{content.companions[companion].name}: {trick_words(content, companion)}"


def trick_words(content: Content, companion: Card) -> str:
    """What a companion does."""
    row = content.companions[companion]
    goods, come = counted(row.count, "good"), "comes" if row.count == 1 else "come"
    return {
        DISCOUNT: f"as you cast, up to {goods} of the cost {come} from the piles",
        FIRE_PARK: "fire up any dragons of the Park",
        USE_TWICE: "use the ability of the shop you gather at twice",
        FIRE_WHERE_PLACED: "after a fired dragon placed one, fire up any dragons at that shop",
        TURN_AT_NEW_SHOP: "when a new shop opens, take another turn there",
        COINS_FOR_GOODS: f"pay any number of coins for {goods} of choice each",
        SCORE_AGAIN: "score any of your fancies, even one already scored",
    }[row.does]


def achievement_words(content: Content, number: int) -> str:
    """`Green Thumb: 6 plant dragons in Town`."""
    return f"{content.achievements[number].name}: {feat_words(content, number)}"


def feat_words(content: Content, number: int) -> str:
    """What an achievement asks for."""
    row = content.achievements[number]
    return {
        "dragons": f"{row.count} {row.type} dragons in Town",
        "shops": f"{row.count} shops in Town",
        "fancies": f"{row.count} fancies scored",
        "enchanted-shops": f"{row.count} shops with {content.town.enchantments} enchantments each",
        "enchantments": f"{row.count} enchantments of each icon in Town",
        "coins": f"{row.count} coins turned in",
    }[row.goal]


VERBS: Final = {
    "take-from-park": "take {artisans} from the Park",
    "place-here-for-coins": "place a dragon here, with coins for the reputation of its slot",
    "place-on-any-slot": "place a dragon on any slot in Town",
    "place-in-town": "place a dragon in Town, {} reputation if that fills a shop",
    "replace-here": "take a dragon from here into your hand, put another in its place",
    "fire-again": "fire up again a dragon you fired up this turn",
    "fire-park-and-take": "fire up a dragon of the Park, then take it",
    "fire-one-here": "fire up a dragon here that has not been fired up this turn",
    "fire-any-here": "fire up any dragons here",
    "buy-and-reserve": "pay for a card of the row, gain its rewards and reserve it",
    "score-fancy": "score one of your fancies",
    "take-coins": "take all coins that lie here",
    "pay-of-one-type": "pay {goods} of one type",
    "lose-rep": "lose {} reputation",
    "gift-coin": "gift a coin for {} reputation",
    "gift-of-one-type": "gift up to {goods} of one type, {gift} reputation or 1 {good} each",
    "feed-park": "put matching goods on dragons of the Park, {} reputation each; "
    "a coin for all {park}",
    "gain-goods-of-park": "gain {goods} of each dragon in the Park",
    "gain-from-dragons": "gain {} more of each dragon's good here",
    "gain-by-visitors": "gain {goods} of choice, and as many for each other token here",
    "trade-different": "trade goods of different types, {} reputation each",
    "fire-from-hand": "fire up a dragon of your hand; gift it for {} reputation if you like",
    "study": "gain {goods} of an enchantment's cost; you may reserve it",
    "leave-coins": "leave {coins} here, claim a space and take another turn",
    "flip-for-dragon": "flip a coin: heads a fancy, tails an artisan; again for {coins}",
    "flip-coins": "flip any of your coins, once each: heads {wish} reputation, "
    "tails loses the coin",
    "draw-and-gift-fancy": "draw 2 fancies, gift one of them for {} reputation",
    "score-drawn-type": "{} reputation for each dragon in Town like the one you drew",
}


def way_words(content: Content, way: str) -> str:
    """One way to use an ability, for people."""
    parts = [_verb_words(content, part) for part in way.split("; ")]
    return capitalised(", then ".join(parts))


def _verb_words(content: Content, part: str) -> str:
    verb, _, rest = part.partition(" ")
    if verb == "gain":
        return f"gain {reward_words(content, read_reward(rest, content.type_ids))}"
    if verb == "pay":
        plural = "s" if rest.endswith("coin") and not rest.startswith("1 ") else ""
        return f"pay {rest}{plural}"
    number = int(rest or 0)
    return VERBS[verb].format(
        number,
        artisans=counted(number, "artisan"),
        goods=counted(number, "good"),
        coins=counted(number, "coin"),
        wish=content.wishing.rep,
        gift=content.hedges.rep,
        good=content.hedges.good,
        park=content.town.park,
    )
