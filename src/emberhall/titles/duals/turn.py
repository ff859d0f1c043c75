"""A turn: play, score, refresh; and how the game ends."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, Step
from emberhall.titles.duals import phases
from emberhall.titles.duals.cards import DRAW
from emberhall.titles.duals.events import (
    GameEnded,
    KeptTokenTakenUp,
    SoloLost,
    SpecialPhaseBegan,
)
from emberhall.titles.duals.ids import HELD, kept_of
from emberhall.titles.duals.score import outcome
from emberhall.titles.duals.score_phase import SCORE
from emberhall.titles.duals.steps import PLACE, PULL
from emberhall.titles.duals.table import Gameboard


class TakeTurn(Step):
    def do(self, t: Gameboard) -> None:
        t.phase = phases.PLAY
        start_anew(t)
        if t.kept[t.turn] == ABSENT:
            t.then(PULL, PLACE, BEGIN_SCORING, REFRESH_HAND, END_TURN)
        else:
            take_up_kept_token(t)
            t.then(PLACE, BEGIN_SCORING, REFRESH_HAND, END_TURN)


def start_anew(t: Gameboard) -> None:
    """What is counted for one turn is counted anew."""
    t.coined = t.claimed = False
    t.completed = 0


def take_up_kept_token(t: Gameboard) -> None:
    """The token the fountain left takes the place of the turn's pull."""
    token = t.kept[t.turn]
    t.kept[t.turn] = ABSENT
    t.held.append(token)
    if t.log is not None:
        kind = t.content.tokens[token]
        moves = (Move(kind, kept_of(t.turn), HELD),)
        t.log.append(KeptTokenTakenUp(t.turn, kind, moves=moves))


class BeginScoring(Step):
    def do(self, t: Gameboard) -> None:
        t.phase = phases.SCORE
        t.then(SCORE)


class RefreshHand(Step):
    """Draw up to a full hand."""

    def do(self, t: Gameboard) -> None:
        t.phase = phases.REFRESH
        missing = t.full_hand() - len(t.hands[t.turn])
        if missing > 0:
            t.then(*[DRAW] * missing)


class EndTurn(Step):
    """The other player's turn, unless the bag or the deck has run out."""

    def do(self, t: Gameboard) -> None:
        if not t.ending:
            t.turn = (t.turn + 1) % t.seats
            t.then(TURN)
        elif t.is_solo:
            t.finish()
            if t.log is not None:
                t.log.append(SoloLost("run-out"))
        else:
            t.then(SPECIAL_PHASE, END_GAME)


class SpecialScoringPhase(Step):
    """The other player may score and spend a coin once more."""

    def do(self, t: Gameboard) -> None:
        t.turn = (t.turn + 1) % t.seats
        t.phase = phases.SPECIAL
        start_anew(t)
        t.then(SCORE)
        if t.log is not None:
            t.log.append(SpecialPhaseBegan(t.turn))


class EndGame(Step):
    def do(self, t: Gameboard) -> None:
        t.finish()
        if t.log is not None:
            t.log.append(GameEnded(outcome(t).winners))


TURN: Final = TakeTurn()
BEGIN_SCORING: Final = BeginScoring()
REFRESH_HAND: Final = RefreshHand()
END_TURN: Final = EndTurn()
SPECIAL_PHASE: Final = SpecialScoringPhase()
END_GAME: Final = EndGame()
