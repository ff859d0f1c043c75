"""What each option would mean."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.phrases import counted
from emberhall.kernel.steps import PASS, Ask
from emberhall.titles.dragondraft.keeping import KeepGoblins
from emberhall.titles.dragondraft.preparing import SPECIAL, PayHelpers, PrepareStage
from emberhall.titles.dragondraft.recruiting import Recruit, skipped
from emberhall.titles.dragondraft.score import change_by_cards
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.words.cards import special_effect
from emberhall.titles.dragondraft.words.pieces import goblins, spectators, thistles


@singledispatch
def option(step: Ask, t: Fair, pick: int) -> str:
    raise NotImplementedError(type(step).__name__)


@option.register
def recruit(step: Recruit, t: Fair, pick: int) -> str:
    passed = len(skipped(t, pick))
    price = f" and {thistles(passed)}" if passed else ""
    more = change_by_cards(t, t.turn, t.laid[pick], passed)
    worth = f": {spectators(more)} more tonight" if more else ""
    return f"Take the {t.content.names[t.laid[pick]]}{price}{worth}"


@option.register
def prepare_stage(step: PrepareStage, t: Fair, pick: int) -> str:
    if pick == PASS:
        return "Nothing more this round"
    if pick >= SPECIAL:
        special = t.content.specials[pick - SPECIAL]
        brings = special_effect(special)
        return f"Offer {special.name} for {counted(special.cost, 'goblin')}: {brings}"
    pile = t.content.piles[pick]
    tile = spectators(pile.spectators[t.built[pick]])
    return f"Build a grandstand for {counted(pile.cost, 'goblin')}: {tile} now"


@option.register
def pay_helpers(step: PayHelpers, t: Fair, pick: int) -> str:
    lost = ", one goblin too many" if step.lost(pick) else ""
    return f"Pay {goblins(step.helpers(pick), pick)}{lost}"


@option.register
def keep_goblins(step: KeepGoblins, t: Fair, pick: int) -> str:
    card = step.card(t.content)
    held, name = t.hands[t.turn][card], t.content.names[card]
    if pick == 0:
        return f"Discard {counted(held, name)}"
    if pick == held:
        return f"Keep {counted(held, name)}"
    return f"Keep {counted(pick, name)}, discard {held - pick}"
