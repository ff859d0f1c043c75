"""Taking up what lies there, and handing resources to others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import NO_PICKS, PASS
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.hoard import alike, lying_on, pick_up
from emberhall.titles.flamefang.dragons.places import players_on
from emberhall.titles.flamefang.effects.modifiers import free_room
from emberhall.titles.flamefang.effects.verbs import Choice, Verb
from emberhall.titles.flamefang.events import ResourceGiven
from emberhall.titles.flamefang.ids import dragon_id, hoard_id, lying_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import KINDS, RESOURCES


class Fetch(Verb):
    """Take resources that lie here, up to so many."""

    def do(self, t: Vale) -> None:
        t.then(*(FetchOne(self.actor),) * self.count(t))

    def can(self, t: Vale) -> bool:
        return bool(lying_on(t, t.at[self.actor])) and free_room(t, self.actor) > 0


@dataclass(eq=False)
class FetchOne(Choice):
    who: Seat

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        kinds = lying_on(t, t.at[self.who])
        if not kinds or free_room(t, self.who) < 1:
            return NO_PICKS
        return [*kinds, PASS]

    def take(self, t: Vale, pick: int) -> None:
        if pick != PASS:
            pick_up(t, self.who, pick)

    def key(self, content: Content, pick: int) -> str:
        return "done" if pick == PASS else f"fetch {RESOURCES[pick]}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (lying_id(t.content, t.at[self.who], pick),)

    def variant(self, t: Vale, pick: int) -> str:
        return "done" if pick == PASS else ""

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects() if pick == PASS else effects({RESOURCES[pick]: 1})

    def doing(self, t: Vale) -> Doing:
        return alike(t, self, self.who, "fetch")

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.fetch",)


class Give(Verb):
    """Hand resources to other player dragons here, up to so many."""

    def do(self, t: Vale) -> None:
        t.then(*(GiveOne(self.actor),) * self.count(t))

    def can(self, t: Vale) -> bool:
        return bool(gifts(t, self.actor))


GIFTS: Final = 8
"""A gift is 8 times the resource, plus who gets it."""


def gifts(t: Vale, seat: Seat) -> list[int]:
    others = [other for other in players_on(t, t.at[seat]) if other != seat]
    roomy = [other for other in others if free_room(t, other) > 0]
    return [
        GIFTS * kind + other for kind in range(KINDS) if t.hoards[seat][kind] for other in roomy
    ]


@dataclass(eq=False)
class GiveOne(Choice):
    who: Seat

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        found = gifts(t, self.who)
        return [*found, PASS] if found else NO_PICKS

    def take(self, t: Vale, pick: int) -> None:
        if pick == PASS:
            return
        kind, to = divmod(pick, GIFTS)
        t.hoards[self.who][kind] -= 1
        t.hoards[to][kind] += 1
        if t.log is not None:
            move = Move(RESOURCES[kind], hoard_id(self.who, kind), hoard_id(to, kind))
            t.log.append(ResourceGiven(self.who, move.kind, to, moves=(move,)))

    def key(self, content: Content, pick: int) -> str:
        if pick == PASS:
            return "done"
        kind, to = divmod(pick, GIFTS)
        return f"give {RESOURCES[kind]} to seat-{to}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        if pick == PASS:
            return ()
        kind, to = divmod(pick, GIFTS)
        return hoard_id(self.who, kind), dragon_id(to)

    def variant(self, t: Vale, pick: int) -> str:
        return "done" if pick == PASS else ""

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects() if pick == PASS else effects(costs={RESOURCES[pick // GIFTS]: 1})

    def doing(self, t: Vale) -> Doing:
        return alike(t, self, self.who, "give")

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.give",)
