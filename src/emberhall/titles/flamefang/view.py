"""What a seat may see of a chapter. The decks are secret, and hands where the table hides them."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Ending, Id, Pile, Seat, thing
from emberhall.titles.flamefang import phases
from emberhall.titles.flamefang.cards.growth import PATH, best_to_replace, price
from emberhall.titles.flamefang.ids import (
    OFFER,
    OPEN_MAGIC,
    card_id,
    curse_id,
    deck_id,
    discard_id,
    event_id,
    figure_id,
    minion_id,
    path_id,
    secret_id,
    supply_id,
)
from emberhall.titles.flamefang.story.unlock import NO_LEVEL, offered_level
from emberhall.titles.flamefang.table import PLAYING, Vale
from emberhall.titles.flamefang.things import RESOURCES, Card, Figure, Minion
from emberhall.titles.flamefang.view_parts.book import chapter, story
from emberhall.titles.flamefang.view_parts.card_types import PathView, SecretView, UpgradeView
from emberhall.titles.flamefang.view_parts.card_views import CardViews, card_views
from emberhall.titles.flamefang.view_parts.forecast import forecast
from emberhall.titles.flamefang.view_parts.seats import magic, passive_card, player, trait
from emberhall.titles.flamefang.view_parts.vale import amber, boss, captive, tile
from emberhall.titles.flamefang.view_types import (
    EventView,
    FangView,
    FigureView,
    KeptView,
    MinionCardView,
    OfferView,
)
from emberhall.titles.flamefang.words.english import English

OUTCOMES: Final = ("playing", "won", "lost")


def see(t: Vale, seat: Seat | None, say: English) -> FangView:
    views = card_views(t.content, t.seats, say)
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
        "outcome_words": say.reason(t.content, t.reason),
        "campaign": t.campaign,
        "hands": "open" if t.open_hands else "hidden",
        "chapter": chapter(t),
        "story": story(t, views),
        "tiles": [tile(t, slot, views) for slot in range(len(t.tile_at))],
        "boss": boss(t, views),
        "amber": amber(t),
        "captive": captive(t),
        "events": [event(t, one, views) for one in t.past_events],
        "path": path(t, seat, views),
        "magic": {"id": OPEN_MAGIC, "tokens": [magic(token, views) for token in t.magic_open]},
        "secrets": [secret(t, one, views) for one in t.secrets],
        "curses": [passive_card(one, curse_id(t.content, one), views) for one in t.curses],
        "offer": offer(t, views),
        "dragons": [figure(t, dragon) for dragon in range(len(t.content.dragons))],
        "absent": [kept(entry) for entry in t.absent],
        "seats": [player(t, other, seat, views) for other in range(t.seats)],
        "discards": discards(t),
        "felled": [felled(t, minion) for minion in t.minion_discard],
        "forecast": forecast(t) if t.phase == phases.ACTION and not t.over else [],
        "source": dict(t.content.chapters[t.chapter - 1].sources),
    }


def ending(t: Vale) -> Ending | None:
    """That the chapter is won or lost, and why."""
    if t.outcome == PLAYING:
        return None
    return {"reason": t.reason or "won", "turns_left": None}


def pile(place: Id, kind: str, count: int) -> Pile:
    return {"id": place, "kind": kind, "count": count}


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


def event(t: Vale, number: int, views: CardViews) -> EventView:
    row = t.content.events[number]
    return {
        "id": event_id(t.content, number),
        "event": row.id,
        "name": row.name,
        "words": row.words,
        "effects": views.effects(t.content.event_effects[number]),
        "happened": t.seats in row.gate,
        "source": dict(row.source),
    }


def felled(t: Vale, minion: Minion) -> MinionCardView:
    row = t.content.minions[minion]
    return {"id": minion_id(t.content, minion), "minion": row.id, "name": row.name}


# Cards beside the map


def path(t: Vale, seat: Seat | None, views: CardViews) -> list[PathView]:
    """Its places in order; whoever looks is told what the cards would cost them."""
    old = ABSENT if seat is None else best_to_replace(t, seat)
    wealth = 0 if seat is None else sum(t.hoards[seat])
    seen: list[PathView] = [
        {"id": path_id(place), "card": upgrade(t, place, old, wealth, views)}
        for place in range(len(t.path))
    ]
    gaps: list[PathView] = [
        {"id": path_id(place), "card": None} for place in range(len(t.path), PATH)
    ]
    return seen + gaps


def upgrade(t: Vale, place: int, old: Card, wealth: int, views: CardViews) -> UpgradeView:
    number = t.path[place]
    seen = views.card(number, card_id(t.content, path_id(place), number))
    first = t.path.index(number)
    seen["same_as"] = None if first == place else card_id(t.content, path_id(first), number)
    cost = price(t, number, old, 0) if old != ABSENT else None
    return {**seen, "price": cost, "affordable": cost is not None and cost <= wealth}


def secret(t: Vale, number: int, views: CardViews) -> SecretView:
    row, items = t.content.secrets[number], t.content.secret_effects[number]
    return {
        "id": secret_id(t.content, number),
        "secret": row.id,
        "name": row.name,
        "kind": row.kind,
        "tile": thing("tile", row.tile) if row.tile else None,
        "words": views.words(items),
        "effects": views.effects(items),
        "stunned": number in t.rung,
        "source": dict(row.source),
    }


# What is chosen before and after a chapter


def figure(t: Vale, dragon: Figure) -> FigureView:
    row = t.content.dragons[dragon]
    return {
        "id": figure_id(t.content, dragon),
        "dragon": row.id,
        "name": row.name,
        "color": row.color,
        "words": row.words,
        "seat": t.dragon.index(dragon) if dragon in t.dragon else None,
        "source": dict(row.source),
    }


def offer(t: Vale, views: CardViews) -> OfferView:
    level = offered_level(t)
    traits = t.offer if level not in (ABSENT, NO_LEVEL) else []
    powers = t.offer if level == NO_LEVEL else []
    return {
        "id": OFFER,
        "level": level if traits else None,
        "traits": [trait(one, None, views) for one in traits],
        "powers": [passive_card(one, secret_id(t.content, one), views) for one in powers],
    }


def kept(entry: str) -> KeptView:
    dragon, what, *old = entry.split(":")
    return {"dragon": dragon, "kept": what, "replaced": old[0] if old else None}
