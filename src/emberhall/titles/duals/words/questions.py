"""Questions, and what is going on while they are asked."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.steps import Ask, Step
from emberhall.titles.duals.behaviours import DRAW_AND_SHOW, MOVE_ANY, PULL_ANOTHER
from emberhall.titles.duals.cards import DrawCard, PutUnder
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.fountain import KeepToken, MoveFountain
from emberhall.titles.duals.moves import (
    Iron,
    IronTo,
    Meat,
    MeatTo,
    PickUp,
    Potion,
    PotionWith,
    SetDown,
    Starburst,
    StarburstTo,
)
from emberhall.titles.duals.score_phase import Score
from emberhall.titles.duals.setup import ChooseFancy
from emberhall.titles.duals.steps import Crystal, FireUp, Place, Plant, Pull, Taylor
from emberhall.titles.duals.turn import EndGame

ASKED: dict[type[Ask], str] = {
    ChooseFancy: "Which fancy dragon joins this game?",
    Pull: "Ready to pull a token?",
    Place: "Where do you place your token?",
    FireUp: "Do you fire up your token?",
    Crystal: "Which token do you place?",
    PickUp: "Which token do you move?",
    Potion: "Which token do you swap?",
    Score: "Which card do you score?",
    MoveFountain: "Where does the fountain go?",
    KeepToken: "Which token do you keep?",
    DrawCard: "Which shop card do you draw?",
    PutUnder: "Which shop card goes under the deck?",
}
"""Questions that are always the same, also those of what is made after them."""


@singledispatch
def question(step: Ask, content: Content) -> str:
    return next(ASKED[each] for each in type(step).__mro__ if each in ASKED)


@question.register
def _(step: SetDown, content: Content) -> str:
    return f"Where does the token from {content.hexes.names[step.space]} go?"


@question.register
def _(step: Iron, content: Content) -> str:
    return "Which other token do you move?" if step.is_second else ASKED[PickUp]


@question.register
def _(step: PotionWith, content: Content) -> str:
    return f"With which token do you swap the one on {content.hexes.names[step.space]}?"


@question.register
def _(step: Plant, content: Content) -> str:
    return f"Which token next to {content.hexes.names[step.space]} do you use?"


GOING_ON: dict[type[Step], str] = {
    FireUp: "Fire up",
    Meat: "Meat: move 1 adjacent token",
    MeatTo: "Meat: move 1 adjacent token",
    Iron: "Iron: move 1 or 2 adjacent tokens",
    IronTo: "Iron: move 1 or 2 adjacent tokens",
    Potion: "Potion: swap any 2 tokens",
    PotionWith: "Potion: swap any 2 tokens",
    MoveFountain: "The fountain moves",
    KeepToken: "The fountain moves",
    PutUnder: "Coin",
    EndGame: "Special scoring phase",
}


@singledispatch
def label(step: Step, content: Content) -> str:
    return GOING_ON.get(type(step), "")


FANCIES_AT_WORK = {
    DRAW_AND_SHOW: "A fancy draws and shows",
    MOVE_ANY: "A fancy moves any token",
    PULL_ANOTHER: "A fancy pulls another token",
}


def fancy_label(does: str, content: Content) -> str:
    """The fancy that is at work; where several could be, what they do."""
    names = [fancy.name for fancy in content.active if fancy.does == does]
    return names[0] if len(names) == 1 else FANCIES_AT_WORK[does]


@label.register(Starburst)
@label.register(StarburstTo)
def _(step: Step, content: Content) -> str:
    return fancy_label(MOVE_ANY, content)


@label.register
def _(step: Taylor, content: Content) -> str:
    return fancy_label(PULL_ANOTHER, content)


@label.register
def _(step: Place, content: Content) -> str:
    return "Play a token" if step.fires else "Place a token, without firing it up"


@label.register
def _(step: Plant, content: Content) -> str:
    return f"Plant on {content.hexes.names[step.space]}: use 1 adjacent token"


@label.register
def _(step: Crystal, content: Content) -> str:
    return f"Crystal: pull {content.crystal_tokens}, place 1"


@label.register
def _(step: DrawCard, content: Content) -> str:
    return fancy_label(DRAW_AND_SHOW, content) if step.shows else ""
