"""Hearth: a title for tests only. Small, but with everything that is hard about the real games.

Two seats, hidden hands and a hidden deck. A turn's action card has icons to be resolved in any
order, with a boost paid for half-way (partly in coins); firing up a plant fires up the next
card; an attack is divided by the seat that suffers it; a coin may be spent at almost any time
to draw a card and put one under the deck, by whoever holds a plant: so whether a seat is asked
at all may hang on its hidden hand.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar, TypedDict

from emberhall.kernel.codec import step_classes
from emberhall.kernel.content import Pack
from emberhall.kernel.events import Event, Move, event_classes
from emberhall.kernel.phrases import who
from emberhall.kernel.result import Result, rank_by
from emberhall.kernel.settings import Setting, Settings
from emberhall.kernel.steps import ABSENT, INTERRUPT, NO_PICKS, PASS, Ask, Interrupt, Step
from emberhall.kernel.table import Table
from emberhall.kernel.title import Title
from emberhall.kernel.wire import (
    Doing,
    Effects,
    Id,
    Payment,
    Pile,
    SeatView,
    View,
    effects,
    thing,
)
from emberhall.kernel.words import Listener, Words

PLANT, IRON, POTION = range(3)
CARDS = ("plant", "iron", "potion")
DECK = (PLANT,) * 5 + (IRON,) * 5 + (POTION,) * 4
BREAD, FIRE, ATTACK, BOOST = range(4)
ICONS = ("bread", "fire", "attack", "boost")
COIN = 0
TURNS = 6
DECK_ID, SHOWN_ID = thing("deck", "cards"), thing("pile", "shown")


class Hearth(Table):
    saves: ClassVar[tuple[str, ...]] = (
        "turns",
        "deck",
        "under",
        "hands",
        "told",
        "shown",
        "bread",
        "coins",
        "spent",
        "wounds",
        "points",
        "coined",
    )
    clocks: ClassVar[tuple[str, ...]] = ("turns",)

    turns: int
    deck: list[int]
    """The next card is the last one."""
    under: list[int]
    """For the lowest cards of the deck, the seat that put them there; `ABSENT` where both know."""
    hands: list[list[int]]
    told: list[list[int]]
    """For each seat, the cards in its hand that the other knows of, having put them under."""
    shown: list[int]
    bread: list[int]
    coins: list[int]
    spent: int
    wounds: list[list[int]]
    """For each seat, the wounds of its two dragons."""
    points: list[int]
    coined: bool
    """True once this turn's coin is spent."""

    def hidden(self) -> tuple[str, ...]:
        return ("deck", "hands")

    def copy(self) -> Hearth:
        twin = type(self)(self.seats, self.seed, self.interrupt)
        self.copy_to(twin)
        twin.turns = self.turns
        twin.deck = self.deck.copy()
        twin.under = self.under.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.told = [cards.copy() for cards in self.told]
        twin.shown = self.shown.copy()
        twin.bread = self.bread.copy()
        twin.coins = self.coins.copy()
        twin.spent = self.spent
        twin.wounds = [pair.copy() for pair in self.wounds]
        twin.points = self.points.copy()
        twin.coined = self.coined
        return twin

    def turns_taken(self) -> int:
        return self.turns

    def rounds_played(self) -> int:
        return self.turns // self.seats

    def redeal(self, seat: int | None) -> None:
        """What a seat put under the deck it knows, also once the other has drawn it."""
        others = [s for s in range(self.seats) if s != seat]
        known = [[] if seat is None else self.told[other] for other in others]
        blind = [n for n in range(len(self.deck)) if not self.knows_place(seat, n)]
        unseen = [self.deck[n] for n in blind]
        for other, cards in zip(others, known, strict=True):
            unseen += (Counter(self.hands[other]) - Counter(cards)).elements()
        unseen.sort()
        self.shuffle(unseen)
        for other, cards in zip(others, known, strict=True):
            hand = [*cards, *(unseen.pop() for _ in self.hands[other][len(cards) :])]
            self.told[other] = sorted(hand[: len(self.told[other])])
            self.hands[other] = sorted(hand)
        for n in blind:
            self.deck[n] = unseen.pop()

    def knows_place(self, seat: int | None, place: int) -> bool:
        """Whether a seat knows what lies there in the deck, counted from the bottom."""
        return seat is not None and place < len(self.under) and self.under[place] in (seat, ABSENT)


