"""Enchantments: paying for them, casting them, reserving them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, PASS, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, Payment, Seat, effects
from emberhall.titles.flamecraft import ids, moves, rule_ids
from emberhall.titles.flamecraft.behaviours import DISCOUNT
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.events import EnchantmentCast, EnchantmentReserved
from emberhall.titles.flamecraft.fire import FireSet
from emberhall.titles.flamecraft.fire_sets import ANY_NUMBER, POCUS_ONLY
from emberhall.titles.flamecraft.goods import can_pay, shortage
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Card, Shop
from emberhall.titles.flamecraft.pay import PaidFor, pay, proposed
from emberhall.titles.flamecraft.rewards import GainReputation, reward_of
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import by_kind, fancy_for, shop_here

TUCK: Final = 0
"""What becomes of a card that is paid for: it is tucked behind the shop,"""
RESERVE: Final = 1
"""it is reserved,"""
LEAVE: Final = 2
"""or it stays in the row."""
BUY_REWARDS: Final = "buy-rewards"
"""The goal of a fancy that leaves it there."""


AFTER: Final = ("tuck", "reserve", "leave")
"""How those three are called."""


def castable(t: Town, shop: Shop, discount: int) -> list[int]:
    """The enchantments of the row, and the reserved one, that can be cast at a shop."""
    content = t.content
    if t.tucked.count(shop) >= content.town.enchantments:
        return []
    takes = content.enchants[shop]
    own = t.reserved[t.turn]
    cards = t.row if own == ABSENT else [*t.row, own]
    return [card for card in cards if takes >> card & 1 and is_payable(t, card, discount)]


def is_payable(t: Town, card: Card, discount: int = 0) -> bool:
    """Can one set of the cost be paid, with so many goods off?"""
    held, cost = t.goods[t.turn], t.content.costs[card]
    if not discount:
        return can_pay(held, cost, not t.content.enchantments[card].no_coins)
    coins = 0 if t.content.enchantments[card].no_coins else held[COIN]
    return shortage(held, cost) - discount <= coins


def buy(t: Town, card: Card, discount: int, then: int) -> None:
    """Push what pays for a card, brings its rewards and puts it where it goes."""
    if discount or t.content.enchantments[card].per_set:
        t.then(ChooseSets(card, discount, then))
    else:
        t.then(*bought(t, card, t.content.costs[card], 1, then))


def bought(t: Town, card: Card, cost: tuple[int, ...], sets: int, then: int) -> tuple[Step, ...]:
    payment = pay(t, cost, not t.content.enchantments[card].no_coins)
    return (payment, *rewards(t.content, card, sets), PutAway(card, then))


def rewards(content: Content, card: Card, sets: int) -> tuple[Step, ...]:
    """What a card brings for so many sets of its cost."""
    per_set = content.enchantments[card].per_set
    variable = (GainReputation(per_set * (sets - 1)),) if per_set and sets > 1 else ()
    return (*content.enchantment_rewards[card], *variable)


def buying(t: Town, card: Card, discount: int = 0) -> Effects:
    """What a card costs and brings: of any number of sets, the first."""
    reward = reward_of(t.content, t.content.enchantment_rewards[card])
    return effects(reward, {} if discount else proposed(t, t.content.costs[card]))


@dataclass(eq=False)
class ChooseSets(Ask):
    """How many sets of a variable cost are paid."""

    card: Card
    discount: int
    then: int

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        if not t.content.enchantments[self.card].per_set:
            return [1]
        sets = 1
        while self._payable(t, sets + 1):
            sets += 1
        return list(range(sets, 0, -1))

    def _payable(self, t: Town, sets: int) -> bool:
        held = t.goods[t.turn]
        missing = shortage(held, self.cost(t.content, sets)) - self.discount
        row = t.content.enchantments[self.card]
        return missing <= (0 if row.no_coins else held[COIN])

    def cost(self, content: Content, sets: int) -> tuple[int, ...]:
        return tuple(sets * count for count in content.costs[self.card])

    def take(self, t: Town, pick: int) -> None:
        cost = self.cost(t.content, pick)
        if self.discount:
            t.then(TakeOff(self.card, pick, self.then, cost, self.discount))
        else:
            t.then(*bought(t, self.card, cost, pick, self.then))

    def key(self, content: Content, pick: int) -> str:
        return f"sets {pick}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("enchant.variable", "enchant.variable-one-set")

    def variant(self, t: Town, pick: int) -> str:
        return f"sets-{pick}"

    def effects(self, t: Town, pick: int) -> Effects:
        """What goods are taken off is for later choices, and so is what is paid then."""
        gains = reward_of(t.content, rewards(t.content, self.card, pick))
        return effects(gains, {} if self.discount else proposed(t, self.cost(t.content, pick)))

    def doing(self, t: Town) -> Doing:
        return Doing(ids.enchantment(t.content, self.card), names=(AFTER[self.then],))


@dataclass(eq=False)
class TakeOff(Ask):
    """Bookmark: goods of the cost that come from the piles."""

    card: Card
    sets: int
    then: int
    cost: tuple[int, ...]
    left: int

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        held, found = t.goods[t.turn], []
        coins = 0 if t.content.enchantments[self.card].no_coins else held[COIN]
        missing = shortage(held, self.cost)
        if self.left:
            for kind in range(TYPES):
                helps = 1 if self.cost[kind] > held[kind] else 0
                if self.cost[kind] and missing - helps - (self.left - 1) <= coins:
                    found.append(kind)
        if missing <= coins:
            found.append(PASS)
        return found

    def take(self, t: Town, pick: int) -> None:
        if pick == PASS:
            t.then(*bought(t, self.card, self.cost, self.sets, self.then))
            return
        t.then(self._without(pick))

    def _without(self, good: int) -> TakeOff:
        cost = tuple(count - (kind == good) for kind, count in enumerate(self.cost))
        return TakeOff(self.card, self.sets, self.then, cost, self.left - 1)

    def key(self, content: Content, pick: int) -> str:
        return "take nothing off" if pick == PASS else f"take off {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_companions(content, DISCOUNT)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (ids.supply(t.content, pick),)

    def variant(self, t: Town, pick: int) -> str:
        return "done" if pick == PASS else ""

    def effects(self, t: Town, pick: int) -> Effects:
        """The last good that can be taken off brings what is left to be paid, and the card."""
        then = self if pick == PASS else self._without(pick)
        if then is not self and then.picks(t) != [PASS]:
            return effects()
        gains = reward_of(t.content, rewards(t.content, self.card, self.sets))
        return effects(gains, proposed(t, then.cost))

    def payment(self, t: Town) -> Payment:
        whole = [self.sets * count for count in t.content.costs[self.card]]
        off = [count - owed for count, owed in zip(whole, self.cost, strict=True)]
        return {
            "what": ids.enchantment(t.content, self.card),
            "cost": by_kind(t.content, whole),
            "paid": by_kind(t.content, off),
            "owed": by_kind(t.content, self.cost),
        }

    def doing(self, t: Town) -> Doing:
        of = t.companion_of(t.turn).count
        names = (AFTER[self.then], f"sets-{self.sets}")
        return Doing(ids.enchantment(t.content, self.card), self.left, of, names)


@dataclass(eq=False)
class PutAway(PaidFor):
    """A card that was paid for goes behind the shop, before its owner, or nowhere."""

    card: Card
    then: int

    def do(self, t: Town) -> None:
        if self.then == TUCK:
            cast(t, self.card)
        elif self.then == RESERVE:
            reserve(t, t.turn, self.card)

    def what(self, t: Town) -> Id:
        return ids.enchantment(t.content, self.card)

    def doing(self, t: Town) -> Doing:
        return Doing(self.what(t), names=(AFTER[self.then],))


def cast(t: Town, card: Card) -> None:
    """Tuck an enchantment behind the shop that is visited; its dragons may all fire up."""
    shop = t.at[t.turn]
    if t.log is not None:
        from_ = ids.ROW if card in t.row else ids.seat(t.turn)
        what, where = ids.enchantment(t.content, card), ids.shop(t.content, shop)
        move = moves.enchantment(t.content, card, from_, where)
        t.log.append(EnchantmentCast(t.turn, what, where, moves=(move,)))
    leave_row(t, card)
    t.tucked[card] = shop
    t.cast = card
    t.then(FireSet(shop, ANY_NUMBER, POCUS_ONLY, 0))


def leave_row(t: Town, card: Card) -> None:
    if card in t.row:
        t.row.remove(card)
    else:
        t.reserved[t.turn] = ABSENT


def reserve(t: Town, seat: Seat, card: Card) -> None:
    t.row.remove(card)
    t.reserved[seat] = card
    if t.log is not None:
        move = moves.enchantment(t.content, card, ids.ROW, ids.seat(seat))
        t.log.append(EnchantmentReserved(seat, ids.enchantment(t.content, card), moves=(move,)))


@dataclass(eq=False)
class BuyEnchantment(Ask):
    """Pay a card of the row and gain its rewards, without casting it."""

    then: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        if self.then == RESERVE and t.reserved[t.turn] != ABSENT:
            return []
        return [card for card in t.row if is_payable(t, card)]

    def take(self, t: Town, pick: int) -> None:
        buy(t, pick, 0, self.then)

    def key(self, content: Content, pick: int) -> str:
        return f"buy {content.enchantments[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        if self.then == RESERVE:
            return rule_ids.of_shops(content, "buy-and-reserve")
        return rule_ids.of_fancies(content, BUY_REWARDS)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.enchantment(t.content, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return buying(t, pick)

    def doing(self, t: Town) -> Doing:
        what = shop_here(t) if self.then == RESERVE else fancy_for(t, BUY_REWARDS)
        return Doing(what, names=(AFTER[self.then],))
