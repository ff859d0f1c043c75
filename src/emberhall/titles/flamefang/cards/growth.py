"""Growth: a better card in place of another, for resources; or a new upgrade path."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, NO_PICKS, PASS, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, Payment, Seat, effects
from emberhall.titles.flamefang.cards.draw import (
    action_cards,
    take_from_hand,
    take_openly,
    tell_shuffled,
)
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.hoard import spend
from emberhall.titles.flamefang.effects.modifiers import grow_cost
from emberhall.titles.flamefang.effects.moves import card_goes, hand_or_prep, path_closes, spent
from emberhall.titles.flamefang.effects.pointing import own_card
from emberhall.titles.flamefang.effects.verbs import Verb, VerbChoice
from emberhall.titles.flamefang.events import Grown, PathRefreshed, ResourcePaid, UpgradeShown
from emberhall.titles.flamefang.ids import card_id, deck_id, discard_id, hand_id, hoard_id, path_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import KINDS, RESOURCES, Actor, Card

REFRESH: Final = 1000
PATH: Final = 4


def price(t: Vale, new: Card, old: Card, discount: int) -> int:
    """What a new card costs in place of an old one. Only upgrades have a cost to set off."""
    cards = t.content.cards
    return max(0, cards[new].cost - cards[old].cost - discount) + grow_cost(t)


def best_to_replace(t: Vale, seat: Seat) -> Card:
    """The card that saves most when it is replaced, or `ABSENT`."""
    cards = t.content.cards
    return max(action_cards(t, seat), key=lambda card: cards[card].cost, default=ABSENT)


class Grow(VerbChoice):
    """Choose a card of the upgrade path, or refresh the path."""

    def picks(self, t: Vale) -> list[int]:
        wealth, discount = sum(t.hoards[self.actor]), t.content.effects[self.effect].count[0]
        found = [REFRESH] if can_refresh(t) else []
        old = best_to_replace(t, self.actor)
        if old != ABSENT:
            found += [new for new in sorted(set(t.path)) if price(t, new, old, discount) <= wealth]
        return found

    def take(self, t: Vale, pick: int) -> None:
        if pick == REFRESH:
            churn(t)
        else:
            t.then(ReplaceCard(self.actor, pick, t.content.effects[self.effect].count[0]))

    def key(self, content: Content, pick: int) -> str:
        return "refresh the path" if pick == REFRESH else f"grow {content.cards[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (deck_id("upgrades"),) if pick == REFRESH else (on_path(t, pick),)

    def effects(self, t: Vale, pick: int) -> Effects:
        if pick == REFRESH:
            return effects()
        old, discount = best_to_replace(t, self.actor), t.content.effects[self.effect].count[0]
        return effects(costs={"resource": price(t, pick, old, discount)})

    def why(self, content: Content) -> tuple[str, ...]:
        return ("growth.gain-and-replace", "growth.refresh-path")


def on_path(t: Vale, card: Card) -> Id:
    return card_id(t.content, path_id(t.path.index(card)), card)


@dataclass(eq=False)
class ReplaceCard(Ask):
    """Choose the card that leaves the deck for it."""

    actor: Actor
    new: Card
    discount: int

    def seat(self, t: Vale) -> Seat:
        return self.actor

    def atomic(self) -> bool:
        return True

    def picks(self, t: Vale) -> list[int]:
        wealth = sum(t.hoards[self.actor])
        found = [
            card
            for card in action_cards(t, self.actor)
            if price(t, self.new, card, self.discount) <= wealth
        ]
        # nobody loses a life card unasked
        return [*found, PASS] if all(t.content.hearts_of[card] for card in found) else found

    def take(self, t: Vale, pick: int) -> None:
        if pick == PASS:
            return
        cost = price(t, self.new, pick, self.discount)
        t.then(
            PayResources(self.actor, cost, cost),
            Exchange(self.actor, self.new, pick),
        )

    def key(self, content: Content, pick: int) -> str:
        return "do not grow" if pick == PASS else f"replace {content.cards[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (own_card(t, self.actor, pick),)

    def variant(self, t: Vale, pick: int) -> str:
        return "do-not-grow" if pick == PASS else ""

    def effects(self, t: Vale, pick: int) -> Effects:
        if pick == PASS:
            return effects()
        hearts = t.content.hearts_of[pick]
        cost = price(t, self.new, pick, self.discount)
        return effects(costs={"resource": cost, "heart": hearts})

    def doing(self, t: Vale) -> Doing:
        return Doing(on_path(t, self.new), names=(f"discount:{self.discount}",))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("growth.difference", "growth.replaced-card")


@dataclass(eq=False)
class PayResources(Ask):
    """Resources in any combination, one after another."""

    actor: Actor
    count: int
    """So many are owed by now,"""
    cost: int
    """and so many were at first."""

    def seat(self, t: Vale) -> Seat:
        return self.actor

    def atomic(self) -> bool:
        return True

    def picks(self, t: Vale) -> list[int]:
        if not self.count:
            return NO_PICKS
        return [kind for kind in range(KINDS) if t.hoards[self.actor][kind]]

    def take(self, t: Vale, pick: int) -> None:
        spend(t, self.actor, pick)
        if t.log is not None:
            moves = (spent(self.actor, pick),)
            t.log.append(ResourcePaid(self.actor, RESOURCES[pick], moves=moves))
        t.then(PayResources(self.actor, self.count - 1, self.cost))

    def key(self, content: Content, pick: int) -> str:
        return f"pay {RESOURCES[pick]}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return (hoard_id(self.actor, pick),)

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects(costs={RESOURCES[pick]: 1})

    def payment(self, t: Vale) -> Payment:
        """For the card that will be exchanged next."""
        below = t.stack[-2]
        assert isinstance(below, Exchange)
        paid = {"resource": self.cost - self.count} if self.cost > self.count else {}
        cost, owed = {"resource": self.cost}, {"resource": self.count}
        return {"what": on_path(t, below.new), "cost": cost, "paid": paid, "owed": owed}

    def why(self, content: Content) -> tuple[str, ...]:
        return ("growth.cost",)


@dataclass(eq=False)
class Exchange(Step):
    """The new card into the hand, the old one out of play, the path filled up."""

    actor: Actor
    new: Card
    old: Card

    def do(self, t: Vale) -> None:
        seat, new = self.actor, self.new
        from_hand = take_from_hand(t, seat, self.old)
        t.removed.append(self.old)
        place = t.path.index(new)
        del t.path[place]
        take_openly(t, seat, new)
        if t.log is not None:
            self._tell(t, hand_or_prep(seat, from_hand), place)
        fill_path(t)

    def _tell(self, t: Vale, old_place: Id, place: int) -> None:
        assert t.log is not None
        old = card_goes(t.content, self.old, old_place, None)
        new = card_goes(t.content, self.new, path_id(place), hand_id(self.actor))
        moves = (old, new, *path_closes(t, place))
        t.log.append(Grown(self.actor, new.kind, old.kind, moves=moves))

    def doing(self, t: Vale) -> Doing:
        return Doing(on_path(t, self.new), names=(t.content.cards[self.old].id,))


def can_refresh(t: Vale) -> bool:
    return bool(t.path or t.upgrade_deck or t.upgrade_discard)


def churn(t: Vale) -> None:
    """Four new cards for the path."""
    if t.log is not None:
        to = discard_id("upgrades")
        path = enumerate(t.path)
        moves = tuple(card_goes(t.content, card, path_id(n), to) for n, card in path)
        t.log.append(PathRefreshed(moves=moves))
    t.upgrade_discard += t.path
    t.path = []
    fill_path(t)


def fill_path(t: Vale) -> None:
    """Gaps stay where no card is left to fill them."""
    while len(t.path) < PATH:
        if not t.upgrade_deck:
            t.upgrade_deck = sorted(t.upgrade_discard)
            t.upgrade_discard = []
            tell_shuffled(t, "upgrades", t.upgrade_deck)
            t.shuffle(t.upgrade_deck)
        if not t.upgrade_deck:
            return
        card = t.upgrade_deck.pop()
        place = len(t.path)
        t.path.append(card)
        if t.log is not None:
            move = card_goes(t.content, card, deck_id("upgrades"), path_id(place))
            t.log.append(UpgradeShown(move.kind, path_id(place), moves=(move,)))


class Churn(Verb):
    def do(self, t: Vale) -> None:
        churn(t)
