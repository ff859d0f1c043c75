"""Where every component of Flamecraft lies. Nothing is ever made or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from emberhall.kernel.steps import ABSENT
from emberhall.titles.flamecraft.table import Town

REPLACEMENTS = 1000
"""Whatever stands in for tokens of a pile that has run out: more than will ever be needed."""


def inventory(t: Town) -> dict[str, dict[str, int]]:
    """Where every shop, dragon, card, good and coin lies."""
    content = t.content
    tucked = [card for card, shop in enumerate(t.tucked) if shop != ABSENT]
    lying = [kind for goods in t.park_goods for kind in goods]
    places: dict[str, dict[str, int]] = {
        "town": _shops(t, t.town),
        "new shops": _shops(t, t.new_shops),
        "shop deck": _shops(t, t.shop_deck),
        "spots": _dragons(t, (card for card in t.spots if card != ABSENT)),
        "artisan deck": _dragons(t, t.artisan_deck),
        "row": _enchantments(t, t.row),
        "tucked": _enchantments(t, tucked),
        "enchantment deck": _enchantments(t, t.enchantment_deck),
        "fancy deck": _fancies(t, t.fancy_deck),
        "piles": _kinds(t, [max(0, count) for count in t.supply]),
        "replacements": _kinds(t, [REPLACEMENTS + min(0, count) for count in t.supply]),
        "on the Park": Counter(content.kind_ids[kind] for kind in lying),
        "alley": {"coin": sum(t.alley)},
    }
    for seat in range(t.seats):
        places[f"hand {seat}"] = _dragons(t, t.hands[seat])
        places[f"fancies {seat}"] = _fancies(t, (*t.fancies[seat], *t.scored[seat]))
        places[f"goods {seat}"] = _kinds(t, t.goods[seat])
        own = t.reserved[seat]
        places[f"reserved {seat}"] = _enchantments(t, () if own == ABSENT else (own,))
    return places


def _kinds(t: Town, counts: list[int]) -> dict[str, int]:
    return dict(zip(t.content.kind_ids, counts, strict=True))


def _shops(t: Town, shops: Iterable[int]) -> dict[str, int]:
    return Counter(t.content.shops[shop].id for shop in shops)


def _dragons(t: Town, cards: Iterable[int]) -> dict[str, int]:
    return Counter(f"dragon {t.content.dragon_names[card]}" for card in cards)


def _enchantments(t: Town, cards: Iterable[int]) -> dict[str, int]:
    return Counter(t.content.enchantments[card].id for card in cards)


def _fancies(t: Town, cards: Iterable[int]) -> dict[str, int]:
    return Counter(f"fancy {t.content.fancies[card].id}" for card in cards)
