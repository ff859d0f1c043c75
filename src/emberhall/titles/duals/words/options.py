"""What each option would mean at the table as it stands."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.phrases import and_list, counted
from emberhall.kernel.steps import PASS, Ask
from emberhall.titles.duals import phases
from emberhall.titles.duals.cards import DECK, DrawCard, PutUnder
from emberhall.titles.duals.completing import Change, completed_by
from emberhall.titles.duals.fountain import KeepToken, MoveFountain
from emberhall.titles.duals.moves import PickUp, Potion, PotionWith, SetDown
from emberhall.titles.duals.score import can_be_scored
from emberhall.titles.duals.score_phase import Score
from emberhall.titles.duals.setup import ChooseFancy, name_of_fancy
from emberhall.titles.duals.steps import TYPES, Crystal, FireUp, Place, Plant, Pull
from emberhall.titles.duals.table import Gameboard
from emberhall.titles.duals.words.things import (
    a_token,
    ability_words,
    and_completes,
    card_words,
    fancy_words,
    on_space,
    the_token,
    top_words,
)


@singledispatch
def option(step: Ask, t: Gameboard, pick: int) -> str:
    raise NotImplementedError(type(step).__name__)


@option.register
def _(step: ChooseFancy, t: Gameboard, pick: int) -> str:
    fancy = t.content.fancies[name_of_fancy(t.content, pick)]
    kind = "active" if fancy.is_active else "passive"
    return f"{fancy.name} ({kind}): {fancy_words(fancy)}"


# Playing a token


@option.register
def _(step: Pull, t: Gameboard, pick: int) -> str:
    return "Pull a token from the bag"


@option.register
def _(step: Place, t: Gameboard, pick: int) -> str:
    placed = f"Place {a_token(t.content, t.held[-1])} on {on_space(t, pick)}"
    return placed + completing(t, step.change(t, pick))


def completing(t: Gameboard, *changes: Change) -> str:
    found = completed_by(t, *changes)
    return and_completes(t.content, [card for card, _ in found]) if found else ""


@option.register
def _(step: FireUp, t: Gameboard, pick: int) -> str:
    if pick == PASS:
        return "Leave it at that"
    return f"Fire up as {t.content.types[pick].name}: {ability_words(t.content, pick)}"


@option.register
def _(step: Crystal, t: Gameboard, pick: int) -> str:
    others = t.held.copy()
    others.remove(pick)
    returned = and_list([a_token(t.content, token) for token in others])
    place = f"Place {a_token(t.content, pick)}"
    return f"{place}, return {returned}" if returned else place


@option.register
def _(step: Plant, t: Gameboard, pick: int) -> str:
    if pick == PASS:
        return "Use none of them"
    space, type = pick // TYPES, pick % TYPES
    where = f"{top_words(t, space)} on {t.content.hexes.names[space]}"
    return f"Use {where}: {ability_words(t.content, type)}"


# Moving tokens


@option.register
def _(step: PickUp, t: Gameboard, pick: int) -> str:
    if pick == PASS:
        return "Move no other token"
    return f"Move {top_words(t, pick)} from {t.content.hexes.names[pick]}"


@option.register
def _(step: SetDown, t: Gameboard, pick: int) -> str:
    return f"To {on_space(t, pick)}{completing(t, *step.changes(t, pick))}"


@option.register
def _(step: Potion, t: Gameboard, pick: int) -> str:
    return f"Swap {top_words(t, pick)} on {t.content.hexes.names[pick]}"


@option.register
def _(step: PotionWith, t: Gameboard, pick: int) -> str:
    swapped = f"With {top_words(t, pick)} on {t.content.hexes.names[pick]}"
    return swapped + completing(t, *step.changes(t, pick))


# Cards


@option.register
def _(step: Score, t: Gameboard, pick: int) -> str:
    if pick == PASS:
        return _done(t)
    verb = "Score" if pick < len(t.content.shops) else "Claim"
    return f"{verb} {card_words(t.content, pick)}"


def _done(t: Gameboard) -> str:
    """That scoring is over, and how many cards refreshing will bring."""
    cards = min(t.full_hand() - len(t.hands[t.turn]), len(t.deck) + len(t.display))
    refills = cards > 0 and t.phase == phases.SCORE
    done = "Score no more" if t.completed or can_be_scored(t) else "No card to score"
    return f"{done}: draw {counted(cards, 'card')}" if refills else done


@option.register
def _(step: DrawCard, t: Gameboard, pick: int) -> str:
    return "The top card of the deck" if pick == DECK else f"Face up: {card_words(t.content, pick)}"


@option.register
def _(step: PutUnder, t: Gameboard, pick: int) -> str:
    return f"Give up {card_words(t.content, pick)}"


# The fountain


@option.register
def _(step: MoveFountain, t: Gameboard, pick: int) -> str:
    to, count = f"To {on_space(t, pick)}", len(t.stacks[pick])
    if count == 0:
        return f"{to}, which is empty"
    if t.ending:
        return f"{to}: {'it leaves' if count == 1 else 'all leave'} the board"
    return f"{to}: keep {'it' if count == 1 else f'1 of {count}'} for your next turn"


@option.register
def _(step: KeepToken, t: Gameboard, pick: int) -> str:
    return f"Keep {the_token(t.content, pick)}"
