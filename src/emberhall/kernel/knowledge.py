"""Who knows where a hidden card lies, and guesses that keep to it.

A title whose cards are numbered, each of them once, marks every card with the seats that know
where it lies: a bit for each seat, or `EVERYBODY`. A card is marked when it goes where others
cannot look, and keeps its mark when it is drawn from there: who knew the place saw it go.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberhall.kernel.table import Table
from emberhall.kernel.wire import Seat

NOBODY: Final = 0
EVERYBODY: Final = -1
"""Every seat, and spectators."""


def only(seat: Seat) -> int:
    """The mark of a card whose place this seat alone knows."""
    return 1 << seat


def knows(mark: int, seat: Seat | None) -> bool:
    """Whether a seat, or a spectator, knows where a card with this mark lies."""
    return mark < 0 if seat is None else mark >> seat & 1 == 1


def known_to(seat: Seat | None, cards: Iterable[int], marks: list[int]) -> list[int]:
    """Those of the cards whose place a seat knows."""
    if seat is None:
        return [card for card in cards if marks[card] < 0]
    mark = only(seat)
    return [card for card in cards if marks[card] & mark]


def hide(hand: list[int], card: int, seat: Seat, marks: list[int]) -> None:
    """A card has left this hand unseen: others can no longer tell which are still there.

    If it was the only one, they know which card has left.
    """
    if not hand:
        marks[card] |= only(seat)
        return
    marks[card] = only(seat)
    for left in hand:
        marks[left] = NOBODY


def deal_anew(
    t: Table, seat: Seat | None, marks: list[int], deck: list[int], hands: list[list[int]]
) -> None:
    """Deal anew, among a deck and hands, all cards whose place a seat does not know.

    Marks stay where they are and come to lie on other cards: that somebody put a card there is
    no secret, only which. A hand has no order, and its marks must not give one away.
    """
    unseen: list[int] = []
    marked: list[int] = []
    blind: list[list[int]] = []
    for pile in (deck, *hands):
        places = [n for n, card in enumerate(pile) if not knows(marks[card], seat)]
        blind.append(places)
        unseen += [pile[n] for n in places]
        on_places = [marks[pile[n]] for n in places]
        marked += on_places if pile is deck else sorted(on_places)
    unseen.sort()
    t.shuffle(unseen)
    for card, mark in zip(unseen, marked, strict=True):
        marks[card] = mark
    dealt = iter(unseen)
    for pile, places in zip((deck, *hands), blind, strict=True):
        for n in places:
            pile[n] = next(dealt)
    for hand in hands:
        hand.sort()
