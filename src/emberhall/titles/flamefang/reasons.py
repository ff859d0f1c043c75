"""Why a dragon suffers and why a chapter is lost: ids, never words."""

from __future__ import annotations

from typing import Final

BREAKING_AWAY: Final = "breaking-away"
BURST: Final = "burst"
CONDITION: Final = "condition"
EVENT: Final = "event"
FIRE: Final = "fire"
SIEGE_TOWER: Final = "siege-tower"
WOUND: Final = "wound"

TIME: Final = "time"
"""The chapter is lost: no event card is left."""


def minions_at(tile: str) -> str:
    return f"minions:{tile}"


def ambush_of(minion: str) -> str:
    return f"ambush:{minion}"


def blow_of(boss: str) -> str:
    return f"boss:{boss}"


def threat(card: str) -> str:
    return f"threat:{card}"


def defeat_of(dragon: str, reason: str) -> str:
    """The chapter is lost: a dragon was defeated, for a reason of its own."""
    return f"defeat:{dragon}:{reason}"
