"""The things of the table by id, as the view has them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import ascii_uppercase
from typing import Any

from emberhall.terminal.draw.scene import Scene

Part = Mapping[str, Any]
RESERVED = "R"


def own(scene: Scene) -> Part | None:
    """What lies before whoever looks; a spectator has nothing."""
    seat = scene.view["seat"]
    player: Part | None = None if seat is None else scene.view["seats"][seat]
    return player


def cards_of(scene: Scene) -> Iterator[tuple[str, Part]]:
    """The enchantments that whoever looks may cast, each with its letter."""
    yield from zip(ascii_uppercase, scene.view["row"]["cards"], strict=False)
    player = own(scene)
    if player and player["reserved"]:
        yield RESERVED, player["reserved"]


def open_cards(scene: Scene) -> list[str]:
    return [card["id"] for _, card in cards_of(scene)]


def shops_to_go_to(scene: Scene) -> list[str]:
    """The shops where the one whose turn it is does not stand."""
    view = scene.view
    return [shop["id"] for shop in view["town"] if view["turn"] not in shop["visitors"]]


def slots(scene: Scene) -> list[str]:
    return [slot["id"] for shop in scene.view["town"] for slot in shop["slots"]]


def dragons_in_town(scene: Scene) -> list[str]:
    places = (slot for shop in scene.view["town"] for slot in shop["slots"])
    return [place["dragon"]["id"] for place in places if place["dragon"]]


def dragons_in_park(scene: Scene) -> list[str]:
    return [place["dragon"]["id"] for place in scene.view["park"] if place["dragon"]]


def held_dragon(scene: Scene) -> str | None:
    """The dragon that is about to be placed."""
    dragon = scene.view["held"]["dragon"]
    return dragon["id"] if dragon else None


def deck_of(scene: Scene, kind: str) -> Part:
    deck: Part = next(deck for deck in scene.view["decks"] if deck["kind"] == kind)
    return deck


def supply(scene: Scene) -> dict[str, str]:
    """The kind of each pile."""
    return {pile["id"]: pile["kind"] for pile in scene.view["supply"]}


def facedown(scene: Scene) -> int:
    """New shops that have not opened yet."""
    return sum(space["facedown"] for space in scene.view["spaces"])


def free_spaces(scene: Scene) -> list[str]:
    spaces = scene.view["spaces"]
    return [space["id"] for space in spaces if not space["shop"] and not space["facedown"]]


def award_of(solo: Part) -> Part:
    """The best award that is earned."""
    award: Part = [award for award in solo["awards"] if award["is_earned"]][-1]
    return award
