"""Every key an option of Flamecraft can have."""

from __future__ import annotations

from collections.abc import Iterator

from emberhall.kernel.steps import NO, Ask
from emberhall.titles.flamecraft import companions
from emberhall.titles.flamecraft.abilities import UseShopAbility
from emberhall.titles.flamecraft.companions import RibbonTurn
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.enchant import (
    BuyEnchantment,
    ChooseSets,
    MayReserve,
    Study,
    TakeOff,
)
from emberhall.titles.flamecraft.end import UNLOCK
from emberhall.titles.flamecraft.fancies import ReturnPair, ScoreFancy, ScorePlacedType
from emberhall.titles.flamecraft.fire import (
    DIFFERENT_GOODS,
    FIRE_UP,
    INSTEAD,
    DoubleGood,
    Swap,
)
from emberhall.titles.flamecraft.gifts import NOBODY, EntryGift, GiftGood, GiftTo
from emberhall.titles.flamecraft.goods import COIN, TYPES
from emberhall.titles.flamecraft.moon import ReturnFancies
from emberhall.titles.flamecraft.pay import AS_PROPOSED, Pay
from emberhall.titles.flamecraft.place import KINDS, ChooseSlot, PlaceHere, PlaceInTown
from emberhall.titles.flamecraft.rewards import DECK, DRAW_ARTISAN, ChooseGood
from emberhall.titles.flamecraft.setup import (
    CHOOSE_TOKEN,
    KeepFancy,
    StartingGood,
    StartReserve,
)
from emberhall.titles.flamecraft.shop_dragons import (
    GIFT_TO,
    KEEP,
    FireFromHand,
    GiftShown,
    ReplaceHere,
    ReplaceWith,
)
from emberhall.titles.flamecraft.shop_goods import (
    FOR_REPUTATION,
    HEDGE_REWARD,
    FeedPark,
    GiftOfOneType,
    PayOfOneType,
    TradeDifferent,
)
from emberhall.titles.flamecraft.shop_luck import FLIP, GIFT_FANCY, FlipCoins, LeaveCoins
from emberhall.titles.flamecraft.solo import CARDS, SoloCast
from emberhall.titles.flamecraft.turn import (
    END_TURN,
    GATHER,
    RETURN_DRAGONS,
    VISIT,
    WITH_BOOKMARK,
    Act,
)

MOST_SETS = 40
"""More sets of a variable cost, or coins at once, than anybody can hold goods for."""
MOST_SEATS = 5


def vocabulary(content: Content) -> list[str]:
    """The keys in a fixed order, each once."""
    keys = [step.key(content, pick) for step, picks in _asked(content) for pick in picks]
    keys += [key for number in _shops(content) for key in _uses(content, number)]
    others = range(len(content.fancies) + len(content.companions))
    keys += [companions.key(content, number) for number in others]
    return list(dict.fromkeys(keys))


def _shops(content: Content) -> range:
    return range(len(content.shops))


def _uses(content: Content, shop: int) -> Iterator[str]:
    step = UseShopAbility(shop)
    for way in range(len(content.abilities[shop])):
        yield step.key(content, way)
    yield step.key(content, NO)


def _asked(content: Content) -> Iterator[tuple[Ask, tuple[int, ...]]]:
    types, kinds = tuple(range(TYPES)), tuple(range(COIN + 1))
    shops, fancies = tuple(_shops(content)), tuple(range(len(content.fancies)))
    cards, spots = tuple(range(len(content.enchantments))), tuple(range(content.park))
    everywhere = (*spots, *content.park_spots)
    placed = tuple(KINDS * spot + type for spot in spots for type in types)
    seats = tuple(range(MOST_SEATS))
    numbers = tuple(range(1, MOST_SETS + 1))
    nothing = tuple([0] * TYPES)
    yield CHOOSE_TOKEN, types
    yield KeepFancy(0), fancies
    yield StartingGood(0), types
    yield StartReserve(0), cards
    yield VISIT, shops
    yield EntryGift(0), kinds
    yield Act(0), (GATHER, *cards, *(WITH_BOOKMARK + card for card in cards))
    yield Pay(nothing, nothing, 0), (AS_PROPOSED, *types)
    yield ChooseSets(0, 0, 0), numbers
    yield TakeOff(0, 1, 0, nothing, 0), (*types, NO)
    yield ChooseGood(1), types
    yield DRAW_ARTISAN, (DECK, *content.park_spots)
    yield PlaceHere(0, 0), (*placed, NO)
    yield PlaceInTown(0, 0, 0), types
    yield ChooseSlot(0, 0, 0), spots
    yield FIRE_UP, (*everywhere, *(INSTEAD + spot for spot in spots), NO)
    yield DIFFERENT_GOODS, content.different
    yield DoubleGood(0), types
    yield Swap(0), spots
    yield GiftGood(0), kinds
    yield GiftTo(0, 0), (*seats, NOBODY)
    yield GiftOfOneType(0, NO, 0), (*kinds, NO)
    yield HEDGE_REWARD, (FOR_REPUTATION,)
    yield PayOfOneType(0), types
    yield TradeDifferent(0, 0, 0), (*kinds, NO)
    yield FeedPark(0, 0), (*content.park_spots, NO)
    yield FireFromHand(0), types
    yield GiftShown(0), (KEEP, GIFT_TO + NOBODY)
    yield ReplaceHere(0), spots
    yield ReplaceWith(0), types
    yield BuyEnchantment(0), cards
    yield Study(0), cards
    yield MayReserve(0), (*cards, NO)
    yield FlipCoins(0), (FLIP, NO)
    yield LeaveCoins(0), tuple(range(len(content.alley_rewards)))
    yield GIFT_FANCY, fancies
    yield ReturnPair(0, 0), types
    yield ScorePlacedType(0), types
    yield ScoreFancy(0), fancies
    yield ReturnFancies(0, 0), (*fancies, NO)
    yield companions.PENNY_COINS, numbers
    yield RibbonTurn(()), (*shops, NO)
    yield END_TURN, (0,)
    yield RETURN_DRAGONS, types
    yield SoloCast(0), _solo_casts(content)
    yield UNLOCK, (*range(len(content.achievements)), NO)


def _solo_casts(content: Content) -> tuple[int, ...]:
    return tuple(
        CARDS * shop + card
        for shop in _shops(content)
        for card in range(len(content.enchantments))
        if content.enchants[shop] >> card & 1
    )