@dataclass(frozen=True)
class CardDrawn(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str

    def seen_by(self, seat: int | None) -> Event | None:
        hidden = SomeCardDrawn(self.seat, moves=(drawn(self.seat, ""),))
        return self if seat == self.seat else hidden


@dataclass(frozen=True)
class SomeCardDrawn(Event):
    seat: int


@dataclass(frozen=True)
class CardShown(Event):
    reveals: ClassVar[bool] = True
    seat: int
    card: str


def drawn(seat: int, card: str) -> Move:
    return Move(card, DECK_ID, thing("hand", seat))


def draw(t: Hearth, seat: int) -> None:
    if t.deck:
        card = t.deck.pop()
        if t.knows_place(1 - seat, len(t.deck)):
            t.told[seat] = sorted([*t.told[seat], card])
        del t.under[len(t.deck) :]
        t.hands[seat] = sorted([*t.hands[seat], card])
        if t.log is not None:
            name = CARDS[card]
            t.log.append(CardDrawn(seat, name, moves=(drawn(seat, name),)))


class StartTurn(Step):
    def do(self, t: Hearth) -> None:
        if t.turns == TURNS:
            t.finish()
            return
        t.turn = t.turns % t.seats
        t.turns += 1
        t.coined = False
        t.then(Pause("draw"), DrawCard(), ActionCard(0, False), Pause("end turn"), StartTurn())


class DrawCard(Step):
    def do(self, t: Hearth) -> None:
        draw(t, t.turn)


@dataclass(eq=False)
class Pause(Ask):
    """A question only if somebody could interrupt here."""

    until: str

    def picks(self, t: Hearth) -> list[int]:
        return [0]

    def take(self, t: Hearth, pick: int) -> None:
        pass

    def key(self, content: Any, pick: int) -> str:
        return self.until

    def variant(self, t: Hearth, pick: int) -> str:
        return self.until


@dataclass(eq=False)
class ActionCard(Ask):
    """Icons in any order, each once, stopping at will; paying for the boost adds a second bread."""

    done: int
    boosted: bool

    def picks(self, t: Hearth) -> list[int]:
        icons = [icon for icon in range(len(ICONS)) if not self.done >> icon & 1]
        possible = [icon for icon in icons if icon != BOOST or can_pay(t)]
        return [*possible, PASS] if possible else NO_PICKS

    def take(self, t: Hearth, pick: int) -> None:
        if pick == PASS:
            return
        rest = ActionCard(self.done | 1 << pick, self.boosted or pick == BOOST)
        if pick == BOOST:
            t.then(Pay(2), rest)
        elif pick == BREAD:
            t.then(*[GainBread()] * (2 if self.boosted else 1), rest)
        else:
            t.then(Fire(ABSENT) if pick == FIRE else Divide(3), rest)

    def key(self, content: Any, pick: int) -> str:
        return "stop" if pick == PASS else f"icon {ICONS[pick]}"

    def variant(self, t: Hearth, pick: int) -> str:
        return "stop" if pick == PASS else ICONS[pick]

    def doing(self, t: Hearth) -> Doing:
        left = [ICONS[icon] for icon in range(len(ICONS)) if not self.done >> icon & 1]
        return Doing(left=len(left), of=len(ICONS), names=(*left, "boosted"[: 7 * self.boosted]))

    def why(self, content: Any) -> tuple[str, ...]:
        return ("turn.icons",)


class GainBread(Step):
    def do(self, t: Hearth) -> None:
        t.bread[t.turn] += 1


def can_pay(t: Hearth) -> bool:
    return t.bread[t.turn] + t.coins[t.turn] >= 2


@dataclass(eq=False)
class Pay(Ask):
    """Pay in bread; the pick is how many coins stand in."""

    cost: int

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
        return True

    def picks(self, t: Hearth) -> list[int]:
        short = max(0, self.cost - t.bread[t.turn])
        return list(range(short, min(self.cost, t.coins[t.turn]) + 1))

    def take(self, t: Hearth, pick: int) -> None:
        t.coins[t.turn] -= pick
        t.spent += pick
        t.bread[t.turn] -= self.cost - pick

    def key(self, content: Any, pick: int) -> str:
        return f"coins {pick}"

    def variant(self, t: Hearth, pick: int) -> str:
        return f"coins-{pick}"

    def payment(self, t: Hearth) -> Payment:
        bread = {"bread": self.cost}
        return {"what": None, "cost": bread, "paid": {}, "owed": dict(bread)}


@dataclass(eq=False)
class Fire(Ask):
    """Show a card from hand; a plant fires up another, for ever while there are plants."""

    after: int

    def picks(self, t: Hearth) -> list[int]:
        return [*sorted(set(t.hands[t.turn])), ABSENT]

    def take(self, t: Hearth, pick: int) -> None:
        if pick == PASS:
            return
        t.hands[t.turn].remove(pick)
        if pick in t.told[t.turn]:
            t.told[t.turn].remove(pick)
        t.shown.append(pick)
        t.points[t.turn] += 1 if pick == self.after else 2
        if t.log is not None:
            move = Move(CARDS[pick], thing("hand", t.turn), SHOWN_ID)
            t.log.append(CardShown(t.turn, CARDS[pick], moves=(move,)))
        if pick == PLANT:
            t.then(Fire(PLANT))

    def key(self, content: Any, pick: int) -> str:
        return "fire nothing" if pick == PASS else f"fire {CARDS[pick]}"

    def targets(self, t: Hearth, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (thing("hand", t.turn, CARDS[pick]),)

    def doing(self, t: Hearth) -> Doing:
        return Doing(names=() if self.after == ABSENT else (CARDS[self.after],))


@dataclass(eq=False)
class Divide(Ask):
    """Damage is divided, one by one, by the seat it hits."""

    left: int

    def seat(self, t: Hearth) -> int:
        return 1 - t.turn

    def atomic(self) -> bool:
        return True

    def picks(self, t: Hearth) -> list[int]:
        return [0, 1] if self.left else NO_PICKS

    def take(self, t: Hearth, pick: int) -> None:
        t.wounds[1 - t.turn][pick] += 1
        t.then(Divide(self.left - 1))

    def key(self, content: Any, pick: int) -> str:
        return f"wound dragon {pick}"

    def targets(self, t: Hearth, pick: int) -> tuple[Id, ...]:
        return (thing("dragon", 1 - t.turn, pick),)

    def payment(self, t: Hearth) -> Payment:
        damage = {"damage": int(self.left)}
        return {"what": None, "cost": damage, "paid": {}, "owed": dict(damage)}


class PutUnder(Ask):
    """Put a card from hand under the deck."""

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
        return True

    def picks(self, t: Hearth) -> list[int]:
        return sorted(set(t.hands[t.turn]))

    def take(self, t: Hearth, pick: int) -> None:
        hand, told = t.hands[t.turn], t.told[t.turn]
        is_plain = told == hand and len(set(hand)) == 1
        if is_plain:
            told.remove(pick)
        else:
            told.clear()  # the other can no longer tell which are still there
        hand.remove(pick)
        t.deck.insert(0, pick)
        t.under.insert(0, ABSENT if is_plain else t.turn)

    def key(self, content: Any, pick: int) -> str:
        return f"put {CARDS[pick]} under"

    def targets(self, t: Hearth, pick: int) -> tuple[Id, ...]:
        return (thing("hand", t.turn, CARDS[pick]),)


class SpendCoin(Interrupt):
    """Once in a turn, a coin draws a card; another goes under the deck."""

    def picks(self, t: Hearth) -> list[int]:
        seat = self.seat(t)
        if t.coined or seat != t.turn or not t.coins[seat] or not t.deck:
            return NO_PICKS
        return [INTERRUPT + COIN] if PLANT in t.hands[seat] else NO_PICKS

    def take(self, t: Hearth, pick: int) -> None:
        assert pick == INTERRUPT + COIN
        t.coins[t.turn] -= 1
        t.spent += 1
        t.coined = True
        draw(t, t.turn)
        t.then(PutUnder())

    def key(self, content: Any, pick: int) -> str:
        return "spend coin"

    def targets(self, t: Hearth, pick: int) -> tuple[Id, ...]:
        return (thing("coins", t.turn),)

    def effects(self, t: Hearth, pick: int) -> Effects:
        return effects({"card": 1}, {"coin": 1})


SPEND_COIN = SpendCoin()


class HearthWords(Words):
    """All that Hearth says."""

    def question(self, step: Ask, content: Any, to: Listener) -> str:
        if isinstance(step, Pause):
            return f"Anything before you {step.until}?"
        return {
            ActionCard: "Which icon next?",
            Pay: "How many coins stand in for bread?",
            Fire: "Fire up which card?",
            Divide: "Which of your dragons is hit?",
            PutUnder: "Which card goes under the deck?",
        }[type(step)]

    def option(self, step: Ask, t: Hearth, pick: int, to: Listener) -> str:
        if isinstance(step, SpendCoin):
            return "Spend a coin: draw a card, put one under the deck"
        return step.key(None, pick)

    def refusal(self, step: Ask, t: Hearth, key: str, to: Listener) -> str:
        return ""

    def label(self, step: Step, content: Any) -> str:
        return {ActionCard: "Action card", Fire: "Fire up"}.get(type(step), "")

    def event(self, event: Event, content: Any, to: Listener) -> str:
        if isinstance(event, CardDrawn):
            return f"{who(to, event.seat):draws} {event.card}."
        if isinstance(event, SomeCardDrawn):
            return f"{who(to, event.seat):draws} a card."
        if isinstance(event, CardShown):
            return f"{who(to, event.seat):fires} up {event.card}."
        return ""


class HearthDragon(TypedDict):
    id: Id
    wounds: int


class HearthSeat(SeatView):
    place: Pile
    hand: list[Pile]
    bread: Pile
    coins: Pile
    dragons: list[HearthDragon]
    points: int


class HearthView(View):
    turns: int
    shown: Pile
    shown_cards: list[int]
    seats: list[HearthSeat]


class HearthTitle(Title):
    name = "hearth"
    full_name = "Hearth"
    summary = "A game for tests."
    credits = "Ours."
    version = 1
    seat_counts = range(2, 3)
    folder = Path(__file__).parent
    steps = step_classes(sys.modules[__name__])
    events = event_classes(sys.modules[__name__])
    view_type = HearthView
    words = HearthWords()
    table: type[Hearth] = Hearth

    def settings_for(self, content: Any) -> tuple[Setting, ...]:
        return (Setting("coins", "Coins to begin with.", (2, 0)),)

    def read(self, pack: Pack) -> Any:
        return None

    def deal(self, seats: int, settings: Settings, seed: int, content: Any) -> Hearth:
        t = self.table(seats, seed, SPEND_COIN)
        t.turns = t.spent = 0
        t.deck = list(DECK)
        t.shuffle(t.deck)
        t.hands = [sorted(t.deck.pop() for _ in range(2)) for _ in range(seats)]
        t.under, t.told, t.shown = [], [[] for _ in range(seats)], []
        t.bread = [1] * seats
        coins = settings["coins"]
        assert isinstance(coins, int)
        t.coins = [coins] * seats
        t.wounds = [[0, 0] for _ in range(seats)]
        t.points = [0] * seats
        t.coined = False
        t.then(StartTurn())
        return t

    def blank(self, content: Any) -> Hearth:
        return self.table(0, 0, SPEND_COIN)

    def view(self, table: Hearth, seat: int | None) -> dict[str, Any]:
        view: HearthView = {
            "game": "hearth",
            "seat": seat,
            "phase": "over" if table.over else "playing",
            "round": None,
            "turn": table.turn,
            "ending": None,
            "turns": table.turns,
            "decks": [{"id": DECK_ID, "kind": "card", "count": len(table.deck)}],
            "supply": [],
            "source": {},
            "shown": {"id": SHOWN_ID, "kind": "card", "count": len(table.shown)},
            "shown_cards": table.shown.copy(),
            "seats": [self._seat(table, other, seat) for other in range(table.seats)],
        }
        return {**view}

    def _seat(self, t: Hearth, seat: int, viewer: int | None) -> HearthSeat:
        cards = t.hands[seat]
        known = Counter(CARDS[card] for card in cards) if seat == viewer else {}
        return {
            "id": thing("seat", seat),
            "hand_count": len(cards),
            "place": {"id": thing("hand", seat), "kind": "card", "count": len(cards)},
            "hand": [
                {"id": thing("hand", seat, card), "kind": card, "count": count}
                for card, count in known.items()
            ],
            "bread": {"id": thing("bread", seat), "kind": "bread", "count": t.bread[seat]},
            "coins": {"id": thing("coins", seat), "kind": "coin", "count": t.coins[seat]},
            "dragons": [
                {"id": thing("dragon", seat, dragon), "wounds": wounds}
                for dragon, wounds in enumerate(t.wounds[seat])
            ],
            "points": t.points[seat],
        }

    def result(self, table: Hearth) -> Result:
        totals = tuple(p - sum(w) for p, w in zip(table.points, table.wounds, strict=True))
        return Result(rank_by([(total,) for total in totals]), totals, tuple({} for _ in totals))

    def inventory(self, table: Hearth) -> Mapping[str, Mapping[str, int]]:
        places = {"deck": table.deck, "shown": table.shown}
        places |= {f"hand {seat}": hand for seat, hand in enumerate(table.hands)}
        inventory: dict[str, Mapping[str, int]] = {
            place: Counter(CARDS[card] for card in cards) for place, cards in places.items()
        }
        return {**inventory, "coins": {"coin": sum(table.coins) + table.spent}}

    def vocabulary(self, content: Any) -> list[str]:
        icons = [ActionCard(0, False).key(None, icon) for icon in (*range(len(ICONS)), PASS)]
        fires = [Fire(PASS).key(None, card) for card in (*range(3), PASS)]
        unders = [PutUnder().key(None, card) for card in range(3)]
        wounds = [Divide(1).key(None, dragon) for dragon in range(2)]
        pays = [Pay(2).key(None, coins) for coins in range(3)]
        return [*icons, *fires, *unders, *wounds, *pays, "draw", "end turn", "spend coin"]

    def max_game_length(self, seats: int, content: Any) -> int:
        return TURNS * 25


HEARTH = HearthTitle()
