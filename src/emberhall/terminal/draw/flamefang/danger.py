"""What the enemies would do if all passed now, and for whom that is too much."""

from __future__ import annotations

from rich.text import Text

from emberhall import counted
from emberhall.terminal.draw.flamefang.looks import name_of
from emberhall.terminal.draw.scene import Scene


def blow_at(scene: Scene, tile: str) -> Text:
    """`takes 3`, with conditions `takes 3+1c`, `takes 5 DEADLY`, or nothing."""
    found = [blow for blow in scene.view["forecast"] or () if blow["tile"] == tile]
    if not found:
        return Text()
    damage, hexes = found[0]["minions"] + found[0]["boss"], found[0]["conditions"]
    told = [str(damage)] if damage else []
    told += [f"{hexes}c"] if hexes else []
    return Text(
        f"takes {'+'.join(told)}" + (" DEADLY" if is_deadly(scene, tile, damage) else ""), "ember"
    )


def draw_forecast(scene: Scene) -> list[Text]:
    """The same in a sentence for all tiles."""
    blows = scene.view["forecast"] or ()
    if not blows:
        return []
    parts = []
    for blow in blows:
        damage = blow["minions"] + blow["boss"]
        told = [f"{damage} damage"] if damage else []
        told += [counted(blow["conditions"], "condition")] if blow["conditions"] else []
        told += ["deadly!"] if is_deadly(scene, blow["tile"], damage) else []
        parts.append(f"{name_of(scene, blow['tile'])} {', '.join(told)}")
    return [Text.assemble(("If all passed now: ", "quiet"), ("; ".join(parts), "ember"))]


def is_deadly(scene: Scene, tile: str, damage: int) -> bool:
    """True where, however it is divided, somebody there cannot bear it."""
    seats = [player for player in scene.view["seats"] if player["at"] == tile]
    amber = scene.view["amber"]
    borne = amber["hearts"] if amber and amber["at"] == tile else 0
    for player in seats:
        hearts = [card["hearts"] for card in player["row"]]
        borne += player["ward"] + sum(hearts) - min(hearts, default=0)
    return bool(seats) and damage > borne
