"""Why something that is not offered cannot be had now."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.phrases import counted
from emberhall.kernel.steps import PASS, Ask
from emberhall.titles.dragondraft.keeping import KeepGoblins
from emberhall.titles.dragondraft.preparing import SPECIAL, PayHelpers, PrepareStage
from emberhall.titles.dragondraft.projects import (
    BUILT,
    CORNER,
    FIGURE,
    OFFERED,
    TILE,
    grandstands_lack,
    specials_lack,
)
from emberhall.titles.dragondraft.recruiting import Recruit, skipped
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.words.pieces import goblins, thistles

REASONS = {
    BUILT: "you have built a grandstand this round",
    CORNER: "every corner of your stage has its grandstand",
    TILE: "every tile of this pile is built",
    OFFERED: "you have offered a special this round",
}


@singledispatch
def refusal(step: Ask, t: Fair, key: str) -> str:
    raise NotImplementedError(type(step).__name__)


@refusal.register
def recruit(step: Recruit, t: Fair, key: str) -> str:
    if key == step.key(t.content, PASS):
        return "while your hand has room you must take a card"
    for space in (space for row in t.rows for space in row):
        if step.key(t.content, space) == key:
            return _out_of_reach(t, len(skipped(t, space)))
    verb, _, place = key.partition(" ")
    return f"no card lies on {place}" if verb == "take" and place else ""


def _out_of_reach(t: Fair, passed: int) -> str:
    price = thistles(passed)
    if passed > t.thistles:
        return f"it costs {price}, and the stack has {t.thistles or 'none'} left"
    return f"with {price} it makes {passed + 1} cards, and your hand has room for {t.room(t.turn)}"


@refusal.register
def prepare_stage(step: PrepareStage, t: Fair, key: str) -> str:
    for number in range(len(t.content.piles)):
        if key == step.key(t.content, number):
            return _why_not_build(step, t, number)
    for number in range(len(t.content.specials)):
        if key == step.key(t.content, SPECIAL + number):
            return _why_not_offer(step, t, number)
    return ""


def _why_not_build(step: PrepareStage, t: Fair, number: int) -> str:
    lacks = grandstands_lack(t, t.turn, step.may_build)[number]
    return REASONS.get(lacks or "") or _too_dear(t, t.content.piles[number].cost)


def _why_not_offer(step: PrepareStage, t: Fair, number: int) -> str:
    special = t.content.specials[number]
    if not t.specials:
        return "the beginner variant has no specials"
    lacks = specials_lack(t, t.turn, step.may_offer)[number]
    if lacks == FIGURE:
        return f"no {special.figure} is left in the stockpile"
    return REASONS.get(lacks or "") or _too_dear(t, special.cost)


def _too_dear(t: Fair, cost: int) -> str:
    return f"it takes {counted(cost, 'goblin')}, and you have {t.helpers(t.turn) or 'none'}"


@refusal.register
def pay_helpers(step: PayHelpers, t: Fair, key: str) -> str:
    if key.partition(" ")[0] != "pay":
        return ""
    hand = t.hands[t.turn]
    payments = [step.key(t.content, pairs) for pairs in range((step.cost + 1) // 2 + 1)]
    if key in payments:
        return f"you have {goblins(hand[t.content.helper], hand[t.content.pair])}"
    return f"pay {counted(step.cost, 'goblin')} with no card that is not needed"


@refusal.register
def keep_goblins(step: KeepGoblins, t: Fair, key: str) -> str:
    card = step.card(t.content)
    if key.rpartition(" ")[0] != f"keep {t.content.cards[card]}":
        return ""
    return f"you have {counted(t.hands[t.turn][card], t.content.names[card])}"
