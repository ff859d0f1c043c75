"""Drawing cards, and the conditions among them."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from emberhall.kernel.events import Move
from emberhall.kernel.steps import Step
from emberhall.kernel.wire import Doing, Id, Seat
from emberhall.titles.flamefang.content import IMMEDIATE, ONGOING
from emberhall.titles.flamefang.effects.moves import card_goes, cards_go
from emberhall.titles.flamefang.effects.verbs import InOrder, Verb
from emberhall.titles.flamefang.events import (
    CardDrawn,
    CardShown,
    ConditionDrawn,
    ConditionTaken,
    DeckShuffled,
    LifeMended,
    NoneInHand,
    PileShuffled,
)
from emberhall.titles.flamefang.ids import deck_id, discard_id, hand_id, prep_id, row_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import Card


@dataclass(eq=False)
class Draw(Step):
    """Draw so many cards. A condition is resolved before the next card; nothing replaces it."""

    seat: Seat
    count: int

    def do(self, t: Vale) -> None:
        seat = self.seat
        for left in range(self.count - 1, -1, -1):
            if not fill_deck(t, seat):
                return
            card = t.decks[seat].pop()
            if t.content.is_condition[card]:
                t.old_hexes[seat] = min(t.old_hexes[seat], t.hexes_on(seat))
                t.then(Draw(seat, left))
                resolve_condition(t, seat, card)
                return
            insort(t.hands[seat], card)
            t.missing[seat].clear()
            if t.log is not None:
                _tell_drawn(t, seat, card)

    def doing(self, t: Vale) -> Doing:
        return Doing(deck_id(self.seat), self.count)


def _tell_drawn(t: Vale, seat: Seat, card: Card) -> None:
    assert t.log is not None
    move = card_goes(t.content, card, deck_id(seat), hand_id(seat))
    t.log.append(CardDrawn(seat, move.kind, t.open_hands, moves=(move,)))


def fill_deck(t: Vale, seat: Seat) -> bool:
    """Shuffle the discard pile into a new deck where one is needed; False if no card is left."""
    deck = t.decks[seat]
    if not deck and t.discards[seat]:
        deck += sorted(t.discards[seat])
        t.discards[seat].clear()
        is_condition = t.content.is_condition
        # all other cards lay open: whoever has counted them knows the hand
        t.shown[seat] = [card for card in t.hands[seat] if not is_condition[card]]
        if t.log is not None:
            moves = cards_go(t.content, deck, discard_id(seat), deck_id(seat))
            t.log.append(DeckShuffled(seat, moves=moves))
        t.shuffle(deck)
    return bool(deck)


def resolve_condition(t: Vale, seat: Seat, card: Card) -> None:
    row = t.content.cards[card]
    if t.log is not None:
        places = {IMMEDIATE: discard_id("conditions"), ONGOING: hand_id(seat)}
        move = card_goes(t.content, card, deck_id(seat), places.get(row.group, prep_id(seat)))
        t.log.append(ConditionDrawn(seat, row.id, row.group, moves=(move,)))
    if row.group == IMMEDIATE:
        t.condition_discard.append(card)
        t.then(InOrder(seat, row.main))
    elif row.group == ONGOING:
        insort(t.hands[seat], card)
    else:
        insort(t.prep[seat], card)


def can_hex(t: Vale) -> bool:
    return bool(t.condition_deck or t.condition_discard)


def hex_seat(t: Vale, seat: Seat) -> None:
    """Put the top condition on a seat's deck, unseen."""
    if not t.condition_deck:
        t.condition_deck = sorted(t.condition_discard)
        t.condition_discard = []
        t.old_hexes = [t.hexes_on(one) for one in range(t.seats)]
        tell_shuffled(t, "conditions", t.condition_deck)
        t.shuffle(t.condition_deck)
    if t.condition_deck:
        t.decks[seat].append(t.condition_deck.pop())
        if t.log is not None:
            move = Move("", deck_id("conditions"), deck_id(seat))
            t.log.append(ConditionTaken(seat, moves=(move,)))


def tell_shuffled(t: Vale, name: str, cards: list[Card]) -> None:
    """Discarded cards beside the Vale are a deck again."""
    if t.log is not None and cards:
        moves = cards_go(t.content, cards, discard_id(name), deck_id(name))
        t.log.append(PileShuffled(deck_id(name), moves=moves))


def discard(t: Vale, seat: Seat, card: Card) -> bool:
    """From hand, or else from the prep area, to the discard pile; True: from hand."""
    from_hand = take_from_hand(t, seat, card)
    t.discards[seat].append(card)
    return from_hand


def take_from_hand(t: Vale, seat: Seat, card: Card) -> bool:
    """Of equal cards the one in hand goes first: those in prep take up no room."""
    if card in t.hands[seat]:
        show_from_hand(t, seat, card)
        return True
    t.prep[seat].remove(card)
    if not t.open_hands and card in t.decks[seat]:
        t.missing[seat].append(card)
        if t.log is not None:
            t.log.append(NoneInHand(seat, t.content.cards[card].id))
    return False


def show_from_hand(t: Vale, seat: Seat, card: Card) -> None:
    """Out of the hand, for all to see; of equal cards the one that they know of."""
    t.hands[seat].remove(card)
    if card in t.shown[seat]:
        t.shown[seat].remove(card)
    if not t.open_hands and t.log is not None:
        t.log.append(CardShown(seat, t.content.cards[card].id))


def take_openly(t: Vale, seat: Seat, card: Card) -> None:
    """Into the hand, for all to see."""
    insort(t.hands[seat], card)
    insort(t.shown[seat], card)


def action_cards(t: Vale, seat: Seat) -> list[Card]:
    """What counts as in hand and is not a condition, each kind once."""
    is_condition = t.content.is_condition
    cards = {*t.hands[seat], *t.prep[seat]}
    return sorted(card for card in cards if not is_condition[card])


class DrawCards(Verb):
    def do(self, t: Vale) -> None:
        t.then(Draw(self.actor, self.count(t)))

    def can(self, t: Vale) -> bool:
        return bool(t.decks[self.actor] or t.discards[self.actor])


def to_row(t: Vale, seat: Seat, card: Card, place: Id) -> None:
    """A life card comes back below the player board."""
    insort(t.rows[seat], card)
    if t.log is not None:
        move = card_goes(t.content, card, place, row_id(seat))
        t.log.append(LifeMended(seat, move.kind, moves=(move,)))
