"""The ids of everything at the fair that can be pointed at, moved or lit."""

from __future__ import annotations

from functools import cache
from typing import Final

from emberhall.kernel.wire import Id, Seat, seat_id, thing

DECK: Final = thing("deck", "closed")
DISCARD: Final = thing("pile", "discard")
THISTLES: Final = thing("stack", "thistle")
SHEEP: Final = thing("token", "sheep")

SPECTATOR: Final = "spectator"
GRANDSTAND: Final = "grandstand"
GOBLIN: Final = "goblin"
"""A helper's work, whichever card it comes on."""

a_seat = cache(seat_id)


@cache
def space(place: str) -> Id:
    """A space of the board: `space:2-5` is row 2, fifth from the rope."""
    return thing("space", place)


@cache
def in_hand(seat: Seat, card: str) -> Id:
    """The cards of one kind in a seat's hand: `hand:0:red`."""
    return thing("hand", seat, card)


@cache
def pile(cost: int) -> Id:
    """The grandstand tiles that cost so many goblins: `grandstands:4`."""
    return thing("grandstands", cost)


@cache
def tile(cost: int, number: int) -> Id:
    """A tile that is still in its pile, counted from the first top one: `grandstand:4:1`."""
    return thing(GRANDSTAND, cost, number)


@cache
def corner(seat: Seat, number: int) -> Id:
    """A corner of a stage: `corner:0:1` is the first that seat 0 fills."""
    return thing("corner", seat, number)


@cache
def figure(special: str) -> Id:
    """The wooden figures of a special in the stockpile: `figure:fireworks`."""
    return thing("figure", special)


@cache
def offer(seat: Seat, special: str) -> Id:
    """The figures of a special on a seat's stage: `offer:0:fireworks`."""
    return thing("offer", seat, special)


def name_of(thing: Id) -> str:
    """The last part of an id: `2-5` of `space:2-5`."""
    return thing.rpartition(":")[2]
