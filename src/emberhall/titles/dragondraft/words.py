"""Small pieces of English that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence


def counted(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


def thistles(count: int) -> str:
    return counted(count, "thistle")


def spectators(count: int) -> str:
    return counted(count, "spectator")


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
