"""The map of a chapter: which tiles touch, and how far they lie apart."""

from __future__ import annotations

from dataclasses import dataclass

from emberhall.titles.flamefang.rows import SlotRow
from emberhall.titles.flamefang.things import Tile


def touches(one: SlotRow, other: SlotRow) -> bool:
    """True where sides touch; x counts half tiles."""
    gap = abs(one.x - other.x)
    rows = abs(one.row - other.row)
    return (rows == 0 and gap == 2) or (rows == 1 and gap <= 1)


@dataclass(frozen=True)
class Land:
    """The tiles as they lie in this game."""

    near: tuple[tuple[int, ...], ...]
    """For each tile, its neighbours."""
    far: tuple[tuple[int, ...], ...]
    """For each pair of tiles, the length of the shortest way."""


def lay(slots: tuple[SlotRow, ...], tile_at: tuple[int, ...]) -> Land:
    near: list[tuple[int, ...]] = [()] * len(tile_at)
    for slot, tile in enumerate(tile_at):
        near[tile] = tuple(
            sorted(
                tile_at[other]
                for other in range(len(slots))
                if other != slot and touches(slots[slot], slots[other])
            )
        )
    return Land(tuple(near), tuple(distances(near, tile) for tile in range(len(near))))


def distances(near: list[tuple[int, ...]], start: Tile) -> tuple[int, ...]:
    """How far every tile is from one; a map that falls apart leaves some at -1."""
    found = [-1] * len(near)
    found[start] = 0
    edge = [start]
    while edge:
        edge = [
            tile for before in edge for tile in near[before] if _reach(found, tile, found[before])
        ]
    return tuple(found)


def _reach(found: list[int], tile: Tile, steps: int) -> bool:
    if found[tile] != -1:
        return False
    found[tile] = steps + 1
    return True
