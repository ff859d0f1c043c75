"""What goes where, as events tell it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.wire import Id, Seat
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.ids import (
    deck_id,
    discard_id,
    hand_id,
    hoard_id,
    lying_id,
    magic_id,
    minion_id,
    path_id,
    prep_id,
    quest_id,
    supply_id,
    tile_id,
)
from emberhall.titles.flamefang.story.book import open_page
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import (
    QUEST,
    RESOURCES,
    Card,
    Good,
    Minion,
    Resource,
    Tile,
    Token,
)

QUESTS: Final = {"cargo": "load", "scout": "mark", "seal": "seal", "douse": "fire"}
"""What quest tokens stand for, by goal."""

# Cards and tokens


def card_goes(content: Content, card: Card, from_: Id | None, to: Id | None) -> Move:
    return Move(content.cards[card].id, from_, to)


def cards_go(
    content: Content, cards: Iterable[Card], from_: Id | None, to: Id | None
) -> tuple[Move, ...]:
    """Several cards by kind, equal ones as one move."""
    counts = Counter(cards)
    return tuple(Move(content.cards[card].id, from_, to, counts[card]) for card in sorted(counts))


def hand_or_prep(seat: Seat, from_hand: bool) -> Id:
    return hand_id(seat) if from_hand else prep_id(seat)


def path_closes(t: Vale, gap: int) -> tuple[Move, ...]:
    """The cards after a gap in the upgrade path move up."""
    after = enumerate(t.path[gap:], start=gap)
    return tuple(card_goes(t.content, card, path_id(n + 1), path_id(n)) for n, card in after)


def magic_goes(content: Content, token: Token, from_: Id | None, to: Id | None) -> Move:
    return Move(content.magic[token].id, from_, to, thing=magic_id(content, token))


def minions_return(content: Content, minions: Iterable[Minion]) -> tuple[Move, ...]:
    """Discarded minions become a new deck."""
    places = discard_id("minions"), deck_id("minions")
    return tuple(Move(content.minions[minion].id, *places) for minion in minions)


def minion_goes(content: Content, minion: Minion, from_: Id | None, to: Id | None) -> Move:
    return Move(content.minions[minion].id, from_, to, thing=minion_id(content, minion))


# Resources


def gained(seat: Seat, kind: Resource) -> Move:
    return Move(RESOURCES[kind], supply_id(kind), hoard_id(seat, kind))


def spent(seat: Seat, kind: Resource, count: int = 1) -> Move:
    return Move(RESOURCES[kind], hoard_id(seat, kind), supply_id(kind), count)


def picked_up(t: Vale, seat: Seat, kind: Resource) -> Move:
    return Move(RESOURCES[kind], lying_id(t.content, t.at[seat], kind), hoard_id(seat, kind))


def dropped(t: Vale, seat: Seat, good: Good) -> Move:
    kind = quest_kind(t) if good == QUEST else RESOURCES[good]
    return Move(kind, hoard_id(seat, good), lying_id(t.content, t.at[seat], good))


def scattered(t: Vale, kind: Resource, count: int, tile: Tile) -> Move:
    return Move(RESOURCES[kind], supply_id(kind), lying_id(t.content, tile, kind), count)


# Quest tokens


def quest_kind(t: Vale) -> str:
    """What quest tokens stand for on the open page."""
    return QUESTS.get(open_page(t).goal.verb, "quest")


def quest_goes(t: Vale, tile: Tile, to: Id | None, count: int = 1) -> Move:
    return Move(quest_kind(t), quest_id(t.content, tile), to, count)


def quest_comes(t: Vale, tile: Tile, count: int = 1) -> Move:
    return Move(quest_kind(t), None, quest_id(t.content, tile), count)


# Pieces and damage


def piece_goes(t: Vale, kind: str, thing: Id, from_tile: Tile | None, to_tile: Tile | None) -> Move:
    """A dragon, an enemy or a structure from tile to tile."""
    from_ = None if from_tile is None else tile_id(t.content, from_tile)
    to = None if to_tile is None else tile_id(t.content, to_tile)
    return Move(kind, from_, to, thing=thing)


def hurts(thing: Id, count: int) -> Move:
    return Move("damage", None, thing, count)


def heals(thing: Id, count: int) -> Move:
    return Move("damage", thing, None, count)
