"""Every key an option of Flamecraft can have."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from emberhall.kernel.steps import PASS, Ask
from emberhall.titles.flamecraft import companions
from emberhall.titles.flamecraft.abilities import UseShopAbility
from emberhall.titles.flamecraft.behaviours import DISCOUNT
from emberhall.titles.flamecraft.companions import RibbonTurn
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.enchant import BuyEnchantment, ChooseSets, TakeOff
from emberhall.titles.flamecraft.end import UNLOCK
from emberhall.titles.flamecraft.end_turn import RETURN_DRAGONS
from emberhall.titles.flamecraft.fancies import ReturnPair, ScoreFancy, ScorePlacedType
from emberhall.titles.flamecraft.fire import FIRE_UP, INSTEAD, Swap
from emberhall.titles.flamecraft.fire_goods import DIFFERENT_GOODS, DoubleGood
from emberhall.titles.flamecraft.gifts import NOBODY, EntryGift, GiftGood, GiftTo
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Shop
from emberhall.titles.flamecraft.moon import ReturnFancies
from emberhall.titles.flamecraft.pay import AS_PROPOSED, Pay
from emberhall.titles.flamecraft.place import KINDS, ChooseSlot, PlaceHere, PlaceInTown
from emberhall.titles.flamecraft.rewards import DECK, DRAW_ARTISAN, ChooseGood
from emberhall.titles.flamecraft.shop_coins import FLIP, GIFT_FANCY, FlipCoin, LeaveCoins
from emberhall.titles.flamecraft.shop_dragons import ReplaceHere, ReplaceWith
from emberhall.titles.flamecraft.shop_fire import GIFT_TO, KEEP, FireFromHand, GiftShown
from emberhall.titles.flamecraft.shop_gifts import FOR_REPUTATION, HEDGE_REWARD, GiftOfOneType
from emberhall.titles.flamecraft.shop_goods import FeedPark, PayOfOneType, TradeDifferent
from emberhall.titles.flamecraft.solo import CARDS, SoloCast
from emberhall.titles.flamecraft.spaces import CHOOSE_SPACE
from emberhall.titles.flamecraft.start import CHOOSE_TOKEN, KeepFancy, StartingGood, StartReserve
from emberhall.titles.flamecraft.study import MayReserve, Study
from emberhall.titles.flamecraft.turn import (
    END_TURN,
    GATHER,
    VISIT,
    WITH_COMPANION,
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


def _uses(content: Content, shop: Shop) -> Iterator[str]:
    step = UseShopAbility(shop)
    for way in range(len(content.abilities[shop])):
        yield step.key(content, way)
    yield step.key(content, PASS)


def _asked(content: Content) -> Iterator[tuple[Ask, Sequence[int]]]:
    yield from _in_setup(content)
    yield from _in_a_turn(content)
    yield from _of_dragons(content)
    yield from _of_shops(content)
    yield from _at_the_end(content)


TYPED = range(TYPES)
KINDS_OF_GOODS = range(COIN + 1)
NUMBERS = range(1, MOST_SETS + 1)
NOTHING_OWED = (0,) * TYPES


def _cards(content: Content) -> range:
    return range(len(content.enchantments))


def _fancies(content: Content) -> range:
    return range(len(content.fancies))


def _slots(content: Content) -> range:
    return range(content.park)


def _in_setup(content: Content) -> Iterator[tuple[Ask, Sequence[int]]]:
    yield CHOOSE_TOKEN, TYPED
    yield KeepFancy(0), _fancies(content)
    yield StartingGood(0), TYPED
    yield StartReserve(0), _cards(content)


def _in_a_turn(content: Content) -> Iterator[tuple[Ask, Sequence[int]]]:
    cards = _cards(content)
    yield VISIT, _shops(content)
    yield EntryGift(0), KINDS_OF_GOODS
    yield Act(0), (GATHER, *cards, *_helped(content))
    yield Pay(NOTHING_OWED, NOTHING_OWED, 0), (AS_PROPOSED, *TYPED)
    yield ChooseSets(0, 0, 0), NUMBERS
    yield TakeOff(0, 1, 0, NOTHING_OWED, 0), (*TYPED, PASS)
    yield ChooseGood(1), TYPED
    yield DRAW_ARTISAN, (DECK, *content.park_spots)
    yield END_TURN, (0,)
    yield RETURN_DRAGONS, TYPED


def _helped(content: Content) -> Iterator[int]:
    """Casting with a companion that takes goods off the cost."""
    for number, row in enumerate(content.companions, start=1):
        if row.does == DISCOUNT:
            yield from (WITH_COMPANION * number + card for card in _cards(content))


def _of_dragons(content: Content) -> Iterator[tuple[Ask, Sequence[int]]]:
    slots = _slots(content)
    placed = [KINDS * spot + type for spot in slots for type in TYPED]
    tricks = [INSTEAD + spot for spot in slots]
    yield PlaceHere(0, 0), (*placed, PASS)
    yield PlaceInTown(0, 0, 0), TYPED
    yield ChooseSlot(0, 0, 0), slots
    yield FIRE_UP, (*slots, *content.park_spots, *tricks, PASS)
    yield DIFFERENT_GOODS, content.different
    yield DoubleGood(0), TYPED
    yield Swap(0), slots
    yield GiftGood(0), KINDS_OF_GOODS
    yield GiftTo(0, 0), (*range(MOST_SEATS), NOBODY)


def _of_shops(content: Content) -> Iterator[tuple[Ask, Sequence[int]]]:
    cards, slots = _cards(content), _slots(content)
    yield GiftOfOneType(0, PASS, 0), (*KINDS_OF_GOODS, PASS)
    yield HEDGE_REWARD, (FOR_REPUTATION,)
    yield PayOfOneType(0), TYPED
    yield TradeDifferent(0, 0, 0), (*KINDS_OF_GOODS, PASS)
    yield FeedPark(0, 0), (*content.park_spots, PASS)
    yield FireFromHand(0), TYPED
    yield GiftShown(0), (KEEP, GIFT_TO + NOBODY)
    yield ReplaceHere(0), slots
    yield ReplaceWith(0), TYPED
    yield BuyEnchantment(0), cards
    yield Study(0), cards
    yield MayReserve(0), (*cards, PASS)
    yield FlipCoin(0), (FLIP, PASS)
    yield LeaveCoins(0), range(len(content.alley_rewards))
    yield GIFT_FANCY, _fancies(content)


def _at_the_end(content: Content) -> Iterator[tuple[Ask, Sequence[int]]]:
    """Fancies, companions, Solo Mode and achievements."""
    fancies = _fancies(content)
    yield ReturnPair(0, 0), TYPED
    yield ScorePlacedType(0), TYPED
    yield ScoreFancy(0), fancies
    yield ReturnFancies(0, 0), (*fancies, PASS)
    yield companions.PENNY_COINS, NUMBERS
    yield RibbonTurn(()), (*_shops(content), PASS)
    yield SoloCast(0), _solo_casts(content)
    yield CHOOSE_SPACE, range(1, content.solo.spaces + 1)
    yield UNLOCK, (*range(len(content.achievements)), PASS)


def _solo_casts(content: Content) -> tuple[int, ...]:
    return tuple(
        CARDS * shop + card
        for shop in _shops(content)
        for card in range(len(content.enchantments))
        if content.enchants[shop] >> card & 1
    )
