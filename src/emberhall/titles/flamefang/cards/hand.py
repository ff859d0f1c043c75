"""What effects do with cards: prepping, recalling, tossing, cleansing, mending and the like."""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from emberhall.kernel.events import Move
from emberhall.kernel.steps import NO_PICKS, PASS, kind_of
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects, seat_id
from emberhall.titles.flamefang.cards.draw import (
    action_cards,
    discard,
    show_from_hand,
    take_from_hand,
    take_openly,
    to_row,
)
from emberhall.titles.flamefang.content import Content
from emberhall.titles.flamefang.dragons.icons import destroy
from emberhall.titles.flamefang.effects.moves import card_goes, hand_or_prep
from emberhall.titles.flamefang.effects.pointing import CARD, PREPPED, from_hand, own_card
from emberhall.titles.flamefang.effects.verbs import Choice, Verb
from emberhall.titles.flamefang.events import CardDiscarded, CardPrepped, CardRecalled, WardGained
from emberhall.titles.flamefang.ids import card_id, discard_id, hand_id, prep_id
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import Card


@dataclass(eq=False)
class CardChoice(Choice):
    """One card of a seat's own; `PASS` ends it, where the effect says "up to"."""

    who: Seat
    left: int

    def seat(self, t: Vale) -> Seat:
        return self.who

    def cards(self, t: Vale) -> list[Card]:
        raise NotImplementedError

    def picks(self, t: Vale) -> list[int]:
        found = self.cards(t) if self.left else NO_PICKS
        return [*found, PASS] if found else NO_PICKS

    def move(self, t: Vale, card: Card) -> None:
        raise NotImplementedError

    def take(self, t: Vale, pick: int) -> None:
        if pick != PASS:
            self.move(t, pick)
            t.then(type(self)(self.who, self.left - 1))

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (own_card(t, self.who, pick),)

    def variant(self, t: Vale, pick: int) -> str:
        return "done" if pick == PASS else ""

    def doing(self, t: Vale) -> Doing:
        return Doing(seat_id(self.who), self.left, names=(kind_of(self),))


@dataclass(eq=False)
class PrepCard(CardChoice):
    def cards(self, t: Vale) -> list[Card]:
        is_condition = t.content.is_condition
        return sorted({card for card in t.hands[self.who] if not is_condition[card]})

    def move(self, t: Vale, card: Card) -> None:
        show_from_hand(t, self.who, card)
        insort(t.prep[self.who], card)
        if t.log is not None:
            move = card_goes(t.content, card, hand_id(self.who), prep_id(self.who))
            t.log.append(CardPrepped(self.who, move.kind, moves=(move,)))

    def key(self, content: Content, pick: int) -> str:
        return "done" if pick == PASS else f"prep {content.cards[pick].id}"

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects() if pick == PASS else effects({PREPPED: 1}, {CARD: 1})

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.prep",)


class Prep(Verb):
    def do(self, t: Vale) -> None:
        t.then(PrepCard(self.actor, self.count(t)))

    def can(self, t: Vale) -> bool:
        return bool(PrepCard(self.actor, 1).cards(t))


@dataclass(eq=False)
class RecallCard(CardChoice):
    def cards(self, t: Vale) -> list[Card]:
        hearts = t.content.hearts_of
        return sorted({card for card in t.discards[self.who] if not hearts[card]})

    def move(self, t: Vale, card: Card) -> None:
        t.discards[self.who].remove(card)
        take_openly(t, self.who, card)
        if t.log is not None:
            move = card_goes(t.content, card, discard_id(self.who), hand_id(self.who))
            t.log.append(CardRecalled(self.who, move.kind, moves=(move,)))

    def key(self, content: Content, pick: int) -> str:
        return "done" if pick == PASS else f"recall {content.cards[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (card_id(t.content, discard_id(self.who), pick),)

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects() if pick == PASS else effects({CARD: 1})

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.recall",)


