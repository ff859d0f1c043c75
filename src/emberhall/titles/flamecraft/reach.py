"""How near a seat is to what costs something: coming in, and enchantments."""

from __future__ import annotations

from typing import NamedTuple

from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Card, Shop
from emberhall.titles.flamecraft.table import Town


def price_of_entry(t: Town, seat: Seat, shop: Shop) -> int:
    """How many goods or coins coming in would cost a seat that is not there yet."""
    if t.content.free_entry[shop] or t.at[seat] == shop:
        return 0
    return t.visitors.count(shop) if t.is_solo else t.at.count(shop)


def hosts_of(t: Town, seat: Seat, shop: Shop) -> list[int]:
    """The seats at a shop that a visitor must give something, in turn order from the visitor."""
    others = ((seat + step) % t.seats for step in range(1, t.seats))
    return [other for other in others if t.at[other] == shop]


class Reach(NamedTuple):
    """How near a seat is to paying for an enchantment: one set of its cost."""

    card: Card
    missing: dict[int, int]
    """By kind, the goods that it lacks,"""
    coins: int
    """how many of those its coins can stand in for,"""
    short: int
    """and how many are missing all the same."""
    spare: int
    """All it has, less the cost."""

    def short_after(self, price: int) -> int:
        """What is missing after so many goods or coins are given for coming in. Whatever the card
        does not take can be given."""
        return max(self.short, price - self.spare)


def reach_of(t: Town, seat: Seat, card: Card) -> Reach:
    held, cost = t.goods[seat], t.content.costs[card]
    missing = {kind: cost[kind] - held[kind] for kind in range(TYPES) if cost[kind] > held[kind]}
    count = sum(missing.values())
    coins = 0 if t.content.enchantments[card].no_coins else min(count, held[COIN])
    return Reach(card, missing, coins, count - coins, sum(held) - sum(cost))


def reaches(t: Town, seat: Seat) -> list[Reach]:
    """Of the enchantments a seat may cast: those of the row, then the one it has reserved."""
    own = t.reserved[seat]
    return [reach_of(t, seat, card) for card in (t.row if own < 0 else [*t.row, own])]
