"""What a coin can buy now, and the fancies in play."""

from __future__ import annotations

from collections.abc import Mapping
from textwrap import wrap

from rich.text import Text

from emberhall.terminal.draw.scene import Scene

COIN = "coin"
"""The option to spend a coin on new cards; that of a fancy is this and the fancy's id."""


def numbers_in_purse(scene: Scene) -> list[int]:
    return [number for key, number in scene.options.items() if key.partition(" ")[0] == COIN]


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
    number = scene.options.get(COIN)
    return Text() if number is None else _numbered(number, "coin")


def _fancy(scene: Scene, fancy: Mapping[str, str]) -> Text:
    number = scene.options.get(f"{COIN} {fancy['id']}")
    return _numbered(number, fancy["name"]) if number else Text(fancy["name"], "amber")


def _numbered(number: int, words: str) -> Text:
    return Text.assemble((f"{number} ", "lit"), (words, "amber"))


def _explained(fancy: Mapping[str, str], name: Text, width: int) -> list[Text]:
    first, *others = wrap(f"{name.plain}: {fancy['words']}", width, subsequent_indent="  ")
    rest = first.removeprefix(name.plain)
    return [Text.assemble(name, (rest, "quiet")), *(Text(line, "quiet") for line in others)]
