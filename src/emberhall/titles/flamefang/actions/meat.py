"""Meat: eaten at any time to draw a card."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import INTERRUPT, NO_PICKS, Ask, Interrupt
from emberhall.kernel.wire import Effects, Id, Seat, effects
from emberhall.titles.flamefang import phases
from emberhall.titles.flamefang.cards.draw import Draw
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.effects.moves import spent
from emberhall.titles.flamefang.effects.verbs import Choice
from emberhall.titles.flamefang.events import MeatEaten
from emberhall.titles.flamefang.ids import hoard_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import MEAT, RESOURCES

KEY: Final = "eat meat"
EAT: Final = [INTERRUPT]


class EatMeat(Interrupt):
    """One meat for one card."""

    def picks(self, t: Vale) -> list[int]:
        step = t.asking()
        return EAT if can_eat(t, step, step.seat(t)) else NO_PICKS

    def take(self, t: Vale, pick: int) -> None:
        eat(t, self.seat(t))

    def key(self, content: Content, pick: int) -> str:
        return KEY

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (hoard_id(self.seat(t), MEAT),)

    def variant(self, t: Vale, pick: int) -> str:
        return "eat"

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects({"card": 1}, {RESOURCES[MEAT]: 1})


def can_eat(t: Vale, step: Ask, seat: Seat) -> bool:
    if not t.hoards[seat][MEAT] or t.phase in (phases.SETUP, phases.UNLOCK):
        return False
    if isinstance(step, Choice) and len(step.picks(t)) == 1:
        return False
    return bool(t.decks[seat] or t.discards[seat])


def eat(t: Vale, seat: Seat) -> None:
    t.hoards[seat][MEAT] -= 1
    t.supply[MEAT] += 1
    if t.log is not None:
        t.log.append(MeatEaten(seat, moves=(spent(seat, MEAT),)))
    t.then(Draw(seat, 1))


EAT_MEAT: Final = EatMeat()
