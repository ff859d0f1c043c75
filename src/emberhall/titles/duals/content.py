"""Flamecraft Duals' components, as `content/*.toml` or a content pack has them."""

from __future__ import annotations

import re
from collections.abc import Iterable

from emberhall.kernel.content import ContentFile, Pack
from emberhall.kernel.sources import Sources, sources_of
from emberhall.kernel.wire import thing
from emberhall.titles.duals.behaviours import ABILITIES, ACTIVE, FULL_HAND, LAY_OPEN, PASSIVE
from emberhall.titles.duals.fits import Fits
from emberhall.titles.duals.hexes import TURNS, Hexes, Turning
from emberhall.titles.duals.ids import CARD, TOKEN, slug
from emberhall.titles.duals.numbers import Token, Type
from emberhall.titles.duals.rows import (
    BoardRow,
    BuddyRow,
    CardRow,
    CoinRow,
    CrystalRow,
    DualRow,
    FancyRow,
    PatternRow,
    PlayerRow,
    TypeRow,
)

FILES = ("board.toml", "tokens.toml", "cards.toml", "fancies.toml")

RESERVED = ("none", "choose", "cards")
"""Words that would be taken for something else where a fancy is named."""


MOST_STACK = 20


class Content:
    """All of it, with the numbers that code asks for most worked out once.

    Tokens, types, cards and spaces are numbered: see `numbers`.
    """

    def __init__(self, pack: Pack) -> None:
        board = ContentFile(pack, "board.toml")
        self.board = board.one("board", BoardRow)
        self.player = board.one("player", PlayerRow)
        coin, crystal = board.one("coin", CoinRow), board.one("crystal", CrystalRow)
        self.coin_cards, self.crystal_tokens = coin.cards, crystal.tokens
        board.done()
        self.coin_source = coin.source
        rows = {"board": self.board.source, "player": self.player.source}
        self.sources = sources_of({**rows, "coin": coin.source, "crystal": crystal.source})
        """Of what is printed on no card."""
        tokens = ContentFile(pack, "tokens.toml")
        self.types = tokens.rows("type", TypeRow)
        self.abilities = tuple(type.ability for type in self.types)
        self.duals = tokens.rows("dual", DualRow)
        buddy = tokens.one("buddy", BuddyRow)
        tokens.done()
        cards = ContentFile(pack, "cards.toml")
        self.patterns = {pattern.id: pattern for pattern in cards.rows("pattern", PatternRow)}
        self.shops = cards.rows("shop", CardRow)
        self.cards = (*self.shops, *cards.rows("fountain", CardRow))
        cards.done()
        fancies = ContentFile(pack, "fancies.toml")
        self.fancies = {fancy.id: fancy for fancy in fancies.rows("fancy", FancyRow)}
        fancies.done()
        self.active = tuple(fancy for fancy in self.fancies.values() if fancy.is_active)
        """The fancies that give coins another use, in the order in which they are offered."""
        _check_board(board, self)
        _check_tokens(tokens, self, buddy)
        _check_cards(cards, self)
        _check_fancies(fancies, self.fancies.values())
        _check_deal(board, fancies, self)
        self._number_tokens(buddy)
        self._lay_out_board()
        self._fits: Fits | None = None
        _check_room(board, self)

    def _number_tokens(self, buddy: BuddyRow) -> None:
        number = {type.id: n for n, type in enumerate(self.types)}
        every: tuple[Type, ...] = tuple(range(len(self.types)))
        self.buddy: Token = len(self.types) + len(self.duals)
        self.tokens: tuple[str, ...] = (*number, *(dual.id for dual in self.duals), buddy.id)
        self.buddy_name = buddy.name
        sources = (*(type.source for type in self.types), *(dual.source for dual in self.duals))
        self.token_sources: tuple[Sources, ...] = (*sources, buddy.source)
        shown = (*((id,) for id in number), *(dual.types for dual in self.duals))
        self.on_token: tuple[tuple[str, ...], ...] = (*shown, ())
        """The types that each token shows, in the order in which it shows them."""
        self.stands_for: tuple[tuple[str, ...], ...] = (*shown, tuple(number))
        """The types that each token can stand for in a pattern, by their ids."""
        copies = (*(type.copies for type in self.types), *(1 for _ in self.duals), 0)
        self.copies: tuple[int, ...] = copies
        pairs = [tuple(sorted(number[id] for id in dual.types)) for dual in self.duals]
        fires_as = (*((type,) for type in every), *pairs)
        self.fires_as: tuple[tuple[Type, ...], ...] = (*fires_as, ())
        """The types each token can fire up as."""
        self.counts_as: tuple[tuple[Type, ...], ...] = (*fires_as, every)
        """The types each token can stand for in a pattern."""
        ranks = (*(2 * n + 1 for n in every), *(2 * pair[0] for pair in pairs), 2 * len(every))
        self.ranks: tuple[int, ...] = ranks
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

    def masks(self, stacks: list[list[Token]]) -> list[int]:
        """For each type, the bits of the spaces whose token on top can stand for it."""
        masks = [0] * len(self.types)
        bits, counts_as = self.hexes.bits, self.counts_as
        for space, stack in enumerate(stacks):
            if stack:
                bit = bits[space]
                for type in counts_as[stack[-1]]:
                    masks[type] |= bit
        return masks

    @property
    def fits(self) -> Fits:
        """Where every card can lie: for whoever looks, so made when somebody does."""
        if self._fits is None:
            self._fits = self._all_fits()
        return self._fits

    def _all_fits(self) -> Fits:
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
    if content.board.stack > MOST_STACK:
        raise file.fail("board", "stack", f"must be at most {MOST_STACK}")


def _check_tokens(file: ContentFile, content: Content, buddy: BuddyRow) -> None:
    if len(content.types) != TURNS:
        raise file.fail("", "type", f"there must be {TURNS} types, one for each starting space")
    ids = [type.id for type in content.types]
    for dual in content.duals:
        if dual.id in ids or dual.id == buddy.id:
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


def _check_fancies(file: ContentFile, fancies: Iterable[FancyRow]) -> None:
    known = (*ACTIVE, *PASSIVE)
    for fancy in fancies:
        entry = f"fancy {fancy.id}"
        if not re.fullmatch("[a-z0-9-]+", fancy.id) or fancy.id in RESERVED:
            reason = f"must be small letters, digits and dashes, and not {', '.join(RESERVED)}"
            raise file.fail(entry, "id", reason)
        if fancy.does not in known:
            raise file.fail(entry, "does", f"must be one of {', '.join(known)}")
        if fancy.does in (LAY_OPEN, FULL_HAND) and fancy.count == 0:
            raise file.fail(entry, "count", "must be at least 1")


def _check_deal(board: ContentFile, fancies: ContentFile, content: Content) -> None:
    """Two full hands and the open cards must leave a deck to play with."""
    every = content.fancies.values()
    left = len(content.shops) - max((f.count for f in every if f.does == LAY_OPEN), default=0)
    if 2 * content.player.hand >= left:
        raise board.fail("player", "hand", "leaves no deck: there are too few shop cards")
    for fancy in every:
        if fancy.does == FULL_HAND and 2 * fancy.count >= left:
            reason = "leaves no deck: there are too few shop cards"
            raise fancies.fail(f"fancy {fancy.id}", "count", reason)


def _check_room(file: ContentFile, content: Content) -> None:
    """A token pulled must find a space, even with the miniature on the board."""
    if sum(content.copies) + 1 > (content.spaces - 1) * content.stack:
        raise file.fail("board", "stack", "is too low: not all tokens fit on the board")
