"""Giving goods, coins and cards to other players."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, Ask
from emberhall.kernel.wire import Doing, Effects, Id, Payment, Seat, effects
from emberhall.titles.flamecraft import ids, moves
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.events import GoodGiven
from emberhall.titles.flamecraft.goods import held_kinds
from emberhall.titles.flamecraft.kinds import Kind
from emberhall.titles.flamecraft.rewards import gain_reputation
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import (
    ANYTHING,
    REPUTATION,
    fired_for,
    one,
    own_goods,
    shop_here,
    waiting,
)

NOBODY: Final = ABSENT
"""Alone, what is given returns to the piles."""


def give(t: Town, to: Seat, kind: Kind) -> None:
    """Hand over one good or coin of the seat whose turn it is."""
    t.goods[t.turn][kind] -= 1
    if to == NOBODY:
        t.supply[kind] += 1
    else:
        t.goods[to][kind] += 1
    t.given += 1
    if t.log is not None:
        t.log.append(_given(t, to, kind))


def _given(t: Town, to: Seat, kind: Kind) -> GoodGiven:
    content, to_whom = t.content, None if to == NOBODY else to
    place = ids.supply(content, kind) if to == NOBODY else ids.goods(content, to, kind)
    move = moves.good(content, kind, ids.goods(content, t.turn, kind), place)
    return GoodGiven(t.turn, to_whom, content.kind_ids[kind], moves=(move,))


def receivers(t: Town) -> list[int]:
    """Who can be given something, in turn order."""
    if t.is_solo:
        return [NOBODY]
    return [(t.turn + step) % t.seats for step in range(1, t.seats)]


class Receive(Ask):
    """A question to whom something goes. A subclass says what and what it brings."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return receivers(t)

    def key(self, content: Content, pick: int) -> str:
        return "give back" if pick == NOBODY else f"give seat-{pick}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("gift.split",)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == NOBODY else (ids.seat(pick),)

    def variant(self, t: Town, pick: int) -> str:
        return "back" if pick == NOBODY else ""


@dataclass(eq=False)
class EntryGift(Ask):
    """Give a good or a coin to somebody who is at the shop you enter."""

    to: Seat

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return held_kinds(t, t.turn)

    def take(self, t: Town, pick: int) -> None:
        give(t, self.to, pick)

    def key(self, content: Content, pick: int) -> str:
        return f"give {content.kind_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("visit.pay-each", "visit.choose-goods")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        to = () if self.to == NOBODY else (ids.seat(self.to),)
        return (own_goods(t, pick), *to)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(costs=one(t.content, pick))

    def payment(self, t: Town) -> Payment:
        cost, owed = t.visitors_at(t.at[t.turn]), waiting(t, EntryGift)
        return {
            "what": shop_here(t),
            "cost": {ANYTHING: cost},
            "paid": {ANYTHING: cost - owed} if cost > owed else {},
            "owed": {ANYTHING: owed},
        }

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t), waiting(t, EntryGift), t.visitors_at(t.at[t.turn]))


@dataclass(eq=False)
class GiftGood(Ask):
    """Gift a good or a coin for reputation: what?"""

    rep: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return held_kinds(t, t.turn)

    def take(self, t: Town, pick: int) -> None:
        t.then(GiftTo(pick, self.rep))

    def key(self, content: Content, pick: int) -> str:
        return f"gift {content.kind_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fire.plant", "gift.own-supply", "gift.coins")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (own_goods(t, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects({REPUTATION: self.rep}, one(t.content, pick))

    def doing(self, t: Town) -> Doing:
        return Doing(fired_for(t, "gift"))


@dataclass(eq=False)
class GiftTo(Receive):
    """Gift a good or a coin for reputation: to whom?"""

    kind: Kind
    rep: int

    def take(self, t: Town, pick: int) -> None:
        give(t, pick, self.kind)
        gain_reputation(t, t.turn, self.rep)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects({REPUTATION: self.rep}, one(t.content, self.kind))

    def doing(self, t: Town) -> Doing:
        return Doing(own_goods(t, self.kind))
