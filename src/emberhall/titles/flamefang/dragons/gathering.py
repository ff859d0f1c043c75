"""Gathering: resources of a tile and what lies there, cargo, and fires to be put out."""

from __future__ import annotations

from collections import Counter
from typing import Final

from emberhall.kernel.wire import Effects, Id, Seat, effects
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.hoard import FIT_HOARD, gain, lying_on, pick_up
from emberhall.titles.flamefang.dragons.icons import Icon
from emberhall.titles.flamefang.effects.modifiers import free_room
from emberhall.titles.flamefang.effects.moves import quest_goes
from emberhall.titles.flamefang.effects.pointing import GOAL
from emberhall.titles.flamefang.events import FireDoused, QuestTaken
from emberhall.titles.flamefang.ids import hoard_id, lying_id, quest_id, supply_id, tile_id
from emberhall.titles.flamefang.story.goals import CHECK_GOAL, is_goal
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import QUEST, RESOURCES

NOTHING_LYING: Final = 10
"""Gather without a token from the tile; below are those with one,"""
LOAD: Final = 11
DOUSE: Final = 12


class Gather(Icon):
    """One token that lies here, if you like, and one from the supply; or a quest token."""

    def icon(self) -> str:
        return "gather"

    def uses(self, t: Vale) -> list[int]:
        here = t.at[self.actor]
        lying = lying_on(t, here)
        found = [*lying]
        if t.supply[t.content.resource_of[here]]:
            found.append(NOTHING_LYING)
        if t.quest[here]:
            if is_goal(t, "cargo") and free_room(t, self.actor) > 0:
                found.append(LOAD)
            if is_goal(t, "douse"):
                found.append(DOUSE)
        return found

    def use(self, t: Vale, pick: int) -> None:
        here, seat = t.at[self.actor], self.actor
        if pick == LOAD:
            load(t, seat)
        elif pick == DOUSE:
            douse(t, seat)
        else:
            if pick != NOTHING_LYING:
                pick_up(t, seat, pick)
            gain(t, seat, t.content.resource_of[here])
            t.then(FIT_HOARD[seat])

    def use_key(self, content: Content, pick: int) -> str:
        names = {NOTHING_LYING: "gather", LOAD: "load a quest token", DOUSE: "douse the fire"}
        return names[pick] if pick in names else f"gather and take {RESOURCES[pick]}"

    def use_targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        here = t.at[self.actor]
        if pick in (LOAD, DOUSE):
            return (quest_id(t.content, here),)
        if pick == NOTHING_LYING:
            return (supply_id(t.content.resource_of[here]),)
        return (lying_id(t.content, here, pick),)

    def variant(self, t: Vale, pick: int) -> str:
        named = {LOAD: "load", DOUSE: "douse"}
        return named[pick] if pick in named else super().variant(t, pick)

    def use_effects(self, t: Vale, pick: int) -> Effects:
        if pick in (LOAD, DOUSE):
            return effects({"quest": 1} if pick == LOAD else {GOAL: 1})
        kind = t.content.resource_of[t.at[self.actor]]
        gains = Counter({RESOURCES[kind]: min(1, t.supply[kind])})
        if pick != NOTHING_LYING:
            gains[RESOURCES[pick]] += 1
        return effects(gains)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("gather.token-on-tile", "gather.tile-resource")


def load(t: Vale, seat: Seat) -> None:
    """A quest token comes along."""
    here = t.at[seat]
    t.quest[here] -= 1
    t.cargo[seat] += 1
    if t.log is not None:
        move = quest_goes(t, here, hoard_id(seat, QUEST))
        t.log.append(QuestTaken(seat, tile_id(t.content, here), moves=(move,)))


def douse(t: Vale, seat: Seat) -> None:
    here = t.at[seat]
    if t.log is not None:
        move = quest_goes(t, here, None, t.quest[here])
        t.log.append(FireDoused(seat, tile_id(t.content, here), moves=(move,)))
    t.quest[here] = 0
    t.progress += 1
    t.then(CHECK_GOAL)
