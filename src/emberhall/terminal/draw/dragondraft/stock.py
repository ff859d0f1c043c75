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
    for pile in scene.view["piles"]:
        top = str(pile["tiles"][0]) if pile["tiles"] else "-"
        line.append(f" {pile['cost']}{scene.signs.gives}").append(top, "amber")
    if scene.view["figures"]:
        line.append("  offer", "quiet")
    for special, count in scene.view["figures"].items():
        figure = figure_of(special)
        line.append(f" {figure.letter} ", "quiet").append(f"{figure.name} ")
        line.append(f"{count} ", "amber" if count else "quiet")
    line.rstrip()
    return line
