"""Cards as they are seen, compared with the board."""

from __future__ import annotations

from emberhall.titles.duals.content import Content
from emberhall.titles.duals.numbers import Card, Space
from emberhall.titles.duals.view_types import CardView, DeckCard, Lack, OpenCard
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


def seen_cards(content: Content, cards: tuple[Card, ...], say: English) -> list[CardView]:
    return [seen_card(content, card, say) for card in cards]


def seen_open_card(
    content: Content, number: Card, board: int, closed: Space, say: English
) -> OpenCard:
    """A card with where it lies on the board, or else what it lacks."""
    spaces, matching = content.space_ids, content.fits.matching(number, board)
    return {
        **seen_card(content, number, say),
        "matches": [[spaces[space] for space in fit.spaces] for fit in matching],
        "lacks": [] if matching else _lacks(content, number, board, closed),
    }


def _lacks(content: Content, number: Card, board: int, closed: Space) -> list[Lack]:
    """Tokens that would complete a card; none can be put where the fountain stands."""
    lacks = []
    for bit in content.fits.lacking(number, board):
        type, space = content.fits.type_and_space(bit)
        if space != closed:
            lack: Lack = {"space": content.space_ids[space], "type": content.types[type].id}
            lacks.append(lack)
    return lacks


def seen_deck(
    content: Content, cards: tuple[tuple[Card, int], ...], say: English
) -> list[DeckCard]:
    """Cards of the deck that somebody knows, each with how many lie above it."""
    return [{**seen_card(content, card, say), "above": above} for card, above in cards]
