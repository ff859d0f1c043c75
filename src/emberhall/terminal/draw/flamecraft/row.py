"""The enchantments that can be cast: what each costs and brings, and whether it can be paid."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from string import ascii_uppercase
from typing import Any

from rich.text import Text

from emberhall.terminal.draw.flamecraft.asked import IN_ROW, number
from emberhall.terminal.draw.flamecraft.goods import COIN, counts, icon, short_reward
from emberhall.terminal.draw.scene import Scene, apart

Card = Mapping[str, Any]
MOST = 3
"""A shop can have so many enchantments."""
RESERVED = "R"
CHOICES = (*(verb.strip() for verb in IN_ROW), "cast")


def own(scene: Scene) -> Mapping[str, Any] | None:
    """What lies before whoever looks; a spectator has nothing."""
    seat = scene.view["seat"]
    player: Mapping[str, Any] | None = None if seat is None else scene.view["seats"][seat]
    return player


def cards_of(scene: Scene) -> Iterator[tuple[str, Card]]:
    """The cards that whoever looks may cast, each with its letter."""
    yield from zip(ascii_uppercase, scene.view["row"], strict=False)
    player = own(scene)
    if player and player["reserved"]:
        yield RESERVED, player["reserved"]


def draw_row(scene: Scene, width: int) -> list[Text]:
    """A cell for each card."""
    return [_cell(scene, letter, card, width) for letter, card in cards_of(scene)]


def _cell(scene: Scene, letter: str, card: Card, width: int) -> Text:
    line = Text.assemble(_label(scene, letter, card), icon(card["icon"]), " ", price(scene, card))
    missing = short_of(scene, card)
    if missing is None:
        return line
    told = Text(f"{missing} short", "quiet") if missing else Text("ready", "lit")
    return apart(line, told, width)


def _label(scene: Scene, letter: str, card: Card) -> Text:
    """The number to type where the card can be chosen; else its letter."""
    asked = number(scene, *(f"{verb} {card['id']}" for verb in CHOICES))
    return asked if asked.plain.strip() else Text(f" {letter} ", "own")


def price(scene: Scene, card: Card) -> Text:
    """`3Ir 1Br 1Po→4♥+artisan`, or `1Me 1Cr/set→2♥ set 2+`: the first of some sets pays nothing."""
    signs = scene.signs
    line = counts(card["cost"], signs)
    if card["no coins"]:
        line.append(f" no{signs.coin}", "amber")
    gains = short_reward(card["reward"], signs)
    if card["per set"]:
        line.append("/set", "quiet")
        gains = f"{card['per set']}{signs.worth} set 2+"
    return line.append(signs.gives, "quiet").append(gains, "own")


def short_of(scene: Scene, card: Card, price: int = 0) -> int | None:
    """How many goods or coins are missing to pay for it, after so many are given for coming in."""
    player = own(scene)
    if player is None:
        return None
    goods, cost = player["goods"], card["cost"]
    missing: int = sum(max(0, cost[good] - goods[good]) for good in cost)
    if not card["no coins"]:
        missing = max(0, missing - goods[COIN])
    items: int = sum(goods.values()) - price
    whole: int = sum(cost.values())
    return max(missing, whole - items)


def castable(scene: Scene, shop: Mapping[str, Any]) -> list[str]:
    """Letters of the cards that whoever looks could cast at this shop as it stands."""
    if len(shop["enchantments"]) >= MOST:
        return []
    price = entry_price(scene, shop)
    fitting = [
        (letter, card) for letter, card in cards_of(scene) if shop["icon"] in ("wild", card["icon"])
    ]
    return [letter for letter, card in fitting if short_of(scene, card, price) == 0]


def entry_price(scene: Scene, shop: Mapping[str, Any]) -> int:
    """How many goods or coins those who are there get from a visitor."""
    if shop["free entry"]:
        return 0
    others = [seat for seat in shop["visitors"] if seat != scene.view["seat"]]
    return len(others) + len(shop["tokens"])
