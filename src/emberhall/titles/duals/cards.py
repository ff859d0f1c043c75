"""Shop cards: drawing them, and putting them under the deck."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.knowledge import EVERYBODY, hide
from emberhall.kernel.steps import Ask
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.duals import ids
from emberhall.titles.duals.behaviours import DRAW_AND_SHOW
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.events import (
    CardDrawn,
    CardPutUnder,
    CardShown,
    CardTaken,
    EndTriggered,
    OpenCardLaid,
)
from emberhall.titles.duals.numbers import Card
from emberhall.titles.duals.table import Gameboard

DECK: Final = -2
"""The pick of the deck's top card; others name open cards."""


@dataclass(eq=False)
class DrawCard(Ask):
    """Draw a shop card: from the deck, or one that lies open."""

    shows: bool
    """True for the first card of a fancy that shows it and may bring another."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Gameboard) -> list[int]:
        return [*([DECK] if t.deck else []), *t.display]

    def take(self, t: Gameboard, pick: int) -> None:
        card = draw_top(t) if pick == DECK else take_open(t, pick)
        if self.shows:
            show(t, card)
            if brings_another(t, card):
                t.then(DRAW)

    def key(self, content: Content, pick: int) -> str:
        return "draw deck" if pick == DECK else f"draw {content.cards[pick].id}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (ids.DECK if pick == DECK else t.content.card_ids[pick],)

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return effects({ids.CARD: 1})

    def doing(self, t: Gameboard) -> Doing:
        if self.shows:
            return Doing(t.fancy_id(DRAW_AND_SHOW))
        return Doing(ids.DECK, sum(isinstance(step, DrawCard) for step in t.stack))

    def why(self, content: Content) -> tuple[str, ...]:
        flair = ("ruling.flair", "flair.not-repeated") if self.shows else ()
        return ("steven.one-by-one", "ruling.steven-every-draw", "steven.coin", *flair)


def brings_another(t: Gameboard, card: Card) -> bool:
    """True for a shown card of the reputation that the fancy in play likes."""
    fancy = t.fancy(DRAW_AND_SHOW)
    return fancy is not None and t.content.cards[card].reputation == fancy.count


def draw_top(t: Gameboard) -> Card:
    """Draw the top card into the hand of the seat whose turn it is."""
    card = t.deck.pop()
    _to_hand(t, card)
    if t.log is not None:
        kind = t.content.cards[card].id
        move = Move(kind, ids.DECK, ids.hand_of(t.turn))
        t.log.append(CardDrawn(t.turn, kind, moves=(move,)))
    check_deck(t)
    return card


def take_open(t: Gameboard, card: Card) -> Card:
    """Take a card that lies open; the deck fills its place at once."""
    t.display.remove(card)
    _to_hand(t, card)
    if t.log is not None:
        move = card_move(t, card, ids.DISPLAY, ids.hand_of(t.turn))
        t.log.append(CardTaken(t.turn, t.content.card_ids[card], moves=(move,)))
    lay_open(t, 1)
    return card


def card_move(t: Gameboard, card: Card, from_: Id, to: Id) -> Move:
    """A card that everybody sees went from one place to another."""
    return Move(t.content.cards[card].id, from_, to, thing=t.content.card_ids[card])


def lay_open(t: Gameboard, count: int) -> None:
    """Turn so many cards of the deck face up."""
    for _ in range(min(count, len(t.deck))):
        card = t.deck.pop()
        t.display = sorted([*t.display, card])
        t.known[card] = EVERYBODY
        if t.log is not None:
            move = card_move(t, card, ids.DECK, ids.DISPLAY)
            t.log.append(OpenCardLaid(t.content.card_ids[card], moves=(move,)))
    check_deck(t)


def show(t: Gameboard, card: Card) -> None:
    if t.known[card] != EVERYBODY:
        t.known[card] = EVERYBODY
        if t.log is not None:
            hand = ids.hand_of(t.turn)
            move = card_move(t, card, hand, hand)
            t.log.append(CardShown(t.turn, t.content.card_ids[card], moves=(move,)))


def check_deck(t: Gameboard) -> None:
    """Whoever draws the last card triggers the end."""
    if not t.deck and not t.ending:
        t.ending = True
        if t.log is not None:
            t.log.append(EndTriggered("deck"))


def _to_hand(t: Gameboard, card: Card) -> None:
    hand = t.hands[t.turn]
    hand.append(card)
    hand.sort()


class PutUnder(Ask):
    """Put a card of the hand under the deck. Nobody else sees which."""

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
        return True

    def picks(self, t: Gameboard) -> list[int]:
        return t.hands[t.turn].copy()

    def take(self, t: Gameboard, pick: int) -> None:
        t.hands[t.turn].remove(pick)
        hide(t.hands[t.turn], pick, t.turn, t.known)
        t.deck.insert(0, pick)
        if t.log is not None:
            kind = t.content.cards[pick].id
            move = Move(kind, ids.hand_of(t.turn), ids.DECK)
            t.log.append(CardPutUnder(t.turn, kind, moves=(move,)))

    def key(self, content: Content, pick: int) -> str:
        return f"under {content.cards[pick].id}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return (t.content.card_ids[pick],)

    def effects(self, t: Gameboard, pick: int) -> Effects:
        return effects(costs={ids.CARD: 1})

    def doing(self, t: Gameboard) -> Doing:
        return Doing(ids.coins_of(t.turn), sum(isinstance(step, PutUnder) for step in t.stack))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("coin.draw", "coin.under-deck")


DRAW: Final = DrawCard(False)
DRAW_FIRST: Final = DrawCard(True)
PUT_UNDER: Final = PutUnder()
