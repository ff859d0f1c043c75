"""Small pieces of English that several sentences share."""

from __future__ import annotations

from collections.abc import Sequence


def counted(count: int, one: str) -> str:
    return f"{count} {one if count == 1 else one + 's'}"


def and_list(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


def the(name: str) -> str:
    """`the iron dragon`; Buddy is a name."""
    return name if name[:1].isupper() else f"the {name}"


def with_article(name: str) -> str:
    """`an iron dragon`, `a crystal dragon`; Buddy is a name."""
    if name[:1].isupper():
        return name
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"
