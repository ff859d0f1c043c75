"""The phases of a turn, and what comes before the first and after the last."""

from __future__ import annotations

from typing import Final

CHOOSING: Final = "choosing"
"""Before the board is set up: the players choose fancies."""
PLAY: Final = "play"
SCORE: Final = "score"
REFRESH: Final = "refresh"
SPECIAL: Final = "special"
"""The other player's last chance to score, after the turn that triggered the end."""
OVER: Final = "over"
