"""Spending a coin, and the new cards it buys."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.events import Move
from emberhall.titles.duals import ids
from emberhall.titles.duals.cards import DRAW, PUT_UNDER
from emberhall.titles.duals.events import CoinSpent
from emberhall.titles.duals.score import worth_moves, worth_of
from emberhall.titles.duals.table import Gameboard

CARDS: Final = "cards"
"""What a coin is spent on that buys new cards; otherwise it is spent on a fancy,"""
NOTHING: Final = "nothing"
"""or to have none left, when there is no card to draw."""


def spend(t: Gameboard, use: str) -> None:
    """The seat whose turn it is spends its coin of this turn."""
    seat = t.turn
    t.coins[seat] -= 1
    t.spent += 1
    t.coined = True
    if t.log is not None:
        before = worth_of(t, t.coins[seat] + 1)
        moves = Move(ids.COIN, ids.coins_of(seat), ids.SPENT), *worth_moves(t, seat, before)
        t.log.append(CoinSpent(seat, use, moves=moves))


def spend_on_cards(t: Gameboard) -> None:
    count = new_cards(t)
    spend(t, CARDS if count else NOTHING)
    t.then(*[DRAW] * count, *[PUT_UNDER] * count)


def new_cards(t: Gameboard) -> int:
    """How many cards a coin would draw, and put under the deck."""
    return min(t.content.coin_cards, len(t.deck) + len(t.display))
