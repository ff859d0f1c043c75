"""What options would mean for fancies, companions, the non-players and achievements."""

from __future__ import annotations

from emberhall.kernel.phrases import counted
from emberhall.kernel.steps import INTERRUPT, PASS
from emberhall.kernel.words import Listener
from emberhall.titles.flamecraft.companions import PennyCoins, RibbonTurn, UseCard
from emberhall.titles.flamecraft.end import Unlock
from emberhall.titles.flamecraft.fancies import ReturnPair, ScoreFancy, ScorePlacedType
from emberhall.titles.flamecraft.kinds import Space
from emberhall.titles.flamecraft.moon import WORTH, ReturnFancies, moon_worth
from emberhall.titles.flamecraft.solo import CARDS, SoloCast
from emberhall.titles.flamecraft.spaces import ChooseSpace, clockwise
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.words.cards import achievement_words, companion_words, fancy_words
from emberhall.titles.flamecraft.words.options import option


@option.register
def return_pair(step: ReturnPair, t: Town, pick: int, to: Listener) -> str:
    return f"{step.count} {t.content.types[pick].name} dragons for {step.rep} reputation"


@option.register
def score_placed_type(step: ScorePlacedType, t: Town, pick: int, to: Listener) -> str:
    rep = step.rep * t.dragons_in_town(pick)
    return f"{t.content.types[pick].name.capitalize()}: {rep} reputation"


@option.register
def score_fancy(step: ScoreFancy, t: Town, pick: int, to: Listener) -> str:
    if t.content.is_sun[pick]:
        return fancy_words(t.content, pick)
    worth = moon_worth(t, t.turn, pick)
    return f"{fancy_words(t.content, pick)} (worth {worth} now)"


@option.register
def return_fancies(step: ReturnFancies, t: Town, pick: int, to: Listener) -> str:
    if pick == PASS:
        return "Return no more"
    worth = ""
    if t.content.fancies[pick].goal in WORTH:
        worth = f" (worth {moon_worth(t, step.owner, pick)} now)"
    return f"{fancy_words(t.content, pick)}{worth}"


@option.register
def penny_coins(step: PennyCoins, t: Town, pick: int, to: Listener) -> str:
    goods = counted(pick * t.companion_of(t.turn).count, "good")
    return f"{counted(pick, 'coin')} for {goods} of choice"


@option.register
def ribbon_turn(step: RibbonTurn, t: Town, pick: int, to: Listener) -> str:
    return "Not now" if pick == PASS else f"Move to {t.content.shops[pick].name}"


@option.register
def solo_cast(step: SoloCast, t: Town, pick: int, to: Listener) -> str:
    shop, card = divmod(pick, CARDS)
    row = t.content.enchantments[card]
    return f"{row.name} ({row.icon}) at {t.content.shops[shop].name}"


@option.register
def choose_space(step: ChooseSpace, t: Town, pick: int, to: Listener) -> str:
    """`Space 8: after Potable Potions and before a new shop`."""
    order = clockwise(t)
    here = order.index(pick)
    before = [name for space in order[:here] if (name := lying_on(t, space))]
    after = [name for space in order[here:] if (name := lying_on(t, space))]
    told = [f"after {name}" for name in before[-1:]] + [f"before {name}" for name in after[:1]]
    return f"Space {pick}: {' and '.join(told)}"


def lying_on(t: Town, space: Space) -> str:
    """What a shop on this space is called; empty where there is none."""
    if space in t.new_spaces:
        return "a new shop"
    return next((t.content.shops[shop].name for shop in t.town if t.space_of[shop] == space), "")


@option.register
def unlock(step: Unlock, t: Town, pick: int, to: Listener) -> str:
    return "None" if pick == PASS else achievement_words(t.content, pick)


@option.register
def _(step: UseCard, t: Town, pick: int, to: Listener) -> str:
    number = pick - INTERRUPT
    if number < len(t.content.fancies):
        return f"Reveal {fancy_words(t.content, number)}"
    return f"Use {companion_words(t.content, number - len(t.content.fancies))}"
