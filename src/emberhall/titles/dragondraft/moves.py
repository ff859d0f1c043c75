"""What went where at the fair, for those who listen."""

from __future__ import annotations

from emberhall.kernel.events import Move
from emberhall.titles.dragondraft import things
from emberhall.titles.dragondraft.numbers import Card, Space
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.things import DECK, DISCARD, SPECTATOR, THISTLES

Moves = tuple[Move, ...]


def gathered(t: Fair) -> Moves:
    """The discard pile goes back to the deck."""
    counts = zip(t.content.cards, t.discard, strict=True)
    return tuple(Move(card, DISCARD, DECK, count) for card, count in counts if count)


def laid_out(t: Fair, cards: list[Card]) -> Moves:
    """Cards of the deck are laid on the board, column by column."""
    rows, places = t.content.board.rows, t.content.places
    spaces = (t.content.space_ids[n % rows * places + n // rows] for n in range(t.content.spaces))
    dealt = zip(cards, spaces, strict=False)
    return tuple(Move(t.content.cards[card], DECK, space) for card, space in dealt)


def recruited(t: Fair, space: Space, thistles: int) -> Moves:
    """A card goes from the board, and thistles from their stack, to the hand at turn."""
    card, place = t.content.cards[t.laid[space]], t.content.space_ids[space]
    taken = Move(card, place, things.in_hand(t.turn, card))
    thistle = t.content.cards[t.content.thistle]
    pricks = Move(thistle, THISTLES, things.in_hand(t.turn, thistle), thistles)
    return (taken, pricks) if thistles else (taken,)


def attracted(t: Fair, spectators: int) -> Moves:
    """Spectators come to the seat at turn."""
    come = Move(SPECTATOR, None, things.a_seat(t.turn), spectators)
    return (come,) if spectators else ()


def discarded(t: Fair, card: Card, count: int) -> Moves:
    """Cards go from the hand at turn to the discard pile."""
    name = t.content.cards[card]
    return (Move(name, things.in_hand(t.turn, name), DISCARD, count),) if count else ()


def hand_cleared(t: Fair) -> Moves:
    """Dragons are discarded, thistles go back to their stack."""
    hand = t.hands[t.turn]
    dragons = (discarded(t, card, hand[card]) for card in range(len(t.content.dragons)))
    return (*(move for moves in dragons for move in moves), *_thistles_back(t))


def _thistles_back(t: Fair) -> Moves:
    held, name = t.hands[t.turn][t.content.thistle], t.content.cards[t.content.thistle]
    return (Move(name, things.in_hand(t.turn, name), THISTLES, held),) if held else ()


def board_cleared(t: Fair) -> Moves:
    """What still lies on the board is discarded."""
    cards, ids = t.content.cards, t.content.space_ids
    left = (space for row in t.rows for space in row)
    return tuple(Move(cards[t.laid[space]], ids[space], DISCARD) for space in left)
