"""The ids of all that can be pointed at, moved or lit at a table of Duals."""

from __future__ import annotations

from functools import cache
from typing import Final

from emberhall.kernel.wire import Id, Seat, thing

BAG: Final = Id("bag")
EXTRAS: Final = Id("extras")
HELD: Final = Id("held")
"""Where tokens are that somebody has pulled and not placed yet."""
SPENT: Final = Id("box:coins")
"""Where coins go that were spent."""
UNUSED: Final = Id("box:tokens")
"""Where tokens are that this game does not use."""
DECK: Final = Id("deck:shop")
FOUNTAIN_DECK: Final = Id("deck:fountain")
DISPLAY: Final = Id("display")
FOUNTAIN: Final = Id("fountain")
"""Where the fountain cards lie open."""
MINIATURE: Final = Id("miniature")

COIN: Final = "coin"
CARD: Final = "card"
TOKEN: Final = "token"
REPUTATION: Final = "reputation"
"""Kinds of what is counted or moved."""


def slug(name: str) -> str:
    """A content id as it stands in an id: cards may have capitals, those of a pack blanks."""
    return name.lower().replace(" ", "-")


@cache
def hand_of(seat: Seat) -> Id:
    return thing("hand", seat)


@cache
def scored_of(seat: Seat) -> Id:
    return thing("scored", seat)


@cache
def coins_of(seat: Seat) -> Id:
    return thing("coins", seat)


@cache
def kept_of(seat: Seat) -> Id:
    """Where a seat's token lies that the fountain left it for its next turn."""
    return thing("kept", seat)


def fancy_id(fancy: str) -> Id:
    return thing("fancy", fancy)


def held_token(position: int) -> Id:
    return thing(TOKEN, "held", position)


def kept_token(seat: Seat) -> Id:
    return thing(TOKEN, "kept", seat)


def extra_token(position: int) -> Id:
    return thing(TOKEN, "extras", position)
