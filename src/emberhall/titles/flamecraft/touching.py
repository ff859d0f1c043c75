"""What steps need to say which things their options touch, and what they bring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from emberhall.kernel.steps import ABSENT, Step
from emberhall.kernel.wire import Completion, Id
from emberhall.titles.flamecraft import ids
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.kinds import Kind, Spot
from emberhall.titles.flamecraft.table import Town

ANYTHING: Final = "good-or-coin"
"""The kind of a gift: a good or a coin."""
REPUTATION: Final = "reputation"
ARTISAN: Final = "artisan"


def own_goods(t: Town, kind: Kind) -> Id:
    """The goods of this kind before the seat whose turn it is."""
    return ids.goods(t.content, t.turn, kind)


def shop_here(t: Town) -> Id:
    """The shop that is visited."""
    return ids.shop(t.content, t.at[t.turn])


def dragon_on(t: Town, spot: Spot) -> Id:
    return ids.dragon(t.content, t.spots[spot])


def by_kind(content: Content, counts: Sequence[int]) -> dict[str, int]:
    """Counts of goods and coins under their names."""
    return {kind: count for kind, count in zip(content.kind_ids, counts, strict=False) if count}


def one(content: Content, kind: Kind, count: int = 1) -> dict[str, int]:
    return {content.kind_ids[kind]: count}


def filling(t: Town, spot: Spot) -> tuple[Completion, ...]:
    """The shop that a dragon on this slot would fill."""
    shop = t.content.place_of[spot]
    spots = t.content.spots_of[shop]
    if any(t.spots[other] == ABSENT for other in spots if other != spot):
        return ()
    slots = [ids.spot(t.content, each) for each in spots]
    return ({"card": ids.shop(t.content, shop), "spaces": slots},)


def waiting(t: Town, kind: type[Step]) -> int:
    """How many steps of this kind are still to be done."""
    return sum(type(step) is kind for step in t.stack)


def fancy_for(t: Town, goal: str) -> Id | None:
    """The fancy with this goal that the seat whose turn it is has revealed."""
    rows = t.content.fancies
    found = (card for card in t.scored[t.turn] if rows[card].goal == goal)
    card = next(found, ABSENT)
    return None if card == ABSENT else ids.fancy(t.content, card)


def fired_for(t: Town, ability: str) -> Id | None:
    """The dragon with this ability that was fired up in this turn, if it can be but one."""
    content, fired = t.content, t.fired
    found = [
        card
        for card in t.spots
        if card != ABSENT
        and fired >> card & 1
        and content.types[content.type_of[card]].ability == ability
    ]
    return ids.dragon(content, found[0]) if len(found) == 1 else None
