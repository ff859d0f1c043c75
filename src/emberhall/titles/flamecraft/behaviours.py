"""What companions do and what they start with, as content names it."""

from __future__ import annotations

from typing import Final

DISCOUNT: Final = "discount"
"""Goods of an enchantment's cost come from the piles."""
FIRE_PARK: Final = "fire-park"
"""Dragons of the Park are fired up."""
USE_TWICE: Final = "use-twice"
"""The ability of the shop is used twice."""
FIRE_WHERE_PLACED: Final = "fire-where-placed"
"""Dragons are fired up where a fired one has placed another."""
TURN_AT_NEW_SHOP: Final = "turn-at-new-shop"
"""Another turn takes place at a shop that has just opened."""
COINS_FOR_GOODS: Final = "coins-for-goods"
"""Coins are paid for goods of choice."""
SCORE_AGAIN: Final = "score-again"
"""A fancy is scored, and may have been before."""
COMPANIONS_DO: Final = (
    *(DISCOUNT, FIRE_PARK, USE_TWICE, FIRE_WHERE_PLACED, TURN_AT_NEW_SHOP, COINS_FOR_GOODS),
    SCORE_AGAIN,
)

RESERVED_CARD: Final = "reserve"
"""An enchantment of the first row is reserved."""
MORE_COINS: Final = "coins"
MORE_FANCIES: Final = "fancies"
"""The first fancy is chosen out of more."""
BONUSES: Final = (RESERVED_CARD, MORE_COINS, MORE_FANCIES)
