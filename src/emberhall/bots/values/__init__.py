"""How good a position looks to a seat, title by title: hand-made estimates for one-ply bots.

An estimate reads nothing but the seat's view. A guest title names its own in the entry-point
group `emberhall.values`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any, cast

from emberhall import BadBot

Value = Callable[[Mapping[str, Any], int], float]

GROUP = "emberhall.values"


@cache
def value_for(title: str) -> Value:
    for point in entry_points(group=GROUP, name=title):
        return cast(Value, point.load())
    raise BadBot(f"greedy cannot judge {title}; random plays any game")
