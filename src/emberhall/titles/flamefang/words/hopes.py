"""How a bot gives its reasons in Flame & Fang."""

from __future__ import annotations

from typing import Final

HOPES: Final = {
    "goal": "the goal of the page",
    "enemies": "fewer enemies, or weaker ones",
    "hearts": "hearts and how safe they are",
    "hoards": "resources in the hoards",
    "upgrades": "better cards in your deck",
    "cards": "what your cards can still do",
    "amber": "Amber's safety",
    "outcome": "how the chapter ends",
}
"""What each part of an evaluation hopes for."""
