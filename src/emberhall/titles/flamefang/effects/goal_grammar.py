"""Goals, as pages write them: `deliver meat [2,4,6,8] @cave`, `seal @lake:move [1,2,2,3]`."""

from __future__ import annotations

import re
from dataclasses import dataclass

from emberhall.titles.flamefang.effects.grammar import (
    ICONS,
    BadEffect,
    Count,
    read_count,
    read_number,
    read_resource,
    read_tile,
    split,
)
from emberhall.titles.flamefang.things import ANY, Resource


@dataclass(frozen=True)
class Goal:
    """What a page asks for."""

    text: str
    verb: str
    count: Count = (1, 1, 1, 1)
    resource: Resource = ANY
    tiles: tuple[str, ...] = ()
    """Where; for cargo and escort, from where and to where."""
    icons: tuple[str, ...] = ()
    counts: tuple[Count, ...] = ()
    """For seals: the icon and the tokens of each tile."""
    names: tuple[str, ...] = ()


def read_goal(text: str) -> Goal:
    verb, _, rest = text.partition(" ")
    if verb in ("defeat", "scout", "douse"):
        return Goal(text, verb, count=read_count(text, rest))
    if verb == "raze":
        return Goal(text, verb, names=tuple(rest.split()))
    if verb == "boss":
        return Goal(text, verb, names=(rest,))
    if verb == "seal":
        return _read_seals(text, rest)
    words = rest.replace("-> ", "").split()
    if verb == "deliver" and len(words) == 3:
        count = read_count(text, words[1])
        tile = read_tile(text, words[2])
        return Goal(text, verb, count, read_resource(text, words[0]), (tile,))
    if verb == "hold" and len(words) == 2:
        return Goal(
            text, verb, (read_number(text, words[1]),) * 4, tiles=(read_tile(text, words[0]),)
        )
    if verb == "cargo" and len(words) == 3:
        tiles = (read_tile(text, words[1]), read_tile(text, words[2]))
        return Goal(text, verb, read_count(text, words[0]), tiles=tiles)
    if verb == "escort" and len(words) == 2:
        return Goal(text, verb, tiles=(read_tile(text, words[0]), read_tile(text, words[1])))
    raise BadEffect(f"{text!r} is not a known goal")


def _read_seals(text: str, rest: str) -> Goal:
    tiles, icons, counts = [], [], []
    for part in split(rest, ","):
        seal = re.fullmatch(r"(@\w+):(\w+) (\[.*\])", part)
        if not seal or seal.group(2) not in ICONS:
            raise BadEffect(f"{text!r} must name tile, icon and count of each seal")
        tiles.append(read_tile(text, seal.group(1)))
        icons.append(seal.group(2))
        counts.append(read_count(text, seal.group(3)))
    return Goal(text, "seal", tiles=tuple(tiles), icons=tuple(icons), counts=tuple(counts))
