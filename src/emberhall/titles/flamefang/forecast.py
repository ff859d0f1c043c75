"""What the enemy phase would do if all passed now: only what is certain and open to all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from emberhall.kernel.steps import NO
from emberhall.titles.flamefang.dragons import dragon_tiles, dragons_on, players_on
from emberhall.titles.flamefang.enemies import awake_on

if TYPE_CHECKING:
    from emberhall.titles.flamefang.table import Vale


def forecast(t: Vale) -> list[dict[str, Any]]:
    """For every tile with dragons: damage and conditions of minions, and damage of the boss."""
    blows = [at_tile(t, tile) for tile in sorted(dragon_tiles(t))]
    return [blow for blow in blows if blow["minions"] or blow["conditions"] or blow["boss"]]


def at_tile(t: Vale, tile: int) -> dict[str, Any]:
    rows = [t.content.minions[minion] for minion in awake_on(t, tile)]
    conditions = sum(row.conditions for row in rows) if players_on(t, tile) else 0
    return {
        "tile": t.content.tiles[tile].id,
        "minions": sum(row.attack for row in rows),
        "conditions": conditions,
        "boss": boss_damage(t, tile),
    }


def boss_damage(t: Vale, tile: int) -> int:
    if t.boss == NO:
        return 0
    row = t.content.bosses[t.boss]
    is_reached = t.land.far[t.boss_at][tile] <= row.range
    return row.attack * len(dragons_on(t, tile)) if is_reached else 0
