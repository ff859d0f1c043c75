"""A drawing of any title: its view as it comes, one line a field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.extra_page import spoken
from emberhall.terminal.draw.scene import Drawing, Scene

INDENT = "  "
SEATS, HAND = "seats", "hand"
"""Fields that views of most titles have."""
LABELS = "source"
"""Where things come from is told where they are explained."""


def draw_any(scene: Scene) -> Drawing:
    """Every field of the view; the options stand in a list below it."""
    return Drawing([_fields(scene.view, "")], frozenset())


def _fields(view: Mapping[Any, Any], indent: str) -> list[Text]:
    lines: list[Text] = []
    for name, value in view.items():
        if name != LABELS:
            lines += _field(str(name), value, indent)
    return lines


def _field(name: str, value: Any, indent: str) -> list[Text]:
    label = Text.assemble(indent, (f"{name} ", "amber"))
    if not _is_deep(value):
        return [label.append(_words(value))]
    parts = value if isinstance(value, Mapping) else dict(enumerate(value))
    return [label, *_fields(parts, indent + INDENT)]


def _is_deep(value: Any) -> bool:
    """Whether this holds more than one line can say."""
    if not isinstance(value, Mapping | list | tuple):
        return False
    parts = value.values() if isinstance(value, Mapping) else value
    return any(isinstance(part, Mapping | list | tuple) and part for part in parts)


def _words(value: Any) -> str:
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_words(part)}" for name, part in value.items()) or "none"
    if isinstance(value, list | tuple):
        return " ".join(_words(part) for part in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None else str(value)


# For ears


def tell_hand(scene: Scene) -> list[Text]:
    seats, seat = scene.view.get(SEATS), scene.view.get("seat")
    if not seats or seat is None or not seats[seat].get(HAND):
        return [Text("You hold nothing.")]
    return _field(HAND, seats[seat][HAND], "")


def tell_table(scene: Scene) -> list[Text]:
    """Everything but what belongs to a player."""
    return _fields({name: value for name, value in scene.view.items() if name != SEATS}, "")


def tell_scores(scene: Scene) -> list[Text]:
    """The plain numbers of each player."""
    seats = zip(scene.names, scene.view.get(SEATS, ()), strict=False)
    return [Text(f"{name}: {_words(_numbers(player)) or 'nothing yet'}") for name, player in seats]


def _numbers(player: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in player.items() if isinstance(value, int)}


SPOKEN = (
    spoken("hand", "Your hand", tell_hand),
    spoken("table", "The table", tell_table),
    spoken("scores", "The scores", tell_scores),
)
"""Hand, table and scores of any title; a board may have better words for each."""
