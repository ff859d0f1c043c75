"""The action phase: rounds, turns, playing a card, passing."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from emberhall.kernel.steps import NO, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, effects, seat_id
from emberhall.titles.flamefang import phases, reasons
from emberhall.titles.flamefang.activation import END_ACTION_PHASE
from emberhall.titles.flamefang.alternate import (
    HandIn,
    can_hand_in,
    usable_life,
    usable_magic,
    usable_secrets,
    use_life,
    use_magic,
    use_secret,
)
from emberhall.titles.flamefang.amber import activate, can_activate
from emberhall.titles.flamefang.content import THREAT
from emberhall.titles.flamefang.damage import Suffer
from emberhall.titles.flamefang.dragons import turn_order
from emberhall.titles.flamefang.draw import (
    Draw,
    action_cards,
    discard,
    show_from_hand,
    take_from_hand,
    to_row,
)
from emberhall.titles.flamefang.events import (
    AspectChosen,
    CardDiscarded,
    CardPlayed,
    CardPrepped,
    ConditionDestroyed,
    PlayCleared,
    PlayerPassed,
    RoundBegan,
    TurnBegan,
)
from emberhall.titles.flamefang.extra import is_in_aspect
from emberhall.titles.flamefang.hoard import drop, drop_key, held_things, spend
from emberhall.titles.flamefang.ids import (
    GOODS,
    card_id,
    discard_id,
    dragon_id,
    hand_id,
    hoard_id,
    magic_id,
    played_id,
    prep_id,
    row_id,
    secret_id,
    spells_id,
)
from emberhall.titles.flamefang.language import ASPECTS, GOLD, RESOURCES, WILD
from emberhall.titles.flamefang.mods import (
    hand_size,
    is_magic_free,
    page,
    power_triggers,
    world_triggers,
)
from emberhall.titles.flamefang.moves import card_goes, cards_go, hand_or_prep, magic_goes, spent
from emberhall.titles.flamefang.pointing import dropped, own_card
from emberhall.titles.flamefang.resolve import CARD, POWER, action
from emberhall.titles.flamefang.table import AMBER
from emberhall.titles.flamefang.verbs import Choice, InOrder

if TYPE_CHECKING:
    from emberhall.kernel.events import Move
    from emberhall.kernel.wire import Id
    from emberhall.titles.flamefang.content import Content
    from emberhall.titles.flamefang.table import Vale

GOLDEN: Final = 1000
"""Added to a card that gold makes wild; below are cards played as they are."""
USE: Final = 2000
MAGIC: Final = 3000
SECRET: Final = 4000
AMBER_ACTS: Final = 5000
HAND_IN: Final = 5001
DROP: Final = 6000
PASS: Final = NO


class BeginRound(Step):
    """The action phase begins; the leader takes the first turn."""

    def do(self, t: Vale) -> None:
        t.phase = phases.ACTION
        t.round += 1
        t.aspect = [NO] * t.seats
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
        if t.aspect[t.turn] == NO:
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


def threatened(t: Vale, seat: int, aspect: int) -> int:
    """The damage that threats would deal to somebody who chose this aspect."""
    threats = (t.content.cards[card] for card in t.prep[seat])
    return sum(card.group == THREAT and card.value != ASPECTS[aspect] for card in threats)


class Act(Ask):
    """Play a card, do something else, or pass. Dropping things is free."""

    def picks(self, t: Vale) -> list[int]:
        seat = t.turn
        found = playable(t, seat)
        found += [USE + card for card in usable_life(t, seat)]
        found += [MAGIC + token for token in usable_magic(t, seat)]
        found += [SECRET + secret for secret in usable_secrets(t, seat)]
        if can_activate(t):
            found.append(AMBER_ACTS)
        if can_hand_in(t, seat):
            found.append(HAND_IN)
        found += [DROP + thing for thing in held_things(t, seat)]
        found.append(PASS)
        return found

    def take(self, t: Vale, pick: int) -> None:
        seat = t.turn
        if pick == PASS:
            pass_round(t, seat)
        elif pick >= DROP:
            drop(t, seat, pick - DROP)
            t.then(self)
        elif pick == HAND_IN:
            t.then(HandIn(seat))
        elif pick == AMBER_ACTS:
            activate(t, seat)
        elif pick >= SECRET:
            use_secret(t, seat, pick - SECRET)
        elif pick >= MAGIC:
            use_magic(t, seat, pick - MAGIC)
        elif pick >= USE:
            use_life(t, seat, pick - USE)
        else:
            play(t, seat, pick % GOLDEN, pick >= GOLDEN)

    def key(self, content: Content, pick: int) -> str:
        named = {PASS: "pass", HAND_IN: "hand in", AMBER_ACTS: "amber"}
        if pick in named:
            return named[pick]
        if pick >= DROP:
            return drop_key(pick - DROP)
        if pick >= SECRET:
            return f"secret {content.secrets[pick - SECRET].id}"
        if pick >= MAGIC:
            return f"magic {content.magic[pick - MAGIC].id}"
        if pick >= USE:
            return f"use {content.cards[pick - USE].id}"
        gold = " with gold" if pick >= GOLDEN else ""
        return f"play {content.cards[pick % GOLDEN].id}{gold}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        seat, content = t.turn, t.content
        if pick == PASS:
            return ()
        if pick >= DROP:
            return dropped(t, seat, pick - DROP)
        if pick == HAND_IN:
            return (hoard_id(seat, page(t).goal.resource),)
        if pick == AMBER_ACTS:
            return (dragon_id(AMBER),)
        if pick >= SECRET:
            return (secret_id(content, pick - SECRET),)
        if pick >= MAGIC:
            return (magic_id(content, pick - MAGIC),)
        if pick >= USE:
            return (card_id(content, row_id(seat), pick - USE),)
        return (own_card(t, seat, pick % GOLDEN),)

    def variant(self, t: Vale, pick: int) -> str:
        named = {PASS: "pass", HAND_IN: "hand-in"}
        if pick in named:
            return named[pick]
        return "drop" if pick >= DROP else "gold" if GOLDEN <= pick < USE else ""

    def effects(self, t: Vale, pick: int) -> Effects:
        if pick >= DROP:
            return effects(costs={GOODS[pick - DROP]: 1})
        if MAGIC <= pick < SECRET:
            return effects(costs={"condition": int(not is_magic_free(t, t.turn))})
        return effects() if pick == PASS or pick >= USE else played(t, t.turn, pick)

    def drops(self, pick: int) -> bool:
        """True where something is only dropped, which is always possible."""
        return DROP <= pick < DROP + len(GOODS)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("ruling.turn-kinds", "aspect.must-match")


def played(t: Vale, seat: int, pick: int) -> Effects:
    """What playing a card costs, and the hearts of a life card that goes back to the row."""
    card = pick % GOLDEN
    is_free = pick < GOLDEN and not is_in_aspect(t, seat, card)
    costs = {RESOURCES[GOLD]: int(pick >= GOLDEN), "free": int(is_free)}
    return effects({"heart": t.content.hearts_of[card]}, costs)


def playable(t: Vale, seat: int) -> list[int]:
    """Cards in aspect, or as if; for gold any other."""
    found, golden = [], []
    aspect_of, aspect = t.content.aspect_of, t.aspect[seat]
    for card in action_cards(t, seat):
        if aspect_of[card] in (aspect, WILD) or t.free[seat]:
            found.append(card)
        if aspect_of[card] not in (aspect, WILD) and t.hoards[seat][GOLD]:
            golden.append(GOLDEN + card)
    return found + golden


def play(t: Vale, seat: int, card: int, golden: bool) -> None:
    """A life card goes back to the row; any other is resolved."""
    if golden:
        spend(t, seat, GOLD)
    elif not is_in_aspect(t, seat, card):
        t.free[seat] -= 1
    place = hand_or_prep(seat, take_from_hand(t, seat, card))
    row = t.content.cards[card]
    if t.log is not None:
        _tell_played(t, seat, card, golden, place)
    if row.hearts:
        to_row(t, seat, card, place)
        t.then(*(InOrder(seat, items) for items in world_triggers(t, "heal")))
    else:
        t.played[seat].append(card)
        t.then(action(seat, row.main, (CARD, card), card if row.extra else NO))


def _tell_played(t: Vale, seat: int, card: int, golden: bool, place: Id) -> None:
    assert t.log is not None
    gold = (spent(seat, GOLD),) if golden else ()
    move = card_goes(t.content, card, place, played_id(seat))
    is_life = bool(t.content.hearts_of[card])  # it goes on to the row, which is told then
    moves = gold if is_life else (*gold, move)
    t.log.append(CardPlayed(seat, move.kind, golden, moves=moves))


def pass_round(t: Vale, seat: int) -> None:
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
    who: int

    def seat(self, t: Vale) -> int:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        seat, is_condition = self.who, t.content.is_condition
        own = sorted({card for card in t.hands[seat] if not is_condition[card]})
        found = [PREP + card for card in own if is_in_aspect(t, seat, card)]
        if t.hoards[seat][GOLD]:
            found += [PREP_GOLD + card for card in own if not is_in_aspect(t, seat, card)]
        return [*found, *(DISCARD + card for card in action_cards(t, seat)), NO]

    def take(self, t: Vale, pick: int) -> None:
        if pick == NO:
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

    def _prep(self, t: Vale, card: int, golden: bool) -> None:
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
        if pick == NO:
            return "neither"
        card = content.cards[pick % PREP_GOLD].id
        if pick >= DISCARD:
            return f"discard {card}"
        return f"prep {card} with gold" if pick >= PREP_GOLD else f"prep {card}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        if pick == NO:
            return ()
        where = discard_id(self.who) if pick >= DISCARD else prep_id(self.who)
        return own_card(t, self.who, pick % PREP_GOLD), where

    def variant(self, t: Vale, pick: int) -> str:
        if pick == NO:
            return "neither"
        return "gold" if PREP_GOLD <= pick < DISCARD else ""

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects(costs={RESOURCES[GOLD]: int(PREP_GOLD <= pick < DISCARD)})

    def why(self, content: Content) -> tuple[str, ...]:
        return ("passing.prep-in-aspect", "passing.discard", "passing.not-both")


@dataclass(eq=False)
class ClearAndDraw(Step):
    """The play area is cleared; then cards are drawn, so many as are missing now."""

    who: int

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


def cleared(t: Vale, seat: int) -> tuple[Move, ...]:
    """What leaves a play area."""
    spells, to = t.spells[seat], discard_id("magic")
    return (
        *cards_go(t.content, t.played[seat], played_id(seat), discard_id(seat)),
        *(magic_goes(t.content, token, spells_id(seat), to) for token in spells),
    )


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
ACT: Final = Act()
END_TURN: Final = EndTurn()
