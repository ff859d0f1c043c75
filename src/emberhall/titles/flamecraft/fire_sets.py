"""Grants of fire-ups: which dragons may still be fired up, how many, and as what.

A set lies on the table as a list of five numbers. Dragons are bits: `1 << card`. The last set is
the one in use; those before it wait for it to close.
"""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import ABSENT, NO_PICKS
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
"""Which fancies may change this set: `POCUS_ONLY`, `POCUS_AND_HOCUS` or 0."""

NO_FIRE: Final = "no-fire"
"""The goals of Pocus"""
FIRE_ALL: Final = "fire-all"
"""and of Hocus."""

ANY_NUMBER: Final = 99
POCUS_ONLY: Final = 1
POCUS_AND_HOCUS: Final = 2
MAY_JOIN: Final = ((), (NO_FIRE,), (NO_FIRE, FIRE_ALL))
"""For each window, the goals of the fancies that may change a set."""


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
    t.sets.append([place, left, dragons, 0, window])


def join_sets(t: Town, place: Place, card: Card) -> None:
    """A dragon newly placed may be picked in every set that is open there."""
    if not t.is_asleep(place):
        for grant in t.sets:
            if grant[PLACE] == place:
                grant[DRAGONS] |= 1 << card


def is_any_number(left: int) -> bool:
    """Does a set with so many left never run out of picks?"""
    return left > ANY_NUMBER // 2


def pickable(t: Town, grant: list[int]) -> list[int]:
    """The spots of the dragons that may still be picked in a set."""
    dragons, spots = grant[DRAGONS] & ~grant[POTIONS], t.spots
    if not dragons:
        return NO_PICKS
    return [
        spot
        for spot in t.content.spots_of[grant[PLACE]]
        if spots[spot] != ABSENT and dragons >> spots[spot] & 1
    ]


# Pocus and Hocus


def may_join(t: Town, goal: str) -> bool:
    """Could a fancy with this goal change a firing at the shop visited, to come or under way?"""
    if joined_for(t, goal) != ABSENT:
        return False
    if goal in MAY_JOIN[t.fire_window]:
        return dragons_at(t, t.at[t.turn]) != 0
    return any(goal in open_to(t, grant) and bool(pickable(t, grant)) for grant in t.sets)


def open_to(t: Town, grant: list[int]) -> list[str]:
    """The goals of the fancies that may still change a set."""
    left = grant[LEFT]
    if not left:
        return []
    window = min(grant[WINDOW], POCUS_ONLY) if is_any_number(left) else grant[WINDOW]
    return [goal for goal in MAY_JOIN[window] if joined_for(t, goal) == ABSENT]


def joined_for(t: Town, goal: str) -> int:
    """The fancy with this goal that changes the firing at the shop visited, or `ABSENT`."""
    rows = t.content.fancies
    return next((fancy for fancy in t.joined if rows[fancy].goal == goal), ABSENT)


def join(t: Town, fancy: Card) -> None:
    """A fancy was revealed for the firing at the shop visited, one to come or under way."""
    t.joined.append(fancy)
    if t.content.fancies[fancy].goal == FIRE_ALL:
        for grant in t.sets:
            if grant[WINDOW] == POCUS_AND_HOCUS:
                grant[LEFT] = ANY_NUMBER


def is_for_reputation(t: Town, grant: list[int]) -> bool:
    """Does a fancy offer reputation in place of each ability of a set?"""
    return grant[WINDOW] != 0 and joined_for(t, NO_FIRE) != ABSENT


def rep_instead(t: Town) -> int:
    """The reputation it offers."""
    return t.content.fancies[joined_for(t, NO_FIRE)].rep


def place_id(t: Town, place: Place) -> Id | None:
    """Of a shop, or of where a dragon of the hand lies; the Park has none as a whole."""
    if place < t.content.park_place:
        return ids.shop(t.content, place)
    return None if place == t.content.park_place else ids.SHOWN
