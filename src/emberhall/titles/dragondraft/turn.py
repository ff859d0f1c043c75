"""A round of the fair: four phases, one after the other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, Step
from emberhall.kernel.wire import Seat
from emberhall.titles.dragondraft import moves, things
from emberhall.titles.dragondraft.events import (
    BoardCleared,
    DragonsArrived,
    FairEnded,
    HandCleared,
    SheepGiven,
    ShowHeld,
)
from emberhall.titles.dragondraft.keeping import KeepGoblins
from emberhall.titles.dragondraft.numbers import Card
from emberhall.titles.dragondraft.preparing import PrepareStage
from emberhall.titles.dragondraft.recruiting import Recruit
from emberhall.titles.dragondraft.score import attractions, outcome
from emberhall.titles.dragondraft.table import Fair, Phase
from emberhall.titles.dragondraft.things import SHEEP


@dataclass(eq=False)
class GiveSheep(Step):
    """Somebody begins: the seat named, or anybody where none is."""

    seat: Seat

    def do(self, t: Fair) -> None:
        t.sheep = t.randbelow(t.seats) if self.seat == ABSENT else self.seat
        if t.log is not None:
            given = Move("sheep", None, things.a_seat(t.sheep), thing=SHEEP)
            t.log.append(SheepGiven(t.sheep, moves=(given,)))


class ArrivalOfTheDragons(Step):
    """Phase 1: shuffle all cards that no hand holds, and lay them out column by column."""

    def do(self, t: Fair) -> None:
        gathered = () if t.log is None else moves.gathered(t)
        cards = gather_cards(t)
        t.shuffle(cards)
        lay_out(t, cards)
        t.passed.clear()
        t.turn = t.sheep
        t.then(RECRUITING)
        if t.log is not None:
            on_board, closed = sum(map(len, t.rows)), sum(t.closed)
            dealt = (*gathered, *moves.laid_out(t, cards))
            t.log.append(DragonsArrived(t.round, on_board, closed, moves=dealt))


def gather_cards(t: Fair) -> list[Card]:
    """Every dragon and goblin card of the closed stack and the discard pile, sorted."""
    cards: list[Card] = []
    for card in range(len(t.content.cards)):
        cards += [card] * (t.closed[card] + t.discard[card])
        t.closed[card] = t.discard[card] = 0
    return cards


def lay_out(t: Fair, cards: list[Card]) -> None:
    """Fill the columns from the rope, first row to last; the rest stays closed."""
    rows = t.content.board.rows
    for row in range(rows):
        laid = cards[row : t.content.spaces : rows]
        first = row * t.content.places
        t.laid[first : first + len(laid)] = laid
        t.rows[row] = list(range(first, first + len(laid)))
    for card in cards[t.content.spaces :]:
        t.closed[card] += 1


class RecruitingTheDragons(Phase):
    """Phase 2: clockwise, everybody takes a card until everybody has passed."""

    def name(self) -> str:
        return "recruiting"

    def do(self, t: Fair) -> None:
        if len(t.passed) == t.seats:
            t.then(PreparingTheStage(t.seats))
            return
        while t.turn in t.passed:
            t.turn = (t.turn + 1) % t.seats
        t.then(RECRUIT, RECRUITING)

    def turns_over(self, t: Fair) -> int:
        return t.content.spaces - sum(map(len, t.rows)) + len(t.passed)


@dataclass(eq=False)
class PreparingTheStage(Phase):
    """Phase 3: from the sheep clockwise, everybody may build and offer once."""

    waiting: int

    def name(self) -> str:
        return "preparing"

    def do(self, t: Fair) -> None:
        if self.waiting == 0:
            t.then(OPENING)
            return
        t.turn = t.seat_from_the_sheep(t.seats - self.waiting)
        t.then(PrepareStage(True, t.specials), PreparingTheStage(self.waiting - 1))

    def turns_over(self, t: Fair) -> int:
        return t.content.spaces + 2 * t.seats - self.waiting - 1


class OpenTheShow(Step):
    """The hands lie open: who has the most of a colour is settled before anybody discards."""

    def do(self, t: Fair) -> None:
        for dragon in range(len(t.content.dragons)):
            t.most[dragon] = max([hand[dragon] for hand in t.hands])
        t.then(EveningShow(t.seats))


@dataclass(eq=False)
class EveningShow(Phase):
    """Phase 4: from the sheep clockwise, everybody scores, keeps goblins and discards."""

    waiting: int

    def name(self) -> str:
        return "show"

    def is_settled(self) -> bool:
        return True

    def do(self, t: Fair) -> None:
        if self.waiting == 0:
            t.then(END_OF_ROUND)
            return
        t.turn = t.seat_from_the_sheep(t.seats - self.waiting)
        t.then(ATTRACT, *self._keeping(t), CLEAR, EveningShow(self.waiting - 1))

    def _keeping(self, t: Fair) -> tuple[KeepGoblins, ...]:
        is_last = t.round == t.content.fair.rounds
        return () if is_last or not t.helpers(t.turn) else KEEPING

    def turns_over(self, t: Fair) -> int:
        return t.content.spaces + 3 * t.seats - self.waiting - 1

    def has_performed(self, t: Fair, seat: int) -> bool:
        return (seat - t.sheep) % t.seats < t.seats - self.waiting


class AttractSpectators(Step):
    def do(self, t: Fair) -> None:
        attracted, sheet = attractions(t, t.turn), t.sheet[t.turn]
        for line, spectators in enumerate(attracted):
            sheet[line] += spectators
        if t.log is not None:
            lines, total = dict(zip(t.content.lines, attracted, strict=True)), sum(attracted)
            come = moves.attracted(t, total)
            t.log.append(ShowHeld(t.turn, t.round, lines, total, moves=come))


class ClearHand(Step):
    """Dragons go to the discard pile, thistles back to their stack; only goblins may stay."""

    def do(self, t: Fair) -> None:
        if t.log is not None:
            t.log.append(HandCleared(t.turn, moves=moves.hand_cleared(t)))
        hand = t.hands[t.turn]
        for dragon in range(len(t.content.dragons)):
            t.discard[dragon] += hand[dragon]
            hand[dragon] = 0
        t.thistles += hand[t.content.thistle]
        hand[t.content.thistle] = 0


class EndOfRound(Step):
    """What still lies on the board is discarded, and the round marker moves on."""

    def do(self, t: Fair) -> None:
        if t.log is not None:
            t.log.append(BoardCleared(t.round, moves=moves.board_cleared(t)))
        for row in t.rows:
            for space in row:
                t.discard[t.laid[space]] += 1
            row.clear()
        if t.round == t.content.fair.rounds:
            t.finish()
            if t.log is not None:
                t.log.append(FairEnded(outcome(t).winners))
            return
        t.round += 1
        t.then(ARRIVAL)


ARRIVAL: Final = ArrivalOfTheDragons()
RECRUITING: Final = RecruitingTheDragons()
RECRUIT: Final = Recruit()
OPENING: Final = OpenTheShow()
KEEPING: Final = (KeepGoblins(True), KeepGoblins(False))
ATTRACT: Final = AttractSpectators()
CLEAR: Final = ClearHand()
END_OF_ROUND: Final = EndOfRound()
