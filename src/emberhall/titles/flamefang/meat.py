"""Meat: eaten at any time to draw a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from emberhall.kernel.steps import Ask
from emberhall.titles.flamefang import phases
from emberhall.titles.flamefang.draw import Draw
from emberhall.titles.flamefang.events import (
    MeatEaten,
)
from emberhall.titles.flamefang.language import MEAT
from emberhall.titles.flamefang.moves import spent
from emberhall.titles.flamefang.verbs import Choice

if TYPE_CHECKING:
    from emberhall.titles.flamefang.table import Vale

KEY: Final = "eat meat"


def can_eat(t: Vale, step: Ask, seat: int) -> bool:
    if not t.hoards[seat][MEAT] or t.phase in (phases.SETUP, phases.UNLOCK):
        return False
    if isinstance(step, Choice) and len(step.picks(t)) == 1:
        return False
    return bool(t.decks[seat] or t.discards[seat])


def eat(t: Vale, seat: int) -> None:
    t.hoards[seat][MEAT] -= 1
    t.supply[MEAT] += 1
    if t.log is not None:
        t.log.append(MeatEaten(seat, moves=(spent(seat, MEAT),)))
    t.then(Draw(seat, 1))
