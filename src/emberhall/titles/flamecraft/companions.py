"""Companions and sun dragons: what a seat may do in the middle of its turn.

Interrupts are numbered: the fancies, then the companions.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, INTERRUPT, NO_PICKS, PASS, Ask, Interrupt
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects
from emberhall.titles.flamecraft import ids, phases, rule_ids
from emberhall.titles.flamecraft.abilities import UseShopAbility
from emberhall.titles.flamecraft.behaviours import (
    COINS_FOR_GOODS,
    FIRE_PARK,
    FIRE_WHERE_PLACED,
    SCORE_AGAIN,
    TURN_AT_NEW_SHOP,
    USE_TWICE,
)
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.events import CompanionUsed
from emberhall.titles.flamecraft.fancies import ScoreFancy, reveal, scoring
from emberhall.titles.flamecraft.fire import FireSet
from emberhall.titles.flamecraft.fire_sets import ANY_NUMBER, dragons_at
from emberhall.titles.flamecraft.goals import ready_suns
from emberhall.titles.flamecraft.goods import spend
from emberhall.titles.flamecraft.kinds import COIN, some
from emberhall.titles.flamecraft.rewards import ChooseGood
from emberhall.titles.flamecraft.table import Town


def can_use(t: Town, does: str) -> bool:
    """Has the seat whose turn it is a companion that does this, and has not used it?"""
    own = t.companions[t.turn]
    return own != ABSENT and not t.used[t.turn] and t.content.companions[own].does == does


def flip_over(t: Town) -> None:
    """A companion's ability is used up."""
    t.used[t.turn] = 1
    if t.log is not None:
        own = ids.companion(t.content, t.companions[t.turn])
        t.log.append(CompanionUsed(t.turn, own))


class UseCard(Interrupt):
    """Reveal a sun dragon, or use one's companion."""

    def picks(self, t: Town) -> list[int]:
        return uses(t, t.asking(), t.asking().seat(t))

    def take(self, t: Town, pick: int) -> None:
        use(t, pick - INTERRUPT)

    def key(self, content: Content, pick: int) -> str:
        return key(content, pick - INTERRUPT)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (thing_used(t, pick - INTERRUPT),)

    def effects(self, t: Town, pick: int) -> Effects:
        return brings_at_once(t, pick - INTERRUPT)


def uses(t: Town, step: Ask, seat: Seat) -> list[int]:
    """The interrupts a seat has in the middle of this question."""
    if t.phase != phases.TURN or seat != t.turn:
        return NO_PICKS
    suns, own = ready_suns(t, seat), t.companions[seat]
    found = [INTERRUPT + fancy for fancy in suns] if suns else NO_PICKS
    if own != ABSENT and not t.used[seat] and _is_ready(t, step, t.content.companions[own].does):
        found = [*found, INTERRUPT + len(t.content.fancies) + own]
    return found


def _is_ready(t: Town, step: Ask, does: str) -> bool:
    """Those that wait for a moment of their own are offered there."""
    if does == FIRE_PARK:
        return dragons_at(t, t.content.park_place) != 0
    if does == USE_TWICE:
        return isinstance(step, UseShopAbility) and len(step.picks(t)) > 1
    if does == FIRE_WHERE_PLACED:
        return t.spark != ABSENT and dragons_at(t, t.spark) != 0
    if does == COINS_FOR_GOODS:
        return t.goods[t.turn][COIN] > 0
    return does == SCORE_AGAIN and bool(SCORE_ANY.picks(t))


def use(t: Town, number: int) -> None:
    """Reveal a sun dragon, or use the companion."""
    if number < len(t.content.fancies):
        reveal(t, number)
        return
    flip_over(t)
    does = t.content.companions[number - len(t.content.fancies)].does
    if does == FIRE_PARK:
        t.then(FireSet(t.content.park_place, ANY_NUMBER, 0, 0))
    elif does == USE_TWICE:
        t.encore = True
    elif does == FIRE_WHERE_PLACED:
        shop, t.spark = t.spark, ABSENT
        t.then(FireSet(shop, ANY_NUMBER, 0, 0))
    elif does == COINS_FOR_GOODS:
        t.then(PENNY_COINS)
    else:
        t.then(SCORE_ANY)


def key(content: Content, number: int) -> str:
    if number < len(content.fancies):
        return f"reveal {content.fancies[number].id}"
    return f"companion {content.companions[number - len(content.fancies)].id}"


def thing_used(t: Town, number: int) -> Id:
    """The fancy that is revealed, or the companion."""
    fancies = len(t.content.fancies)
    if number < fancies:
        return ids.fancy(t.content, number)
    return ids.companion(t.content, number - fancies)


def brings_at_once(t: Town, number: int) -> Effects:
    return scoring(t, number) if number < len(t.content.fancies) else effects()


class PennyCoins(Ask):
    """Penny: how many coins are paid, for so many goods of choice each."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return list(range(1, t.goods[t.turn][COIN] + 1))

    def take(self, t: Town, pick: int) -> None:
        spend(t, t.turn, some(COIN, pick))
        t.then(ChooseGood(pick * t.companion_of(t.turn).count))

    def key(self, content: Content, pick: int) -> str:
        return f"coins {pick}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_companions(content, COINS_FOR_GOODS)

    def variant(self, t: Town, pick: int) -> str:
        return f"coins-{pick}"

    def effects(self, t: Town, pick: int) -> Effects:
        return effects({"good": pick * t.companion_of(t.turn).count}, {"coin": pick})

    def doing(self, t: Town) -> Doing:
        return Doing(ids.companion(t.content, t.companions[t.turn]))


@dataclass(eq=False)
class RibbonTurn(Ask):
    """Ribbon: take another turn at a shop that was just flipped, or not."""

    shops: tuple[int, ...]

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        ready = can_use(t, TURN_AT_NEW_SHOP) and not t.owes_turn
        return [*self.shops, PASS] if ready else []

    def take(self, t: Town, pick: int) -> None:
        if pick != PASS:
            flip_over(t)
            t.owes_turn = True
            t.turn_at = pick

    def key(self, content: Content, pick: int) -> str:
        return "stay" if pick == PASS else f"ribbon {content.shops[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_companions(content, TURN_AT_NEW_SHOP)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (ids.shop(t.content, pick),)

    def variant(self, t: Town, pick: int) -> str:
        return "no" if pick == PASS else ""

    def effects(self, t: Town, pick: int) -> Effects:
        return effects({} if pick == PASS else {"turn": 1})

    def doing(self, t: Town) -> Doing:
        return Doing(ids.companion(t.content, t.companions[t.turn]))


SCORE_ANY: Final = ScoreFancy(1)
USE_CARD: Final = UseCard()
PENNY_COINS: Final = PennyCoins()
