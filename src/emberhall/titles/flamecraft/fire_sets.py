"""Grants of fire-ups: which dragons may still be fired up, how many, and as what.

A set lies on the table as a list of six numbers. Dragons are bits: `1 << card`. The last set is the
one in use; those before it wait for it to close.
"""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Id
from emberhall.titles.flamecraft import ids
from emberhall.titles.flamecraft.kinds import Card, Place
from emberhall.titles.flamecraft.table import Town

PLACE: Final = 0
"""The shop, the Park or the hand."""
LEFT: Final = 1
"""How many dragons may still be picked."""
DRAGONS: Final = 2
"""Those that may be picked."""
POTIONS: Final = 3
"""The swappers that have fired in this set: each does so once."""
WINDOW: Final = 4
"""Which fancies may still change this set: `POCUS_ONLY`, `POCUS_AND_HOCUS` or 0."""
POCUS: Final = 5
"""Once a fancy offers reputation instead of abilities, as Pocus does: 1 more than its number."""

NO_FIRE: Final = "no-fire"
"""The goals of Pocus"""
FIRE_ALL: Final = "fire-all"
"""and of Hocus."""

ANY_NUMBER: Final = 99
POCUS_ONLY: Final = 1
POCUS_AND_HOCUS: Final = 2
MAY_JOIN: Final = ((), (NO_FIRE,), (NO_FIRE, FIRE_ALL))
"""For each window, the goals of the fancies that may still change a set."""


def dragons_at(t: Town, place: Place) -> int:
    """The dragons awake at a place, as bits."""
    found = 0
    if not t.is_asleep(place):
        for spot in t.content.spots_of[place]:
            card = t.spots[spot]
            if card != ABSENT:
                found |= 1 << card
    return found


def open_set(t: Town, place: Place, left: int, dragons: int, window: int = 0) -> None:
    t.sets.append([place, left, dragons, 0, window, 0])


def join_sets(t: Town, place: Place, card: Card) -> None:
    """A dragon newly placed may be picked in every set that is open there."""
    if not t.is_asleep(place):
        for grant in t.sets:
            if grant[PLACE] == place:
                grant[DRAGONS] |= 1 << card


def is_any_number(left: int) -> bool:
    """Does a set with so many left never run out of picks?"""
    return left > ANY_NUMBER // 2


def window(t: Town) -> int:
    """Which fancies could join the set in use right now."""
    return t.sets[-1][WINDOW] if t.sets else 0


def rep_instead(t: Town) -> int:
    """The reputation that a fancy has offered in place of each ability of the set in use."""
    return t.content.fancies[t.sets[-1][POCUS] - 1].rep


def place_id(t: Town, place: Place) -> Id | None:
    """Of a shop, or of where a dragon of the hand lies; the Park has none as a whole."""
    if place < t.content.park_place:
        return ids.shop(t.content, place)
    return None if place == t.content.park_place else ids.SHOWN
