"""Dragondraft's printed numbers, as `content/*.toml` or a content pack has them."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.kernel.content import ContentFile, Pack
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


@dataclass(frozen=True)
class Dragon:
    id: str
    name: str
    copies: int
    minimum: int
    source: str
    each: int = 0
    totals: tuple[int, ...] = ()
    most: int = 0

    def attracts(self, count: int) -> int:
        """Spectators for this many dragons of the colour, without the bonus for the most."""
        if count < self.minimum or count == 0:
            return 0
        if self.totals:
            return self.totals[min(count, len(self.totals)) - 1]
        return self.each * count


@dataclass(frozen=True)
class Card:
    name: str
    copies: int
    source: str


@dataclass(frozen=True)
class Special:
    id: str
    name: str
    figure: str
    cost: int
    figures: int
    effect: str
    count: int
    source: str


@dataclass(frozen=True)
class Pile:
    cost: int
    spectators: tuple[int, ...]
    source: str


@dataclass(frozen=True)
class Board:
    rows: int
    places: int
    queue: int
    source: str


@dataclass(frozen=True)
class FairNumbers:
    rounds: int
    hand_limit: int
    corners: int
    source: str


class Content:
    """All of it, with the numbers that code asks for most worked out once.

    Cards are numbered: first the dragons, then `helper`, `pair` and `thistle`.
    """

    def __init__(self, pack: Pack) -> None:
        cards = ContentFile(pack, "cards.toml")
        self.dragons = cards.rows("dragon", Dragon)
        others = [cards.one(name, Card) for name in OTHER_CARDS]
        cards.done()
        stage = ContentFile(pack, "stage.toml")
        self.specials = stage.rows("special", Special)
        self.piles = stage.rows("pile", Pile)
        stage.done()
        fair = ContentFile(pack, "fair.toml")
        self.board = fair.one("board", Board)
        self.fair = fair.one("fair", FairNumbers)
        fair.done()
        _check_cards(cards, self.dragons)
        _check_specials(stage, self.specials, self.dragons)
        _check_piles(stage, self.piles)
        _check_fair(fair, self.board, self.fair)

        rows: tuple[Dragon | Card, ...] = (*self.dragons, *others)
        self.helper = len(self.dragons)
        self.pair = self.helper + 1
        self.thistle = self.helper + 2
        self.cards = (*(dragon.id for dragon in self.dragons), *OTHER_CARDS)
        self.names = tuple(row.name for row in rows)
        self.copies = tuple(row.copies for row in rows)
        self.minimums = (*(dragon.minimum for dragon in self.dragons), *(0 for _ in others))
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
        self.bonuses = tuple((n, d.most) for n, d in enumerate(self.dragons) if d.most)
        self.snack_stands = tuple((n, s.count) for n, s in numbered if s.effect == HAND_LIMIT)
        self.attractions = tuple((n, s) for n, s in numbered if s.effect != HAND_LIMIT)
        self.lines = (
            *(dragon.id for dragon in self.dragons),
            *(f"{MOST}{self.dragons[number].id}" for number, _ in self.bonuses),
            *(special.id for _, special in self.attractions),
            GRANDSTAND_LINE,
        )

    def name_of(self, card: str) -> str:
        """A card as people say it: `red fire breather` for `red`."""
        return self.names[self.cards.index(card)]

    def place_name(self, space: int) -> str:
        """A space as people say it: `2-5` is row 2, fifth from the rope."""
        return f"{space // self.places + 1}-{space % self.places + 1}"


def _check_cards(file: ContentFile, dragons: tuple[Dragon, ...]) -> None:
    for dragon in dragons:
        entry = f"dragon {dragon.id}"
        if dragon.id in (*OTHER_CARDS, GRANDSTAND_LINE) or dragon.id.startswith(MOST):
            raise file.fail(entry, "id", "is the name of another card or line of the score")
        if bool(dragon.each) == bool(dragon.totals):
            raise file.fail(entry, "each", "give either each or totals")
        if list(dragon.totals) != sorted(dragon.totals):
            raise file.fail(entry, "totals", "must not sink")


def _check_specials(
    file: ContentFile, specials: tuple[Special, ...], dragons: tuple[Dragon, ...]
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


def _check_piles(file: ContentFile, piles: tuple[Pile, ...]) -> None:
    costs = [pile.cost for pile in piles]
    for number, pile in enumerate(piles, start=1):
        entry = f"pile {number}"
        if pile.cost == 0 or costs.count(pile.cost) > 1:
            raise file.fail(entry, "cost", "must be at least 1 and unlike the other piles'")
        if not pile.spectators or list(pile.spectators) != sorted(pile.spectators, reverse=True):
            raise file.fail(entry, "spectators", "needs tiles, the largest number first")


def _check_fair(file: ContentFile, board: Board, fair: FairNumbers) -> None:
    for name in ("rows", "places", "queue"):
        if getattr(board, name) == 0:
            raise file.fail("board", name, "must be at least 1")
    for name in ("rounds", "hand_limit"):
        if getattr(fair, name) == 0:
            raise file.fail("fair", name, "must be at least 1")
