"""What a player of Dragondraft decides, and what that does."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.phrases import counted
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
from emberhall.titles.dragondraft.words import effect, goblins, spectators, thistles

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

    def words(self, content: Content) -> str:
        return "Which card do you recruit?"

    def describe(self, t: Fair, pick: int) -> str:
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

    def why(self, content: Content) -> tuple[str, ...]:
        return (
            *("recruit.pick", "recruit.skip", "recruit.limit", "recruit.no-voluntary-pass"),
            *("dragon.red", "dragon.purple", "dragon.blue", "dragon.green"),
            *("dragon.yellow", "dragon.yellow-most"),
        )


def _out_of_reach(t: Fair, skipped: int) -> str:
    price = thistles(skipped)
    if skipped > t.thistles:
        return f"it costs {price}, and the stack has {t.thistles or 'none'} left"
    return f"with {price} it makes {skipped + 1} cards, and your hand has room for {t.room(t.turn)}"


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
        t.log.append(Passed(t.turn, t.room(t.turn) <= 0))
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

    def words(self, content: Content) -> str:
        if not self.may_build:
            return "Which special do you offer?"
        if not self.may_offer:
            return "Which grandstand do you build?"
        return "What do your goblins work on?"

    def describe(self, t: Fair, pick: int) -> str:
        if pick == NO:
            return "Nothing more this round"
        if pick >= SPECIAL:
            special = t.content.specials[pick - SPECIAL]
            brings = effect(special.effect, special.count)
            return f"Offer {special.name} for {counted(special.cost, 'goblin')}: {brings}"
        pile = t.content.piles[pick]
        tile = spectators(pile.spectators[t.built[pick]])
        return f"Build a grandstand for {counted(pile.cost, 'goblin')}: {tile} now"

    def why_not(self, t: Fair, key: str) -> str:
        for number in range(len(t.content.piles)):
            if key == self.key(t.content, number):
                return self._why_not_build(t, number)
        for number in range(len(t.content.specials)):
            if key == self.key(t.content, SPECIAL + number):
                return self._why_not_offer(t, number)
        return ""

    def _why_not_build(self, t: Fair, number: int) -> str:
        pile = t.content.piles[number]
        if not self.may_build:
            return "you have built a grandstand this round"
        if len(t.grandstands[t.turn]) >= t.content.fair.corners:
            return "every corner of your stage has its grandstand"
        if t.built[number] == len(pile.spectators):
            return "every tile of this pile is built"
        return _too_dear(t, pile.cost)

    def _why_not_offer(self, t: Fair, number: int) -> str:
        special = t.content.specials[number]
        if not t.specials:
            return "the beginner variant has no specials"
        if not self.may_offer:
            return "you have offered a special this round"
        if not t.figures[number]:
            return f"no {special.figure} is left in the stockpile"
        return _too_dear(t, special.cost)

    def why(self, content: Content) -> tuple[str, ...]:
        specials = (
            *("special.offer", "special.fireworks", "special.snack-stand"),
            *("special.souvenir-shop", "special.dragon-stylist"),
        )
        return (
            *("prepare.one-each", "goblin.pay", "goblin.pairs"),
            *(("grandstand.build",) if self.may_build else ()),
            *(specials if self.may_offer else ()),
        )


def _too_dear(t: Fair, cost: int) -> str:
    return f"it takes {counted(cost, 'goblin')}, and you have {t.helpers(t.turn) or 'none'}"


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

    def words(self, content: Content) -> str:
        return f"Which goblins do the work for {self.cost}?"

    def describe(self, t: Fair, pick: int) -> str:
        lost = ", one goblin too many" if 2 * pick > self.cost else ""
        return f"Pay {goblins(self.helpers(pick), pick)}{lost}"

    def why_not(self, t: Fair, key: str) -> str:
        if not key.startswith("pay "):
            return ""
        hand = t.hands[t.turn]
        payments = [self.key(t.content, pairs) for pairs in range((self.cost + 1) // 2 + 1)]
        if key in payments:
            return f"you have {goblins(hand[t.content.helper], hand[t.content.pair])}"
        return f"pay {counted(self.cost, 'goblin')} with no card that is not needed"

    def why(self, content: Content) -> tuple[str, ...]:
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

    def label(self, content: Content) -> str:
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

    def label(self, content: Content) -> str:
        return "Offer a special"


@dataclass(eq=False)
class KeepGoblins(Ask):
    """After the show: how many goblin pairs, or single helpers, stay in hand. Phase 4."""

    pairs: bool

    def card(self, content: Content) -> int:
        return content.pair if self.pairs else content.helper

    def picks(self, t: Fair) -> list[int]:
        held = t.hands[t.turn][self.card(t.content)]
        return list(range(held + 1)) if held else NOTHING

    def take(self, t: Fair, pick: int) -> None:
        card, hand = self.card(t.content), t.hands[t.turn]
        gone = hand[card] - pick
        hand[card] = pick
        t.discard[card] += gone
        if t.log is not None:
            name = t.content.names[card]
            t.log.append(GoblinsKept(t.turn, t.content.cards[card], name, pick, gone))

    def key(self, content: Content, pick: int) -> str:
        return f"keep {content.cards[self.card(content)]} {pick}"

    def words(self, content: Content) -> str:
        cards = "goblin pairs" if self.pairs else "goblin helpers"
        return f"How many {cards} do you keep for the next round?"

    def describe(self, t: Fair, pick: int) -> str:
        card = self.card(t.content)
        held, name = t.hands[t.turn][card], t.content.names[card]
        if pick == 0:
            return f"Discard {counted(held, name)}"
        if pick == held:
            return f"Keep {counted(held, name)}"
        return f"Keep {counted(pick, name)}, discard {held - pick}"

    def why_not(self, t: Fair, key: str) -> str:
        card = self.card(t.content)
        if not key.startswith(f"keep {t.content.cards[card]} "):
            return ""
        return f"you have {counted(t.hands[t.turn][card], t.content.names[card])}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("show.keep-goblins", "show.kept-count")
