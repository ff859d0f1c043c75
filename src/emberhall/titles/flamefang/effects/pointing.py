"""What a person touches on the table to choose something, and what it would bring at once.

Where an option is followed by another question, it tells what every answer to that would bring.
Kinds among gains and costs:

- `meat`, `stone`, `gold`, `quest`, or `resource` for one of one's choice;
- `card`, one in hand; `prepped`, one in the prep area; `life` and `heart`, life cards of the row
  and hearts on them; `condition` and `cleansed`, conditions that come and go;
- `hit`, damage to enemies and structures; `felled`, how many of them fall; `goal`, how far the
  goal of the open page comes nearer;
- `ward`, and `free`, a card out of aspect; `amber-heart`; `boost`, `wound` and `discard`, the
  prices of extra sections that are paid next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from emberhall.kernel.wire import Effects, Id, Seat, effects
from emberhall.titles.flamefang.enemies.targets import BOSS, STRUCTURE, damage_on, defense
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
from emberhall.titles.flamefang.story.goals import is_goal
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import ANY, RESOURCES, Card, Good, Item, Target

GOAL: Final = "goal"
"""What counts towards the goal of the open page, among gains."""
HIT: Final = "hit"
CARD: Final = "card"
PREPPED: Final = "prepped"


def own_card(t: Vale, seat: Seat, card: Card) -> Id:
    """A card of a seat's own: of equal ones, the one in hand goes first."""
    place = hand_id(seat) if card in t.hands[seat] else prep_id(seat)
    return card_id(t.content, place, card)


def target_id(t: Vale, target: Target) -> Id:
    """An enemy or a structure."""
    if target >= STRUCTURE:
        return structure_id(t.content, target - STRUCTURE)
    return boss_id(t.content, t.boss) if target == BOSS else minion_id(t.content, target)


def dropped(t: Vale, seat: Seat, good: Good) -> tuple[Id, Id]:
    """Something that is dropped: from the hoard onto the tile."""
    return hoard_id(seat, good), tile_id(t.content, t.at[seat])


def struck(t: Vale, target: Target, count: int) -> dict[str, int]:
    """What damage to an enemy brings: whether it fells it, and counts for the goal."""
    if defense(t, target) - damage_on(t, target) > count:
        return {HIT: count}
    wanted = "raze" if target >= STRUCTURE else "boss" if target == BOSS else "defeat"
    return {HIT: count, "felled": 1, GOAL: int(is_goal(t, wanted))}


def all_struck(t: Vale, targets: Iterable[Target], count: int) -> dict[str, int]:
    """What damage to each of several enemies brings."""
    gains: Counter[str] = Counter()
    for target in targets:
        gains.update(struck(t, target, count))
    return gains


def from_hand(t: Vale, seat: Seat, card: Card) -> dict[str, int]:
    """What a card that leaves costs: one in hand or, where there is none, one in prep."""
    return {CARD: 1} if card in t.hands[seat] else {PREPPED: 1}


COUNTED: Final = {
    "draw": "card",
    "ward": "ward",
    "mend": "life",
    "free": "free",
    "cleanse": "cleansed",
}
"""Effects that bring so many of something, and what that is."""


def brought(t: Vale, effect: Item) -> dict[str, int]:
    """What an effect brings its dragon, as far as that is certain."""
    row = t.content.effects[effect]
    count = row.count[t.seats - 1]
    if row.verb == "gain" and row.resource == ANY:
        return {"resource": min(count, sum(t.supply))}
    if row.verb == "gain":
        return {RESOURCES[row.resource]: min(count, t.supply[row.resource])}
    return {COUNTED[row.verb]: count} if row.verb in COUNTED else {}


def certain(found: Sequence[Effects]) -> Effects:
    """What is common to all that could come of an option; costs are told when they are chosen."""
    gains = Counter(found[0]["gains"])
    for other in found[1:]:
        gains &= Counter(other["gains"])
    return effects(gains, damage=min(one["damage"] for one in found))
