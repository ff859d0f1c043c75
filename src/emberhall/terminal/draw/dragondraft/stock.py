"""What can still be had: the top tile of each pile and the figures of each special."""

from __future__ import annotations

from dataclasses import dataclass

from rich.text import Text

from emberhall.terminal.draw.scene import Scene


@dataclass(frozen=True)
class Figure:
    letter: str
    name: str


FIGURES = {
    "fireworks": Figure("F", "fireworks"),
    "snack-stand": Figure("L", "snacks"),
    "souvenir-shop": Figure("P", "souvenirs"),
    "dragon-stylist": Figure("C", "stylist"),
}
"""Letters of the figures: firework, turkey leg, perfume bottle, dragon claw."""


def figure_of(special: str) -> Figure:
    return FIGURES.get(special) or Figure(special[:1].upper(), special)


def draw_stock(scene: Scene) -> Text:
    line = Text().append("build", "quiet")
    for pile in scene.view["grandstands"]:
        top = str(pile["tiles"][0]["spectators"]) if pile["tiles"] else "-"
        line.append(f" {pile['cost']}{scene.signs.gives}").append(top, "amber")
    if scene.view["specials"]:
        line.append("  offer", "quiet")
    left = {pile["id"]: pile["count"] for pile in scene.view["supply"]}
    for special in scene.view["specials"]:
        figure, count = figure_of(special["special"]), left[special["figure"]]
        line.append(f" {figure.letter} ", "quiet").append(f"{figure.name} ")
        line.append(f"{count} ", "amber" if count else "quiet")
    line.rstrip()
    return line
