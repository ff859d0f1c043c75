"""The Score phase: shop cards, fountain cards and, alone, what must be done each turn."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import PASS, Ask
from emberhall.kernel.wire import Effects, Id, effects, seat_id
from emberhall.titles.duals import ids
from emberhall.titles.duals.cards import card_move
from emberhall.titles.duals.completing import completion
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.events import (
    CardScored,
    CoinDemanded,
    FountainClaimed,
    SoloLost,
    SoloWon,
)
from emberhall.titles.duals.fountain import MOVE_FOUNTAIN, REVEAL_FOUNTAIN
from emberhall.titles.duals.numbers import Card
from emberhall.titles.duals.score import can_be_scored, has_won_alone
from emberhall.titles.duals.spending import spend_on_cards
from emberhall.titles.duals.table import Gameboard

PAY: Final = -2
"""Others name cards."""
MUST_PAY: Final = [PAY]
NOTHING_LEFT: Final = [PASS]


class Score(Ask):
    """Score a shop card of the hand or claim a fountain card, one after the other, or go on."""

    def picks(self, t: Gameboard) -> list[int]:
        cards = can_be_scored(t)
        if demand_is_met(t):
            return [*cards, PASS]
        return cards or (MUST_PAY if can_pay(t) else NOTHING_LEFT)

    def take(self, t: Gameboard, pick: int) -> None:
        if pick == PAY:
            if t.log is not None:
                t.log.append(CoinDemanded(t.turn))
            t.then(SCORE)
            spend_on_cards(t)
        elif pick != PASS:
            score(t, pick)
        elif not demand_is_met(t):
            t.finish()
            if t.log is not None:
                t.log.append(SoloLost("nothing"))

    def key(self, content: Content, pick: int) -> str:
        if pick == PASS:
            return "done"
        if pick == PAY:
            return "coin"
        verb = "score" if pick < len(content.shops) else "claim"
        return f"{verb} {content.cards[pick].id}"

    def targets(self, t: Gameboard, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (t.content.card_ids[pick],)

    def variant(self, t: Gameboard, pick: int) -> str:
        return "done" if pick == PASS else ""

    def effects(self, t: Gameboard, pick: int) -> Effects:
        if pick == PASS:
            return effects()
        worth, fits = t.content.cards[pick].reputation, t.content.fits
        where = fits.matching(pick, fits.board(t.stacks))
        return effects(
            {ids.REPUTATION: worth},
            completes=[completion(t.content, pick, where[0])],
            score=worth,
        )

    def why(self, content: Content) -> tuple[str, ...]:
        return (
            *("score.match", "score.turn-card", "score.optional", "score.dual", "score.several"),
            *("fountain.claim", "fountain.one-per-turn", "solo.demand"),
        )


def demand_is_met(t: Gameboard) -> bool:
    """Alone, each turn must complete a card or cost a coin; for two there is no such demand."""
    return t.seats > 1 or t.completed > 0 or t.coined


def can_pay(t: Gameboard) -> bool:
    """Whether there is a coin to spend, and a card to draw for it."""
    return bool(t.coins[t.turn] and t.deck)


def must_pay(t: Gameboard) -> bool:
    """Alone: no card can be completed, and the coin that saves the turn is at hand."""
    return can_pay(t) and not demand_is_met(t) and not can_be_scored(t)


def score(t: Gameboard, card: Card) -> None:
    t.completed += 1
    t.scored[t.turn].append(card)
    if card < len(t.content.shops):
        score_shop(t, card)
    else:
        claim(t, card)


def score_shop(t: Gameboard, card: Card) -> None:
    t.hands[t.turn].remove(card)
    if t.log is not None:
        id, worth = t.content.card_ids[card], t.content.cards[card].reputation
        moves = _moves(t, card, ids.hand_of(t.turn))
        t.log.append(CardScored(t.turn, id, worth, moves=moves))
    t.then(SCORE)


def claim(t: Gameboard, card: Card) -> None:
    """A fountain card: the fountain moves, unless that was the last one a player alone needs."""
    t.fountain.remove(card)
    t.claimed = True
    if t.log is not None:
        id, worth = t.content.card_ids[card], t.content.cards[card].reputation
        moves = _moves(t, card, ids.FOUNTAIN)
        t.log.append(FountainClaimed(t.turn, id, worth, moves=moves))
    if not t.is_solo or not has_won_alone(t):
        t.then(MOVE_FOUNTAIN, REVEAL_FOUNTAIN, SCORE)
        return
    t.finish()
    if t.log is not None:
        t.log.append(SoloWon(len(t.scored[0])))


def _moves(t: Gameboard, card: Card, from_: Id) -> tuple[Move, ...]:
    """A card goes to the pile of scored ones, its reputation to the seat."""
    reputation = Move(ids.REPUTATION, None, seat_id(t.turn), t.content.cards[card].reputation)
    return card_move(t, card, from_, ids.scored_of(t.turn)), reputation


SCORE: Final = Score()
