"""What a seat may see of a game of Flamecraft. Hands, fancies and the decks are the secrets."""

from __future__ import annotations

from functools import cache
from typing import Any

from emberhall.kernel.steps import NO
from emberhall.titles.flamecraft import phases
from emberhall.titles.flamecraft.achievements import award, is_reached, progress
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.gathering import gathered
from emberhall.titles.flamecraft.moon import moon_worth
from emberhall.titles.flamecraft.score import lines
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.words.cards import (
    achievement_words,
    companion_words,
    goal_words,
    reward_words,
    way_words,
)
from emberhall.titles.flamecraft.words.names import ability_words


def see(t: Town, seat: int | None) -> dict[str, Any]:
    return {
        "game": "flamecraft",
        "seat": seat,
        "phase": phases.OVER if t.over else t.phase,
        "turn": t.turn,
        "turns": t.turns,
        "ending": t.ending,
        "final turns": None if t.finals == NO else t.finals,
        "town": [shop(t, number) for number in t.town],
        "facedown": len(t.new_shops),
        "spaces": t.spaces,
        "shops to come": len(t.shop_deck),
        "park": [park(t, spot) for spot in t.content.park_spots],
        "artisans to come": len(t.artisan_deck),
        "shown": dragon(t, t.spots[t.content.hand]),
        "held": dragon(t, t.spots[t.content.held]),
        "row": [enchantment(t.content, card) for card in t.row],
        "enchantments to come": len(t.enchantment_deck),
        "fancies to come": len(t.fancy_deck),
        "supply": goods(t, t.supply),
        "seats": [player(t, other, seat) for other in range(t.seats)],
        "abilities": {**abilities(t.content)},
        "enchantments a shop": t.content.town.enchantments,
        "solo": solo(t) if t.is_solo else None,
    }


@cache
def abilities(content: Content) -> dict[str, str]:
    """What each type of dragon does when it is fired up."""
    rows = enumerate(content.types)
    return {row.id: ability_words(content, content.first_of(kind)) for kind, row in rows}


def goods(t: Town, counts: list[int]) -> dict[str, int]:
    return dict(zip(t.content.kind_ids, counts, strict=True))


def dragon(t: Town, card: int) -> dict[str, str] | None:
    if card == NO:
        return None
    name, type = t.content.dragon_of(card)
    return {"name": name, "type": type}


def park(t: Town, spot: int) -> dict[str, Any] | None:
    here = dragon(t, t.spots[spot])
    lying = [t.content.kind_ids[kind] for kind in t.park_goods[spot - t.content.park]]
    return None if here is None else {**here, "goods": lying}


@cache
def printed_on_shop(content: Content, number: int) -> dict[str, Any]:
    """What a shop's card says, which never changes."""
    row = content.shops[number]
    return {
        "id": row.id,
        "name": row.name,
        "icon": row.icon,
        "gives": row.gives,
        "asleep": row.asleep,
        "free entry": row.free_entry,
    }


@cache
def ability_of(content: Content, number: int) -> tuple[str, ...]:
    return tuple(way_words(content, way) for way in content.shops[number].ability)


@cache
def printed_on_slot(content: Content, spot: int) -> tuple[tuple[str, ...], str]:
    """The types a slot takes, and its reward."""
    takes = content.takes[spot]
    ids = tuple(id for type, id in enumerate(content.type_ids) if takes >> type & 1)
    return ids, reward_words(content, content.rewards[spot])


@cache
def printed_on_enchantment(content: Content, card: int) -> dict[str, Any]:
    row = content.enchantments[card]
    return {
        "id": row.id,
        "name": row.name,
        "icon": row.icon,
        "reward": reward_words(content, content.enchantment_rewards[card]),
        "per set": row.per_set,
        "no coins": row.no_coins,
    }


@cache
def printed_on_fancy(content: Content, card: int) -> dict[str, Any]:
    row = content.fancies[card]
    words = goal_words(content, card)
    return {"id": row.id, "name": row.name, "time": row.time, "words": words}


def shop(t: Town, number: int) -> dict[str, Any]:
    content, is_alley = t.content, bool(t.content.shops[number].spaces)
    tucked = [card for card, where in enumerate(t.tucked) if where == number]
    return {
        **printed_on_shop(content, number),
        "ability": [*ability_of(content, number)],
        "slots": [slot(t, spot) for spot in content.spots_of[number]],
        "enchantments": [enchantment(content, card) for card in tucked],
        "spaces": alley(content) if is_alley else [],
        "coins left": [*t.alley] if is_alley else [],
        "brings": goods(t, gathered(t, number)),
        "visitors": [seat for seat in range(t.seats) if t.at[seat] == number],
        "tokens": [content.type_ids[type] for type, at in enumerate(t.visitors) if at == number],
    }


def alley(content: Content) -> list[str]:
    return [reward_words(content, reward) for reward in content.alley_rewards]


def slot(t: Town, spot: int) -> dict[str, Any]:
    takes, reward = printed_on_slot(t.content, spot)
    return {"takes": [*takes], "reward": reward, "dragon": dragon(t, t.spots[spot])}


def enchantment(content: Content, card: int) -> dict[str, Any]:
    cost = dict(content.enchantments[card].cost)
    return {**printed_on_enchantment(content, card), "cost": cost}


def fancy(t: Town, seat: int, card: int) -> dict[str, Any]:
    """A fancy with what it would pay its owner if the game ended now, where that is its time."""
    is_moon = not t.content.is_sun[card]
    now = moon_worth(t, seat, card) if is_moon else None
    return {**printed_on_fancy(t.content, card), "worth now": now}


def player(t: Town, seat: int, viewer: int | None) -> dict[str, Any]:
    """What lies before one seat. Of another's cards one knows how many, and what was seen."""
    own = seat == viewer
    cards = t.hands[seat] if own else t.shown[seat]
    known = [
        card
        for card in t.fancies[seat]
        if own or (viewer is not None and t.gifted_by[card] == viewer)
    ]
    content, companion = t.content, t.companions[seat] if t.companions else NO
    return {
        "at": None if t.at[seat] == NO else content.shops[t.at[seat]].id,
        "reputation": t.rep[seat],
        "goods": goods(t, t.goods[seat]),
        "hand": [dragon(t, card) for card in cards],
        "artisans": len(t.hands[seat]),
        "fancies": [fancy(t, seat, card) for card in known],
        "unscored": len(t.fancies[seat]),
        "scored": [fancy(t, seat, card) for card in t.scored[seat]],
        "reserved": None if t.reserved[seat] == NO else enchantment(content, t.reserved[seat]),
        "companion": None
        if companion == NO
        else {
            "id": content.companions[companion].id,
            "name": content.companions[companion].name,
            "words": companion_words(content, companion),
            "used": bool(t.used[seat]),
        },
        "sheet": lines(t, seat),
    }


def solo(t: Town) -> dict[str, Any]:
    content = t.content
    return {
        "token": None if t.token == NO else content.type_ids[t.token],
        "award": award(content, t.rep[0]).name,
        "achievements": [
            {
                "id": row.id,
                "words": achievement_words(content, number),
                "so far": progress(t, number),
                "count": row.count,
                "reached": is_reached(t, number),
                "unlocked": number in (*t.achievements, *t.unlocked),
                "now": number in t.unlocked,
            }
            for number, row in enumerate(content.achievements)
        ],
    }
