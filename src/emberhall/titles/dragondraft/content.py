"""Dragondraft's printed numbers, as `content/*.toml` or a content pack has them."""

from __future__ import annotations

from collections.abc import Sequence

from emberhall.kernel.content import ContentFile, Pack
from emberhall.kernel.sources import sources_of
from emberhall.titles.dragondraft.numbers import Card, Space, Special
from emberhall.titles.dragondraft.rows import (
    BoardRow,
    CardRow,
    DragonRow,
    FairRow,
    PileRow,
    SpecialRow,
)
from emberhall.titles.dragondraft.things import space

OTHER_CARDS = ("helper", "pair", "thistle")
FILES = ("cards.toml", "stage.toml", "fair.toml")

A_SHOW, A_THISTLE, A_COLOUR, HAND_LIMIT = (
    "spectators-a-show",
    "spectators-a-thistle",
    "spectators-a-colour",
    "hand-limit",
)
GRANDSTANDS = -1
"""The last line of the score sheet."""
GRANDSTAND_LINE = "grandstands"
MOST = "most-"
"""Begins the line of the score for having the most of a colour."""
EFFECTS = (A_SHOW, A_THISTLE, A_COLOUR, HAND_LIMIT)

MOST_ROWS, MOST_PLACES, MOST_CORNERS = 12, 30, 20
"""Of a board that people can still look at as a whole."""
MOST_CARDS = 1_000


class Content:
    """All of it, with the numbers that code asks for most worked out once.

    Cards, specials and spaces are numbered: see `numbers`.
    """

    def __init__(self, pack: Pack) -> None:
        cards = ContentFile(pack, "cards.toml")
        self.dragons = cards.rows("dragon", DragonRow)
        others = [cards.one(name, CardRow) for name in OTHER_CARDS]
        cards.done()
        stage = ContentFile(pack, "stage.toml")
        self.specials = stage.rows("special", SpecialRow)
        self.piles = stage.rows("pile", PileRow)
        stage.done()
        fair = ContentFile(pack, "fair.toml")
        self.board = fair.one("board", BoardRow)
        self.fair = fair.one("fair", FairRow)
        fair.done()
        _check_cards(cards, self.dragons)
        _check_deck(cards, [*self.dragons, *others])
        _check_specials(stage, self.specials, self.dragons)
        _check_piles(stage, self.piles)
        _check_fair(fair, self.board, self.fair)
        _check_tile(fair, self.fair.tile)

        rows: tuple[DragonRow | CardRow, ...] = (*self.dragons, *others)
        self.helper: Card = len(self.dragons)
        self.pair: Card = self.helper + 1
        self.thistle: Card = self.helper + 2
        ids = (*(dragon.id for dragon in self.dragons), *OTHER_CARDS)
        self.cards: tuple[str, ...] = ids
        self.names = tuple(row.name for row in rows)
        self.copies = tuple(row.copies for row in rows)
        self.card_sources = tuple(row.source for row in rows)
        self.sources = sources_of({"board": self.board.source, "fair": self.fair.source})
        """Of what is printed on no card."""
        minimums = (*(dragon.minimum for dragon in self.dragons), *(0 for _ in others))
        self.minimums: tuple[int, ...] = minimums
        self._lay_out_board()
        self._work_out_score()

    def _lay_out_board(self) -> None:
        costs = [*(pile.cost for pile in self.piles), *(special.cost for special in self.specials)]
        self.cheapest = min(costs, default=0)
        """Goblins without which nothing can be worked on."""
        self.hand_limit = self.fair.hand_limit
        self.places = self.board.places
        self.spaces = self.board.rows * self.places
        self.space_ids = tuple(space(self.place_name(number)) for number in range(self.spaces))

    def _work_out_score(self) -> None:
        numbered = tuple(enumerate(self.specials))
        self.shows = tuple(
            tuple(dragon.attracts(count) for count in range(dragon.copies + 1))
            for dragon in self.dragons
        )
        self.bonuses: tuple[tuple[Card, int], ...] = tuple(
            (number, dragon.most) for number, dragon in enumerate(self.dragons) if dragon.most
        )
        self.snack_stands: tuple[tuple[Special, int], ...] = tuple(
            (number, special.count) for number, special in numbered if special.effect == HAND_LIMIT
        )
        self.attractions: tuple[tuple[Special, SpecialRow], ...] = tuple(
            (number, special) for number, special in numbered if special.effect != HAND_LIMIT
        )
        self.lines: tuple[str, ...] = (
            *(dragon.id for dragon in self.dragons),
            *(f"{MOST}{self.dragons[number].id}" for number, _ in self.bonuses),
            *(special.id for _, special in self.attractions),
            GRANDSTAND_LINE,
        )

    def name_of(self, card: str) -> str:
        """A card as people say it: `red fire breather` for `red`."""
        return self.names[self.cards.index(card)]

    def place_name(self, space: Space) -> str:
        """A space as people say it: `2-5` is row 2, fifth from the rope."""
        return f"{space // self.places + 1}-{space % self.places + 1}"


