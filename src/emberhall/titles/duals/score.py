"""Which cards are complete, what they are worth, and who wins."""

from __future__ import annotations

from emberhall.kernel.events import Move
from emberhall.kernel.result import Result, rank_by
from emberhall.kernel.wire import Seat, seat_id
from emberhall.titles.duals.behaviours import REWARD_SPENDING
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.hexes import matches
from emberhall.titles.duals.ids import REPUTATION
from emberhall.titles.duals.numbers import Card
from emberhall.titles.duals.table import Gameboard


def complete(content: Content, cards: list[Card], masks: list[int]) -> list[Card]:
    """Those of the cards whose pattern is found."""
    return [card for card in cards if matches(content.turnings[card], masks)]


def scorable(t: Gameboard) -> list[Card]:
    """The shop cards in hand and the fountain cards that may still be claimed this turn."""
    return t.hands[t.turn] if t.claimed else t.hands[t.turn] + t.fountain


def can_be_scored(t: Gameboard) -> list[Card]:
    """Those that are complete."""
    cards = scorable(t)
    return complete(t.content, cards, t.masks()) if cards else []


def has_won_alone(t: Gameboard) -> bool:
    """Solo: every fountain card is complete."""
    return not t.fountain and not t.fountain_deck


def coin_worth(t: Gameboard, seat: Seat) -> int:
    """The reputation of a seat's unspent coins."""
    return worth_of(t, t.coins[seat])


def worth_of(t: Gameboard, coins: int) -> int:
    """The reputation of so many unspent coins; where a fancy rewards spending, of having none."""
    fancy = t.fancy(REWARD_SPENDING)
    if fancy is None:
        return coins
    return 0 if coins else fancy.count


def worth_moves(t: Gameboard, seat: Seat, before: int) -> tuple[Move, ...]:
    """By how much a seat's coins are worth more now, or less, than before."""
    gain, here = coin_worth(t, seat) - before, seat_id(seat)
    if gain > 0:
        return (Move(REPUTATION, None, here, gain),)
    return (Move(REPUTATION, here, None, -gain),) if gain else ()


def lines(t: Gameboard, seat: Seat) -> dict[str, int]:
    cards, shops = t.content.cards, len(t.content.shops)
    pile = t.scored[seat]
    return {
        "shops": sum(cards[card].reputation for card in pile if card < shops),
        "fountain": sum(cards[card].reputation for card in pile if card >= shops),
        "coins": coin_worth(t, seat),
    }


def outcome(t: Gameboard) -> Result:
    """Most reputation; among equals, most scored cards; then a shared win. Alone: win or lose."""
    sheets = tuple(lines(t, seat) for seat in range(t.seats))
    totals = tuple(sum(sheet.values()) for sheet in sheets)
    if t.seats == 1:
        return Result((1 if has_won_alone(t) else 2,), totals, sheets)
    piles = [len(pile) for pile in t.scored]
    return Result(rank_by(list(zip(totals, piles, strict=True))), totals, sheets)
