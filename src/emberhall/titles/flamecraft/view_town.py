"""Town as somebody sees it: shops, the Park, and enchantments that lie open."""

from __future__ import annotations

from collections import Counter

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft import ids, view_cards
from emberhall.titles.flamecraft.card_types import (
    AlleySpace,
    Cast,
    Dragon,
    Enchantment,
    Entry,
    OpenEnchantment,
    ParkPlace,
    Shop,
    Slot,
    Space,
)
from emberhall.titles.flamecraft.gathering import brings, tucked_at
from emberhall.titles.flamecraft.kinds import Card, Spot
from emberhall.titles.flamecraft.reach import Reach, hosts_of, price_of_entry
from emberhall.titles.flamecraft.rewards import reward_of
from emberhall.titles.flamecraft.spaces import clockwise
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.words import English


def dragon(t: Town, spot: Spot, say: English) -> Dragon | None:
    """The artisan that lies on a spot."""
    card = t.spots[spot]
    return None if card == ABSENT else view_cards.dragon(t.content, card, say)


def park(t: Town, spot: Spot, say: English) -> ParkPlace:
    kinds, lying = t.content.kind_ids, t.park_goods[spot - t.content.park]
    return {
        "id": view_cards.spot_ids(t.content)[spot],
        "dragon": dragon(t, spot, say),
        "goods": dict(Counter(kinds[kind] for kind in lying)) if lying else {},
    }


def shop(t: Town, number: int, looker: Seat, near: list[Reach], say: English) -> Shop:
    """With what could be cast there by somebody who is so near to these enchantments."""
    content, price = t.content, price_of_entry(t, looker, number)
    card = view_cards.shop(content, number, say)
    return {
        **card,
        "brings": brings(t, number),
        "ability": [*card["ability"]],
        "slots": [slot(t, spot, say) for spot in content.spots_of[number]],
        "enchantments": [enchantment(t, card, say) for card in tucked_at(t, number)],
        "casts": casts(t, number, price, near, say),
        "spaces": alley(t, number, say),
        "visitors": [seat for seat in range(t.seats) if t.at[seat] == number],
        "tokens": [ids.token(content, kind) for kind, at in enumerate(t.visitors) if at == number],
        "entry": entry(t, number, looker, price),
        "source": {**card["source"]},
    }


def entry(t: Town, number: int, looker: Seat, price: int) -> Entry:
    return {
        "price": price,
        "to": hosts_of(t, looker, number) if price and not t.is_solo else [],
        "can_pay": not price or price <= sum(t.goods[looker]),
    }


def casts(t: Town, number: int, price: int, near: list[Reach], say: English) -> list[Cast]:
    takes = t.content.enchants[number]
    if not takes or t.tucked.count(number) >= t.content.town.enchantments:
        return []
    return [
        {
            "enchantment": view_cards.enchantment(t.content, reach.card, say)["id"],
            "short": reach.short_after(price),
        }
        for reach in near
        if takes >> reach.card & 1
    ]


def slot(t: Town, spot: Spot, say: English) -> Slot:
    card = view_cards.slot(t.content, spot, say)
    return {
        **card,
        "dragon": dragon(t, spot, say),
        "takes": [*card["takes"]],
        "reward": {**card["reward"]},
    }


def alley(t: Town, shop: int, say: English) -> list[AlleySpace]:
    rewards = t.content.alley_rewards
    return [
        {
            "id": ids.alley(space),
            "reward": reward_of(t.content, rewards[space]),
            "words": say.reward(t.content, rewards[space]),
            "coins": t.alley[space],
        }
        for space in t.content.alley_spaces[shop]
    ]


def spaces(t: Town) -> list[Space]:
    """With the shops on them, clockwise from the Park."""
    known = view_cards.shop_ids(t.content)
    shops = {t.space_of[shop]: known[shop] for shop in t.town}
    return [
        {
            "id": ids.space(space),
            "shop": shops.get(space),
            "facedown": space in t.new_spaces,
        }
        for space in clockwise(t)
    ]


# Enchantments


def enchantment(t: Town, card: Card, say: English) -> Enchantment:
    shown = view_cards.enchantment(t.content, card, say)
    return {
        **shown,
        "cost": {**shown["cost"]},
        "reward": {**shown["reward"]},
        "source": {**shown["source"]},
    }


def open_enchantment(t: Town, reach: Reach, say: English) -> OpenEnchantment:
    """With how near a seat is to paying for it."""
    kinds = t.content.kind_ids
    return {
        **enchantment(t, reach.card, say),
        "missing": {kinds[kind]: count for kind, count in reach.missing.items()},
        "coins": reach.coins,
        "short": reach.short,
    }
