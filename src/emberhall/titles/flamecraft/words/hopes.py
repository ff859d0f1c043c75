"""How a bot gives its reasons in Flamecraft."""

from __future__ import annotations

from typing import Final

HOPES: Final = {
    "reputation": "reputation at once",
    "coins": "your coins",
    "hand": "dragons in your hand",
    "companion": "your companion",
    "goods": "your goods",
    "fancies": "your fancy dragons",
    "casts": "enchantments within reach",
    "others": "what it leaves to the others",
    "unlocked": "achievements",
}
"""What each part of an evaluation hopes for."""
