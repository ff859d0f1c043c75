"""What the numbers at a table of Duals stand for."""

from __future__ import annotations

Space = int
"""A hex of the board, counted row by row from the top."""
Token = int
"""A kind of token: the artisans in the order of the chart, then the duals, then Buddy."""
Type = int
"""A type of dragon, in the order of the chart."""
Card = int
"""A card: the shop cards, then the fountain cards."""
