"""The bag: pulling tokens out of it, without looking, and putting them back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from emberhall.titles.duals.events import EndTriggered, ExtrasAdded, TokenPulled, TokensReturned

if TYPE_CHECKING:
    from emberhall.titles.duals.table import Gameboard


def pull(t: Gameboard) -> None:
    """Pull a token, if there is any. An empty bag is filled with the extras first."""
    if not t.bag:
        add_extras(t)
    if not t.bag:
        return
    token = t.bag.pop(t.below(len(t.bag)))
    t.held.append(token)
    if t.log is not None:
        t.log.append(TokenPulled(t.turn, t.content.tokens[token], t.content.token_names[token]))
    if not t.bag and not t.ending:
        t.ending = True
        if t.log is not None:
            t.log.append(EndTriggered("bag"))


def add_extras(t: Gameboard) -> None:
    t.bag += t.extras
    t.extras.clear()
    if t.log is not None and t.bag:
        t.log.append(ExtrasAdded(len(t.bag)))


def return_to_bag(t: Gameboard, tokens: Iterable[int]) -> None:
    """Put tokens back. They never undo the trigger of the end."""
    returned = list(tokens)
    t.bag += returned
    if t.log is not None and returned:
        names = tuple(t.content.token_names[token] for token in returned)
        t.log.append(TokensReturned(t.turn, names))
