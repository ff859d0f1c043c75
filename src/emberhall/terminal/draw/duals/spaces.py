"""The spaces of the board with all that stands on them now: tokens, numbers of options, marks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from emberhall.terminal.draw.duals.labels import labels_of
from emberhall.terminal.draw.duals.tokens import Token
from emberhall.terminal.draw.scene import Scene

IN_WORDS = ("fire-up", "keep-token")
"""Questions about a single space, whose options are told beside the board."""


@dataclass
class Space:
    name: str
    row: int
    stack: list[Token]
    """The lowest token first."""
    has_fountain: bool
    numbers: list[int] = field(default_factory=list)
    """Options that mean this space; a plant may use a dual in two ways."""
    completes: list[str] = field(default_factory=list)
    """Labels of the cards that the option would complete."""


def rows_of(scene: Scene) -> list[list[Space]]:
    """The spaces from the top row down."""
    spaces = (_space(scene, space) for space in scene.view["spaces"])
    return [list(row) for _, row in groupby(spaces, key=lambda space: space.row)]


def numbers_on_board(scene: Scene) -> list[int]:
    return [number for row in rows_of(scene) for space in row for number in space.numbers]


def _space(scene: Scene, seen: Mapping[str, Any]) -> Space:
    fountain = scene.view["fountain"]
    has_fountain = fountain is not None and fountain["miniature"]["space"] == seen["id"]
    space = Space(seen["name"], seen["row"], seen["stack"], has_fountain)
    labels = labels_of(scene)
    for number, option in _touching(scene, seen):
        space.numbers.append(number)
        completes = option["effects"]["completes"]
        space.completes += [labels.get(each["card"], "?") for each in completes]
    return space


def _touching(scene: Scene, seen: Mapping[str, Any]) -> Iterator[tuple[int, Mapping[str, Any]]]:
    """The options that are chosen by touching a space or what lies on it."""
    if scene.prompt is not None and scene.prompt["kind"] not in IN_WORDS:
        for thing in (seen, *seen["stack"]):
            yield from scene.touching(thing["id"])
