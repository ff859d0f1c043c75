"""Cards, effects and the like as they are printed: made once, and copied for every view."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from emberhall.kernel.wire import Id, thing
from emberhall.titles.flamefang.language import ASPECTS, GOLD, NO_TILE, ONE_BY_ONE, RESOURCES
from emberhall.titles.flamefang.words import card_words, passive_words

if TYPE_CHECKING:
    from emberhall.titles.flamefang.content import Content, Items
    from emberhall.titles.flamefang.language import Effect, Passive
    from emberhall.titles.flamefang.view_types import (
        CardView,
        EffectView,
        ExtraView,
        KeywordView,
        PassiveView,
    )

WITH_RESOURCE = ("gain", "scatter")


def effects(content: Content, items: Items, players: int) -> list[EffectView]:
    """A list of effects as data; those that come one by one are counted."""
    return [_copied(effect) for effect in _effects(content, items, players)]


@cache
def _effects(content: Content, items: Items, players: int) -> tuple[EffectView, ...]:
    return tuple(
        _effect(content, item, items.count(item), players) for item in dict.fromkeys(items)
    )


def _effect(content: Content, item: int, times: int, players: int) -> EffectView:
    effect = content.effects[item]
    by_one = effect.verb in ONE_BY_ONE
    return {
        "verb": effect.verb,
        "count": times if by_one else effect.count[players - 1],
        "reach": effect.reach,
        "resource": _resource(effect),
        "who": effect.who or None,
        "tiles": [thing("tile", tile) for tile in effect.tiles],
        "names": list(effect.names),
        "lists": [list(_effects(content, inner, players)) for inner in content.inner[item]],
    }


def _resource(effect: Effect) -> str | None:
    if effect.verb not in WITH_RESOURCE:
        return None
    return RESOURCES[effect.resource] if effect.resource <= GOLD else "any"


def _copied(effect: EffectView) -> EffectView:
    return {
        **effect,
        "tiles": effect["tiles"].copy(),
        "names": effect["names"].copy(),
        "lists": [[_copied(one) for one in inner] for inner in effect["lists"]],
    }


def passive(content: Content, row: Passive, items: Items, players: int) -> PassiveView:
    key, _, aspect = row.key.partition(" ")
    return {
        "kind": row.kind,
        "key": key,
        "aspect": aspect or None,
        "value": row.value,
        "tile": thing("tile", row.tile) if row.tile != NO_TILE else None,
        "effects": effects(content, items, players),
        "words": passive_words(content, row, items),
    }


def card(content: Content, number: int, id: Id, players: int) -> CardView:
    """A card where it lies."""
    printed = _card(content, number, players)
    extra, held = printed["extra"], printed["passive"]
    return {
        **printed,
        "id": id,
        "effects": [_copied(effect) for effect in printed["effects"]],
        "extra": extra and _copied_extra(extra),
        "passive": held and _copied_passive(held),
    }


def _copied_extra(extra: ExtraView) -> ExtraView:
    return {**extra, "effects": [_copied(effect) for effect in extra["effects"]]}


def _copied_passive(held: PassiveView) -> PassiveView:
    return {**held, "effects": [_copied(effect) for effect in held["effects"]]}


@cache
def _card(content: Content, number: int, players: int) -> CardView:
    row, is_condition = content.cards[number], content.is_condition[number]
    ability = row.ability
    return {
        "id": Id(""),
        "card": row.id,
        "name": row.name,
        "words": card_words(content, row),
        "group": row.group,
        "aspect": None if is_condition else ASPECTS[row.aspect],
        "condition": is_condition,
        "remedy": row.value if is_condition and not row.main else None,
        "hearts": row.hearts,
        "hoard": row.hoard,
        "cost": row.cost,
        "effects": effects(content, row.main, players),
        "extra": _extra(content, number, players),
        "passive": passive(content, ability, row.use, players) if ability else None,
    }


def _extra(content: Content, number: int, players: int) -> ExtraView | None:
    row = content.cards[number]
    if not row.extra:
        return None
    return {"price": row.price, "effects": effects(content, row.extra, players)}


def keyword(text: str) -> KeywordView | None:
    """`burst 2`: a keyword, its number and what it means."""
    if not text:
        return None
    name, _, number = text.partition(" ")
    return {"keyword": name, "count": int(number) if number else None, "words": ""}
