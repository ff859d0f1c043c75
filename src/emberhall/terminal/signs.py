"""The signs the table is drawn with, for terminals that know Unicode and for those that do not."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Signs:
    fancy: bool
    turn: str
    path: str
    rope: str
    space: str
    between: str
    gives: str
    bar: str
    rising: str
    falling: str
    side: str
    worth: str
    water: str
    spell: str
    coin: str


UNICODE = Signs(True, "▶", " › ", "┋", "·", " · ", "→", "█", "╱", "╲", "│", "♥", "≈", "✦", "¢")
ASCII = Signs(False, ">", " > ", "|", ".", ", ", ":", "#", "/", "\\", "|", "*", "~", "^", "c")


def signs_for(encoding: str | None) -> Signs:
    return UNICODE if (encoding or "").lower().replace("-", "") == "utf8" else ASCII
