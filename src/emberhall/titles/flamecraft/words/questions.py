"""The questions of Flamecraft."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from emberhall.kernel.steps import Ask
from emberhall.kernel.words import Listener
from emberhall.titles.flamecraft.abilities import UseShopAbility
from emberhall.titles.flamecraft.behaviours import TURN_AT_NEW_SHOP
from emberhall.titles.flamecraft.companions import PennyCoins, RibbonTurn
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.enchant import BuyEnchantment, ChooseSets, TakeOff
from emberhall.titles.flamecraft.end import Unlock
from emberhall.titles.flamecraft.end_turn import ReturnDragons
from emberhall.titles.flamecraft.fancies import ReturnPair, ScoreFancy, ScorePlacedType
from emberhall.titles.flamecraft.fire import FireUp, Swap
from emberhall.titles.flamecraft.fire_goods import DifferentGoods, DoubleGood
from emberhall.titles.flamecraft.gifts import NOBODY, EntryGift, GiftGood, GiftTo
from emberhall.titles.flamecraft.moon import ReturnFancies
from emberhall.titles.flamecraft.pay import Pay
from emberhall.titles.flamecraft.place import ChooseSlot, PlaceHere, PlaceInTown
from emberhall.titles.flamecraft.rewards import ChooseGood, DrawArtisan
from emberhall.titles.flamecraft.shop_coins import (
    FlipAgain,
    FlipCoin,
    GiftFancy,
    GiftFancyTo,
    LeaveCoins,
)
from emberhall.titles.flamecraft.shop_dragons import MayFire, ReplaceHere, ReplaceWith, TakeFromPark
from emberhall.titles.flamecraft.shop_fire import FireAgain, FireFromHand, FirePark, GiftShown
from emberhall.titles.flamecraft.shop_gifts import GiftOfOneType, HedgeGift, HedgeReward
from emberhall.titles.flamecraft.shop_goods import FeedPark, PayOfOneType, TradeDifferent
from emberhall.titles.flamecraft.solo import SoloCast
from emberhall.titles.flamecraft.spaces import ChooseSpace
from emberhall.titles.flamecraft.start import ChooseToken, KeepFancy, StartingGood, StartReserve
from emberhall.titles.flamecraft.study import MayReserve, Study, StudyGood
from emberhall.titles.flamecraft.turn import Act, EndTurn, Visit
from emberhall.titles.flamecraft.words.names import cost_words, good_names

PLAIN: Final[dict[type[Ask], str]] = {
    ChooseToken: "Which token is yours?",
    KeepFancy: "Which fancy dragon do you keep?",
    StartingGood: "Which good do you start with?",
    StartReserve: "Which enchantment do you reserve?",
    Visit: "Which shop do you visit?",
    EndTurn: "Anything else before your turn ends?",
    BuyEnchantment: "Which enchantment of the row do you pay for?",
    PlaceInTown: "Which dragon do you place in Town?",
    ChooseSlot: "Where do you place it?",
    FireUp: "Which dragon do you fire up?",
    Swap: "Which dragon do you swap with, to fire that one up?",
    DrawArtisan: "Which artisan dragon do you draw?",
    ScorePlacedType: "Dragons of which type are counted?",
    ScoreFancy: "Which fancy dragon do you score?",
    PennyCoins: "How many coins do you pay?",
    TakeFromPark: "Which artisan dragon do you take from the Park?",
    FireFromHand: "Which dragon of your hand do you fire up?",
    ReplaceHere: "Which dragon do you take into your hand?",
    ReplaceWith: "Which dragon takes its place?",
    MayFire: "Do you fire up the replacement?",
    FireAgain: "Which dragon do you fire up again?",
    FirePark: "Which dragon of the Park do you fire up and take?",
    HedgeReward: "What does the gift bring you?",
    FlipAgain: "Do you flip once more?",
    GiftFancy: "Which fancy dragon do you gift?",
    GiftFancyTo: "Who gets the fancy dragon?",
    ChooseSpace: "Where does the new shop go?",
    SoloCast: "Which enchantment do the others add, and where?",
    Unlock: "Which achievement do you unlock?",
}
"""Questions that are the same whatever they are about."""


@singledispatch
def question(step: Ask, content: Content, to: Listener) -> str:
    """The question a step asks."""
    return PLAIN[type(step)]


@question.register
def act(step: Act, content: Content, to: Listener) -> str:
    return f"What do you do at {content.shops[step.shop].name}?"


@question.register
def ribbon_turn(step: RibbonTurn, content: Content, to: Listener) -> str:
    names = [row.name for row in content.companions if row.does == TURN_AT_NEW_SHOP]
    companion = names[0] if len(names) == 1 else "your companion"
    return f"Do you use {companion} for another turn at a new shop?"


@question.register
def return_dragons(step: ReturnDragons, content: Content, to: Listener) -> str:
    return f"You may keep {content.player.dragons} artisan dragons. Which one goes back?"


@question.register
def entry_gift(step: EntryGift, content: Content, to: Listener) -> str:
    host = "them" if step.to == NOBODY else to.name(step.to)
    return f"What do you give {host} for coming in?"


@question.register
def gift_good(step: GiftGood, content: Content, to: Listener) -> str:
    return f"What do you gift for {step.rep} reputation?"


@question.register
def gift_to(step: GiftTo, content: Content, to: Listener) -> str:
    return f"Who gets 1 {good_names(content)[step.kind]}?"


@question.register
def pay(step: Pay, content: Content, to: Listener) -> str:
    return f"You owe {cost_words(content, step.cost)}. How do you pay?"


@question.register
def choose_sets(step: ChooseSets, content: Content, to: Listener) -> str:
    return f"How many sets do you pay for {content.enchantments[step.card].name}?"


@question.register
def take_off(step: TakeOff, content: Content, to: Listener) -> str:
    owed = cost_words(content, step.cost)
    return f"You owe {owed}. Which good comes from the piles? ({step.left} left)"


@question.register
def study(step: Study, content: Content, to: Listener) -> str:
    return f"Which enchantment tells your {step.count} goods?"


@question.register
def study_good(step: StudyGood, content: Content, to: Listener) -> str:
    name = content.enchantments[step.card].name
    return f"Which good of {name} do you gain? ({step.left} to choose)"


@question.register
def may_reserve(step: MayReserve, content: Content, to: Listener) -> str:
    return f"Do you reserve {content.enchantments[step.card].name}?"


@question.register
def place_here(step: PlaceHere, content: Content, to: Listener) -> str:
    return f"Which dragon do you place at {content.shops[step.shop].name}?"


@question.register
def different_goods(step: DifferentGoods, content: Content, to: Listener) -> str:
    return f"Which {content.fire.different} different goods do you gain?"


@question.register
def double_good(step: DoubleGood, content: Content, to: Listener) -> str:
    return f"Which good do you gain {content.fire.goods} of?"


@question.register
def choose_good(step: ChooseGood, content: Content, to: Listener) -> str:
    more = f" ({step.left} to choose)" if step.left > 1 else ""
    return f"Which good do you gain?{more}"


@question.register
def return_pair(step: ReturnPair, content: Content, to: Listener) -> str:
    return f"Which {step.count} dragons go to the bottom of the deck?"


@question.register
def return_fancies(step: ReturnFancies, content: Content, to: Listener) -> str:
    rep = content.fancies[step.talisman].rep
    return f"Which fancy dragon do you return for {rep} reputation?"


@question.register
def use_shop_ability(step: UseShopAbility, content: Content, to: Listener) -> str:
    return f"Do you use the ability of {content.shops[step.shop].name}?"


@question.register
def gift_shown(step: GiftShown, content: Content, to: Listener) -> str:
    return f"Do you gift the dragon for {step.rep} reputation?"


@question.register
def pay_of_one_type(step: PayOfOneType, content: Content, to: Listener) -> str:
    return f"Which good do you pay {step.count} of?"


@question.register
def trade_different(step: TradeDifferent, content: Content, to: Listener) -> str:
    return f"Which good do you trade for {step.rep} reputation?"


@question.register
def feed_park(step: FeedPark, content: Content, to: Listener) -> str:
    return f"Which dragon of the Park gets its good, for {step.rep} reputation?"


@question.register
def gift_of_one_type(step: GiftOfOneType, content: Content, to: Listener) -> str:
    return f"What do you gift? ({step.left} more of one type)"


@question.register
def hedge_gift(step: HedgeGift, content: Content, to: Listener) -> str:
    return f"Who gets 1 {good_names(content)[step.kind]}?"


@question.register
def flip_coin(step: FlipCoin, content: Content, to: Listener) -> str:
    return f"Do you flip a coin? ({step.left} left to flip)"


@question.register
def leave_coins(step: LeaveCoins, content: Content, to: Listener) -> str:
    return f"On which space do you leave {step.coins} coins?"
