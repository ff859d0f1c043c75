"""What a person touches on the table to choose something, and what it would bring at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from emberhall.kernel.wire import Id
from emberhall.titles.flamefang.enemies import BOSS, STRUCTURE, damage_on, defense
from emberhall.titles.flamefang.goals import is_goal
from emberhall.titles.flamefang.ids import (
    boss_id,
    card_id,
    hand_id,
    hoard_id,
    minion_id,
    prep_id,
    structure_id,
    tile_id,
)
from emberhall.titles.flamefang.language import ANY, RESOURCES

if TYPE_CHECKING:
    from emberhall.titles.flamefang.table import Vale

GOAL = "goal"
"""What counts towards the goal of the open page, among gains."""


def own_card(t: Vale, seat: int, card: int) -> Id:
    """A card of a seat's own: of equal ones, the one in hand goes first."""
    place = hand_id(seat) if card in t.hands[seat] else prep_id(seat)
    return card_id(t.content, place, card)


def target_id(t: Vale, target: int) -> Id:
    """An enemy or a structure."""
    if target >= STRUCTURE:
        return structure_id(t.content, target - STRUCTURE)
    return boss_id(t.content, t.boss) if target == BOSS else minion_id(t.content, target)


def dropped(t: Vale, seat: int, good: int) -> tuple[Id, Id]:
    """Something that is dropped: from the hoard onto the tile."""
    return hoard_id(seat, good), tile_id(t.content, t.at[seat])


def struck(t: Vale, target: int, count: int) -> dict[str, int]:
    """What damage to an enemy brings: whether it fells it, and counts for the goal."""
    if defense(t, target) - damage_on(t, target) > count:
        return {}
    wanted = "raze" if target >= STRUCTURE else "boss" if target == BOSS else "defeat"
    return {"felled": 1, GOAL: int(is_goal(t, wanted))}


COUNTED = {"draw": "card", "ward": "ward", "mend": "life", "free": "free", "cleanse": "cleansed"}
"""Effects that bring so many of something, and what that is."""


def brought(t: Vale, effect: int) -> dict[str, int]:
    """What an effect brings its dragon, as far as that is certain."""
    row = t.content.effects[effect]
    count = row.count[t.seats - 1]
    if row.verb == "gain":
        return {"resource" if row.resource == ANY else RESOURCES[row.resource]: count}
    return {COUNTED[row.verb]: count} if row.verb in COUNTED else {}
