"""Goods, icons and rewards in as few letters as can be read without colour, too."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rich.text import Text

from emberhall import counted
from emberhall.terminal.draw.dragons import bar, dragon_of
from emberhall.terminal.draw.scene import fit
from emberhall.terminal.signs import Signs

COIN = "coin"
ICONS = {"wild": "any", "coin": "coin", "dragon": "art"}
"""The icons that are no type of dragon: any good, coins, and an artisan."""
ICON = 4
"""Columns of an icon."""

OF_CHOICE = {"good": "any", "artisan": "artisan", "fancy": "fancy"}
"""What else a reward or a visit can bring, in a word."""
MANY = {"fancy": "fancies"}

Dragon = Mapping[str, Any]


def icon(name: str) -> Text:
    """What a shop or an enchantment is about, as a bar in its colour."""
    if name in ICONS:
        return bar(fit(ICONS[name].center(ICON), ICON), "amber")
    dragon = dragon_of(name)
    return bar(dragon.code.center(ICON), dragon.style)


def choice(types: Iterable[str], held: Iterable[str] = ()) -> Text:
    """Types one of which is wanted: `BrME`. Those that are held stand out, even without colour."""
    dragons = [(dragon_of(type), type in held) for type in types]
    return Text().join(
        [
            bar(dragon.code.upper(), dragon.style) if held else Text(dragon.code, dragon.style)
            for dragon, held in dragons
        ]
    )


def bars(types: Iterable[str]) -> Text:
    """Types side by side, each on its colour."""
    dragons = [dragon_of(type) for type in types]
    return Text(" ").join([bar(dragon.code, dragon.style) for dragon in dragons])


def counts(goods: Mapping[str, int], signs: Signs, tight: bool = False) -> Text:
    """`2Br 1Pl 3¢`, or `2Br Pl 3¢`: what there is none of is left out."""
    some = [(good, number) for good, number in goods.items() if number and good not in OF_CHOICE]
    return Text(" ").join([_count(good, number, signs, tight) for good, number in some])


def _count(good: str, number: int, signs: Signs, tight: bool) -> Text:
    if good == COIN:
        return Text(f"{number}{signs.coin}", "amber")
    dragon = dragon_of(good)
    return Text.assemble("" if tight and number == 1 else str(number), (dragon.code, dragon.style))


def artisan(dragon: Dragon, named: bool = True) -> Text:
    """A dragon on a card: its type as a bar, and its name where there is room."""
    known = dragon_of(dragon["kind"])
    if not named:
        return bar(f" {known.code} ", known.style)
    return Text.assemble(bar(known.code, known.style), " ", (dragon["name"], known.style))


def short_reward(reward: Mapping[str, int], signs: Signs) -> str:
    """`{"reputation": 4, "artisan": 1}` as `4♥+artisan`."""
    return "+".join(_part(kind, count, signs) for kind, count in reward.items()) or "-"


def _part(kind: str, count: int, signs: Signs) -> str:
    if kind == "reputation":
        return f"{count}{signs.worth}"
    if kind == COIN:
        return f"{count}{signs.coin}"
    if kind not in OF_CHOICE:
        return f"{count}{dragon_of(kind).code}"
    return kind if count == 1 else counted(count, kind, MANY.get(kind, ""))
