"""Duals' table: the gameboard with its stacks, the bag, the deck and the players' things."""

from __future__ import annotations

from typing import ClassVar

from emberhall.kernel.knowledge import deal_anew, known_to
from emberhall.kernel.steps import ABSENT, Interrupt
from emberhall.kernel.table import Table
from emberhall.kernel.wire import Id, Seat
from emberhall.titles.duals.behaviours import FULL_HAND, LAY_OPEN
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.ids import fancy_id
from emberhall.titles.duals.numbers import Card, Space, Token
from emberhall.titles.duals.rows import FancyRow


class Gameboard(Table):
    """The board and everything beside it."""

    saves: ClassVar[tuple[str, ...]] = (
        "fancies",
        "with_fountain",
        "phase",
        "stacks",
        "miniature",
        "bag",
        "extras",
        "held",
        "kept",
        "placed",
        "moved",
        "chain",
        "rainbow",
        "deck",
        "display",
        "hands",
        "known",
        "scored",
        "fountain",
        "fountain_deck",
        "coins",
        "spent",
        "coined",
        "claimed",
        "completed",
        "ending",
    )

    content: Content
    fancies: list[str]
    """The fancies in play; both players may use them all."""
    with_fountain: bool
    phase: str
    stacks: list[list[Token]]
    """The tokens on each space, the lowest first."""
    miniature: Space
    """The space the fountain stands on; `ABSENT` beside the board."""
    bag: list[Token]
    extras: list[Token]
    """The tokens beside the board that fill an empty bag once."""
    held: list[Token]
    """Tokens pulled and not placed yet."""
    kept: list[Token]
    """For each seat, the token the fountain left it to play next turn, or `ABSENT`."""
    placed: Space
    """Where the token lies that was placed last and may fire up; `ABSENT` while it is covered."""
    moved: Space
    """Where the token lies that iron moved first; `ABSENT` while it is covered."""
    chain: int
    """Spaces that fired up as plants in this chain, as bits: each does so once."""
    rainbow: bool
    """True while the token held may fire up as any type."""
    deck: list[Card]
    """The shop cards to come; the last one is on top."""
    display: list[Card]
    """Shop cards that lie open, with a fancy that lays them open."""
    hands: list[list[Card]]
    known: list[int]
    """For each shop card, who knows where it lies while it is hidden (see `kernel.knowledge`)."""
    scored: list[list[Card]]
    """For each seat, its pile of scored shop and fountain cards."""
    fountain: list[Card]
    """The fountain cards that can be claimed."""
    fountain_deck: list[Card]
    """Solo: the fountain cards to come; the last one is on top."""
    coins: list[int]
    spent: int
    """Coins that are back in the box."""
    coined: bool
    """True once a coin was spent this turn."""
    claimed: bool
    """True once a fountain card was claimed this turn."""
    completed: int
    """Cards completed this turn, of both kinds."""
    ending: bool
    """True once the bag or the deck has run out."""

    def __init__(
        self, seats: int, seed: int, content: Content, interrupt: Interrupt | None
    ) -> None:
        super().__init__(seats, seed, interrupt)
        self.content = content

    def get_content(self) -> Content:
        return self.content

    def hidden(self) -> tuple[str, ...]:
        return ("deck", "hands", "fountain_deck")

    def copy(self) -> Gameboard:
        twin = Gameboard(self.seats, self.seed, self.content, self.interrupt)
        self.copy_to(twin)
        twin.fancies = self.fancies.copy()
        twin.with_fountain = self.with_fountain
        twin.phase = self.phase
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.miniature = self.miniature
        twin.bag = self.bag.copy()
        twin.extras = self.extras.copy()
        twin.held = self.held.copy()
        twin.kept = self.kept.copy()
        twin.placed = self.placed
        twin.moved = self.moved
        twin.chain = self.chain
        twin.rainbow = self.rainbow
        twin.deck = self.deck.copy()
        twin.display = self.display.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.known = self.known.copy()
        twin.scored = [pile.copy() for pile in self.scored]
        twin.fountain = self.fountain.copy()
        twin.fountain_deck = self.fountain_deck.copy()
        twin.coins = self.coins.copy()
        twin.spent = self.spent
        twin.coined = self.coined
        twin.claimed = self.claimed
        twin.completed = self.completed
        twin.ending = self.ending
        return twin

    def turns_taken(self) -> int:
        """Another number whenever a turn ends, and the same all through a turn.

        Nobody counts turns in Duals. But what was scored and spent before this turn is known, and
        alone no turn ends without either; with two, whose turn it is tells one from the next.
        """
        counted = sum(map(len, self.scored)) + self.spent
        before = counted - self.completed - int(self.coined)
        return self.seats * before + self.turn

    # Guesses

    def redeal(self, seat: Seat | None) -> None:
        """Deal the deck and the other hands anew, but for cards whose place the seat knows."""
        others = [self.hands[other] for other in range(self.seats) if other != seat]
        deal_anew(self, seat, self.known, self.deck, others)
        self.fountain_deck.sort()
        self.shuffle(self.fountain_deck)

    # Looking

    def hand_known_to(self, viewer: Seat | None, seat: Seat) -> list[Card]:
        """The cards of a hand that somebody knows of."""
        hand = self.hands[seat]
        return hand if seat == viewer else known_to(viewer, hand, self.known)

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    def room(self, besides: Space = ABSENT) -> list[Space]:
        """The spaces, but for one, where a token may be put."""
        limit, miniature = self.content.stack, self.miniature
        return [
            space
            for space, stack in enumerate(self.stacks)
            if len(stack) < limit and space != miniature and space != besides
        ]

    def top_token(self, space: Space) -> Id:
        """The id of the token on top of a space."""
        return self.content.token_ids[space][len(self.stacks[space]) - 1]

    def masks(self) -> list[int]:
        """For each type, the bits of the spaces whose token on top can stand for it."""
        return self.content.masks(self.stacks)

    def fancy(self, does: str) -> FancyRow | None:
        """The fancy in play that does this, if any; no two in play do the same."""
        for id in self.fancies:
            fancy = self.content.fancies[id]
            if fancy.does == does:
                return fancy
        return None

    def fancy_id(self, does: str) -> Id | None:
        """The id of the fancy in play that does this."""
        fancy = self.fancy(does)
        return fancy_id(fancy.id) if fancy else None

    def full_hand(self) -> int:
        fancy = self.fancy(FULL_HAND)
        return fancy.count if fancy else self.content.player.hand

    def open_cards(self) -> int:
        """How many shop cards lie face up while there are enough."""
        fancy = self.fancy(LAY_OPEN)
        return fancy.count if fancy else 0

    def has_token_to_pull(self) -> bool:
        return bool(self.bag or self.extras)

    def has_card_to_draw(self) -> bool:
        return bool(self.deck or self.display)
