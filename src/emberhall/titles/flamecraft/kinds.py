"""What the numbers on the table stand for, and sums of goods and coins.

Goods are numbered like the types of dragons; a coin comes after them. See `Content` for the rest.
"""

from __future__ import annotations

from typing import Final

Kind = int
"""A good, which is also a type of dragons, or a coin."""
Card = int
"""An artisan, an enchantment, a fancy or a companion, numbered among its like."""
Shop = int
"""A shop, in Town or not."""
Space = int
"""A space of Town for a shop, from 1."""
Spot = int
"""Where a dragon can lie face up."""
Place = int
"""A shop, the Park or the hand."""

TYPES: Final = 6
COIN: Final = 6
NONE: Final = (0,) * (COIN + 1)
"""No goods and no coins."""


def some(kind: Kind, count: int) -> tuple[int, ...]:
    """So many of one good, or so many coins."""
    return tuple(count if other == kind else 0 for other in range(COIN + 1))
