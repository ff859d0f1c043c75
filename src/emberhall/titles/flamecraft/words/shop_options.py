"""What the options of shops' abilities would mean."""

from __future__ import annotations

from emberhall.kernel.phrases import with_article
from emberhall.kernel.steps import PASS
from emberhall.kernel.words import Listener
from emberhall.titles.flamecraft.abilities import UseShopAbility
from emberhall.titles.flamecraft.gifts import NOBODY
from emberhall.titles.flamecraft.shop_coins import FlipAgain, FlipCoin, GiftFancy, LeaveCoins
from emberhall.titles.flamecraft.shop_dragons import MayFire, ReplaceHere, ReplaceWith, TakeFromPark
from emberhall.titles.flamecraft.shop_fire import (
    GIFT_TO,
    IN_HAND,
    KEEP,
    FireAgain,
    FireFromHand,
    FirePark,
    GiftShown,
)
from emberhall.titles.flamecraft.shop_gifts import FOR_REPUTATION, GiftOfOneType, HedgeReward
from emberhall.titles.flamecraft.shop_goods import FeedPark, PayOfOneType, TradeDifferent
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.words.cards import fancy_words, reward_words, way_words
from emberhall.titles.flamecraft.words.names import (
    ability_words,
    dragon_words,
    kind_words,
    park_words,
    spot_words,
)
from emberhall.titles.flamecraft.words.options import option


@option.register
def use_shop_ability(step: UseShopAbility, t: Town, pick: int, to: Listener) -> str:
    if pick == PASS:
        return "Do not use it"
    return way_words(t.content, t.content.shops[step.shop].ability[pick])


@option.register
def take_from_park(step: TakeFromPark, t: Town, pick: int, to: Listener) -> str:
    return f"{dragon_words(t.content, t.spots[pick])}{park_words(t, pick)}"


@option.register
def fire_from_hand(step: FireFromHand, t: Town, pick: int, to: Listener) -> str:
    name = with_article(t.content.types[pick].name).capitalize()
    return f"{name} dragon: {ability_words(t.content, t.content.first_of(pick))}"


@option.register
def gift_shown(step: GiftShown, t: Town, pick: int, to: Listener) -> str:
    dragon = dragon_words(t.content, t.spots[t.content.hand])
    if pick == KEEP:
        return f"Keep {dragon}"
    to_whom = "the deck" if pick == GIFT_TO + NOBODY else to.name(pick - GIFT_TO)
    return f"{dragon} goes to {to_whom}"


@option.register
def replace_here(step: ReplaceHere, t: Town, pick: int, to: Listener) -> str:
    return f"{dragon_words(t.content, t.spots[pick])} from slot {t.content.slot[pick]}"


@option.register
def replace_with(step: ReplaceWith, t: Town, pick: int, to: Listener) -> str:
    name = with_article(t.content.types[pick].name).capitalize()
    return f"{name} dragon: {ability_words(t.content, t.content.first_of(pick))}"


@option.register
def may_fire(step: MayFire, t: Town, pick: int, to: Listener) -> str:
    if pick == PASS:
        return "Fire up no dragon"
    card = t.spots[pick]
    return f"{dragon_words(t.content, card)}: {ability_words(t.content, card)}"


@option.register
def fire_again(step: FireAgain, t: Town, pick: int, to: Listener) -> str:
    content = t.content
    if pick >= IN_HAND:
        name = with_article(content.types[pick - IN_HAND].name).capitalize()
        ability = ability_words(content, content.first_of(pick - IN_HAND))
        return f"{name} dragon in your hand: {ability}"
    dragon, where = dragon_words(content, t.spots[pick]), spot_words(content, pick)
    return f"{dragon} at {where}: {ability_words(content, t.spots[pick])}"


@option.register
def fire_park(step: FirePark, t: Town, pick: int, to: Listener) -> str:
    card = t.spots[pick]
    ability = ability_words(t.content, card)
    return f"{dragon_words(t.content, card)}{park_words(t, pick)}: {ability}"


@option.register
def pay_of_one_type(step: PayOfOneType, t: Town, pick: int, to: Listener) -> str:
    return f"{step.count} {kind_words(t, pick)}"


@option.register
def trade_different(step: TradeDifferent, t: Town, pick: int, to: Listener) -> str:
    return "Trade no more" if pick == PASS else kind_words(t, pick).capitalize()


@option.register
def feed_park(step: FeedPark, t: Town, pick: int, to: Listener) -> str:
    return "Feed no more" if pick == PASS else dragon_words(t.content, t.spots[pick])


@option.register
def gift_of_one_type(step: GiftOfOneType, t: Town, pick: int, to: Listener) -> str:
    return "Gift no more" if pick == PASS else kind_words(t, pick).capitalize()


@option.register
def hedge_reward(step: HedgeReward, t: Town, pick: int, to: Listener) -> str:
    if pick == FOR_REPUTATION:
        return f"{t.content.hedges.rep} reputation"
    return f"1 {t.content.hedges.good}"


@option.register
def flip_again(step: FlipAgain, t: Town, pick: int, to: Listener) -> str:
    return "Flip no more" if pick == PASS else "Pay 1 coin: heads a fancy, tails an artisan"


@option.register
def flip_coin(step: FlipCoin, t: Town, pick: int, to: Listener) -> str:
    if pick == PASS:
        return "Flip no more"
    return f"Flip: heads {t.content.wishing.rep} reputation, tails lose the coin"


@option.register
def leave_coins(step: LeaveCoins, t: Town, pick: int, to: Listener) -> str:
    return f"Space {pick + 1}: {reward_words(t.content, t.content.alley_rewards[pick])}"


@option.register
def gift_fancy(step: GiftFancy, t: Town, pick: int, to: Listener) -> str:
    return fancy_words(t.content, pick)
