"""The phases of a chapter, as the rulebook calls them."""

from __future__ import annotations

from typing import Final

SETUP: Final = "setup"
ACTION: Final = "action phase"
MINION: Final = "minion phase"
BOSS: Final = "boss phase"
EVENT: Final = "event phase"
CLEANUP: Final = "cleanup phase"
UNLOCK: Final = "unlocking"
OVER: Final = "over"
