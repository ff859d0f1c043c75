"""The spaces of the board with all that stands on them now: tokens, numbers of options, marks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import groupby

from emberhall.terminal.draw.duals.labels import labels_of
from emberhall.terminal.draw.scene import Scene

VERBS = ("place", "move", "to", "swap", "with", "use", "fountain")
"""An option that begins so goes on with the name of a space."""


@dataclass
class Space:
    name: str
    stack: list[str]
    """The lowest token first."""
    has_fountain: bool
    numbers: list[int] = field(default_factory=list)
    """Options that mean this space; a plant may use a dual in two ways."""
    completes: list[str] = field(default_factory=list)
    """Labels of the cards that the option would complete."""


def rows_of(scene: Scene) -> list[list[Space]]:
    """The spaces from the top row down; the letter of a name says which row it is in."""
    spaces = _with_options(scene, _bare(scene))
    return [list(row) for _, row in groupby(spaces.values(), key=lambda space: space.name[0])]


def numbers_on_board(scene: Scene) -> list[int]:
    return [number for key, number in scene.options.items() if _space_in(scene, key)]


def _bare(scene: Scene) -> dict[str, Space]:
    fountain = scene.view["fountain"]
    where = fountain and fountain["space"]
    board: Mapping[str, list[str]] = scene.view["board"]
    return {name: Space(name, stack, name == where) for name, stack in board.items()}


def _with_options(scene: Scene, spaces: dict[str, Space]) -> dict[str, Space]:
    labels = labels_of(scene)
    for key, number in scene.options.items():
        name = _space_in(scene, key)
        if name:
            spaces[name].numbers.append(number)
            spaces[name].completes += [labels.get(id, "?") for id in scene.marks.get(key, ())]
    return spaces


def _space_in(scene: Scene, key: str) -> str:
    """The space an option is about; empty where it is about none."""
    verb, _, rest = key.partition(" ")
    name = rest.partition(" ")[0]
    return name if verb in VERBS and name in scene.view["board"] else ""
