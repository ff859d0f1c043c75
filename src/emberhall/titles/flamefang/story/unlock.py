"""Traits and dragon powers: laid open, chosen, kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import ABSENT, Step
from emberhall.kernel.wire import Doing, Id, Seat, seat_id
from emberhall.titles.flamefang.content import GROW, LIFE, Content
from emberhall.titles.flamefang.dragons.places import turn_order
from emberhall.titles.flamefang.effects.verbs import Choice
from emberhall.titles.flamefang.ids import OFFER, power_id, secret_id, trait_id
from emberhall.titles.flamefang.story.events import (
    CardReplaced,
    PowerChosen,
    PowersOffered,
    TraitChosen,
    TraitsOffered,
)
from emberhall.titles.flamefang.table import Vale
from emberhall.titles.flamefang.things import ASPECTS, Card, Figure

TRAITS: Final = "traits"
POWERS: Final = "powers"
MAGIC: Final = "magic"
AMBER: Final = "amber"
CURSES: Final = "curses"
"""What chapters unlock;"""
FINISH: Final = "finish"
"""the last one nothing."""
NO_LEVEL: Final = 0
"""Stands for powers, which have no level."""


def unlock_steps(unlock: tuple[str, ...]) -> list[Offer]:
    """What the end of a chapter lets the players choose."""
    if unlock[0] == TRAITS:
        return [Offer(int(unlock[1]))]
    return [Offer(NO_LEVEL)] if unlock[0] == POWERS else []


def levels_won(content: Content, chapter: int) -> list[int]:
    """What everybody has by this chapter: levels of traits in order, `NO_LEVEL` for a power."""
    earlier = content.chapters[: chapter - 1]
    return [step.level for one in earlier for step in unlock_steps(one.unlock)]


def preparation(t: Vale) -> list[Step]:
    """What earlier chapters would have brought, for whoever does not have it."""
    return [Offer(level) for level in levels_won(t.content, t.chapter)]


def is_unlocked(t: Vale, what: str) -> bool:
    """Whether some earlier chapter has unlocked this."""
    return any(what in chapter.unlock for chapter in t.content.chapters[: t.chapter - 1])


def lacking(t: Vale, level: int) -> list[Seat]:
    """Who has no trait of this level (or no power), from the leader on."""
    order = turn_order(t, t.leader)
    if level == NO_LEVEL:
        return [seat for seat in order if t.powers[seat] == ABSENT]
    cards = t.content.cards
    return [seat for seat in order if all(cards[card].level != level for card in t.traits[seat])]


def untaken(t: Vale, level: int) -> list[int]:
    """The traits of a level (or powers) that nobody in the campaign has."""
    if level == NO_LEVEL:
        gone = {t.content.secrets[power].id for power in t.powers if power != ABSENT}
        every = t.content.secrets_of("power")
        ids = {power: t.content.secrets[power].id for power in every}
    else:
        gone = {t.content.cards[card].id for cards in t.traits for card in cards}
        every = t.content.traits(level)
        ids = {card: t.content.cards[card].id for card in every}
    gone |= {entry.split(":")[1] for entry in t.absent}
    return [one for one in every if ids[one] not in gone]


def offered_level(t: Vale) -> int:
    """The level of the traits that lie open, `NO_LEVEL` for powers; `ABSENT` where nothing does.

    Levels are offered one after another, so it is the first that somebody lacks.
    """
    if not t.offer:
        return ABSENT
    levels = levels_won(t.content, t.chapter + 1)
    return next(level for level in levels if lacking(t, level))


@dataclass(eq=False)
class Offer(Step):
    """One for each player lies open, and they choose in turn; a single dragon chooses from two.

    Where only some lack one, each of them gets one at random.
    """

    level: int

    def do(self, t: Vale) -> None:
        seats = lacking(t, self.level)
        if t.seats == 1 or len(seats) == t.seats:
            count = max(2, t.seats) if seats else 0
            t.then(LayOpen(self.level, count), *(ChooseUnlock(seat, self.level) for seat in seats))
        else:
            for seat in reversed(seats):
                t.then(LayOpen(self.level, 1), ChooseUnlock(seat, self.level))


@dataclass(eq=False)
class LayOpen(Step):
    level: int
    count: int

    def do(self, t: Vale) -> None:
        if not self.count:
            return
        cards = untaken(t, self.level)
        t.shuffle(cards)
        t.offer = sorted(cards[: self.count])
        if t.log is not None:
            ids = tuple(offer_kind(t.content, self.level, card) for card in t.offer)
            moves = tuple(Move(id, None, OFFER) for id in ids)
            offered = PowersOffered if self.level == NO_LEVEL else TraitsOffered
            t.log.append(offered(ids, moves=moves))


def offer_kind(content: Content, level: int, card: Card) -> str:
    return content.secrets[card].id if level == NO_LEVEL else content.cards[card].id


@dataclass(eq=False)
class ChooseUnlock(Choice):
    """Take one of those that lie open, for good."""

    who: Seat
    level: int

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        return list(t.offer)

    def take(self, t: Vale, pick: int) -> None:
        if t.log is not None:
            self._tell(t, pick)
        t.offer.remove(pick)
        if t.seats == 1:
            t.offer.clear()
        if self.level == NO_LEVEL:
            t.powers[self.who] = pick
        else:
            t.traits[self.who].append(pick)
            t.then(ReplaceStarting(self.who, pick))

    def _tell(self, t: Vale, pick: int) -> None:
        assert t.log is not None
        is_power = self.level == NO_LEVEL
        kind = offer_kind(t.content, self.level, pick)
        moves = [Move(kind, OFFER, power_id(self.who) if is_power else seat_id(self.who))]
        if t.seats == 1:  # what a single dragon does not take is put away
            left = (one for one in t.offer if one != pick)
            moves += [Move(offer_kind(t.content, self.level, one), OFFER, None) for one in left]
        chosen = PowerChosen if is_power else TraitChosen
        t.log.append(chosen(self.who, kind, moves=tuple(moves)))

    def key(self, content: Content, pick: int) -> str:
        if self.level == NO_LEVEL:
            return f"power {content.secrets[pick].id}"
        return f"trait {content.cards[pick].id}"

    def targets(self, t: Vale, pick: int) -> tuple[Id, ...]:
        if self.level == NO_LEVEL:
            return (secret_id(t.content, pick),)
        return (trait_id(t.content, pick),)

    def why(self, content: Content) -> tuple[str, ...]:
        return ("powers.draw",) if self.level == NO_LEVEL else ("trait.choose", "trait.draw")


def replaceable(content: Content, dragon: Figure, replaced: list[Card], trait: Card) -> list[Card]:
    """The starting cards of a dragon that a trait can replace, besides those replaced before."""
    left = content.starting_cards(dragon)
    for card in replaced:
        left.remove(card)
    return sorted({card for card in left if _fits(content, card, content.cards[trait].replaces)})


def _fits(content: Content, card: Card, kind: str) -> bool:
    row = content.cards[card]
    if kind == LIFE:
        return row.hearts > 0
    if kind == GROW:
        return card == content.grow
    if row.hearts:
        return False
    return kind == "any" or (ASPECTS[row.aspect] == kind and card != content.grow)


@dataclass(eq=False)
class ReplaceStarting(Choice):
    """Choose the starting card that goes back to the box for it."""

    who: Seat
    trait: Card

    def seat(self, t: Vale) -> Seat:
        return self.who

    def picks(self, t: Vale) -> list[int]:
        replaced = t.replaced[self.who]
        return replaceable(t.content, t.dragon[self.who], replaced, self.trait)

    def take(self, t: Vale, pick: int) -> None:
        t.replaced[self.who].append(pick)
        if t.log is not None:
            new, old = t.content.cards[self.trait].id, t.content.cards[pick].id
            t.log.append(CardReplaced(self.who, new, old, trait_id(t.content, self.trait)))

    def key(self, content: Content, pick: int) -> str:
        return f"replace {content.cards[pick].id}"

    def variant(self, t: Vale, pick: int) -> str:
        return t.content.cards[pick].id

    def doing(self, t: Vale) -> Doing:
        return Doing(trait_id(t.content, self.trait))

    def why(self, content: Content) -> tuple[str, ...]:
        return ("trait.replaces", "card.traits-replace")
