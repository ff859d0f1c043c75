"""What somebody hands us: whole numbers of any kind, and how to name a value in a message."""

from __future__ import annotations

from operator import index
from typing import Any

SHOWN = 60
"""Characters of a value that a message repeats."""


def as_int(value: Any) -> int | None:
    """The whole number that a value is, be it numpy's; `None` for all else, `True` included."""
    if type(value) is int:
        return value
    if isinstance(value, bool):
        return None
    try:
        return index(value)
    except TypeError:
        return None


def can_be_shown(data: Any) -> bool:
    """Whether all text in plain data can be shown: nothing in it commands a terminal, or turns
    round what is read."""
    waiting = [data]
    while waiting:
        value = waiting.pop()
        if isinstance(value, str) and not value.isprintable():
            return False
        if isinstance(value, dict):
            waiting.extend(value)
            waiting.extend(value.values())
        elif isinstance(value, list):
            waiting.extend(value)
    return True


def shortened(value: object) -> str:
    """A value for a message, however long it is."""
    try:
        return repr(value)[:SHOWN]
    except Exception:  # too many digits, lists in lists without end, or a class that fails here
        return "something that cannot be shown"
