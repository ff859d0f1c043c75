"""Small pieces of English that sentences of any title share."""

from __future__ import annotations

from collections.abc import Sequence


def counted(count: int, one: str, many: str = "") -> str:
    return f"{count} {one if count == 1 else many or one + 's'}"


def and_list(parts: Sequence[str]) -> str:
    """`a`, `a and b`, `a, b and c`."""
    return " and ".join(part for part in (", ".join(parts[:-1]), *parts[-1:]) if part)


def with_article(name: str) -> str:
    """`an iron dragon`, `a crystal dragon`; what begins with a capital is a name."""
    if name[:1].isupper():
        return name
    return f"an {name}" if name[0] in "aeiou" else f"a {name}"


def the(name: str) -> str:
    """`the iron dragon`; what begins with a capital is a name."""
    return name if name[:1].isupper() else f"the {name}"
