"""What a seat is sent, as plain typed data: the parts that all titles share.

Everything that can be pointed at, moved or lit has an id that is unique in the view: `seat:0`,
`space:c3`, `shop:hello-nursery`. A view *declares* a thing where an object has it under `id`; every
other field of type `Id` *refers* to a thing that is declared somewhere in the same view.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple, NewType, TypedDict

Id = NewType("Id", str)
"""The id of a thing: `kind:name`, lower case, without blanks."""

Seat = int
"""A place at the table, counted from 0; people read `Player 1` for seat 0."""


def thing(kind: str, *names: str | int) -> Id:
    """The id of a thing: `thing("slot", "hello-nursery", 2)` is `slot:hello-nursery:2`."""
    return Id(":".join((kind, *map(str, names))))


def seat_id(seat: Seat) -> Id:
    return Id(f"seat:{seat}")


class Sourced(TypedDict):
    """Something that comes out of the content, and where its parts come from."""

    source: dict[str, str]
    """Labels by part: `{"all": "rulebook", "slots": "reconstructed"}`. A part is called as in the
    content, `all` speaks for the parts that are not named. A label is `rulebook`, `found: WHERE`,
    `derived: HOW` or `reconstructed`; `emberhall.LABELS` has a sentence for each."""


class Pile(TypedDict):
    """Equal things that lie together, or cards face down of which one knows how many."""

    id: Id
    kind: str
    count: int


class Ending(TypedDict):
    """That a game is coming to its end, or has come to it."""

    reason: str
    """What has brought it about, as an id of the title's own."""
    turns_left: int | None
    """Turns still to be taken; `null` where nobody counts them."""


class View(Sourced):
    """What every title's view has; a title's own adds its board and says what a seat looks like.

    Its `source` is about what is printed on no card: the board and the numbers of the game.
    """

    game: str
    seat: Seat | None
    """Who looks; `null` is a spectator."""
    phase: str
    round: int | None
    """From 1; `null` in a title without rounds."""
    turn: Seat
    """The seat whose turn it is."""
    ending: Ending | None
    decks: list[Pile]
    """What lies face down."""
    supply: list[Pile]
    """What anybody may be given."""


class SeatView(TypedDict):
    """What lies before every seat. A title adds `hand`, as far as one may see it."""

    id: Id
    hand_count: int
    """Cards in hand, seen or not."""


class Completion(TypedDict):
    """A card that an option would complete, and the spaces that match it."""

    card: Id
    spaces: list[Id]


class Effects(TypedDict):
    """What an option would bring at once, as far as the seat can know."""

    gains: dict[str, int]
    """To the seat that chooses, by kind: `{"reputation": 4, "artisan": 1}`."""
    costs: dict[str, int]
    completes: list[Completion]
    fires: list[Id]
    """What would be fired up, or otherwise set off."""
    passes: list[Id]
    """What would be passed over."""
    damage: int
    """To oneself."""
    score: int | None
    """By how much one's score as things stand would change; `null` where nobody can say."""


def effects(
    gains: Mapping[str, int] | None = None,
    costs: Mapping[str, int] | None = None,
    *,
    completes: Iterable[Completion] = (),
    fires: Iterable[Id] = (),
    passes: Iterable[Id] = (),
    damage: int = 0,
    score: int | None = None,
) -> Effects:
    """What an option brings; kinds of which there are none are left out."""
    return {
        "gains": {kind: count for kind, count in gains.items() if count} if gains else {},
        "costs": {kind: count for kind, count in costs.items() if count} if costs else {},
        "completes": list(completes),
        "fires": list(fires),
        "passes": list(passes),
        "damage": damage,
        "score": score,
    }


class Doing(NamedTuple):
    """How far something that goes on has come: which thing it is about, and what is left of it."""

    id: Id | None = None
    left: int | None = None
    of: int | None = None
    names: tuple[str, ...] = ()
    """Further ids that tell this from anything else that could be going on."""


class PathPart(TypedDict):
    """One part of a prompt's path: what is going on, from the outside in."""

    words: str
    id: Id | None
    left: int | None
    of: int | None
    names: list[str]


class Payment(TypedDict):
    """A cost that is being paid, by kind."""

    what: Id | None
    """The thing that is paid for."""
    cost: dict[str, int]
    paid: dict[str, int]
    owed: dict[str, int]


class OptionData(TypedDict):
    key: str
    words: str
    targets: list[Id]
    """What a person touches to choose this, in order: what, then where. Empty: a button."""
    variant: str
    """Tells options apart that touch the same things; empty where none do."""
    effects: Effects
    interrupt: bool


class Prompt(TypedDict):
    """The open question, for the seat it is put to."""

    kind: str
    seat: Seat
    words: str
    path: list[PathPart]
    why: list[str]
    forced: bool
    payment: Payment | None
    options: list[OptionData]
