"""What a seat may see of a chapter. The decks are secret, and hands where the table hides them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhall.kernel.steps import NO
from emberhall.kernel.wire import Ending, Id, Pile, thing
from emberhall.titles.flamefang import phases
from emberhall.titles.flamefang.draw import action_cards
from emberhall.titles.flamefang.forecast import forecast
from emberhall.titles.flamefang.growth import PATH, lowest_price
from emberhall.titles.flamefang.ids import (
    OFFER,
    OPEN_MAGIC,
    card_id,
    curse_id,
    deck_id,
    discard_id,
    event_id,
    magic_id,
    minion_id,
    path_id,
    secret_id,
    supply_id,
    tile_id,
)
from emberhall.titles.flamefang.language import RESOURCES
from emberhall.titles.flamefang.printed import card, effects, passive
from emberhall.titles.flamefang.table import PLAYING
from emberhall.titles.flamefang.unlock import NO_LEVEL, offered_level
from emberhall.titles.flamefang.view_book import chapter, story
from emberhall.titles.flamefang.view_seats import player, trait
from emberhall.titles.flamefang.view_vale import amber, boss, captive, tile
from emberhall.titles.flamefang.words import effect_words

if TYPE_CHECKING:
    from emberhall.titles.flamefang.table import Vale
    from emberhall.titles.flamefang.view_types import (
        EventView,
        FangView,
        FigureView,
        KeptView,
        MagicView,
        MinionCardView,
        OfferView,
        PassiveCardView,
        PathView,
        SecretView,
        UpgradeView,
    )

OUTCOMES = ("playing", "won", "lost")


def see(t: Vale, seat: int | None) -> FangView:
    return {
        "game": "flamefang",
        "seat": seat,
        "phase": phases.OVER if t.over else t.phase.removesuffix(" phase"),
        "round": t.round or None,
        "turn": t.turn,
        "ending": ending(t),
        "decks": decks(t),
        "supply": [pile(supply_id(kind), RESOURCES[kind], t.supply[kind]) for kind in range(3)],
        "leader": t.leader,
        "again": t.again,
        "outcome": OUTCOMES[t.outcome],
        "outcome_words": t.reason,
        "campaign": t.campaign,
        "hands": "open" if t.open_hands else "hidden",
        "chapter": chapter(t),
        "story": story(t),
        "tiles": [tile(t, slot) for slot in range(len(t.tile_at))],
        "boss": boss(t),
        "amber": amber(t),
        "captive": captive(t),
        "events": [event(t, one) for one in t.past_events],
        "path": [path(t, place, seat) for place in range(PATH)],
        "magic": {"id": OPEN_MAGIC, "tokens": [magic(t, token) for token in t.magic_open]},
        "secrets": [secret(t, one) for one in t.secrets],
        "curses": [passive_card(t, one, curse_id(t.content, one)) for one in t.curses],
        "offer": offer(t),
        "dragons": [figure(t, dragon) for dragon in range(len(t.content.dragons))],
        "absent": [kept(entry) for entry in t.absent],
        "seats": [player(t, other, seat) for other in range(t.seats)],
        "discards": discards(t),
        "felled": [felled(t, minion) for minion in t.minion_discard],
        "forecast": forecast(t) if t.phase == phases.ACTION and not t.over else [],
    }


def ending(t: Vale) -> Ending | None:
    """That the chapter is won or lost, and why."""
    if t.outcome == PLAYING:
        return None
    return {"reason": t.reason or "won", "turns_left": None}


def pile(id: Id, kind: str, count: int) -> Pile:
    return {"id": id, "kind": kind, "count": count}


def decks(t: Vale) -> list[Pile]:
    counts = {
        "upgrades": len(t.upgrade_deck),
        "conditions": len(t.condition_deck),
        "events": len(t.event_deck),
        "minions": len(t.minion_deck),
        "magic": len(t.magic_pile),
    }
    return [pile(deck_id(kind), kind, count) for kind, count in counts.items()]


def discards(t: Vale) -> list[Pile]:
    counts = {
        "upgrades": len(t.upgrade_discard),
        "conditions": len(t.condition_discard),
        "events": len(t.past_events),
        "minions": len(t.minion_discard),
        "magic": len(t.magic_discard),
    }
    return [pile(discard_id(kind), kind, count) for kind, count in counts.items()]


def event(t: Vale, number: int) -> EventView:
    row = t.content.events[number]
    return {
        "id": event_id(t.content, number),
        "event": row.id,
        "name": row.name,
        "words": row.words,
        "effects": effects(t.content, t.content.event_effects[number], t.seats),
        "happened": t.seats in row.gate,
    }


def felled(t: Vale, minion: int) -> MinionCardView:
    row = t.content.minions[minion]
    return {"id": minion_id(t.content, minion), "minion": row.id, "name": row.name}


# Cards beside the map


def path(t: Vale, place: int, seat: int | None) -> PathView:
    here = t.path[place : place + 1]
    return {"id": path_id(place), "card": upgrade(t, here[0], place, seat) if here else None}


def upgrade(t: Vale, number: int, place: int, seat: int | None) -> UpgradeView:
    price = None
    if seat is not None and action_cards(t, seat):
        price = lowest_price(t, seat, number, 0)
    seen = card(t.content, number, card_id(t.content, path_id(place), number), t.seats)
    wealth = 0 if seat is None else sum(t.hoards[seat])
    return {**seen, "price": price, "affordable": price is not None and price <= wealth}


def magic(t: Vale, token: int) -> MagicView:
    row, items = t.content.magic[token], t.content.magic_effects[token]
    return {
        "id": magic_id(t.content, token),
        "magic": row.id,
        "name": row.name,
        "words": effect_words(t.content, items),
        "effects": effects(t.content, items, t.seats),
    }


def secret(t: Vale, number: int) -> SecretView:
    row, items = t.content.secrets[number], t.content.secret_effects[number]
    return {
        "id": secret_id(t.content, number),
        "secret": row.id,
        "name": row.name,
        "kind": row.kind,
        "tile": thing("tile", row.tile) if row.tile else None,
        "words": effect_words(t.content, items),
        "effects": effects(t.content, items, t.seats),
        "stunned": number in t.rung,
    }


def passive_card(t: Vale, number: int, id: Id) -> PassiveCardView:
    """A curse or a power."""
    row, held = t.content.secrets[number], t.content.passives[number]
    assert held is not None
    seen = passive(t.content, held, t.content.passive_effects[number], t.seats)
    return {"id": id, "secret": row.id, "name": row.name, "words": seen["words"], "passive": seen}


# What is chosen before and after a chapter


def figure(t: Vale, dragon: int) -> FigureView:
    row = t.content.dragons[dragon]
    return {
        "id": thing("figure", row.id),
        "dragon": row.id,
        "name": row.name,
        "color": row.color,
        "words": row.words,
        "seat": t.dragon.index(dragon) if dragon in t.dragon else None,
    }


def offer(t: Vale) -> OfferView:
    level = offered_level(t)
    traits = t.offer if level not in (NO, NO_LEVEL) else []
    powers = t.offer if level == NO_LEVEL else []
    return {
        "id": OFFER,
        "level": level if traits else None,
        "traits": [trait(t, one, None) for one in traits],
        "powers": [passive_card(t, one, secret_id(t.content, one)) for one in powers],
    }


def kept(entry: str) -> KeptView:
    dragon, what, *old = entry.split(":")
    return {"dragon": dragon, "kept": what, "replaced": old[0] if old else None}
