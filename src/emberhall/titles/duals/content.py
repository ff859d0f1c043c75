"""Flamecraft Duals' components, as `content/*.toml` or a content pack has them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Final

from emberhall.kernel.content import ContentFile, Pack
from emberhall.kernel.wire import thing
from emberhall.titles.duals.fits import Fits
from emberhall.titles.duals.hexes import TURNS, Hexes, Turning
from emberhall.titles.duals.ids import CARD, TOKEN, slug

FILES = ("board.toml", "tokens.toml", "cards.toml", "fancies.toml")

PLAY_ANOTHER: Final = "play-another"
PULL_AND_PLACE: Final = "pull-and-place"
MOVE_ANYWHERE: Final = "move-anywhere"
MOVE_ONE_SPACE: Final = "move-one-space"
SWAP: Final = "swap"
FIRE_ADJACENT: Final = "fire-adjacent"
ABILITIES = (PLAY_ANOTHER, PULL_AND_PLACE, MOVE_ANYWHERE, MOVE_ONE_SPACE, SWAP, FIRE_ADJACENT)

FLAIR: Final = "flair"
RAINBOW: Final = "rainbow"
STARBURST: Final = "starburst"
TAYLOR: Final = "taylor"
BUDDY: Final = "buddy"
GOLDRUSH: Final = "goldrush"
STEVEN: Final = "steven"
TODD: Final = "todd"
ACTIVE = (FLAIR, RAINBOW, STARBURST, TAYLOR)
PASSIVE = (BUDDY, GOLDRUSH, STEVEN, TODD)
FANCIES = (*ACTIVE, *PASSIVE)


@dataclass(frozen=True)
class Type:
    id: str
    name: str
    ability: str
    copies: int
    source: str


@dataclass(frozen=True)
class Dual:
    id: str
    name: str
    types: tuple[str, ...]
    source: str


@dataclass(frozen=True)
class Buddy:
    id: str
    name: str
    source: str


@dataclass(frozen=True)
class Pattern:
    id: str
    spaces: tuple[tuple[int, ...], ...]
    source: str


@dataclass(frozen=True)
class Card:
    id: str
    name: str
    pattern: str
    types: tuple[str, ...]
    reputation: int
    source: str


@dataclass(frozen=True)
class Fancy:
    id: str
    name: str
    source: str
    count: int = 0


@dataclass(frozen=True)
class Board:
    radius: int
    stack: int
    source: str


@dataclass(frozen=True)
class Player:
    hand: int
    coins: int
    source: str


@dataclass(frozen=True)
class CoinNumbers:
    cards: int
    source: str


@dataclass(frozen=True)
class CrystalNumbers:
    tokens: int
    source: str


class Content:
    """All of it, with the numbers that code asks for most worked out once.

    Tokens are numbered: the artisans in the order of the chart, then the duals, then Buddy. Cards
    are numbered: the shop cards, then the fountain cards.
    """

    def __init__(self, pack: Pack) -> None:
        board = ContentFile(pack, "board.toml")
        self.board = board.one("board", Board)
        self.player = board.one("player", Player)
        self.coin_cards = board.one("coin", CoinNumbers).cards
        self.crystal_tokens = board.one("crystal", CrystalNumbers).tokens
        board.done()
        tokens = ContentFile(pack, "tokens.toml")
        self.types = tokens.rows("type", Type)
        self.duals = tokens.rows("dual", Dual)
        buddy = tokens.one("buddy", Buddy)
        tokens.done()
        cards = ContentFile(pack, "cards.toml")
        self.patterns = {pattern.id: pattern for pattern in cards.rows("pattern", Pattern)}
        self.shops = cards.rows("shop", Card)
        self.cards = (*self.shops, *cards.rows("fountain", Card))
        cards.done()
        fancies = ContentFile(pack, "fancies.toml")
        self.fancies = {fancy.id: fancy for fancy in fancies.rows("fancy", Fancy)}
        fancies.done()
        _check_board(board, self)
        _check_tokens(tokens, self, buddy)
        _check_cards(cards, self)
        _check_fancies(fancies, self.fancies)
        _check_deal(board, fancies, self)
        self._number_tokens(buddy)
        self._lay_out_board()
        _check_room(board, self)

    def _number_tokens(self, buddy: Buddy) -> None:
        number = {type.id: n for n, type in enumerate(self.types)}
        every = tuple(range(len(self.types)))
        self.buddy = len(self.types) + len(self.duals)
        self.tokens = (*number, *(dual.id for dual in self.duals), buddy.id)
        self.buddy_name = buddy.name
        self.on_token = (*((id,) for id in number), *(dual.types for dual in self.duals), ())
        """The types that each token shows, in the order in which it shows them."""
        self.stands_for = (*self.on_token[: self.buddy], tuple(number))
        """The types that each token can stand for in a pattern, by their ids."""
        self.copies = (*(type.copies for type in self.types), *(1 for _ in self.duals), 0)
        pairs = [tuple(sorted(number[id] for id in dual.types)) for dual in self.duals]
        self.fires_as = (*((type,) for type in every), *pairs, ())
        """The types each token can fire up as."""
        self.counts_as = (*self.fires_as[: self.buddy], every)
        """The types each token can stand for in a pattern."""
        self.ranks = (*(2 * n + 1 for n in every), *(2 * pair[0] for pair in pairs), 2 * len(every))
        """Places in the draw for the first player, the lowest first: duals break ties."""
        self.card_types = tuple(tuple(number[id] for id in card.types) for card in self.cards)
        self.card_ids = tuple(thing(CARD, slug(card.id)) for card in self.cards)

    def _lay_out_board(self) -> None:
        shapes = {id: [(q, r) for q, r in p.spaces] for id, p in self.patterns.items()}
        self.hexes = Hexes(self.board.radius, list(shapes.values()))
        self.spaces = len(self.hexes.places)
        self.stack = self.board.stack
        self.near = self.hexes.near
        self.turnings: tuple[tuple[Turning, ...], ...] = tuple(
            self.hexes.turnings(shapes[card.pattern], types)
            for card, types in zip(self.cards, self.card_types, strict=True)
        )
        self.space_ids = tuple(thing("space", name) for name in self.hexes.names)
        self.token_ids = tuple(
            tuple(thing(TOKEN, name, height) for height in range(self.stack))
            for name in self.hexes.names
        )
        """For each space, the ids of the tokens that lie on it, the lowest first."""

    @cached_property
    def fits(self) -> Fits:
        """Where every card can lie: for whoever looks, so made when somebody does."""
        patterns = (self.patterns[card.pattern].spaces for card in self.cards)
        shapes = (tuple((q, r) for q, r in spaces) for spaces in patterns)
        return Fits(self.hexes, list(zip(shapes, self.card_types, strict=True)), self.counts_as)


def _check_board(file: ContentFile, content: Content) -> None:
    if not 1 <= content.board.radius <= 4:
        raise file.fail("board", "radius", "must be 1 to 4")
    numbers = {
        ("board", "stack"): content.board.stack,
        ("player", "hand"): content.player.hand,
        ("coin", "cards"): content.coin_cards,
        ("crystal", "tokens"): content.crystal_tokens,
    }
    for (entry, field), number in numbers.items():
        if number == 0:
            raise file.fail(entry, field, "must be at least 1")


def _check_tokens(file: ContentFile, content: Content, buddy: Buddy) -> None:
    if len(content.types) != TURNS:
        raise file.fail("", "type", f"there must be {TURNS} types, one for each starting space")
    ids = [type.id for type in content.types]
    for dual in content.duals:
        if dual.id in (*ids, buddy.id):
            raise file.fail(f"dual {dual.id}", "id", "is the id of another token")
    if buddy.id in ids:
        raise file.fail("buddy", "id", "is the id of another token")
    for type in content.types:
        if type.ability not in ABILITIES:
            raise file.fail(f"type {type.id}", "ability", f"must be one of {', '.join(ABILITIES)}")
        if type.copies < 4:
            raise file.fail(f"type {type.id}", "copies", "must be at least 4")
    for dual in content.duals:
        known = all(id in ids for id in dual.types)
        if len(set(dual.types)) != 2 or len(dual.types) != 2 or not known:
            raise file.fail(f"dual {dual.id}", "types", "must be two different types")


def _check_cards(file: ContentFile, content: Content) -> None:
    for pattern in content.patterns.values():
        spaces = pattern.spaces
        if not spaces or any(len(space) != 2 for space in spaces) or len(set(spaces)) < len(spaces):
            reason = "must be different spaces, each two numbers"
            raise file.fail(f"pattern {pattern.id}", "spaces", reason)
        if max(max(space) for space in spaces) > 2 * content.board.radius:
            raise file.fail(f"pattern {pattern.id}", "spaces", "must fit on the board")
    ids = [slug(card.id) for card in content.cards]
    types = [type.id for type in content.types]
    for card in content.cards:
        if ids.count(slug(card.id)) > 1:
            raise file.fail(f"card {card.id}", "id", "stands there twice")
        if card.pattern not in content.patterns:
            raise file.fail(f"card {card.id}", "pattern", "is not known")
        if len(card.types) != len(content.patterns[card.pattern].spaces):
            raise file.fail(f"card {card.id}", "types", "must be one for each space of the pattern")
        for id in card.types:
            if id not in types:
                raise file.fail(f"card {card.id}", "types", f"there is no type {id}")


def _check_fancies(file: ContentFile, fancies: dict[str, Fancy]) -> None:
    if tuple(fancies) != FANCIES:
        raise file.fail("", "fancy", f"must be, in this order, {', '.join(FANCIES)}")
    for id in (STEVEN, TODD):
        if fancies[id].count == 0:
            raise file.fail(f"fancy {id}", "count", "must be at least 1")


def _check_deal(board: ContentFile, fancies: ContentFile, content: Content) -> None:
    """Two full hands and the open cards must leave a deck to play with."""
    left = len(content.shops) - content.fancies[STEVEN].count
    if 2 * content.player.hand >= left:
        raise board.fail("player", "hand", "leaves no deck: there are too few shop cards")
    if 2 * content.fancies[TODD].count >= left:
        raise fancies.fail(f"fancy {TODD}", "count", "leaves no deck: there are too few shop cards")


def _check_room(file: ContentFile, content: Content) -> None:
    """A token pulled must find a space, even with the miniature on the board."""
    if sum(content.copies) + 1 > (content.spaces - 1) * content.stack:
        raise file.fail("board", "stack", "is too low: not all tokens fit on the board")
