"""Solo Mode's awards and achievements, and the decks they change."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.kinds import TYPES
from emberhall.titles.flamecraft.rows import Award
from emberhall.titles.flamecraft.table import Town

DRAGONS: Final = "dragons"
SHOPS: Final = "shops"
FANCIES: Final = "fancies"
ENCHANTED_SHOPS: Final = "enchanted-shops"
ENCHANTMENTS: Final = "enchantments"
COINS: Final = "coins"
GOALS: Final = (DRAGONS, SHOPS, FANCIES, ENCHANTED_SHOPS, ENCHANTMENTS, COINS)


def award(content: Content, reputation: int) -> Award:
    """The best award this reputation earns."""
    return [row for row in content.awards if reputation >= row.least][-1]


def is_reached(t: Town, number: int) -> bool:
    row = t.content.achievements[number]
    return progress(t, number) >= row.count


def progress(t: Town, number: int) -> int:
    """How far the player has come towards an achievement."""
    row = t.content.achievements[number]
    if row.goal == DRAGONS:
        return t.dragons_in_town(t.content.type_ids.index(row.type))
    if row.goal == SHOPS:
        return len(t.town)
    if row.goal == FANCIES:
        return len(t.scored[0])
    if row.goal == COINS:
        return t.turned_in[0]
    if row.goal == ENCHANTED_SHOPS:
        full = t.content.town.enchantments
        return sum(t.tucked.count(shop) >= full for shop in t.town)
    icons = [
        icon for icon, shop in zip(t.content.enchantment_icons, t.tucked, strict=True) if shop >= 0
    ]
    return min(icons.count(icon) for icon in range(TYPES))


def solo_decks(content: Content, achievements: Iterable[int]) -> tuple[list[int], list[int]]:
    """The shops and the fancies of a solo game, as the achievements unlocked have changed them."""
    shops, fancies = [*content.solo.shops], [*content.solo.fancies]
    for number in achievements:
        row = content.achievements[number]
        if row.change:
            shops[shops.index(row.change[0])] = row.change[1]
        shops += row.shops
        fancies += row.fancies
    return (
        [content.shop_ids.index(id) for id in shops],
        [content.fancy_ids.index(id) for id in fancies],
    )
