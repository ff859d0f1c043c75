"""What a coin can buy now, and the fancies in play."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.scene import Scene

NEW_CARDS = "cards"
"""What a coin buys besides fancies."""


def numbers_in_purse(scene: Scene) -> list[int]:
    return list(_uses(scene).values())


def _uses(scene: Scene) -> dict[str, int]:
    """The options to spend a coin, by what it is spent on."""
    seat = scene.view["seat"]
    if seat is None:
        return {}
    coins = scene.view["seats"][seat]["coins"]["id"]
    return {option["variant"]: number for number, option in scene.touching(coins)}


def draw_purse(scene: Scene, width: int, explained: bool) -> list[Text]:
    """One line, or some words on what each fancy does."""
    coin = _coin(scene)
    fancies = [_fancy(scene, fancy) for fancy in scene.view["fancies"]]
    if not explained:
        parts = [part for part in (coin, *fancies) if part]
        return [Text(scene.signs.between).join(parts)] if parts else []
    if coin and not scene.view["coined"]:
        coin.append(": new cards", "quiet")
    lines = [coin] if coin else []
    for fancy, name in zip(scene.view["fancies"], fancies, strict=True):
        lines += _explained(fancy, name, width)
    return lines


def _coin(scene: Scene) -> Text:
    if scene.view["coined"]:
        return Text("coin spent", "quiet")
    number = _uses(scene).get(NEW_CARDS)
    return Text() if number is None else _numbered(number, "coin")


def _fancy(scene: Scene, fancy: Mapping[str, Any]) -> Text:
    number = _uses(scene).get(fancy["fancy"])
    return _numbered(number, fancy["name"]) if number else Text(fancy["name"], "amber")


def _numbered(number: int, words: str) -> Text:
    return Text.assemble((f"{number} ", "lit"), (words, "amber"))


def _explained(fancy: Mapping[str, Any], name: Text, width: int) -> list[Text]:
    told = f"{name.plain}: {fancy['words']}"
    first, *others = wrap(told, width, subsequent_indent="  ")
    rest = first[len(name.plain) :]
    return [Text.assemble(name, (rest, "quiet")), *(Text(line, "quiet") for line in others)]
