"""Hoards: gaining resources, dropping what finds no room, handing things over."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import NO_PICKS, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, Payment, Seat, effects, seat_id
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.effects.modifiers import held, hoard_room
from emberhall.titles.flamefang.effects.moves import dropped, gained, picked_up, spent
from emberhall.titles.flamefang.effects.verbs import Choice, Verb
from emberhall.titles.flamefang.events import ResourceDropped, ResourceGained, ResourceLost
from emberhall.titles.flamefang.ids import dragon_id, hoard_id, supply_id, tile_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import (
    ANY,
    GOODS,
    KINDS,
    QUEST,
    RESOURCES,
    Good,
    Resource,
    Tile,
)


def gain(t: Vale, seat: Seat, kind: Resource) -> None:
    """One from the supply, if there is one; room is looked for afterwards."""
    if t.supply[kind]:
        t.supply[kind] -= 1
        t.hoards[seat][kind] += 1
        if t.log is not None:
            t.log.append(ResourceGained(seat, RESOURCES[kind], moves=(gained(seat, kind),)))


def lying_on(t: Vale, tile: Tile) -> list[Resource]:
    """The kinds of resources that lie on a tile."""
    return [kind for kind in range(KINDS) if t.lying[KINDS * tile + kind]]


def pick_up(t: Vale, seat: Seat, kind: Resource) -> None:
    t.lying[KINDS * t.at[seat] + kind] -= 1
    t.hoards[seat][kind] += 1
    if t.log is not None:
        t.log.append(ResourceGained(seat, RESOURCES[kind], moves=(picked_up(t, seat, kind),)))


def drop(t: Vale, seat: Seat, thing: Good) -> None:
    """Onto the dragon's tile."""
    if thing == QUEST:
        t.cargo[seat] -= 1
        t.quest[t.at[seat]] += 1
    else:
        t.hoards[seat][thing] -= 1
        t.lying[KINDS * t.at[seat] + thing] += 1
    if t.log is not None:
        tile = tile_id(t.content, t.at[seat])
        moves = (dropped(t, seat, thing),)
        t.log.append(ResourceDropped(seat, GOODS[thing], tile, moves=moves))


def held_things(t: Vale, seat: Seat) -> list[Good]:
    found = [kind for kind in range(KINDS) if t.hoards[seat][kind]]
    return [*found, QUEST] if t.cargo[seat] else found


def spend(t: Vale, seat: Seat, kind: Resource) -> None:
    """Back to the supply."""
    t.hoards[seat][kind] -= 1
    t.supply[kind] += 1


@dataclass(eq=False)
class FitHoard(Ask):
    """Whoever holds more than fits drops what it likes."""

    who: Seat

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        if held(t, self.who) <= hoard_room(t, self.who):
            return NO_PICKS
        return held_things(t, self.who)

    def take(self, t: Vale, pick: int) -> None:
        drop(t, self.who, pick)
        t.then(self)

    def key(self, content: Content, pick: int) -> str:
        return drop_key(pick)

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return hoard_id(self.who, pick), tile_id(t.content, t.at[self.who])

    def variant(self, t: Vale, pick: int) -> str:
        return "drop"

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects(costs={GOODS[pick]: 1})

    def payment(self, t: Vale) -> Payment | None:
        """What does not fit."""
        over = {"hoard": held(t, self.who) - hoard_room(t, self.who)}
        return {"what": dragon_id(self.who), "cost": over, "paid": {}, "owed": dict(over)}

    def why(self, content: Content) -> tuple[str, ...]:
        return ("resources.excess",)


FIT_HOARD: Final = tuple(FitHoard(seat) for seat in range(4))


def drop_key(thing: Good) -> str:
    return f"drop {GOODS[thing]}"


def alike(t: Vale, step: Step, seat: Seat, name: str) -> Doing:
    """One of several equal choices in a row; how many are left, this one included."""
    same = [other for other in t.stack if type(other) is type(step)]
    return Doing(seat_id(seat), len(same), names=(name,))


class Gain(Verb):
    """Resources from the supply; of any kind, one choice each."""

    def do(self, t: Vale) -> None:
        kind, count = self.written(t).resource, self.count(t)
        if kind == ANY:
            t.then(*(GainAny(self.actor),) * count, FIT_HOARD[self.actor])
            return
        for _ in range(count):
            gain(t, self.actor, kind)
        t.then(FIT_HOARD[self.actor])

    def can(self, t: Vale) -> bool:
        kind = self.written(t).resource
        return any(t.supply) if kind == ANY else t.supply[kind] > 0


@dataclass(eq=False)
class GainAny(Choice):
    who: Seat

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        return [kind for kind in range(KINDS) if t.supply[kind]]

    def take(self, t: Vale, pick: int) -> None:
        gain(t, self.who, pick)

    def key(self, content: Content, pick: int) -> str:
        return f"gain {RESOURCES[pick]}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (supply_id(pick),)

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects({RESOURCES[pick]: 1})

    def doing(self, t: Vale) -> Doing:
        return alike(t, self, self.who, "gain")

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.gain",)


@dataclass(eq=False)
class ReturnResource(Ask):
    """Give one resource back to the supply: asked of everybody with meat, who may eat it first."""

    who: Seat
    is_stolen: bool = False
    """True where a thief takes it."""

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        return [kind for kind in range(KINDS) if t.hoards[self.who][kind]]

    def take(self, t: Vale, pick: int) -> None:
        spend(t, self.who, pick)
        t.stolen += self.is_stolen
        if t.log is not None:
            moves = (spent(self.who, pick),)
            t.log.append(ResourceLost(self.who, RESOURCES[pick], moves=moves))

    def key(self, content: Content, pick: int) -> str:
        return f"return {RESOURCES[pick]}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (hoard_id(self.who, pick),)

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects(costs={RESOURCES[pick]: 1})

    def doing(self, t: Vale) -> Doing:
        return Doing(seat_id(self.who), names=("stolen" if self.is_stolen else "lost",))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.rob",)


def scatter(t: Vale, kind: Resource, count: int, tile: Tile) -> int:
    """From the supply onto a tile, as far as there are any: how many it were."""
    count = min(count, t.supply[kind])
    t.supply[kind] -= count
    t.lying[KINDS * tile + kind] += count
    return count