def _check_cards(file: ContentFile, dragons: tuple[DragonRow, ...]) -> None:
    taken = {GRANDSTAND_LINE, *OTHER_CARDS}
    for dragon in dragons:
        entry = f"dragon {dragon.id}"
        if dragon.id in taken or dragon.id.startswith(MOST):
            raise file.fail(entry, "id", "is the name of another card or line of the score")
        if bool(dragon.each) == bool(dragon.totals):
            raise file.fail(entry, "each", "give either each or totals")
        if list(dragon.totals) != sorted(dragon.totals):
            raise file.fail(entry, "totals", "must not sink")


def _check_deck(file: ContentFile, rows: Sequence[DragonRow | CardRow]) -> None:
    if sum(row.copies for row in rows) > MOST_CARDS:
        raise file.fail("", "copies", f"must be at most {MOST_CARDS} cards in all")


def _check_specials(
    file: ContentFile, specials: tuple[SpecialRow, ...], dragons: tuple[DragonRow, ...]
) -> None:
    taken = {GRANDSTAND_LINE, *(dragon.id for dragon in dragons)}
    figures = [special.figure for special in specials]
    for special in specials:
        entry = f"special {special.id}"
        if special.id in taken or special.id.startswith(MOST):
            raise file.fail(entry, "id", "is the name of another line of the score")
        if figures.count(special.figure) > 1:
            raise file.fail(entry, "figure", "must be unlike the other specials'")
        if special.effect not in EFFECTS:
            raise file.fail(entry, "effect", f"must be one of {', '.join(EFFECTS)}")
        if special.cost == 0:
            raise file.fail(entry, "cost", "must be at least 1")


def _check_piles(file: ContentFile, piles: tuple[PileRow, ...]) -> None:
    costs = [pile.cost for pile in piles]
    for number, pile in enumerate(piles, start=1):
        entry = f"pile {number}"
        if pile.cost == 0 or costs.count(pile.cost) > 1:
            raise file.fail(entry, "cost", "must be at least 1 and unlike the other piles'")
        if not pile.spectators or list(pile.spectators) != sorted(pile.spectators, reverse=True):
            raise file.fail(entry, "spectators", "needs tiles, the largest number first")


def _check_tile(file: ContentFile, sides: tuple[int, ...]) -> None:
    if 0 in sides or list(sides) != sorted(set(sides)):
        raise file.fail("fair", "tile", "needs numbers of spectators, the smallest first")


def _check_fair(file: ContentFile, board: BoardRow, fair: FairRow) -> None:
    numbers = {
        ("board", "rows"): board.rows,
        ("board", "places"): board.places,
        ("board", "queue"): board.queue,
        ("fair", "rounds"): fair.rounds,
        ("fair", "hand_limit"): fair.hand_limit,
    }
    for (entry, field), number in numbers.items():
        if number == 0:
            raise file.fail(entry, field, "must be at least 1")
    for entry, field, number, most in (
        ("board", "rows", board.rows, MOST_ROWS),
        ("board", "places", board.places, MOST_PLACES),
        ("fair", "corners", fair.corners, MOST_CORNERS),
    ):
        if number > most:
            raise file.fail(entry, field, f"must be at most {most}")
