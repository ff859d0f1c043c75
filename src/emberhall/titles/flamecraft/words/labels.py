"""What is going on while a step waits."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import Step
from emberhall.titles.flamecraft import companions as own
from emberhall.titles.flamecraft import (
    enchant,
    end,
    end_turn,
    fancies,
    fire,
    fire_goods,
    gifts,
    pay,
    place,
    rewards,
    shop_coins,
    shop_dragons,
    shop_fire,
    shop_gifts,
    shop_goods,
    solo,
    spaces,
    study,
)
from emberhall.titles.flamecraft.abilities import UseShopAbility
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.enchant import LEAVE, RESERVE, TUCK, PutAway
from emberhall.titles.flamecraft.fire_sets import POCUS_AND_HOCUS
from emberhall.titles.flamecraft.moon import ReturnFancies
from emberhall.titles.flamecraft.verbs import Verb

GATHERING: Final = "Gathering"
SHOP: Final = "The ability of the shop"

SAID: Final[dict[str, tuple[type[Step], ...]]] = {
    GATHERING: (UseShopAbility,),
    "Entering a shop": (gifts.EntryGift,),
    "A gift": (
        gifts.GiftGood,
        gifts.GiftTo,
        shop_gifts.GiftOfOneType,
        shop_gifts.HedgeGift,
        shop_gifts.HedgeReward,
        shop_fire.GiftShown,
        shop_coins.GiftFancy,
        shop_coins.GiftFancyTo,
        shop_coins.PutFancyAway,
    ),
    "Paying": (pay.Pay, enchant.ChooseSets, enchant.TakeOff, shop_goods.PayOfOneType),
    "Placing a dragon in Town": (place.PlaceInTown, place.ChooseSlot),
    "Placing a dragon": (place.PlaceHere,),
    "A full shop": (place.FillShop, spaces.NewShop, spaces.ChooseSpace),
    "Firing up": (
        fire.FireSet,
        fire.FireUp,
        fire.FireThis,
        fire.Fire,
        shop_fire.FireFromHand,
        shop_fire.FireAgain,
        shop_fire.FirePark,
        shop_fire.TakeBack,
        shop_dragons.MayFire,
    ),
    "Different goods": (fire_goods.DifferentGoods,),
    "Two of one good": (fire_goods.DoubleGood,),
    "A swap": (fire.Swap,),
    "Drawing an artisan dragon": (rewards.DrawArtisan,),
    "Choosing goods": (rewards.ChooseGood,),
    "Rewards": (rewards.GainReputation, rewards.GainGoods, rewards.DrawFancy),
    "Taking a dragon of the Park": (shop_dragons.TakeFromPark, shop_fire.TakeSpot),
    "Replacing a dragon": (shop_dragons.ReplaceHere, shop_dragons.ReplaceWith),
    "Trading goods": (shop_goods.TradeDifferent,),
    "Feeding the Park": (shop_goods.FeedPark,),
    "Flipping coins": (shop_coins.FlipCoin, shop_coins.FlipAgain),
    "Leaving coins": (shop_coins.LeaveCoins,),
    "Studying an enchantment": (study.Study, study.StudyGood, study.MayReserve),
    "Buying an enchantment": (enchant.BuyEnchantment,),
    "Scoring a fancy dragon": (fancies.ReturnPair, fancies.ScorePlacedType, fancies.ScoreFancy),
    "Scoring moon dragons": (end.ScoreMoons, end.RevealMoons),
    "A companion": (own.PennyCoins, own.RibbonTurn),
    "Too many dragons": (end_turn.ReturnDragons,),
    "The other tokens": (solo.FollowDragon, solo.SoloCast),
    "Achievements": (end.Unlock,),
}
"""What is said of steps that always say the same."""
LABELS: Final = {step: words for words, steps in SAID.items() for step in steps}

AFTERWARDS: Final = {TUCK: "Casting", RESERVE: "Reserving", LEAVE: "The rewards of"}
"""What becomes of an enchantment that is paid for."""


def label(step: Step, content: Content) -> str:
    """Empty: nothing worth saying."""
    if isinstance(step, PutAway):
        return f"{AFTERWARDS[step.then]} {content.enchantments[step.card].name}"
    if isinstance(step, ReturnFancies):
        return content.fancies[step.talisman].name
    if is_gathering(step):
        return GATHERING
    return LABELS.get(type(step), SHOP if isinstance(step, Verb) else "")


def is_gathering(step: Step) -> bool:
    """Gathering goes on with a placement and a fire-up; abilities of shops bring others."""
    if isinstance(step, fire.FireSet):
        return step.window == POCUS_AND_HOCUS
    return isinstance(step, place.PlaceHere) and not step.coins
