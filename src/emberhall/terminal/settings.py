"""Options of a game as they are written on a command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from emberhall import BadSetting
from emberhall.play.forms import read_settings


def parse_settings(
    game: str, seats: int, written: Sequence[str], content: Path | None = None
) -> dict[str, Any]:
    """`["variant=beginner"]` as settings that the game has; raises `BadSetting`."""
    given = {}
    for text in written:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadSetting(f"write an option like --set name=value, not {text!r}")
        given[name.strip()] = value.strip()
    return read_settings(game, seats, given, content)
