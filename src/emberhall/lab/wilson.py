"""How sure a share is."""

from __future__ import annotations

from math import sqrt

Z = 1.959963984540054
"""Two-sided 95 %."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The Wilson 95 % interval of a win share; shared wins may count in parts."""
    if games == 0:
        return 0.0, 1.0
    share, square = wins / games, Z * Z / games
    middle = share + square / 2
    spread = Z * sqrt(share * (1 - share) / games + square / games / 4)
    return max(0.0, (middle - spread) / (1 + square)), min(1.0, (middle + spread) / (1 + square))
