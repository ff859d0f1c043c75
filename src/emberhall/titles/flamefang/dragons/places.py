"""Where dragons are, and who counts as one."""

from __future__ import annotations

from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Seat
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import AMBER, Dragon, Tile


def players_on(t: Vale, tile: Tile) -> list[Seat]:
    """The player dragons on a tile."""
    return [seat for seat, at in enumerate(t.at) if at == tile]


def dragons_on(t: Vale, tile: Tile) -> list[Dragon]:
    """All dragons on a tile; Amber is one, unless she is captive."""
    found = players_on(t, tile)
    if t.amber_at == tile:
        found.append(AMBER)
    return found


def tile_of(t: Vale, dragon: Dragon) -> Tile:
    return t.amber_at if dragon == AMBER else t.at[dragon]


def dragon_tiles(t: Vale) -> set[Tile]:
    """Every tile with a dragon on it."""
    return {*t.at, t.amber_at} if t.amber_at != ABSENT else {*t.at}


def turn_order(t: Vale, first: Seat) -> list[Seat]:
    return [(first + step) % t.seats for step in range(t.seats)]


def amber_hearts(t: Vale) -> int:
    return t.content.amber_hearts - t.amber_hurt


def dragon_key(dragon: Dragon) -> str:
    """Seats are named by number in keys: which dragon sits there is not content."""
    return "amber" if dragon == AMBER else f"seat-{dragon}"
