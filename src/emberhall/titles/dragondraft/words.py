"""Small pieces of English that several sentences share."""

from __future__ import annotations

from emberhall.kernel.phrases import and_list, counted
from emberhall.titles.dragondraft.content import A_COLOUR, A_SHOW, A_THISTLE, HAND_LIMIT


def thistles(count: int) -> str:
    return counted(count, "thistle")


def spectators(count: int) -> str:
    return counted(count, "spectator")


def effect(name: str, count: int) -> str:
    """What a special does, as an offer would say it."""
    if name == HAND_LIMIT:
        return f"{counted(count, 'card')} more in hand from the next round on"
    reason = {A_SHOW: "at every show", A_THISTLE: "for every thistle", A_COLOUR: "for every colour"}
    return f"{spectators(count)} {reason[name]}"


def goblins(helpers: int, pairs: int) -> str:
    """Goblin cards by kind: `1 helper and 2 pairs`."""
    parts = []
    if helpers:
        parts.append(counted(helpers, "helper"))
    if pairs:
        parts.append(counted(pairs, "pair"))
    return and_list(parts) or "no goblins"
