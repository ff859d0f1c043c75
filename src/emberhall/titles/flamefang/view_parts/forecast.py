"""What the enemy phase would do if all passed now: only what is certain and open to all."""

from __future__ import annotations

from emberhall.kernel.steps import ABSENT
from emberhall.titles.flamefang.dragons.places import (
    amber_hearts,
    dragon_tiles,
    dragons_on,
    players_on,
)
from emberhall.titles.flamefang.enemies.targets import awake_on
from emberhall.titles.flamefang.ids import dragon_id, tile_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import AMBER, Dragon, Tile
from emberhall.titles.flamefang.view_types import BlowView, ThreatView


def forecast(t: Vale) -> list[ThreatView]:
    """For every tile with dragons: damage and conditions of minions, and damage of the boss."""
    threats = [at_tile(t, tile) for tile in sorted(dragon_tiles(t))]
    return [threat for threat in threats if threat["damage"] or threat["conditions"]]


def at_tile(t: Vale, tile: Tile) -> ThreatView:
    rows = [t.content.minions[minion] for minion in awake_on(t, tile)]
    minions, boss = sum(row.attack for row in rows), boss_damage(t, tile)
    players = players_on(t, tile)
    blows = [blow(t, dragon, minions + boss) for dragon in dragons_on(t, tile)]
    return {
        "tile": tile_id(t.content, tile),
        "minions": minions,
        "boss": boss,
        "damage": minions + boss,
        "conditions": sum(row.conditions for row in rows) if players else 0,
        "deadly": bool(players) and minions + boss > sum(blow["bears"] for blow in blows),
        "dragons": blows,
    }


def blow(t: Vale, dragon: Dragon, damage: int) -> BlowView:
    bears = borne(t, dragon)
    return {"dragon": dragon_id(dragon), "bears": bears, "deadly": damage > bears}


def borne(t: Vale, dragon: Dragon) -> int:
    """The damage a dragon can take and live: a player keeps a life card, the smallest will do."""
    if dragon == AMBER:
        return amber_hearts(t)
    hearts = [t.content.hearts_of[card] for card in t.rows[dragon]]
    return t.wards[dragon] + sum(hearts) - min(hearts, default=0)


def boss_damage(t: Vale, tile: Tile) -> int:
    if t.boss == ABSENT:
        return 0
    row = t.content.bosses[t.boss]
    is_reached = t.land.far[t.boss_at][tile] <= row.range
    return row.attack * len(dragons_on(t, tile)) if is_reached else 0
