"""What the abilities of enemies and structures mean."""

from __future__ import annotations

from typing import Final

KEYWORDS: Final = {
    "guard": "while it is awake, no other enemy here can be damaged but guards and structures",
    "shielded": "cannot be damaged unless it is stunned",
    "net": "a dragon must spend a move to tear free before it can leave",
    "prowl": "moves a tile towards the nearest dragon where none is here",
    "thief": "takes a resource from each dragon here after the attacks, or one that lies here",
    "call": "brings one more minion when it appears",
    "mender": "heals each other minion here by 1 after the attacks",
    "burst": "hurts each dragon here when it is defeated",
    "ambush": "attacks at once where it appears beside a dragon",
    "roll": "rolls a tile towards the Cave, and strikes at every dragon from within it",
}


def keyword_words(name: str, count: int | None) -> str:
    """What a keyword means; empty for one that only a content pack knows."""
    meaning = KEYWORDS.get(name, "")
    return f"{meaning} ({count} damage)" if meaning and count else meaning
