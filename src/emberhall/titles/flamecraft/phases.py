"""The parts of a game."""

from __future__ import annotations

from typing import Final

SETUP: Final = "setup"
TURN: Final = "turn"
END_OF_TURN: Final = "end of turn"
SCORING: Final = "scoring"
OVER: Final = "over"
