"""What went where, for events: made only while somebody listens."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.wire import Id, Seat, seat_id
from emberhall.titles.flamecraft import ids
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.kinds import Card, Kind

Moves = tuple[Move, ...]
NOTHING: Final[Moves] = ()
REPUTATION: Final = "reputation"


def unseen(moves: Moves) -> Moves:
    """For somebody who cannot see what it was."""
    return tuple(replace(move, kind="", thing=None) for move in moves)


def unnamed(moves: Moves) -> Moves:
    """For somebody who sees what goes to a deck, but has not seen it where it came from."""
    decks = (ids.ARTISANS, ids.FANCIES)
    return tuple(replace(move, thing=None) if move.to in decks else move for move in moves)


def artisan(content: Content, card: Card, from_: Id | None, to: Id) -> Move:
    """A dragon; its kind is its type."""
    kind = content.type_ids[content.type_of[card]]
    return Move(kind, from_, to, 1, ids.dragon(content, card))


def shown_in_hand(content: Content, seat: Seat, card: Card) -> Move:
    """A dragon that everybody sees from now on, where it has been."""
    return artisan(content, card, ids.hand(seat), ids.hand(seat))


def fancy(content: Content, card: Card, from_: Id, to: Id) -> Move:
    return Move(content.fancy_ids[card], from_, to, 1, ids.fancy(content, card))


def enchantment(content: Content, card: Card, from_: Id, to: Id) -> Move:
    row = content.enchantments[card]
    return Move(row.id, from_, to, 1, ids.enchantment(content, card))


def shop(content: Content, number: int, from_: Id | None, to: Id) -> Move:
    return Move(content.shop_ids[number], from_, to, 1, ids.shop(content, number))


def reputation(seat: Seat, count: int) -> Move:
    """Gained, or lost where the count is below 0."""
    if count < 0:
        return Move(REPUTATION, seat_id(seat), None, -count)
    return Move(REPUTATION, None, seat_id(seat), count)


def good(content: Content, kind: Kind, from_: Id, to: Id, count: int = 1) -> Move:
    return Move(content.kind_ids[kind], from_, to, count)


def gained(content: Content, seat: Seat, counts: Sequence[int]) -> Moves:
    """Goods from the piles."""
    return tuple(
        good(content, kind, ids.supply(content, kind), ids.goods(content, seat, kind), count)
        for kind, count in enumerate(counts)
        if count
    )


def returned(content: Content, seat: Seat, counts: Sequence[int]) -> Moves:
    """Goods to the piles."""
    return tuple(
        good(content, kind, ids.goods(content, seat, kind), ids.supply(content, kind), count)
        for kind, count in enumerate(counts)
        if count
    )
