"""The bag: pulling tokens out of it, without looking, and putting them back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from emberhall.kernel.events import Move
from emberhall.kernel.wire import Id
from emberhall.titles.duals.events import EndTriggered, ExtrasAdded, TokenPulled, TokensReturned
from emberhall.titles.duals.ids import BAG, EXTRAS, HELD
from emberhall.titles.duals.numbers import Token
from emberhall.titles.duals.table import Gameboard


def pull(t: Gameboard) -> None:
    """Pull a token, if there is any. An empty bag is filled with the extras first."""
    if not t.bag:
        add_extras(t)
    if not t.bag:
        return
    token = t.bag.pop(t.randbelow(len(t.bag)))
    t.held.append(token)
    if t.log is not None:
        kind = t.content.tokens[token]
        t.log.append(TokenPulled(t.turn, kind, moves=(Move(kind, BAG, HELD),)))
    if not t.bag and not t.ending:
        t.ending = True
        if t.log is not None:
            t.log.append(EndTriggered("bag"))


def add_extras(t: Gameboard) -> None:
    extras = t.extras.copy()
    t.bag += extras
    t.extras.clear()
    if t.log is not None and extras:
        t.log.append(ExtrasAdded(len(extras), moves=token_moves(t, extras, EXTRAS, BAG)))


def return_to_bag(t: Gameboard, *returned: tuple[Id, list[Token]]) -> None:
    """Put tokens back, from one place or more. They never undo the trigger of the end."""
    tokens = [token for _, some in returned for token in some]
    t.bag += tokens
    if t.log is not None and tokens:
        kinds = tuple(t.content.tokens[token] for token in tokens)
        moves = [move for place, some in returned for move in token_moves(t, some, place, BAG)]
        t.log.append(TokensReturned(t.turn, kinds, moves=tuple(moves)))


def token_moves(
    t: Gameboard, tokens: Iterable[Token], from_: Id | None, to: Id | None
) -> tuple[Move, ...]:
    """These tokens went from one place to another."""
    counted = Counter(t.content.tokens[token] for token in tokens)
    return tuple(Move(kind, from_, to, count) for kind, count in counted.items())
