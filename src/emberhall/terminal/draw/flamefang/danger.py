"""What the enemies would do if all passed now, and for whom that is too much."""

from __future__ import annotations

from rich.text import Text

from emberhall import counted
from emberhall.terminal.draw.flamefang.looks import Part, name_of
from emberhall.terminal.draw.scene import Scene


def blows_at(scene: Scene, tile: str) -> list[Text]:
    """`takes 3`, with conditions `takes 3+1c`, `takes 5` and `DEADLY`, or nothing."""
    found = [threat for threat in scene.view["forecast"] if threat["tile"] == tile]
    if not found:
        return []
    damage, hexes = found[0]["damage"], found[0]["conditions"]
    told = [str(damage)] if damage else []
    told += [f"{hexes}c"] if hexes else []
    deadly = [Text("DEADLY", "ember")] if found[0]["deadly"] else []
    return [Text(f"takes {'+'.join(told)}", "ember"), *deadly]


def draw_forecast(scene: Scene) -> list[Text]:
    """The same in a sentence for all tiles."""
    parts = [_threat(scene, threat) for threat in scene.view["forecast"]]
    if not parts:
        return []
    return [Text.assemble(("If all passed now: ", "quiet"), ("; ".join(parts), "ember"))]


def _threat(scene: Scene, threat: Part) -> str:
    told = [f"{threat['damage']} damage"] if threat["damage"] else []
    told += [counted(threat["conditions"], "condition")] if threat["conditions"] else []
    told += ["deadly!"] if threat["deadly"] else []
    return f"{name_of(scene, threat['tile'])} {', '.join(told)}"
