"""Options of a game as they are written on a command line."""

from __future__ import annotations

from collections.abc import Sequence

import emberhall
from emberhall import BadSetting


def parse_settings(game: str, seats: int, written: Sequence[str]) -> dict[str, str]:
    """`["variant=beginner"]` as settings that the game has; raises `BadSetting`."""
    given = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetting(f"write an option like --set name=value, not {text!r}")
        given[name.strip()] = value.strip()
    for title in emberhall.games():
        if title.name == game:
            title.complete(seats, given)
    return given


def value_words(value: object) -> str:
    """A value of a setting for people: `yes`, `flair,todd`, `beginner`."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return ",".join(value) if isinstance(value, tuple) else str(value)
