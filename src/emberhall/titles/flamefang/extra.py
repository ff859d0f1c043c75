"""The purple box: what a card asks for its extra actions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from emberhall.kernel.steps import Ask
from emberhall.kernel.wire import Doing, Effects, Id, Payment, effects
from emberhall.titles.flamefang import reasons
from emberhall.titles.flamefang.damage import PayDamage
from emberhall.titles.flamefang.draw import action_cards, discard
from emberhall.titles.flamefang.events import (
    CardDiscarded,
    ExtraPaid,
)
from emberhall.titles.flamefang.hoard import FIT_HOARD, spend
from emberhall.titles.flamefang.ids import card_id, hoard_id, played_id, row_id
from emberhall.titles.flamefang.language import GOLD, MEAT, RESOURCES, STONE, WILD
from emberhall.titles.flamefang.pointing import own_card

if TYPE_CHECKING:
    from emberhall.titles.flamefang.content import Content
    from emberhall.titles.flamefang.table import Vale

BOOST, WOUND, DISCARD, PAY_MEAT = "boost", "wound", "discard", "meat"
PAY_KEYS: Final = {
    BOOST: "boost",
    WOUND: "take a wound",
    DISCARD: "discard a card",
    PAY_MEAT: "pay meat",
}
WITH_STONE: Final = 1000
WITH_WOUND: Final = 1001
WITH_MEAT: Final = 1002
WITH_GOLD: Final = 2000
"""Added to a card out of aspect that gold makes wild."""


def is_in_aspect(t: Vale, seat: int, card: int) -> bool:
    return t.content.aspect_of[card] in (t.aspect[seat], WILD)


def ways(t: Vale, seat: int, card: int) -> list[int]:
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


def can_pay(t: Vale, seat: int, card: int) -> bool:
    return bool(ways(t, seat, card))


def could_pay_later(t: Vale, seat: int, card: int) -> bool:
    """True where a card drawn with meat might pay."""
    if t.content.cards[card].price not in (BOOST, DISCARD):
        return False
    return bool(t.hoards[seat][MEAT] and (t.decks[seat] or t.discards[seat]))


@dataclass(eq=False)
class PayExtra(Ask):
    actor: int
    card: int

    def seat(self, t: Vale) -> int:
        return self.actor

    def closed(self) -> bool:
        return True

    def owed(self) -> bool:
        return True

    def picks(self, t: Vale) -> list[int]:
        return ways(t, self.actor, self.card)

    def take(self, t: Vale, pick: int) -> None:
        seat = self.actor
        if pick == WITH_WOUND:
            t.then(PayDamage(seat, 1, reasons.WOUND), FIT_HOARD[seat])
        elif pick == WITH_MEAT:
            spend(t, seat, MEAT)
        elif pick == WITH_STONE:
            spend(t, seat, STONE)
        else:
            if pick >= WITH_GOLD:
                spend(t, seat, GOLD)
            discard(t, seat, pick % WITH_GOLD)
        if t.log is not None:
            self._tell(t, pick)

    def _tell(self, t: Vale, pick: int) -> None:
        assert t.log is not None
        tokens = {WITH_WOUND: "a wound", WITH_MEAT: "1 meat", WITH_STONE: "1 dragonstone"}
        if pick in tokens:
            t.log.append(ExtraPaid(self.actor, t.content.cards[self.card].name, tokens[pick]))
        else:
            t.log.append(CardDiscarded(self.actor, t.content.cards[pick % WITH_GOLD].name))

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
