"""Small pieces of English that several sentences share."""

from __future__ import annotations

from emberhall.kernel.phrases import and_list, counted


def thistles(count: int) -> str:
    return counted(count, "thistle")


def spectators(count: int) -> str:
    return counted(count, "spectator")


def goblins(helpers: int, pairs: int) -> str:
    """Goblin cards by kind: `1 helper and 2 pairs`."""
    parts = []
    if helpers:
        parts.append(counted(helpers, "helper"))
    if pairs:
        parts.append(counted(pairs, "pair"))
    return and_list(parts) or "no goblins"
