"""Passing: a card is prepped or discarded, the play area is cleared, and cards are drawn."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import PASS, Step
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects, seat_id
from emberhall.titles.flamefang.actions.extra import is_in_aspect
from emberhall.titles.flamefang.cards.draw import Draw, action_cards, discard, show_from_hand
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.hoard import spend
from emberhall.titles.flamefang.effects.modifiers import hand_size
from emberhall.titles.flamefang.effects.moves import (
    card_goes,
    cards_go,
    hand_or_prep,
    magic_goes,
    spent,
)
from emberhall.titles.flamefang.effects.pointing import CARD, PREPPED, from_hand, own_card
from emberhall.titles.flamefang.effects.verbs import Choice
from emberhall.titles.flamefang.events import CardDiscarded, CardPrepped, PlayCleared, PlayerPassed
from emberhall.titles.flamefang.ids import discard_id, hand_id, played_id, prep_id, spells_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import GOLD, RESOURCES, Card


def pass_round(t: Vale, seat: Seat) -> None:
    t.passed[seat] = 1
    if t.log is not None:
        t.log.append(PlayerPassed(seat))
    t.then(PrepOrDiscard(seat), ClearAndDraw(seat))


PREP: Final = 0
"""A card that is prepped,"""
PREP_GOLD: Final = 1000
"""one that gold makes wild for it,"""
DISCARD: Final = 2000
"""and one that is discarded."""


@dataclass(eq=False)
class PrepOrDiscard(Choice):
    who: Seat

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        seat, is_condition = self.who, t.content.is_condition
        own = sorted({card for card in t.hands[seat] if not is_condition[card]})
        found = [PREP + card for card in own if is_in_aspect(t, seat, card)]
        if t.hoards[seat][GOLD]:
            found += [PREP_GOLD + card for card in own if not is_in_aspect(t, seat, card)]
        return [*found, *(DISCARD + card for card in action_cards(t, seat)), PASS]

    def take(self, t: Vale, pick: int) -> None:
        if pick == PASS:
            return
        seat, card = self.who, pick % PREP_GOLD
        if pick >= DISCARD:
            from_hand = discard(t, seat, card)
            if t.log is not None:
                place = hand_or_prep(seat, from_hand)
                move = card_goes(t.content, card, place, discard_id(seat))
                t.log.append(CardDiscarded(seat, move.kind, moves=(move,)))
        else:
            self._prep(t, card, pick >= PREP_GOLD)

    def _prep(self, t: Vale, card: Card, golden: bool) -> None:
        seat = self.who
        if golden:
            spend(t, seat, GOLD)
        show_from_hand(t, seat, card)
        insort(t.prep[seat], card)
        if t.log is not None:
            gold = (spent(seat, GOLD),) if golden else ()
            move = card_goes(t.content, card, hand_id(seat), prep_id(seat))
            t.log.append(CardPrepped(seat, move.kind, moves=(*gold, move)))

    def key(self, content: Content, pick: int) -> str:
        if pick == PASS:
            return "neither"
        card = content.cards[pick % PREP_GOLD].id
        if pick >= DISCARD:
            return f"discard {card}"
        return f"prep {card} with gold" if pick >= PREP_GOLD else f"prep {card}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        if pick == PASS:
            return ()
        where = discard_id(self.who) if pick >= DISCARD else prep_id(self.who)
        return own_card(t, self.who, pick % PREP_GOLD), where

    def variant(self, t: Vale, pick: int) -> str:
        if pick == PASS:
            return "neither"
        return "gold" if PREP_GOLD <= pick < DISCARD else ""

    def effects(self, t: Vale, pick: int) -> Effects:
        if pick == PASS:
            return effects()
        if pick >= DISCARD:
            return effects(costs=from_hand(t, self.who, pick - DISCARD))
        return effects({PREPPED: 1}, {CARD: 1, RESOURCES[GOLD]: int(pick >= PREP_GOLD)})

    def why(self, content: Content) -> tuple[str, ...]:
        return ("passing.prep-in-aspect", "passing.discard", "passing.not-both")


@dataclass(eq=False)
class ClearAndDraw(Step):
    """The play area is cleared; then cards are drawn, so many as are missing now."""

    who: Seat

    def do(self, t: Vale) -> None:
        seat = self.who
        if t.log is not None:
            t.log.append(PlayCleared(seat, moves=cleared(t, seat)))
        t.discards[seat] += t.played[seat]
        t.played[seat] = []
        t.magic_discard += t.spells[seat]
        t.spells[seat] = []
        t.then(Draw(seat, max(0, hand_size(t, seat) - len(t.hands[seat]))))

    def doing(self, t: Vale) -> Doing:
        return Doing(seat_id(self.who))


def cleared(t: Vale, seat: Seat) -> tuple[Move, ...]:
    """What leaves a play area."""
    spells, to = t.spells[seat], discard_id("magic")
    return (
        *cards_go(t.content, t.played[seat], played_id(seat), discard_id(seat)),
        *(magic_goes(t.content, token, spells_id(seat), to) for token in spells),
    )
