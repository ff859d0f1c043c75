"""Small pieces of English that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence

from emberhall.titles.dragondraft.content import A_COLOUR, A_SHOW, A_THISTLE, HAND_LIMIT


def counted(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


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


def and_list(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


def goblins(helpers: int, pairs: int) -> str:
    """Goblin cards by kind: `1 helper and 2 pairs`."""
    parts = []
    if helpers:
        parts.append(counted(helpers, "helper"))
    if pairs:
        parts.append(counted(pairs, "pair"))
    return and_list(parts) or "no goblins"
