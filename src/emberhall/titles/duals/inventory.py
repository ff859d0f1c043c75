"""Where every component of Duals lies. Nothing is ever made or lost."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from emberhall.kernel.steps import ABSENT
from emberhall.titles.duals import phases
from emberhall.titles.duals.behaviours import ADD_BUDDY
from emberhall.titles.duals.numbers import Card, Token
from emberhall.titles.duals.table import Gameboard


def inventory(t: Gameboard) -> dict[str, dict[str, int]]:
    """Where every token, card and coin lies."""
    places: dict[str, dict[str, int]] = {
        "bag": _tokens(t, t.bag),
        "board": _tokens(t, (token for stack in t.stacks for token in stack)),
        "extras": _tokens(t, t.extras),
        "held": _tokens(t, t.held),
        "kept": _tokens(t, (token for token in t.kept if token != ABSENT)),
        "box": {**_tokens(t, left_in_the_box(t)), "coin": t.spent},
        "deck": _cards(t, t.deck),
        "display": _cards(t, t.display),
        "fountain": _cards(t, (*t.fountain, *t.fountain_deck)),
    }
    for seat in range(t.seats):
        places[f"hand {seat}"] = _cards(t, t.hands[seat])
        places[f"pile {seat}"] = _cards(t, t.scored[seat])
        places[f"coins {seat}"] = {"coin": t.coins[seat]}
    return places


def left_in_the_box(t: Gameboard) -> list[Token]:
    """Tokens this game does not use."""
    is_set_up = t.phase != phases.CHOOSING
    buddy = [] if is_set_up and t.fancy(ADD_BUDDY) else [t.content.buddy]
    types = range(len(t.content.types)) if is_set_up and t.with_fountain else range(0)
    return [*buddy, *types]


def _tokens(t: Gameboard, numbers: Iterable[Token]) -> dict[str, int]:
    return Counter(f"token {t.content.tokens[number]}" for number in numbers)


def _cards(t: Gameboard, numbers: Iterable[Card]) -> dict[str, int]:
    return Counter(t.content.cards[number].id for number in numbers)
