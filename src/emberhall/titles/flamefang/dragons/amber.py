"""Amber's activation: up to two tiles, or one and her fire."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, NO_PICKS, PASS, Step
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects
from emberhall.titles.flamefang import reasons
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.damage import Suffer
from emberhall.titles.flamefang.dragons.travel import Arrive
from emberhall.titles.flamefang.effects.modifiers import breakaway
from emberhall.titles.flamefang.effects.pointing import all_struck
from emberhall.titles.flamefang.effects.verbs import Choice
from emberhall.titles.flamefang.enemies.events import AmberActs, NetTorn
from emberhall.titles.flamefang.enemies.targets import (
    has_awake_enemy,
    is_netted,
    strike,
    targets_on,
)
from emberhall.titles.flamefang.ids import dragon_id, tile_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import AMBER, Tile

STEPS: Final = 2
STRIKE: Final = 50
TEAR: Final = 51


def can_activate(t: Vale) -> bool:
    return t.amber_at != ABSENT and not t.amber_used


def activate(t: Vale, seat: Seat) -> None:
    t.amber_used = True
    if t.log is not None:
        t.log.append(AmberActs(seat))
    t.then(MoveAmber(seat, 0, False))


@dataclass(eq=False)
class MoveAmber(Choice):
    """What she does next. After two steps she does not attack; after attacking one step is left."""

    who: Seat
    steps: int
    attacked: bool

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        here = t.amber_at
        if here == ABSENT:
            return NO_PICKS
        found: list[int] = []
        if self.steps < STEPS - self.attacked:
            is_held = not t.torn[AMBER] and is_netted(t, here)
            found += [TEAR] if is_held else t.land.near[here]
        if not self.attacked and self.steps < STEPS and targets_on(t, here):
            found.append(STRIKE)
        return [*found, PASS] if found else NO_PICKS

    def take(self, t: Vale, pick: int) -> None:
        if pick == PASS:
            return
        if pick == STRIKE:
            t.then(MoveAmber(self.who, self.steps, True))
            strike(t, AMBER, targets_on(t, t.amber_at), 1)
            return
        again = MoveAmber(self.who, self.steps + 1, self.attacked)
        if pick == TEAR:
            t.torn[AMBER] = 1
            if t.log is not None:
                t.log.append(NetTorn(dragon_id(AMBER)))
            t.then(again)
        else:
            t.then(*self._way(t, pick), again)

    def _way(self, t: Vale, tile: Tile) -> list[Step]:
        steps: list[Step] = [AmberArrives(tile)]
        if has_awake_enemy(t, t.amber_at):
            steps.insert(0, Suffer(AMBER, breakaway(t), reasons.BREAKING_AWAY))
        return steps

    def key(self, content: Content, pick: int) -> str:
        named = {PASS: "amber is done", STRIKE: "amber attacks", TEAR: "amber tears the net"}
        return named[pick] if pick in named else f"amber to {content.tiles[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        if pick == PASS:
            return ()
        where = () if pick in (STRIKE, TEAR) else (tile_id(t.content, pick),)
        return dragon_id(AMBER), *where

    def variant(self, t: Vale, pick: int) -> str:
        return {PASS: "done", STRIKE: "attack", TEAR: "tear"}.get(pick, "")

    def effects(self, t: Vale, pick: int) -> Effects:
        if pick == STRIKE:
            return effects(all_struck(t, targets_on(t, t.amber_at), 1))
        moves = pick not in (PASS, TEAR)
        harm = breakaway(t) if moves and has_awake_enemy(t, t.amber_at) else 0
        return effects(costs={"amber-heart": harm})

    def doing(self, t: Vale) -> Doing:
        names = ("attacked",) if self.attacked else ()
        amber = dragon_id(AMBER) if t.amber_at != ABSENT else None
        return Doing(amber, STEPS - self.attacked - self.steps, STEPS, names)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("amber.move", "amber.attack")


@dataclass(eq=False)
class AmberArrives(Step):
    """Unless breaking away was too much for her."""

    tile: Tile

    def do(self, t: Vale) -> None:
        if t.amber_at != ABSENT:
            t.then(Arrive(AMBER, self.tile))

    def doing(self, t: Vale) -> Doing:
        return Doing(tile_id(t.content, self.tile), names=(dragon_id(AMBER),))
