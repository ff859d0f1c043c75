"""What is printed on cards, which never changes. Whoever hands it on must copy it."""

from __future__ import annotations

from functools import cache

from emberhall.kernel.sources import label_of
from emberhall.kernel.wire import Id
from emberhall.titles.flamecraft import ids
from emberhall.titles.flamecraft.card_types import (
    Dragon,
    DragonType,
    Enchantment,
    Fancy,
    Goal,
    Shop,
    Slot,
)
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.kinds import Card, Spot
from emberhall.titles.flamecraft.progress import most_of
from emberhall.titles.flamecraft.rewards import reward_of
from emberhall.titles.flamecraft.words import English


@cache
def spot_ids(content: Content) -> tuple[Id, ...]:
    return tuple(ids.spot(content, spot) for spot in range(content.held + 1))


@cache
def shop_ids(content: Content) -> tuple[Id, ...]:
    return tuple(ids.shop(content, shop) for shop in range(len(content.shops)))


@cache
def dragon_ids(content: Content) -> tuple[Id, ...]:
    return tuple(ids.dragon(content, card) for card in range(len(content.dragon_ids)))


@cache
def dragons(content: Content, say: English) -> tuple[Dragon, ...]:
    return tuple(
        {
            "id": ids.dragon(content, card),
            "kind": content.type_ids[content.type_of[card]],
            "name": content.dragon_names[card],
            "words": say.ability(content, content.type_of[card]),
            "source": dragon_source(content, card),
        }
        for card in range(len(content.dragon_ids))
    )


def dragon_source(content: Content, card: Card) -> dict[str, str]:
    """Of its name, and of what its type does."""
    row, number = content.types[content.type_of[card]], card % content.copies + 1
    return {
        "name": label_of(row.source, "names", number),
        "ability": label_of(row.source, "ability"),
    }


def dragon(content: Content, card: Card, say: English) -> Dragon:
    """An artisan, to be handed on."""
    shown = dragons(content, say)[card]
    return {**shown, "source": {**shown["source"]}}


@cache
def types(content: Content, say: English) -> tuple[DragonType, ...]:
    return tuple(
        {
            "kind": row.id,
            "name": row.name,
            "ability": row.ability,
            "words": say.ability(content, type),
            "source": dict(row.source),
        }
        for type, row in enumerate(content.types)
    )


@cache
def shop(content: Content, number: int, say: English) -> Shop:
    """A shop before anything has come there."""
    row = content.shops[number]
    return {
        "id": ids.shop(content, number),
        "card": row.id,
        "name": row.name,
        "icon": row.icon,
        "gives": row.gives,
        "brings": {},
        "ability": [say.way(content, way) for way in row.ability],
        "asleep": row.asleep,
        "free_entry": row.free_entry,
        "slots": [slot(content, spot, say) for spot in content.spots_of[number]],
        "enchantments": [],
        "casts": [],
        "spaces": [],
        "visitors": [],
        "tokens": [],
        "entry": {"price": 0, "to": [], "can_pay": True},
        "source": dict(row.source),
    }


@cache
def slot(content: Content, spot: Spot, say: English) -> Slot:
    takes, reward = content.takes[spot], content.rewards[spot]
    return {
        "id": ids.spot(content, spot),
        "dragon": None,
        "takes": [id for type, id in enumerate(content.type_ids) if takes >> type & 1],
        "reward": reward_of(content, reward),
        "words": say.reward(content, reward),
    }


@cache
def enchantment(content: Content, card: Card, say: English) -> Enchantment:
    row = content.enchantments[card]
    return {
        "id": ids.enchantment(content, card),
        "card": row.id,
        "name": row.name,
        "words": say.enchantment(content, card),
        "icon": row.icon,
        "cost": dict(row.cost),
        "reward": reward_of(content, content.enchantment_rewards[card]),
        "per_set": row.per_set,
        "no_coins": row.no_coins,
        "source": dict(row.source),
    }


@cache
def fancy(content: Content, card: Card, say: English) -> Fancy:
    row = content.fancies[card]
    return {
        "id": ids.fancy(content, card),
        "card": row.id,
        "name": row.name,
        "words": say.goal(content, card),
        "time": row.time,
        "goal": goal(content, card),
        "progress": 0,
        "max": most_of(content, card),
        "worth": None,
        "source": dict(row.source),
    }


def goal(content: Content, card: Card) -> Goal:
    row = content.fancies[card]
    reputation = {"reputation": row.rep} if row.rep else {}
    return {
        "kind": row.goal,
        "of": row.type,
        "count": row.count,
        "reward": reputation | reward_of(content, content.fancy_rewards[card]),
        "most": row.most,
        "limit": row.limit,
    }
