"""What a seat is sent of a game of Flamecraft."""

from __future__ import annotations

from typing import TypedDict

from emberhall.kernel.wire import Id, Pile, SeatView, Sourced, View
from emberhall.titles.flamecraft.card_types import (
    Companion,
    Dragon,
    DragonPlace,
    DragonType,
    Fancy,
    OpenEnchantment,
    ParkPlace,
    Row,
    Shop,
    Space,
)

# Seats


class Pawn(TypedDict):
    id: Id
    at: Id | None
    """The shop it stands at."""


class Player(SeatView):
    reputation: int
    pawn: Pawn
    goods: list[Pile]
    piles: list[Pile]
    """Where cards lie: the hand, the unscored and the scored fancies."""
    hand: list[Dragon]
    """All of one's own; of another's those that everybody knows of."""
    fancies: list[Fancy]
    """The unscored ones, as far as one may see them."""
    fancy_count: int
    """Unscored fancies, seen or not."""
    scored: list[Fancy]
    reserved: OpenEnchantment | None
    companion: Companion | None
    sheet: dict[str, int]
    """The lines of the score."""


# The turn, for whose it is


class Placement(TypedDict):
    shop: Id
    kind: str


class FireGrant(TypedDict):
    """Dragons that may be fired up. The last grant is in use; the others wait for it."""

    place: Id | None
    """A shop, or where a dragon of the hand lies; `null` is the Park."""
    left: int | None
    """How many may still be picked; `null` is any number."""
    dragons: list[Id]
    """Those that may be picked."""
    swapped: list[Id]
    """Those that have swapped: each does so once."""
    fancies: list[str]
    """The goals of fancies that may still change it."""
    is_for_reputation: bool
    """True once each may bring reputation instead of its ability."""


class ThisTurn(TypedDict):
    """What has happened in this turn, as far as it still counts."""

    placements: list[Placement]
    filled: int
    """Shops filled by placements,"""
    given: int
    """things given to others,"""
    fired: list[Id]
    """dragons fired up,"""
    cast: Id | None
    """the enchantment cast,"""
    drew: Id | None
    """the artisan this shop gave when gathering, unless it has gone to the deck,"""
    drew_kind: str | None
    """and its type."""
    spark: Id | None
    """The shop where a dragon just fired up has placed another."""
    is_encore: bool
    """True while the shop's ability may be used once more."""
    grants: list[FireGrant]
    joined: list[Id]
    """Fancies revealed for the firing at the shop visited, one to come or under way,"""
    may_join: list[str]
    """and the goals of those that may be revealed for the one to come."""
    held_fancies: list[Id]
    """Fancies just drawn one of which is gifted, or the one that is."""
    has_another: bool
    """True where another turn follows,"""
    another_at: Id | None
    """and where it takes place, if that is known."""


# Alone


class Token(TypedDict):
    id: Id
    kind: str
    at: Id | None
    is_mine: bool


class Award(Sourced):
    card: str
    name: str
    least: int
    """The reputation it takes,"""
    unlocks: int
    """and how many achievements it unlocks."""
    is_earned: bool


class Achievement(Sourced):
    id: Id
    card: str
    name: str
    words: str
    progress: int
    max: int
    is_reached: bool
    is_unlocked: bool
    """True if it was unlocked in an earlier game or in this one;"""
    is_new: bool
    """in this one."""


class Solo(TypedDict):
    token: Id | None
    """One's own."""
    tokens: list[Token]
    awards: list[Award]
    """From the least to the best; the last one that is earned counts."""
    achievements: list[Achievement]


# All of it


class Limits(TypedDict):
    goods: int
    """Of a kind, at the end of a turn."""
    hand: int
    """Artisans, at the end of a turn."""
    enchantments: int
    """At a shop."""


class Stall(TypedDict):
    """How near the game is to ending because no deck grows smaller, by a house rule of ours."""

    turns: int
    """Turns since one did,"""
    limit: int
    """and how many end the game."""
    has_shrunk: bool
    """True if one has grown smaller in this turn, which will not be counted."""
    smallest: dict[str, int]
    """The smallest sizes of the two decks so far."""


class FlamecraftView(View):
    turns: int
    """Turns begun, of all players."""
    town: list[Shop]
    """Clockwise from the Park."""
    spaces: list[Space]
    """Clockwise from the Park, too."""
    park: list[ParkPlace]
    shown: DragonPlace
    """An artisan of the hand of whose turn it is, laid open while it is fired up,"""
    held: DragonPlace
    """and one that is about to be placed."""
    row: Row
    seats: list[Player]
    types: list[DragonType]
    limits: Limits
    stall: Stall
    this_turn: ThisTurn | None
    """`null` for all but whose turn it is."""
    solo: Solo | None
