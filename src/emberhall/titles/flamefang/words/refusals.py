"""Why something that is not offered cannot be had now."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.steps import ABSENT, Ask
from emberhall.titles.flamefang.actions import acting, meat, resolve
from emberhall.titles.flamefang.actions.extra import PAY_KEYS
from emberhall.titles.flamefang.cards.draw import action_cards
from emberhall.titles.flamefang.effects.keys import item_key
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import MEAT


@singledispatch
def refusal(step: Ask, t: Vale, key: str) -> str:
    return ""


@refusal.register
def not_now(step: resolve.Resolve, t: Vale, key: str) -> str:
    if key in {item_key(t.content, item) for item in step.items}:
        return "nothing on this tile can be done with it now"
    if step.card != ABSENT and key == PAY_KEYS[t.content.cards[step.card].price]:
        return "you cannot pay for it"
    return ""


@refusal.register
def not_played(step: acting.Act, t: Vale, key: str) -> str:
    id = key.removesuffix(" with gold").removeprefix("play ")
    if not key.startswith("play ") or id not in t.content.card_of:
        return ""
    card = t.content.card_of[id]
    if t.content.is_condition[card]:
        return "conditions cannot be played"
    if card not in action_cards(t, t.turn):
        return "it is not in your hand or prep area"
    return "it does not match your aspect, and that takes gold you do not have"


def no_interrupt(step: Ask, t: Vale, key: str) -> str:
    if key != meat.KEY:
        return ""
    if not t.hoards[step.seat(t)][MEAT]:
        return "you hold no meat"
    return "meat cannot be eaten in the middle of this"
