"""Where the patterns of cards can lie: worked out once for a content, looked up ever after.

Here the whole board is one number, with a bit for every type that every space shows. A card lies
somewhere if all the bits of one of its fits are set. (`hexes.matches` finds out whether a card lies
anywhere and is quicker at that; this knows where, and what a token would change.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, reduce
from operator import or_
from typing import NamedTuple

from emberhall.titles.duals.hexes import TURNS, Hex, Hexes, turned
from emberhall.titles.duals.numbers import Card, Space, Token, Type


class Fit(NamedTuple):
    """One way for a card to lie on the board."""

    need: int
    """The bits it needs."""
    spaces: tuple[Space, ...]
    """The spaces it covers, in the order in which the card names its types."""


Shown = tuple[tuple[Hex, ...], Sequence[Type]]
"""What a card shows: the spaces of its pattern, and the type on each."""


class Fits:
    """Every fit of every card on a board."""

    def __init__(
        self, hexes: Hexes, cards: Sequence[Shown], counts_as: Sequence[Iterable[Type]]
    ) -> None:
        self.spaces = len(hexes.places)
        laid = {pattern: list(_laid_down(hexes, pattern)) for pattern, _ in cards}
        self.of = tuple(self._fits(laid[pattern], types) for pattern, types in cards)
        self.through = tuple(map(_by_bit, self.of))
        """For each card, its fits by each bit that they need."""
        self.needed = tuple(_any_of(fit.need for fit in fits) for fits in self.of)
        """For each card, all bits that any of its fits needs."""
        self.tokens = tuple(
            (*(self._bits(types, space) for types in counts_as), 0) for space in range(self.spaces)
        )
        """For each space, the bits of each token on top of it; the last, `ABSENT`, has none."""
        every = {type for types in counts_as for type in types}
        self.everything = tuple(self._bits(every, space) for space in range(self.spaces))
        """For each space, all bits it has."""
        self._last: tuple[list[list[Token]], int] = ([], 0)
        """The last board and what it shows: each option of a question asks for that anew."""

    def _fits(self, laid: Iterable[tuple[Space, ...]], types: Sequence[Type]) -> tuple[Fit, ...]:
        found: dict[int, Fit] = {}
        for spaces in laid:
            need = sum(self.bit(type, space) for type, space in zip(types, spaces, strict=True))
            found.setdefault(need, Fit(need, spaces))
        return tuple(found.values())

    def _bits(self, types: Iterable[Type], space: Space) -> int:
        return sum(self.bit(type, space) for type in types)

    def bit(self, dragon: Type, space: Space) -> int:
        """The bit of a type on a space."""
        return 1 << dragon * self.spaces + space

    def type_and_space(self, bit: int) -> tuple[Type, Space]:
        return divmod(bit.bit_length() - 1, self.spaces)

    def board(self, stacks: Sequence[Sequence[Token]]) -> int:
        """All that the tokens on top show."""
        known, shown = self._last
        if known == stacks:
            return shown
        shown = 0
        for tokens, stack in zip(self.tokens, stacks, strict=True):
            if stack:
                shown |= tokens[stack[-1]]
        self._last = [list(stack) for stack in stacks], shown
        return shown

    def seen_by(self, card: Card, board: int) -> int:
        """All of a board that makes a difference to a card."""
        return board & self.needed[card]

    def matching(self, card: Card, board: int) -> list[Fit]:
        """Where a card lies now."""
        return [fit for fit in self.of[card] if fit.need & board == fit.need]

    def lacking(self, card: Card, board: int) -> list[int]:
        """The bits of which a single one would complete a card that lies nowhere as yet."""
        missing = {fit.need & ~board for fit in self.of[card]}
        return sorted(bits for bits in missing if not bits & bits - 1)

    def completed(self, cards: tuple[Card, ...], gained: int, board: int) -> dict[Card, Fit]:
        """Those of the cards that lie on this board by one of the bits just gained, and where."""
        found: dict[int, Fit] = {}
        while gained:
            bit = gained & -gained
            gained ^= bit
            for card, fit in _through(self, cards, bit):
                if fit.need & board == fit.need:
                    found.setdefault(card, fit)
        return found


@lru_cache(maxsize=1024)  # hands and fountains last for many a question
def _through(fits: Fits, cards: tuple[Card, ...], bit: int) -> tuple[tuple[Card, Fit], ...]:
    """The fits of these cards that need this bit."""
    return tuple((card, fit) for card in cards for fit in fits.through[card].get(bit, ()))


def _laid_down(hexes: Hexes, pattern: tuple[Hex, ...]) -> Iterator[tuple[Space, ...]]:
    """The spaces under a pattern, for every way to turn it and lay it down."""
    number = {place: space for space, place in enumerate(hexes.places)}
    for _ in range(TURNS):
        for q, r in hexes.places:
            laid = [(q + dq, r + dr) for dq, dr in pattern]
            if all(place in number for place in laid):
                yield tuple(number[place] for place in laid)
        pattern = tuple(turned(place) for place in pattern)


def _any_of(bits: Iterable[int]) -> int:
    return reduce(or_, bits, 0)


def _by_bit(fits: Iterable[Fit]) -> dict[int, list[Fit]]:
    found: dict[int, list[Fit]] = {}
    for fit in fits:
        need = fit.need
        while need:
            found.setdefault(need & -need, []).append(fit)
            need &= need - 1
    return found
