"""What the numbers at the fair stand for."""

from __future__ import annotations

Card = int
"""A kind of card: the dragons by colour, then `helper`, `pair` and `thistle`."""
Space = int
"""A space of the board, counted row by row, each row from the flag rope outwards."""
Special = int
"""A special, in the order of the content."""
Pile = int
"""A pile of grandstand tiles, in the order of the content."""
