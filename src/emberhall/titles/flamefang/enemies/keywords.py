"""Abilities of minions, bosses and structures: a card names the one it has."""

from __future__ import annotations

from typing import Final

GUARD: Final = "guard"
SHIELDED: Final = "shielded"
NET: Final = "net"
PROWL: Final = "prowl"
THIEF: Final = "thief"
CALL: Final = "call"
MENDER: Final = "mender"
BURST: Final = "burst"
"""Followed by its damage: `burst 2`."""
AMBUSH: Final = "ambush"
ROLL: Final = "roll"

OF_MINIONS: Final = (GUARD, SHIELDED, NET, PROWL, THIEF, CALL, MENDER, AMBUSH)
OF_STRUCTURES: Final = (NET, ROLL)
OF_BOSSES: Final = (NET,)
