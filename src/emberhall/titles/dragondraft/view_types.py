"""What a seat is sent of the fair, as types."""

from __future__ import annotations

from typing import TypedDict

from emberhall.kernel.wire import Id, Pile, SeatView, Sourced, View


class CardKind(Sourced):
    """What is printed on every card of a kind; spaces and piles name it by `card` or `kind`."""

    card: str
    name: str
    words: str
    copies: int
    minimum: int
    """So many it takes to attract anybody."""
    each: int
    """Spectators for every one of them, where it is not `totals`."""
    totals: list[int]
    """Spectators for 1, 2, 3 ... of them together; empty where each counts alone."""
    most: int
    """Spectators more for whoever has the most of them."""
    goblins: int
    """How many goblins come on it."""


class Space(TypedDict):
    """A space of the board with what lies on it."""

    id: Id
    card: str | None
    thistles: int | None
    """How many come with the card now: one for each card nearer to the rope."""


class Tile(Sourced):
    id: Id
    spectators: int


class Grandstands(TypedDict):
    """A pile of grandstand tiles."""

    id: Id
    cost: int
    """Goblins that a tile takes."""
    tiles: list[Tile]
    """From the top; only the first can be built."""


class Special(Sourced):
    """A special that can be offered."""

    special: str
    cost: int
    """Goblins that it takes."""
    figure: Id
    """The pile of its figures, in the supply."""
    name: str
    words: str
    effect: str
    """What each figure brings: `spectators-a-show`, `spectators-a-thistle`,
    `spectators-a-colour` or `hand-limit`."""
    count: int
    """How many it brings each time."""


class Discard(Pile):
    """The discard pile. It lies open: anybody may count it."""

    cards: dict[str, int]


class HandPile(Pile):
    """The cards of one kind in a hand."""

    needed: int
    """How many more of them it takes to attract anybody; 0 where there are enough, or none."""


class Corner(TypedDict):
    """A corner of a stage, with the spectators of the grandstand in it."""

    id: Id
    spectators: int | None


class Show(TypedDict):
    """An evening show, by lines of the score."""

    lines: dict[str, int]
    total: int


class Project(TypedDict):
    """Something a seat may set its goblins to work on."""

    what: Id
    """A pile of grandstands, or the figures of a special."""
    short: int
    """Goblins that are missing."""
    lacks: str | None
    """What it fails for: `goblins`, `tile`, `corner`, `figure`, or that one has been `built` or
    `offered` this round; `null` where nothing does."""


class Stage(SeatView):
    """What lies before one seat: hand, stage and score."""

    hand: list[HandPile]
    is_covered: bool
    """True where the table wants this hand drawn face down. It is no secret: all was taken in the
    open, and whoever remembers knows it."""
    hand_limit: int
    room: int
    """How many more cards fit into the hand."""
    goblins: int
    """Helpers in hand, those in pairs included."""
    in_reach: list[Id]
    """Spaces whose cards it could take now: they and their thistles fit into the hand."""
    projects: list[Project]
    """What its goblins could do, and what lacks."""
    passed: bool
    corners: list[Corner]
    offers: list[Pile]
    spectators: int
    tile: int
    """The side of the spectator tile that lies up; 0: none does, and past its last side the
    marker goes round again."""
    marker: int
    """Where the spectator marker stands in the queue."""
    sheet: dict[str, int]
    """Spectators attracted so far, by lines of the score."""
    tonight: Show
    """What tonight's show would bring as things stand; nothing more once it is held."""


class Sheep(TypedDict):
    id: Id
    seat: int
    """The starting player."""


class FairView(View):
    variant: str
    rounds: int
    queue: int
    """Spaces of the queue: so many spectators turn the tile."""
    cards: list[CardKind]
    board: list[list[Space]]
    """The rows, each from the rope outwards."""
    discard: Discard
    grandstands: list[Grandstands]
    specials: list[Special]
    sheep: Sheep
    seats: list[Stage]
