"""How a bot gives its reasons in Dragondraft."""

from __future__ import annotations

from typing import Final

HOPES: Final = {
    "spectators": "spectators at once",
    "dragons": "the dragons in your hand",
    "most": "having the most of a colour",
    "room": "the room left in your hand",
    "specials": "your specials",
    "goblins": "goblins to put to work",
    "others": "what it leaves to the others",
}
"""What each part of an evaluation hopes for."""
