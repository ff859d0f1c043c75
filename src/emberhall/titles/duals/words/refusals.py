"""Why something that is not offered cannot be had now."""

from __future__ import annotations

from functools import singledispatch

from emberhall.kernel.steps import ABSENT, Ask
from emberhall.titles.duals.cards import PutUnder
from emberhall.titles.duals.fountain import MoveFountain
from emberhall.titles.duals.moves import PickUp, SetDown
from emberhall.titles.duals.numbers import Space
from emberhall.titles.duals.score_phase import Score
from emberhall.titles.duals.setup import ChooseFancy
from emberhall.titles.duals.steps import Place
from emberhall.titles.duals.table import Gameboard


@singledispatch
def refusal(step: Ask, t: Gameboard, key: str) -> str:
    return ""


@refusal.register
def _(step: ChooseFancy, t: Gameboard, key: str) -> str:
    wanted = t.content.fancies.get(key.removeprefix("choose "))
    chosen = t.fancy(wanted.does) if wanted else None
    if wanted is None or chosen is None:
        return ""
    if chosen is wanted:
        return "the other player has chosen it"
    return f"{chosen.name}, whom the other player has chosen, does the same"


@refusal.register
def _(step: Place, t: Gameboard, key: str) -> str:
    return _why_no_room(t, key.removeprefix("place "), ABSENT) if key.startswith("place ") else ""


@refusal.register
def _(step: PickUp, t: Gameboard, key: str) -> str:
    return "that token cannot be moved now" if key.startswith("move ") else ""


@refusal.register
def _(step: SetDown, t: Gameboard, key: str) -> str:
    return _why_no_room(t, key.removeprefix("to "), step.space) if key.startswith("to ") else ""


def _why_no_room(t: Gameboard, name: str, besides: Space) -> str:
    """Why no token can be put on the space of this name."""
    names = t.content.hexes.names
    if name not in names:
        return f"the spaces are {names[0]} to {names[-1]}"
    space = names.index(name)
    if space == t.miniature:
        return "the fountain stands there"
    if space == besides:
        return "it must go to another space"
    if len(t.stacks[space]) >= t.content.stack:
        return f"a stack never has more than {t.content.stack} tokens"
    return "it moves one space only"


@refusal.register
def _(step: Score, t: Gameboard, key: str) -> str:
    verb, _, id = key.partition(" ")
    if key == "done":
        return "each turn must complete a card, or cost a coin"
    if verb == "claim" and t.claimed:
        return "one fountain card a turn is the most"
    cards = {"score": t.hands[t.turn], "claim": t.fountain}.get(verb)
    if cards is None:
        return ""
    if id in [t.content.cards[card].id for card in cards]:
        return "its pattern is not on the board"
    return "that card is not in your hand" if verb == "score" else "no such fountain card is open"


@refusal.register
def _(step: MoveFountain, t: Gameboard, key: str) -> str:
    own = t.miniature >= 0 and key == step.key(t.content, t.miniature)
    return "it must leave its space" if own else ""


@refusal.register
def _(step: PutUnder, t: Gameboard, key: str) -> str:
    return "that card is not in your hand" if key.startswith("under ") else ""