class Recall(Verb):
    def do(self, t: Vale) -> None:
        t.then(RecallCard(self.actor, self.count(t)))

    def can(self, t: Vale) -> bool:
        return bool(RecallCard(self.actor, 1).cards(t))


@dataclass(eq=False)
class TossCard(CardChoice):
    """Discarding that must be done, as far as there are cards."""

    def cards(self, t: Vale) -> list[Card]:
        return action_cards(t, self.who)

    def picks(self, t: Vale) -> list[int]:
        return self.cards(t) if self.left else NO_PICKS

    def move(self, t: Vale, card: Card) -> None:
        from_hand = discard(t, self.who, card)
        if t.log is not None:
            place = hand_or_prep(self.who, from_hand)
            move = card_goes(t.content, card, place, discard_id(self.who))
            t.log.append(CardDiscarded(self.who, move.kind, moves=(move,)))

    def key(self, content: Content, pick: int) -> str:
        return f"discard {content.cards[pick].id}"

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects(costs=from_hand(t, self.who, pick))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.toss",)


class Toss(Verb):
    def do(self, t: Vale) -> None:
        t.then(TossCard(self.actor, self.count(t)))


@dataclass(eq=False)
class CleanseCondition(CardChoice):
    def cards(self, t: Vale) -> list[Card]:
        is_condition = t.content.is_condition
        own = {*t.hands[self.who], *t.prep[self.who]}
        return sorted(card for card in own if is_condition[card])

    def move(self, t: Vale, card: Card) -> None:
        destroy(t, self.who, card)

    def key(self, content: Content, pick: int) -> str:
        return "done" if pick == PASS else f"destroy {content.cards[pick].id}"

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects() if pick == PASS else effects({"cleansed": 1})

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.cleanse",)


class Cleanse(Verb):
    def do(self, t: Vale) -> None:
        t.then(CleanseCondition(self.actor, self.count(t)))

    def can(self, t: Vale) -> bool:
        return bool(CleanseCondition(self.actor, 1).cards(t))


@dataclass(eq=False)
class MendLife(CardChoice):
    def cards(self, t: Vale) -> list[Card]:
        hearts = t.content.hearts_of
        own = {*t.discards[self.who], *t.hands[self.who], *t.prep[self.who]}
        return sorted(card for card in own if hearts[card])

    def move(self, t: Vale, card: Card) -> None:
        if card in t.discards[self.who]:
            t.discards[self.who].remove(card)
            place = discard_id(self.who)
        else:
            place = hand_or_prep(self.who, take_from_hand(t, self.who, card))
        to_row(t, self.who, card, place)

    def key(self, content: Content, pick: int) -> str:
        return "done" if pick == PASS else f"mend {content.cards[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        if pick in t.discards[self.who]:
            return (card_id(t.content, discard_id(self.who), pick),)
        return super().targets(t, pick)

    def effects(self, t: Vale, pick: int) -> Effects:
        return effects() if pick == PASS else effects({"heart": t.content.hearts_of[pick]})

    def why(self, content: Content) -> tuple[str, ...]:
        return ("verb.mend",)


class Mend(Verb):
    def do(self, t: Vale) -> None:
        t.then(MendLife(self.actor, self.count(t)))

    def can(self, t: Vale) -> bool:
        return bool(MendLife(self.actor, 1).cards(t))


class Free(Verb):
    """Cards that may be played out of aspect this round."""

    def do(self, t: Vale) -> None:
        t.free[self.actor] += self.count(t)


class Again(Verb):
    """Another turn when this one ends."""

    def do(self, t: Vale) -> None:
        t.again = True

    def can(self, t: Vale) -> bool:
        return not t.again


class Ward(Verb):
    """Damage to come that will not be felt."""

    def do(self, t: Vale) -> None:
        t.wards[self.actor] += self.count(t)
        if t.log is not None:
            move = Move("ward", None, seat_id(self.actor), self.count(t))
            t.log.append(WardGained(self.actor, self.count(t), moves=(move,)))
