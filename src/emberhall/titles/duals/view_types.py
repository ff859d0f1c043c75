"""What a seat is sent of a game of Duals, as types. A type or kind is a content id: `bread`."""

from __future__ import annotations

from typing import TypedDict

from emberhall.kernel.wire import Id, Pile, SeatView, Sourced, View


class TokenView(TypedDict):
    """A dragon token. Its id is where it lies: `token:c3:0` is the lowest on c3."""

    id: Id
    kind: str
    name: str
    fires_as: list[str]
    """The types it shows, in order, and can fire up as; empty for Buddy."""
    counts_as: list[str]
    """The types it can stand for in a pattern."""


class SpaceView(TypedDict):
    """A hex of the board."""

    id: Id
    name: str
    row: int
    """From the top, from 0."""
    column: int
    """In its row, from the left, from 0."""
    q: int
    """Steps to the right of the centre."""
    r: int
    """Steps down to the right of the centre."""
    stack: list[TokenView]
    """The lowest token first; only the last one counts and can be moved."""
    room: int
    """Tokens that still fit; none where the fountain stands."""


class Chance(TypedDict):
    """How likely something is: so many ways of so many."""

    count: int
    of: int


class BagToken(Sourced):
    """Equal tokens in the bag, which everybody may count."""

    kind: str
    name: str
    fires_as: list[str]
    counts_as: list[str]
    count: int
    chance: Chance
    """That the next pull brings one; an empty bag is filled with the extras first."""


class BagView(TypedDict):
    id: Id
    count: int
    tokens: list[BagToken]
    """In the order of the chart: every kind there is in the game, also those of which none is
    left."""


class TokensView(TypedDict):
    """A place for tokens beside the board."""

    id: Id
    tokens: list[TokenView]


class CardView(Sourced):
    """A shop card or a fountain card."""

    id: Id
    card: str
    name: str
    words: str
    """What it asks for."""
    pattern: str
    shape: list[list[int]]
    """The spaces of the pattern: steps to the right and down to the right of the first."""
    types: list[str]
    """The type on each space of it."""
    reputation: int


class Lack(TypedDict):
    """A single token that would complete a card."""

    space: Id
    type: str


class OpenCard(CardView):
    """A card that might be completed, compared with the board as it stands."""

    matches: list[list[Id]]
    """Where it lies now: the spaces in the order of its types."""
    lacks: list[Lack]
    """What would complete it, if it lies nowhere yet: one token of this type on top here."""


class DeckCard(CardView):
    """A shop card in the deck whose place one knows, having put it there."""

    above: int
    """How many cards are drawn before it."""


class CardsView(TypedDict):
    """A place where cards lie open."""

    id: Id
    cards: list[OpenCard]


class FancyView(Sourced):
    """A fancy dragon: active ones give coins another use, passive ones change the rules."""

    id: Id
    fancy: str
    name: str
    words: str
    is_active: bool
    uses_left: int | None
    """How often it can still be used this turn; `null` for one that changes the rules."""


class Miniature(TypedDict):
    id: Id
    space: Id | None
    """`null` beside the board."""


class FountainView(TypedDict):
    id: Id
    miniature: Miniature
    cards: list[OpenCard]
    to_come: int
    """Cards that are still face down; only alone there are any."""
    done: int
    """Cards that somebody has claimed."""
    of: int
    """All fountain cards there are."""


class Demand(TypedDict):
    """Solo: what this turn still demands, a completed card or a coin spent."""

    is_met: bool
    completed: int
    """Cards completed this turn."""
    can_pay: bool
    """That a coin could still be spent for it."""


class ChartRow(Sourced):
    """A line of the Fire Up Chart; the last one is the coin's."""

    id: Id
    type: str
    name: str
    ability: str
    words: str


class SheetLine(TypedDict):
    """A line of the score as things stand."""

    line: str
    words: str
    count: int


class Kept(TypedDict):
    """The place for a token that the fountain left to a seat for its next turn."""

    id: Id
    token: TokenView | None


class DualsSeat(SeatView):
    hand: list[OpenCard]
    """As far as one may see it."""
    hand_pile: Pile
    """The hand as a place where cards go."""
    coins: Pile
    coins_worth: int
    """Reputation of these coins, as things stand; with Goldrush, of having none."""
    kept: Kept
    scored: list[CardView]
    scored_pile: Pile
    sheet: list[SheetLine]
    reputation: int
    """All lines of the sheet together."""


class DualsView(View):
    spaces: list[SpaceView]
    """Row by row from the top."""
    bag: BagView
    extras: TokensView
    """They fill the bag once it is empty."""
    held: TokensView
    """Tokens pulled and not placed yet."""
    rainbow: bool
    """True while the token held may fire up as any type."""
    coined: bool
    """True once a coin was spent this turn."""
    claimed: bool
    """True once a fountain card was claimed this turn."""
    in_deck: list[DeckCard]
    """What the one who looks knows of the deck, the next to come first."""
    display: CardsView
    """Shop cards that lie open, with Steven."""
    fancies: list[FancyView]
    to_choose: list[FancyView]
    """Fancies that can still be invited, before the board is set up."""
    fountain: FountainView | None
    demand: Demand | None
    """`null` with two players."""
    chart: list[ChartRow]
    seats: list[DualsSeat]
