"""What a player of Dragondraft decides, and what that does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import NO, NOTHING, Ask, Step
from emberhall.titles.dragondraft.content import GRANDSTANDS, Content
from emberhall.titles.dragondraft.events import (
    CardTaken,
    GoblinsKept,
    GrandstandBuilt,
    HelpersPaid,
    Passed,
    SheepTaken,
    SpecialOffered,
)
from emberhall.titles.dragondraft.table import Fair
from emberhall.titles.dragondraft.words import counted, goblins, spectators, thistles

MUST_PASS: Final = [NO]
SPECIAL: Final = 1000
"""Picks from here on name specials; smaller ones name grandstand piles."""


class Recruit(Ask):
    """Take one card from the board, or pass with a full hand. Phase 2."""

    def picks(self, t: Fair) -> list[int]:
        room = t.room(t.turn)
        if room <= 0:
            return MUST_PASS
        reach = min(room, t.thistles + 1)  # a card and a thistle for each one skipped must fit
        spaces: list[int] = []
        for row in t.rows:
            spaces += row[:reach]
        return spaces or MUST_PASS

    def take(self, t: Fair, pick: int) -> None:
        if pick == NO:
            pass_for_the_round(t)
        else:
            take_card(t, pick)
        t.turn = (t.turn + 1) % t.seats

    def key(self, content: Content, pick: int) -> str:
        return "pass" if pick == NO else f"take {content.place_name(pick)}"

    def words(self) -> str:
        return "Which card do you recruit?"

    def describe(self, t: Fair, pick: int) -> str:
        if pick == NO:
            return "Pass: your hand is full"
        skipped = t.rows[pick // t.content.places].index(pick)
        price = f" and {thistles(skipped)}" if skipped else ""
        return f"Take the {t.content.names[t.laid[pick]]}{price}"

    def why_not(self, t: Fair, key: str) -> str:
        spaces = [space for row in t.rows for space in row]
        for space in spaces:
            if self.key(t.content, space) == key:
                return _out_of_reach(t, t.rows[space // t.content.places].index(space))
        if key.startswith("take "):
            return f"no card lies on {key.removeprefix('take ')}"
        return "while your hand has room you must take a card" if key == "pass" else ""

    def why(self) -> tuple[str, ...]:
        return ("recruit.pick", "recruit.skip", "recruit.limit", "recruit.no-voluntary-pass")


def _out_of_reach(t: Fair, skipped: int) -> str:
    if skipped > t.thistles:
        return f"it costs {thistles(skipped)}, and only {t.thistles} are left"
    return f"it comes with {thistles(skipped)}, and your hand has room for {t.room(t.turn)}"


def take_card(t: Fair, space: int) -> None:
    row = t.rows[space // t.content.places]
    skipped = row.index(space)
    del row[skipped]
    hand = t.hands[t.turn]
    hand[t.laid[space]] += 1
    hand[t.content.thistle] += skipped
    t.thistles -= skipped
    if t.log is not None:
        card = t.laid[space]
        name, place = t.content.names[card], t.content.place_name(space)
        t.log.append(CardTaken(t.turn, t.content.cards[card], name, place, skipped))


def pass_for_the_round(t: Fair) -> None:
    if t.log is not None:
        t.log.append(Passed(t.turn))
    if not t.passed:
        if t.log is not None:
            t.log.append(SheepTaken(t.turn, t.sheep == t.turn))
        t.sheep = t.turn
    t.passed.append(t.turn)


@dataclass(eq=False)
class PrepareStage(Ask):
    """Set goblins to work: at most one grandstand and one special, in either order. Phase 3."""

    may_build: bool
    may_offer: bool

    def picks(self, t: Fair) -> list[int]:
        helpers = t.helpers(t.turn)
        projects = [*self._piles(t, helpers), *self._specials(t, helpers)]
        return [*projects, NO] if projects else NOTHING

    def _piles(self, t: Fair, helpers: int) -> list[int]:
        if not self.may_build or len(t.grandstands[t.turn]) >= t.content.fair.corners:
            return NOTHING
        return [
            number
            for number, pile in enumerate(t.content.piles)
            if pile.cost <= helpers and t.built[number] < len(pile.spectators)
        ]

    def _specials(self, t: Fair, helpers: int) -> list[int]:
        if not self.may_offer:
            return NOTHING
        return [
            SPECIAL + number
            for number, special in enumerate(t.content.specials)
            if special.cost <= helpers and t.figures[number]
        ]

    def take(self, t: Fair, pick: int) -> None:
        if pick == NO:
            return
        if pick >= SPECIAL:
            number = pick - SPECIAL
            cost = t.content.specials[number].cost
            t.then(PayHelpers(cost), OfferSpecial(number), PrepareStage(self.may_build, False))
        else:
            cost = t.content.piles[pick].cost
            t.then(PayHelpers(cost), BuildGrandstand(pick), PrepareStage(False, self.may_offer))

    def key(self, content: Content, pick: int) -> str:
        if pick == NO:
            return "done"
        if pick >= SPECIAL:
            return f"offer {content.specials[pick - SPECIAL].id}"
        return f"build {content.piles[pick].cost}"

    def words(self) -> str:
        if not self.may_build:
            return "Which special do you offer?"
        if not self.may_offer:
            return "Which grandstand do you build?"
        return "What do your goblins work on?"

    def describe(self, t: Fair, pick: int) -> str:
        if pick == NO:
            return "Nothing more: keep the other goblins for later"
        if pick >= SPECIAL:
            special = t.content.specials[pick - SPECIAL]
            return f"Offer {special.name} for {counted(special.cost, 'goblin')}"
        pile = t.content.piles[pick]
        tile = spectators(pile.spectators[t.built[pick]])
        return f"Build a grandstand for {counted(pile.cost, 'goblin')}: {tile} now"

    def why_not(self, t: Fair, key: str) -> str:
        if key.startswith("build ") and len(t.grandstands[t.turn]) >= t.content.fair.corners:
            return "every corner of your stage has its grandstand"
        if key.startswith("build ") and not self.may_build:
            return "you have built a grandstand this round"
        if key.startswith("offer ") and not self.may_offer:
            return "you cannot offer another special this round"
        if key.startswith(("build ", "offer ")):
            have = counted(t.helpers(t.turn), "goblin")
            return f"you have {have}, and what is sold out cannot be had"
        return ""

    def why(self) -> tuple[str, ...]:
        return ("prepare.one-each", "grandstand.build", "special.offer", "goblin.pairs")


@dataclass(eq=False)
class PayHelpers(Ask):
    """Pay a cost with whole goblin cards, none of them needless. The pick: how many pairs."""

    cost: int

    def closed(self) -> bool:
        return True

    def owed(self) -> bool:
        return True

    def helpers(self, pairs: int) -> int:
        return max(0, self.cost - 2 * pairs)

    def picks(self, t: Fair) -> list[int]:
        hand = t.hands[t.turn]
        enough = (self.cost + 1) // 2
        most = min(enough, hand[t.content.pair])
        return [n for n in range(most + 1) if self.helpers(n) <= hand[t.content.helper]]

    def take(self, t: Fair, pick: int) -> None:
        for card, count in ((t.content.pair, pick), (t.content.helper, self.helpers(pick))):
            t.hands[t.turn][card] -= count
            t.discard[card] += count
        if t.log is not None:
            lost = max(0, 2 * pick - self.cost)
            t.log.append(HelpersPaid(t.turn, self.helpers(pick), pick, lost))

    def key(self, content: Content, pick: int) -> str:
        return "pay " + "+".join(["2"] * pick + ["1"] * self.helpers(pick))

    def words(self) -> str:
        return f"Which goblins do the work for {self.cost}?"

    def describe(self, t: Fair, pick: int) -> str:
        lost = ", one goblin too many" if 2 * pick > self.cost else ""
        return f"Pay {goblins(self.helpers(pick), pick)}{lost}"

    def why(self) -> tuple[str, ...]:
        return ("goblin.pay", "goblin.pairs", "ruling.no-needless-goblin")


@dataclass(eq=False)
class BuildGrandstand(Step):
    pile: int

    def do(self, t: Fair) -> None:
        pile = t.content.piles[self.pile]
        attracted = pile.spectators[t.built[self.pile]]
        t.built[self.pile] += 1
        t.grandstands[t.turn].append(attracted)
        t.sheet[t.turn][GRANDSTANDS] += attracted
        if t.log is not None:
            t.log.append(GrandstandBuilt(t.turn, pile.cost, attracted))

    def label(self) -> str:
        return "Build a grandstand"


@dataclass(eq=False)
class OfferSpecial(Step):
    special: int

    def do(self, t: Fair) -> None:
        t.figures[self.special] -= 1
        t.offers[t.turn][self.special] += 1
        if t.log is not None:
            special = t.content.specials[self.special]
            t.log.append(SpecialOffered(t.turn, special.id, special.name))

    def label(self) -> str:
        return "Offer a special"


@dataclass(eq=False)
class KeepGoblins(Ask):
    """After the show: how many of these goblin cards stay in hand. Phase 4."""

    card: int

    def picks(self, t: Fair) -> list[int]:
        held = t.hands[t.turn][self.card]
        return list(range(held + 1)) if held else NOTHING

    def take(self, t: Fair, pick: int) -> None:
        hand = t.hands[t.turn]
        gone = hand[self.card] - pick
        hand[self.card] = pick
        t.discard[self.card] += gone
        if t.log is not None:
            t.log.append(GoblinsKept(t.turn, t.content.cards[self.card], pick, gone))

    def key(self, content: Content, pick: int) -> str:
        return f"keep {content.cards[self.card]} {pick}"

    def words(self) -> str:
        return "How many of these goblins do you keep for the next round?"

    def describe(self, t: Fair, pick: int) -> str:
        held = t.hands[t.turn][self.card]
        if pick == 0:
            return f"Discard {counted(held, t.content.names[self.card])}"
        if pick == held:
            return f"Keep {counted(held, t.content.names[self.card])}"
        return f"Keep {counted(pick, t.content.names[self.card])}, discard {held - pick}"

    def why(self) -> tuple[str, ...]:
        return ("show.keep-goblins", "show.kept-count")
