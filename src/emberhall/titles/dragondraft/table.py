"""Dragondraft's table: the board with its rows, the hands, the stages and the sheep."""

from __future__ import annotations

from typing import ClassVar

from emberhall.kernel.steps import Step
from emberhall.kernel.table import Table
from emberhall.kernel.wire import Seat
from emberhall.titles.dragondraft.content import Content
from emberhall.titles.dragondraft.numbers import Card, Space


class Phase(Step):
    """A part of a round; it waits while turns are taken."""

    def name(self) -> str:
        raise NotImplementedError

    def is_settled(self) -> bool:
        """True once nobody's lead in a colour can be lost any more."""
        return False

    def turns_over(self, t: Fair) -> int:
        """A number that rises with every turn of a round, through all its phases."""
        raise NotImplementedError

    def has_performed(self, t: Fair, seat: Seat) -> bool:
        """True once this seat has held its evening show."""
        return False


class Fair(Table):
    """The annual fair. Hands and piles without order count how many of each card they hold."""

    saves: ClassVar[tuple[str, ...]] = (
        "specials",
        "covered",
        "round",
        "sheep",
        "laid",
        "rows",
        "closed",
        "discard",
        "thistles",
        "hands",
        "passed",
        "built",
        "grandstands",
        "figures",
        "offers",
        "most",
        "sheet",
    )

    content: Content
    specials: bool
    """False in the beginner variant."""
    covered: bool
    """True where hands are drawn face down while cards are recruited."""
    round: int
    sheep: Seat
    """The seat that holds the sheep: the starting player."""
    laid: list[Card]
    """The card laid on each space this round."""
    rows: list[list[Space]]
    """For each row, the spaces that still hold their card, from the rope outwards."""
    closed: list[int]
    """The face-down stack: how many of each card. Its order never matters."""
    discard: list[int]
    thistles: int
    hands: list[list[int]]
    passed: list[Seat]
    """The seats that have passed this round, first to last."""
    built: list[int]
    """For each grandstand pile, how many of its tiles are built."""
    grandstands: list[list[int]]
    """For each seat, the spectators of its tiles."""
    figures: list[int]
    """The stockpile of wooden figures, by special."""
    offers: list[list[int]]
    """For each seat, the figures on its stage, by special."""
    most: list[int]
    """For each dragon, the most that anybody brought to this round's show."""
    sheet: list[list[int]]
    """For each seat, the spectators attracted so far by each line of the score."""

    def __init__(self, seats: int, seed: int, content: Content) -> None:
        super().__init__(seats, seed)
        self.content = content

    def get_content(self) -> Content:
        return self.content

    def copy(self) -> Fair:
        twin = Fair(self.seats, self.seed, self.content)
        self.copy_to(twin)
        twin.specials = self.specials
        twin.covered = self.covered
        twin.round = self.round
        twin.sheep = self.sheep
        twin.laid = self.laid.copy()
        twin.rows = [row.copy() for row in self.rows]
        twin.closed = self.closed.copy()
        twin.discard = self.discard.copy()
        twin.thistles = self.thistles
        twin.hands = [hand.copy() for hand in self.hands]
        twin.passed = self.passed.copy()
        twin.built = self.built.copy()
        twin.grandstands = [tiles.copy() for tiles in self.grandstands]
        twin.figures = self.figures.copy()
        twin.offers = [offer.copy() for offer in self.offers]
        twin.most = self.most.copy()
        twin.sheet = [lines.copy() for lines in self.sheet]
        return twin

    def phase(self) -> Phase | None:
        """The phase of the round; nothing once the fair is over."""
        for step in self.stack:
            if isinstance(step, Phase):
                return step
        return None

    def rounds_played(self) -> int:
        return self.round - (not self.over)

    def turns_taken(self) -> int:
        phase = self.phase()
        before = self.rounds_played() * (self.content.spaces + 3 * self.seats)
        return before if phase is None else before + phase.turns_over(self)

    def hand_limit(self, seat: Seat) -> int:
        """Cards this seat may hold: the printed limit and one more for each turkey leg."""
        limit = self.content.hand_limit
        for special, more in self.content.snack_stands:
            limit += more * self.offers[seat][special]
        return limit

    def room(self, seat: Seat) -> int:
        """How many more cards fit into this seat's hand."""
        return self.hand_limit(seat) - sum(self.hands[seat])

    def reach(self, seat: Seat) -> int:
        """How far into a row this seat could take a card: it and a thistle for each one skipped
        must fit into the hand, and the stack must have them."""
        return min(self.room(seat), self.thistles + 1)

    def helpers(self, seat: Seat) -> int:
        """Goblin helpers in hand, those in pairs included."""
        hand = self.hands[seat]
        return hand[self.content.helper] + 2 * hand[self.content.pair]

    def spectators(self, seat: Seat) -> int:
        return sum(self.sheet[seat])

    def seat_from_the_sheep(self, number: int) -> Seat:
        """The seat so many places clockwise of the starting player."""
        return (self.sheep + number) % self.seats
