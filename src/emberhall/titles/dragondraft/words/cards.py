"""What cards and specials are good for, and what lines of the score are called."""

from __future__ import annotations

from functools import cache

from emberhall.kernel.phrases import counted
from emberhall.titles.dragondraft.content import (
    A_COLOUR,
    A_SHOW,
    A_THISTLE,
    HAND_LIMIT,
    MOST,
    Content,
)
from emberhall.titles.dragondraft.numbers import Card
from emberhall.titles.dragondraft.rows import DragonRow, SpecialRow
from emberhall.titles.dragondraft.words.pieces import spectators

REASONS = {A_SHOW: "at every show", A_THISTLE: "for every thistle", A_COLOUR: "for every colour"}


def card(content: Content, number: Card) -> str:
    if number < len(content.dragons):
        return dragon(content.dragons[number])
    return {
        content.helper: "a goblin for the stage",
        content.pair: "2 goblins for the stage, on the same project",
        content.thistle: "takes up room in your hand",
    }[number]


@cache
def dragon(dragon: DragonRow) -> str:
    """`4 spectators each, from 3 on`."""
    if dragon.totals:
        told = f"{', '.join(map(str, dragon.totals))} spectators for 1, 2, 3 and so on"
    else:
        told = f"{spectators(dragon.each)} each"
    start = f", from {dragon.minimum} on" if dragon.minimum > 1 else ""
    most = f"; {dragon.most} more for the most of them" if dragon.most else ""
    return told + start + most


@cache
def special_effect(special: SpecialRow) -> str:
    """What a special does, as an offer would say it."""
    if special.effect == HAND_LIMIT:
        return f"{counted(special.count, 'card')} more in hand from the next round on"
    return f"{spectators(special.count)} {REASONS[special.effect]}"


def line(name: str, content: Content) -> str:
    """`most yellow` for `most-yellow`."""
    lines = {f"{MOST}{dragon.id}": f"most {dragon.id}" for dragon in content.dragons}
    lines |= {special.id: special.name.lower() for special in content.specials}
    return lines.get(name, name)
