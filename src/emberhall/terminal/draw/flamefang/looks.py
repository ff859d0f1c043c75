"""How dragons, aspects and resources look: a colour and letters, never colour alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.dragons import bar
from emberhall.terminal.draw.scene import Scene

COLORS = {
    "red": "card.red",
    "blue": "card.blue",
    "green": "card.green",
    "violet": "card.purple",
}
ASPECTS = {
    "fight": "card.red",
    "flight": "card.blue",
    "hunt": "card.green",
    "wild": "amber",
}
RESOURCES = {"meat": "token.meat", "stone": "token.iron", "gold": "card.yellow"}
AMBER = "Amber"

Part = Mapping[str, Any]


def badge(scene: Scene, seat: int) -> Text:
    """A dragon by its first letters, on its colour."""
    dragon = scene.view["seats"][seat]["dragon"]
    if dragon is None:
        return Text("??", "quiet")
    return bar(dragon["name"][:2], COLORS.get(dragon["color"], "own"))


def dragon_of(scene: Scene, seat: int) -> str | None:
    """The id of somebody's dragon."""
    dragon = scene.view["seats"][seat]["dragon"]
    return dragon["id"] if dragon else None


def amber_badge() -> Text:
    return bar(AMBER[:2], "amber")


def aspect(name: str | None, width: int = 0) -> Text:
    return Text((name or "-").ljust(width), ASPECTS.get(name or "", "quiet"))


def counts(piles: Iterable[Part]) -> Text:
    """`2M 1S`: what there is none of is left out, and so are quest tokens."""
    some = [
        (pile["kind"], pile["count"])
        for pile in piles
        if pile["count"] and pile["kind"] in RESOURCES
    ]
    return Text(" ").join([Text(f"{count}{sign(kind)}", RESOURCES[kind]) for kind, count in some])


def sign(kind: str) -> str:
    return kind[0].upper()


def quest_word(scene: Scene) -> str:
    """What quest tokens stand for on this page."""
    return str(scene.view["tiles"][0]["quest"]["kind"])


def cargo(player: Part) -> int:
    """The quest tokens somebody carries."""
    return sum(pile["count"] for pile in player["hoard"] if pile["kind"] not in RESOURCES)


def name_of(scene: Scene, tile: str) -> str:
    """A tile by its id."""
    return str(next(one["name"] for one in scene.view["tiles"] if one["id"] == tile))


def own(scene: Scene) -> Part | None:
    """Who looks at the table, unless it is nobody or somebody without cards yet."""
    seat = scene.view["seat"]
    player: Part | None = None if seat is None else scene.view["seats"][seat]
    return player if player and player["row"] else None
