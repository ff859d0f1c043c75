"""The purple box: what a card asks for its extra actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import Ask
from emberhall.kernel.wire import Doing, Effects, Id, Payment, Seat, effects
from emberhall.titles.flamefang import reasons
from emberhall.titles.flamefang.cards.draw import action_cards, discard
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.damage import PayDamage
from emberhall.titles.flamefang.dragons.hoard import FIT_HOARD, spend
from emberhall.titles.flamefang.effects.moves import card_goes, hand_or_prep, hurts, spent
from emberhall.titles.flamefang.effects.pointing import own_card
from emberhall.titles.flamefang.events import CardDiscarded, ExtraPaid
from emberhall.titles.flamefang.ids import (
    card_id,
    discard_id,
    dragon_id,
    hoard_id,
    played_id,
    row_id,
)
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import GOLD, MEAT, RESOURCES, STONE, WILD, Actor, Card

BOOST: Final = "boost"
WOUND: Final = "wound"
DISCARD: Final = "discard"
PAY_MEAT: Final = "meat"
PAY_KEYS: Final = {
    BOOST: "boost",
    WOUND: "take a wound",
    DISCARD: "discard a card",
    PAY_MEAT: "pay meat",
}
WITH_STONE: Final = 1000
WITH_WOUND: Final = 1001
WITH_MEAT: Final = 1002
TOKENS: Final = {WITH_MEAT: MEAT, WITH_STONE: STONE}
WITH_GOLD: Final = 2000
"""Added to a card out of aspect that gold makes wild."""


def is_in_aspect(t: Vale, seat: Seat, card: Card) -> bool:
    return t.content.aspect_of[card] in (t.aspect[seat], WILD)


def ways(t: Vale, seat: Seat, card: Card) -> list[int]:
    """Every way to pay for a card's extra section."""
    price = t.content.cards[card].price
    if price == WOUND:
        return [WITH_WOUND] if len(t.rows[seat]) > 1 else []
    if price == PAY_MEAT:
        return [WITH_MEAT] if t.hoards[seat][MEAT] else []
    cards = action_cards(t, seat)
    if price == DISCARD:
        return cards
    found = [WITH_STONE] if t.hoards[seat][STONE] else []
    found += [other for other in cards if is_in_aspect(t, seat, other)]
    if t.hoards[seat][GOLD]:
        found += [WITH_GOLD + other for other in cards if not is_in_aspect(t, seat, other)]
    return found


def can_pay(t: Vale, seat: Seat, card: Card) -> bool:
    return bool(ways(t, seat, card))


def could_pay_later(t: Vale, seat: Seat, card: Card) -> bool:
    """True where a card drawn with meat might pay."""
    if t.content.cards[card].price not in (BOOST, DISCARD):
        return False
    return bool(t.hoards[seat][MEAT] and (t.decks[seat] or t.discards[seat]))


@dataclass(eq=False)
class PayExtra(Ask):
    actor: Actor
    card: Card

    def seat(self, t: Vale) -> Seat:
        return self.actor

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
        return True

    def picks(self, t: Vale) -> list[int]:
        return ways(t, self.actor, self.card)

    def take(self, t: Vale, pick: int) -> None:
        seat = self.actor
        if pick == WITH_WOUND:
            t.then(PayDamage(seat, 1, reasons.WOUND), FIT_HOARD[seat])
            self._tell(t, WOUND, hurts(dragon_id(seat), 1))
        elif pick in TOKENS:
            spend(t, seat, TOKENS[pick])
            self._tell(t, RESOURCES[TOKENS[pick]], spent(seat, TOKENS[pick]))
        else:
            self._discard(t, pick % WITH_GOLD, pick >= WITH_GOLD)

    def _tell(self, t: Vale, what: str, move: Move) -> None:
        if t.log is not None:
            card = t.content.cards[self.card].id
            t.log.append(ExtraPaid(self.actor, card, what, moves=(move,)))

    def _discard(self, t: Vale, card: Card, golden: bool) -> None:
        seat = self.actor
        if golden:
            spend(t, seat, GOLD)
        from_hand = discard(t, seat, card)
        if t.log is not None:
            place = hand_or_prep(seat, from_hand)
            move = card_goes(t.content, card, place, discard_id(seat))
            gold = (spent(seat, GOLD),) if golden else ()
            t.log.append(CardDiscarded(seat, move.kind, moves=(*gold, move)))

    def key(self, content: Content, pick: int) -> str:
        tokens = {WITH_WOUND: "wound", WITH_MEAT: "meat", WITH_STONE: "stone"}
        if pick in tokens:
            return f"pay with {tokens[pick]}"
        gold = " and gold" if pick >= WITH_GOLD else ""
        return f"pay with {content.cards[pick % WITH_GOLD].id}{gold}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        if pick == WITH_WOUND:
            return (row_id(self.actor),)
        tokens = {WITH_MEAT: MEAT, WITH_STONE: STONE}
        if pick in tokens:
            return (hoard_id(self.actor, tokens[pick]),)
        return (own_card(t, self.actor, pick % WITH_GOLD),)

    def variant(self, t: Vale, pick: int) -> str:
        return "gold" if pick >= WITH_GOLD else ""

    def effects(self, t: Vale, pick: int) -> Effects:
        tokens = {WITH_MEAT: RESOURCES[MEAT], WITH_STONE: RESOURCES[STONE]}
        if pick in tokens:
            return effects(costs={tokens[pick]: 1})
        if pick == WITH_WOUND:
            return effects(damage=1)
        return effects(costs={"card": 1, RESOURCES[GOLD]: int(pick >= WITH_GOLD)})

    def payment(self, t: Vale) -> Payment:
        price = {t.content.cards[self.card].price: 1}
        return {"what": self._in_play(t), "cost": price, "paid": {}, "owed": dict(price)}

    def doing(self, t: Vale) -> Doing:
        return Doing(self._in_play(t), names=("extra",))

    def _in_play(self, t: Vale) -> Id:
        played = t.played[self.actor]
        place = played_id(self.actor)
        return card_id(t.content, place, self.card, played.count(self.card))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("extra.may-pay", f"cost.{content.cards[self.card].price}")
