"""How dragons, aspects and resources look: a colour and letters, never colour alone."""

from __future__ import annotations

from collections.abc import Mapping
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
QUESTS = {"douse": "fire", "scout": "mark"}
"""What quest tokens stand for; with other goals they are something to carry."""

Part = Mapping[str, Any]


def badge(scene: Scene, seat: int) -> Text:
    """A dragon by its first letters, on its colour."""
    player = scene.view["seats"][seat]
    if player["dragon"] is None:
        return Text("??", "quiet")
    return bar(player["name"][:2], COLORS.get(player["color"], "own"))


def amber_badge() -> Text:
    return bar(AMBER[:2], "amber")


def aspect(name: str | None, width: int = 0) -> Text:
    return Text((name or "-").ljust(width), ASPECTS.get(name or "", "quiet"))


def counts(held: Mapping[str, int]) -> Text:
    """`2M 1S`: what there is none of is left out."""
    some = [(kind, count) for kind, count in held.items() if count]
    return Text(" ").join([Text(f"{count}{sign(kind)}", RESOURCES[kind]) for kind, count in some])


def sign(kind: str) -> str:
    return kind[0].upper()


def quest_word(scene: Scene) -> str:
    return QUESTS.get(scene.view["story"]["kind"], "load")


def name_of(scene: Scene, tile: str) -> str:
    """A tile by its id."""
    return str(next(one["name"] for one in scene.view["tiles"] if one["id"] == tile))


def own(scene: Scene) -> Part | None:
    """Who looks at the table, unless it is nobody or somebody without a dragon yet."""
    seat = scene.view["seat"]
    player: Part | None = None if seat is None else scene.view["seats"][seat]
    return player if player and player["dragon"] else None
