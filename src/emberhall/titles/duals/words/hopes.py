"""How a bot gives its reasons in Duals."""

from __future__ import annotations

from typing import Final

HOPES: Final = {
    "scored": "cards scored",
    "coins": "your coins",
    "fountain": "the fountain's cards",
    "tokens": "a token still to be placed",
    "hand": "what your cards promise",
    "others": "what the other player has",
    "outcome": "how the game ends",
}
"""What each part of an evaluation hopes for."""
