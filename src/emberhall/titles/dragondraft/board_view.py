"""What lies in the middle: cards on the board, and what goblins can work on."""

from __future__ import annotations

from functools import lru_cache

from emberhall.kernel.sources import label_of
from emberhall.titles.dragondraft import things
from emberhall.titles.dragondraft.content import Content
from emberhall.titles.dragondraft.numbers import Card
from emberhall.titles.dragondraft.rows import PileRow
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.view_types import CardKind, Grandstands, Space, Special, Tile
from emberhall.titles.dragondraft.words import English


def card_kinds(content: Content, say: English) -> list[CardKind]:
    """What is printed on each kind of card."""
    return [
        {**kind, "totals": [*kind["totals"]], "source": {**kind["source"]}}
        for kind in _card_kinds(content, say)
    ]


@lru_cache(maxsize=4)
def _card_kinds(content: Content, say: English) -> list[CardKind]:
    return [_card_kind(content, number, say) for number in range(len(content.cards))]


def _card_kind(content: Content, number: Card, say: English) -> CardKind:
    dragon = content.dragons[number] if number < len(content.dragons) else None
    return {
        "card": content.cards[number],
        "name": content.names[number],
        "words": say.card(content, number),
        "copies": content.copies[number],
        "minimum": dragon.minimum if dragon else 0,
        "each": dragon.each if dragon else 0,
        "totals": list(dragon.totals) if dragon else [],
        "most": dragon.most if dragon else 0,
        "goblins": {content.helper: 1, content.pair: 2}.get(number, 0),
        "source": dict(content.card_sources[number]),
    }


def board(t: Fair) -> list[list[Space]]:
    """Each row from the rope outwards."""
    return [_row(t, number) for number in range(len(t.rows))]


def _row(t: Fair, number: int) -> list[Space]:
    ids, first = t.content.space_ids, number * t.content.places
    row: list[Space] = [
        {"id": id, "card": None, "thistles": None} for id in ids[first : first + t.content.places]
    ]
    for thistles, space in enumerate(t.rows[number]):
        row[space - first]["card"] = t.content.cards[t.laid[space]]
        row[space - first]["thistles"] = thistles
    return row


def grandstands(t: Fair) -> list[Grandstands]:
    return [
        {"id": things.pile(pile.cost), "cost": pile.cost, "tiles": _tiles(t, number)}
        for number, pile in enumerate(t.content.piles)
    ]


def _tiles(t: Fair, number: int) -> list[Tile]:
    pile, built = t.content.piles[number], t.built[number]
    left = enumerate(pile.spectators[built:], start=built + 1)
    return [
        {
            "id": things.tile(pile.cost, n),
            "spectators": spectators,
            "source": _tile_source(pile, n),
        }
        for n, spectators in left
    ]


def _tile_source(pile: PileRow, number: int) -> dict[str, str]:
    source = pile.source
    return {"cost": label_of(source, "cost"), "spectators": label_of(source, "spectators", number)}


def specials(t: Fair, say: English) -> list[Special]:
    if not t.specials:
        return []
    return [
        {
            "special": special.id,
            "cost": special.cost,
            "figure": things.figure(special.id),
            "name": special.name,
            "words": say.special(special),
            "effect": special.effect,
            "count": special.count,
            "source": dict(special.source),
        }
        for special in t.content.specials
    ]
