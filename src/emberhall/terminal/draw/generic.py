"""A drawing of any title: its view as it comes, one line a field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.scene import Drawing, Scene

INDENT = "  "
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
