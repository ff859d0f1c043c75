"""The end of a turn: new shops open, goods and dragons beyond the limits go back, cards come."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.flamecraft import ids, moves
from emberhall.titles.flamecraft.companions import RibbonTurn
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import (
    first_in_hand,
    refill_park,
    refill_row,
    return_to_deck,
)
from emberhall.titles.flamecraft.dragon_events import DragonReturned
from emberhall.titles.flamecraft.events import GoodsOverLimit
from emberhall.titles.flamecraft.kinds import TYPES
from emberhall.titles.flamecraft.place import hand_types
from emberhall.titles.flamecraft.spaces import reveal_shops
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import ARTISAN


class ExpandTown(Step):
    """Flip the new shops, then mind the limits."""

    def do(self, t: Town) -> None:
        t.then(LIMITS)
        if t.new_shops:
            t.then(RibbonTurn(reveal_shops(t)))


class Limits(Step):
    """Goods beyond the limit go back; coins have none. So do dragons, which the player chooses."""

    def do(self, t: Town) -> None:
        if max(t.goods[t.turn]) > t.content.player.goods:
            return_goods(t)
        t.then(REFRESH)
        if len(t.hands[t.turn]) > t.content.player.dragons:
            t.then(RETURN_DRAGONS)


def return_goods(t: Town) -> None:
    held, limit = t.goods[t.turn], t.content.player.goods
    over = [max(0, held[kind] - limit) for kind in range(TYPES)]
    for kind, count in enumerate(over):
        held[kind] -= count
        t.supply[kind] += count
    if t.log is not None and any(over):
        t.log.append(GoodsOverLimit(t.turn, moves=moves.returned(t.content, t.turn, over)))


class ReturnDragons(Ask):
    """Return artisans beyond the limit to the bottom of the deck, one after the other."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return hand_types(t) if len(t.hands[t.turn]) > t.content.player.dragons else []

    def take(self, t: Town, pick: int) -> None:
        card = return_to_deck(t, t.turn, pick)
        if t.log is not None:
            move = moves.artisan(t.content, card, ids.hand(t.turn), ids.ARTISANS)
            t.log.append(DragonReturned(t.turn, move.thing, moves=(move,)))
        t.then(RETURN_DRAGONS)

    def key(self, content: Content, pick: int) -> str:
        return f"return {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("end-turn.hand",)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.dragon(t.content, first_in_hand(t, t.turn, pick)),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(costs={ARTISAN: 1})

    def doing(self, t: Town) -> Doing:
        return Doing(ids.hand(t.turn), len(t.hands[t.turn]) - t.content.player.dragons)


class Refresh(Step):
    def do(self, t: Town) -> None:
        refill_park(t)
        refill_row(t)


EXPAND_TOWN: Final = ExpandTown()
LIMITS: Final = Limits()
RETURN_DRAGONS: Final = ReturnDragons()
REFRESH: Final = Refresh()
