"""What gathering at a shop brings of itself."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import ABSENT
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Place, Shop
from emberhall.titles.flamecraft.table import Town

COIN_ICON: Final = "coin"
DRAGON_ICON: Final = "dragon"
WILD_ICON: Final = "wild"

OF_CHOICE: Final = {WILD_ICON: "good", DRAGON_ICON: "artisan"}
"""What icons bring that needs a choice."""


def goods_of_dragons(t: Town, place: Place, count: int) -> list[int]:
    """So many goods for each dragon awake at a place."""
    goods = [0] * TYPES
    if not t.is_asleep(place):
        for spot in t.content.spots_of[place]:
            card = t.spots[spot]
            if card != ABSENT:
                goods[t.content.type_of[card]] += count
    return goods


def gathered(t: Town, shop: Shop) -> list[int]:
    """The goods and coins of the shop, its dragons and its enchantments that need no choice."""
    goods = [*goods_of_dragons(t, shop, 1), 0]
    row = t.content.shops[shop]
    if row.icon == COIN_ICON:
        goods[COIN] += row.gives
    elif row.icon in t.content.type_ids:
        goods[t.content.type_ids.index(row.icon)] += row.gives
    for card in tucked_at(t, shop):
        goods[t.content.enchantment_icons[card]] += 1
    return goods


def tucked_at(t: Town, shop: Shop) -> list[int]:
    """The enchantments of a shop."""
    if shop not in t.tucked:
        return []
    return [card for card, where in enumerate(t.tucked) if where == shop]


def brings(t: Town, shop: Shop) -> dict[str, int]:
    """All that gathering brings by kind, what is of choice included."""
    row, counts = t.content.shops[shop], gathered(t, shop)
    found = {kind: count for kind, count in zip(t.content.kind_ids, counts, strict=True) if count}
    if row.icon in OF_CHOICE:
        found[OF_CHOICE[row.icon]] = row.gives
    return found
