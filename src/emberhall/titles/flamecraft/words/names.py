"""What goods, dragons and places are called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from emberhall.kernel.phrases import and_list
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.kinds import Card, Kind, Spot
from emberhall.titles.flamecraft.table import Town


@cache
def good_names(content: Content) -> tuple[str, ...]:
    """What the goods are called, and a coin."""
    return (*(row.name for row in content.types), "coin")


def counts_words(names: Sequence[str], counts: Sequence[int]) -> str:
    """`2 bread and 1 coin`."""
    return and_list(counted_parts(names, counts)) or "nothing"


def counted_parts(names: Sequence[str], counts: Sequence[int]) -> list[str]:
    """`2 bread`, `1 coin`."""
    parts = []
    for name, count in zip(names, counts, strict=False):
        if count:
            plural = "s" if name == "coin" and count > 1 else ""
            parts.append(f"{count} {name}{plural}")
    return parts


def cost_words(content: Content, cost: Sequence[int]) -> str:
    return counts_words(good_names(content), cost)


def kind_words(t: Town, kind: Kind) -> str:
    """A good or a coin, and how many the player has."""
    return f"{good_names(t.content)[kind]} (you have {t.goods[t.turn][kind]})"


def dragon_words(content: Content, card: Card) -> str:
    """`Loaf (bread)`."""
    return f"{content.dragon_names[card]} ({content.types[content.type_of[card]].name})"


def spot_words(content: Content, spot: Spot) -> str:
    """`Draco Bell, slot 2`, or `the Park`."""
    place = content.place_of[spot]
    if place == content.park_place:
        return "the Park"
    return f"{content.shops[place].name}, slot {content.slot[spot]}"


def park_words(t: Town, spot: Spot) -> str:
    """A tail for a dragon of the Park that goods lie on."""
    lying = t.park_goods[spot - t.content.park]
    if not lying:
        return ""
    names = good_names(t.content)
    return f" with {counts_words(names, [lying.count(kind) for kind in range(len(names))])}"


def ability_words(content: Content, card: Card) -> str:
    """What a dragon does when it is fired up."""
    ability = content.types[content.type_of[card]].ability
    return {
        "draw": "draw an artisan",
        "place": "place a dragon anywhere in Town",
        "double": f"gain {content.fire.goods} of one good here",
        "different": f"gain {content.fire.different} different goods",
        "gift": f"gift a good for {content.fire.gift} reputation",
        "swap": "swap with any dragon in Town and fire that up",
    }[ability]
