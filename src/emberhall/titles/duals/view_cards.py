"""Cards as they are seen, compared with the board."""

from __future__ import annotations

from emberhall.titles.duals.content import Content
from emberhall.titles.duals.numbers import Card
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.view_types import CardView, Lack, OpenCard
from emberhall.titles.duals.words import English


def seen_card(content: Content, number: Card, say: English) -> CardView:
    row = content.cards[number]
    return {
        "id": content.card_ids[number],
        "card": row.id,
        "name": row.name,
        "words": say.card(content, number),
        "pattern": row.pattern,
        "shape": [[*space] for space in content.patterns[row.pattern].spaces],
        "types": [*row.types],
        "reputation": row.reputation,
        "source": dict(row.source),
    }


def seen_open_card(t: Gameboard, number: Card, board: int, say: English) -> OpenCard:
    """A card with where it lies on the board, or else what it lacks."""
    spaces, matching = t.content.space_ids, t.content.fits.matching(number, board)
    return {
        **seen_card(t.content, number, say),
        "matches": [[spaces[space] for space in fit.spaces] for fit in matching],
        "lacks": [] if matching else _lacks(t, number, board),
    }


def _lacks(t: Gameboard, number: Card, board: int) -> list[Lack]:
    """Tokens that would complete a card; none can be put where the fountain stands."""
    content, lacks = t.content, []
    for bit in content.fits.lacking(number, board):
        type, space = content.fits.type_and_space(bit)
        if space != t.miniature:
            lack: Lack = {"space": content.space_ids[space], "type": content.types[type].id}
            lacks.append(lack)
    return lacks
