"""What may stand in a field of a file that people can edit."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any

LONGEST = 500
"""No text is longer."""

LONGEST_LABEL = 40
"""Nor what players call a game."""

Fits = Callable[[Any], bool]
Check = tuple[Fits, str]
"""Whether a value fits, and what it must be, in words."""


def fault_in(page: Mapping[str, Any], checks: Mapping[str, Check]) -> str:
    """What is wrong with the first field that does not fit; empty where all do."""
    for name, (fits, words) in checks.items():
        if name not in page or not fits(page[name]):
            return f"its {name} must be {words}"
    return ""


def _is_text(value: object) -> bool:
    return isinstance(value, str) and value.isprintable() and len(value) <= LONGEST


def is_label(value: object) -> bool:
    """What players may call a game; empty: nothing."""
    return _is_text(value) and len(str(value)) <= LONGEST_LABEL


def is_id(value: object) -> bool:
    """The id of something stored, and never a way out of a folder."""
    return _is_text(value) and not set(str(value)) & set("/\\.")


def _is_count(value: object) -> bool:
    return type(value) is int and value >= 0


def _is_day(value: object) -> bool:
    try:
        return isinstance(value, str) and date.fromisoformat(value).isoformat() == value
    except ValueError:
        return False


def _are_texts(value: object) -> bool:
    return isinstance(value, list) and all(map(_is_text, value))


def are_named(value: object) -> bool:
    """Texts by name."""
    return isinstance(value, dict) and all(_is_text(k) and _is_text(v) for k, v in value.items())


def are_objects(value: object) -> bool:
    """A list of fields by name."""
    return isinstance(value, list) and all(isinstance(one, dict) for one in value)


TEXT: Check = (_is_text, "some text that can be shown")
TEXTS: Check = (_are_texts, "a list of texts that can be shown")
COUNT: Check = (_is_count, "a whole number from 0 up")
MAYBE_COUNT: Check = (lambda value: value is None or _is_count(value), "a whole number or null")
FLAG: Check = (lambda value: isinstance(value, bool), "true or false")
DAY: Check = (_is_day, "a day like 2026-11-16")
ID: Check = (is_id, "the name of a saved game, or empty")
KINDS: Mapping[str, Check] = {"text": TEXT, "texts": TEXTS, "count": COUNT}
"""What a title may call them."""
