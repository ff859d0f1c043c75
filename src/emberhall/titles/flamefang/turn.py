"""The action phase: rounds, turns, playing a card, passing."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.steps import ABSENT, Ask, Step
from emberhall.kernel.wire import Effects, Seat, effects
from emberhall.titles.flamefang import phases, reasons
from emberhall.titles.flamefang.actions.acting import ACT
from emberhall.titles.flamefang.actions.resolve import POWER, action
from emberhall.titles.flamefang.content import THREAT, Content
from emberhall.titles.flamefang.dragons.damage import Suffer
from emberhall.titles.flamefang.dragons.places import turn_order
from emberhall.titles.flamefang.effects.modifiers import power_triggers
from emberhall.titles.flamefang.effects.moves import card_goes
from emberhall.titles.flamefang.effects.verbs import InOrder
from emberhall.titles.flamefang.enemies.activation import END_ACTION_PHASE
from emberhall.titles.flamefang.events import (
    AspectChosen,
    ConditionDestroyed,
    RoundBegan,
    TurnBegan,
)
from emberhall.titles.flamefang.ids import discard_id, prep_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import ASPECTS, Aspect


class BeginRound(Step):
    """The action phase begins; the leader takes the first turn."""

    def do(self, t: Vale) -> None:
        t.phase = phases.ACTION
        t.round += 1
        t.aspect = [ABSENT] * t.seats
        t.passed = [0] * t.seats
        t.begun = [0] * t.seats
        t.free = [0] * t.seats
        t.spells_used = [0] * t.seats
        if t.log is not None:
            t.log.append(RoundBegan(t.round, t.leader, len(t.event_deck)))
        t.turn = (t.leader - 1) % t.seats
        gifts = [(seat, power_triggers(t, seat, "roundStart")) for seat in turn_order(t, t.leader)]
        t.then(*(InOrder(seat, gift) for seat, gift in gifts if gift), NEXT_TURN)


class NextTurn(Step):
    """On to the next player who has not passed."""

    def do(self, t: Vale) -> None:
        for seat in turn_order(t, (t.turn + 1) % t.seats):
            if not t.passed[seat]:
                t.turn = seat
                t.then(TAKE_TURN, NEXT_TURN)
                return
        t.then(END_ACTION_PHASE, BEGIN_ROUND)


class TakeTurn(Step):
    """A turn of the player whose turn it is: the aspect first, if that is open."""

    def do(self, t: Vale) -> None:
        t.begun[t.turn] += 1
        t.lifts = t.slew = 0
        t.again = False
        if t.log is not None:
            t.log.append(TurnBegan(t.turn))
        t.then(ACT, END_TURN)
        if t.aspect[t.turn] == ABSENT:
            t.then(CHOOSE_ASPECT)


class ChooseAspect(Ask):
    """Which cards can be played this round; threats look at the choice."""

    def picks(self, t: Vale) -> list[int]:
        return [0, 1, 2]

    def take(self, t: Vale, pick: int) -> None:
        seat = t.turn
        t.aspect[seat] = pick
        if t.log is not None:
            t.log.append(AspectChosen(seat, ASPECTS[pick]))
        cards = t.content.cards
        threats = [card for card in t.prep[seat] if cards[card].group == THREAT]
        for card in threats:
            if cards[card].value == ASPECTS[pick]:
                t.prep[seat].remove(card)
                t.condition_discard.append(card)
                if t.log is not None:
                    move = card_goes(t.content, card, prep_id(seat), discard_id("conditions"))
                    t.log.append(ConditionDestroyed(seat, move.kind, moves=(move,)))
        harmful = [card for card in threats if cards[card].value != ASPECTS[pick]]
        t.then(*(Suffer(seat, 1, reasons.threat(cards[card].id)) for card in harmful))

    def key(self, content: Content, pick: int) -> str:
        return f"aspect {ASPECTS[pick]}"

    def variant(self, t: Vale, pick: int) -> str:
        return ASPECTS[pick]

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects(damage=max(0, threatened(t, t.turn, pick) - t.wards[t.turn]))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("aspect.choice", "aspect.whole-round")


def threatened(t: Vale, seat: Seat, aspect: Aspect) -> int:
    """The damage that threats would deal to somebody who chose this aspect."""
    threats = (t.content.cards[card] for card in t.prep[seat])
    return sum(card.group == THREAT and card.value != ASPECTS[aspect] for card in threats)


class EndTurn(Step):
    """A dragon power may act after the first turn; then another turn, or the next player's."""

    def do(self, t: Vale) -> None:
        seat = t.turn
        t.lifts = t.slew = 0
        if t.again:
            t.then(TAKE_TURN)
        if t.begun[seat] == 1 and not t.passed[seat]:
            gift = power_triggers(t, seat, f"firstTurn {ASPECTS[t.aspect[seat]]}")
            if gift:
                t.then(action(seat, gift, (POWER, t.powers[seat])))


BEGIN_ROUND: Final = BeginRound()
NEXT_TURN: Final = NextTurn()
TAKE_TURN: Final = TakeTurn()
CHOOSE_ASPECT: Final = ChooseAspect()
END_TURN: Final = EndTurn()
