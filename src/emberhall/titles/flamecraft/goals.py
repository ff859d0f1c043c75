"""The goals of fancy dragons: whether one is met, and what it pays.

A goal that pays for each of something is met where it pays at least 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from emberhall.kernel.steps import NO_PICKS
from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft.enchant import BUY_REWARDS, is_payable
from emberhall.titles.flamecraft.fire_sets import (
    FIRE_ALL,
    NO_FIRE,
    may_join,
)
from emberhall.titles.flamecraft.goods import can_pay
from emberhall.titles.flamecraft.kinds import TYPES, Card
from emberhall.titles.flamecraft.moon import moon_worth
from emberhall.titles.flamecraft.place import KINDS
from emberhall.titles.flamecraft.table import Town

SUN: Final = "sun"
MOON: Final = "moon"

SPEND: Final = "spend"
RETURN_PAIR: Final = "return-pair"
PLACED_TYPE: Final = "placed-type"
ENCHANTED_DRAGONS: Final = "enchanted-dragons"
ENCHANTED_ICON: Final = "enchanted-icon"
COIN_SLOTS: Final = "coin-slots"
PLACED_APART: Final = "placed-apart"
FILLED: Final = "filled"
GIVEN: Final = "given"


def is_met(t: Town, fancy: Card) -> bool:
    """Could the seat whose turn it is score this fancy now?"""
    row = t.content.fancies[fancy]
    if row.time == MOON:
        return moon_worth(t, t.turn, fancy) > 0
    return MET[row.goal](t, fancy)


def ready_suns(t: Town, seat: Seat) -> list[int]:
    """The sun dragons a seat could reveal now."""
    suns, rows, found = t.content.is_sun, t.content.fancies, NO_PICKS
    for fancy in t.fancies[seat]:
        if suns[fancy] and MET[rows[fancy].goal](t, fancy):
            found = [*found, fancy]
    return found


def _can_spend(t: Town, fancy: Card) -> bool:
    return can_pay(t.goods[t.turn], t.content.spends[fancy])


def _may_join(t: Town, fancy: Card) -> bool:
    """Pocus: a dragon of the shop that is visited may still be fired up. Hocus: so may the one of
    a gathering."""
    return may_join(t, t.content.fancies[fancy].goal)


def _can_buy(t: Town, _fancy: int) -> bool:
    return any(is_payable(t, card) for card in t.row)


def _has_pair(t: Town, fancy: Card) -> bool:
    count = t.content.fancies[fancy].count
    return len(t.hands[t.turn]) >= count and bool(pairs(t, count))


def _has_placed(t: Town, _fancy: int) -> bool:
    return bool(t.placements)


def _has_placed_apart(t: Town, fancy: Card) -> bool:
    count = t.content.fancies[fancy].count
    return len({where // KINDS for where in t.placements}) >= count if t.placements else False


def _has_filled(t: Town, _fancy: int) -> bool:
    return t.filled > 0


def _has_given(t: Town, fancy: Card) -> bool:
    return t.given >= t.content.fancies[fancy].count


def _pays(t: Town, fancy: Card) -> bool:
    return sun_worth(t, fancy) > 0


MET: Final[dict[str, Callable[[Town, int], bool]]] = {
    NO_FIRE: _may_join,
    FIRE_ALL: _may_join,
    BUY_REWARDS: _can_buy,
    SPEND: _can_spend,
    RETURN_PAIR: _has_pair,
    PLACED_TYPE: _has_placed,
    ENCHANTED_DRAGONS: _pays,
    ENCHANTED_ICON: _pays,
    COIN_SLOTS: _pays,
    PLACED_APART: _has_placed_apart,
    FILLED: _has_filled,
    GIVEN: _has_given,
}
"""For each goal of a sun dragon, whether it is met."""
SUN_GOALS: Final = tuple(MET)


def sun_worth(t: Town, fancy: Card) -> int:
    """The reputation of a sun dragon that needs no choice, its goal being met."""
    row = t.content.fancies[fancy]
    if row.goal == ENCHANTED_DRAGONS:
        return row.rep * _dragons_where_cast(t)
    if row.goal == ENCHANTED_ICON:
        return row.rep * _enchantments_like_cast(t)
    if row.goal == COIN_SLOTS:
        return min(row.limit, row.rep * sum(t.spots[spot] >= 0 for spot in t.content.coin_slots))
    return row.rep


def _dragons_where_cast(t: Town) -> int:
    if t.cast < 0:
        return 0
    shop = t.tucked[t.cast]
    return sum(t.spots[spot] >= 0 for spot in t.content.spots_of[shop])


def _enchantments_like_cast(t: Town) -> int:
    if t.cast < 0:
        return 0
    icons, own = t.content.enchantment_icons, t.content.enchantment_icons[t.cast]
    return sum(shop >= 0 and icon == own for icon, shop in zip(icons, t.tucked, strict=True))


def pairs(t: Town, count: int) -> list[int]:
    """The types of which the hand has so many."""
    held = [t.content.type_of[card] for card in t.hands[t.turn]]
    return [type for type in range(TYPES) if held.count(type) >= count]
