"""The Score phase: shop cards, fountain cards and, alone, what must be done each turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from emberhall.kernel.phrases import counted
from emberhall.kernel.steps import NO, Ask
from emberhall.titles.duals import phases
from emberhall.titles.duals.cards import NEW_CARDS
from emberhall.titles.duals.content import Content
from emberhall.titles.duals.events import (
    CardScored,
    CoinDemanded,
    FountainClaimed,
    SoloLost,
    SoloWon,
)
from emberhall.titles.duals.fountain import MOVE_FOUNTAIN, REVEAL_FOUNTAIN
from emberhall.titles.duals.score import can_be_scored, has_won_alone
from emberhall.titles.duals.words import card_words

if TYPE_CHECKING:
    from emberhall.titles.duals.table import Gameboard

PAY: Final = -2
"""Others name cards."""
MUST_PAY: Final = [PAY]
"""Solo: no card can be completed, and the coin that saves the turn is at hand."""
NOTHING_LEFT: Final = [NO]


class Score(Ask):
    """Score a shop card of the hand or claim a fountain card, one after the other, or go on."""

    def picks(self, t: Gameboard) -> list[int]:
        cards = can_be_scored(t)
        if demand_is_met(t):
            return [*cards, NO]
        return cards or (MUST_PAY if t.coins[t.turn] and t.deck else NOTHING_LEFT)

    def take(self, t: Gameboard, pick: int) -> None:
        if pick == PAY:
            if t.log is not None:
                t.log.append(CoinDemanded(t.turn))
            t.then(SCORE)
            t.interrupt(t.turn, NEW_CARDS)
        elif pick != NO:
            score(t, pick)
        elif not demand_is_met(t):
            t.finish()
            if t.log is not None:
                t.log.append(SoloLost("nothing"))

    def key(self, content: Content, pick: int) -> str:
        if pick == NO:
            return "done"
        if pick == PAY:
            return "coin"
        verb = "score" if pick < len(content.shops) else "claim"
        return f"{verb} {content.cards[pick].id}"

    def words(self, content: Content) -> str:
        return "Which card do you score?"

    def describe(self, t: Gameboard, pick: int) -> str:
        if pick == NO:
            cards = min(t.full_hand() - len(t.hands[t.turn]), len(t.deck) + len(t.display))
            refills = cards > 0 and t.phase == phases.SCORE
            done = "Score no more" if t.completed or can_be_scored(t) else "No card to score"
            return f"{done}: draw {counted(cards, 'card')}" if refills else done
        verb = "Score" if pick < len(t.content.shops) else "Claim"
        return f"{verb} {card_words(t.content, pick)}"

    def marks(self, t: Gameboard, pick: int) -> tuple[str, ...]:
        return () if pick == NO else (t.content.cards[pick].id,)

    def why_not(self, t: Gameboard, key: str) -> str:
        verb, _, id = key.partition(" ")
        if key == "done":
            return "each turn must complete a card, or cost a coin"
        if verb == "claim" and t.claimed:
            return "one fountain card a turn is the most"
        cards = {"score": t.hands[t.turn], "claim": t.fountain}.get(verb)
        if cards is None:
            return ""
        if id in [t.content.cards[card].id for card in cards]:
            return "its pattern is not on the board"
        return (
            "that card is not in your hand" if verb == "score" else "no such fountain card is open"
        )

    def why(self, content: Content) -> tuple[str, ...]:
        return (
            *("score.match", "score.turn-card", "score.optional", "score.dual", "score.several"),
            *("fountain.claim", "fountain.one-per-turn", "solo.demand"),
        )


def demand_is_met(t: Gameboard) -> bool:
    """Alone, each turn must complete a card or cost a coin; for two there is no such demand."""
    return t.seats > 1 or t.completed > 0 or t.coined


def score(t: Gameboard, card: int) -> None:
    t.completed += 1
    t.scored[t.turn].append(card)
    row = t.content.cards[card]
    if card < len(t.content.shops):
        t.hands[t.turn].remove(card)
        if card in t.shown[t.turn]:
            t.shown[t.turn].remove(card)
        t.then(SCORE)
        if t.log is not None:
            t.log.append(CardScored(t.turn, row.id, row.name, row.reputation))
        return
    t.fountain.remove(card)
    t.claimed = True
    if t.log is not None:
        t.log.append(FountainClaimed(t.turn, row.id, row.name, row.reputation))
    if t.is_solo and has_won_alone(t):
        t.finish()
        if t.log is not None:
            t.log.append(SoloWon(len(t.scored[0])))
        return
    t.then(MOVE_FOUNTAIN, REVEAL_FOUNTAIN, SCORE)


SCORE: Final = Score()
