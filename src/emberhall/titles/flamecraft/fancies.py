"""Fancy dragons: revealing one, and scoring it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import Ask
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.flamecraft import ids, moves, rule_ids
from emberhall.titles.flamecraft.behaviours import SCORE_AGAIN
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import leaving_hand, show, take_from_hand
from emberhall.titles.flamecraft.dragon_events import ArtisansReturned, FancyRevealed
from emberhall.titles.flamecraft.enchant import BUY_REWARDS, LEAVE, BuyEnchantment
from emberhall.titles.flamecraft.fire_sets import (
    FIRE_ALL,
    NO_FIRE,
    join,
)
from emberhall.titles.flamecraft.goals import (
    MOON,
    PLACED_TYPE,
    RETURN_PAIR,
    SPEND,
    is_met,
    pairs,
    sun_worth,
)
from emberhall.titles.flamecraft.kinds import Card
from emberhall.titles.flamecraft.moon import RETURN_FANCIES, ReturnFancies, moon_worth
from emberhall.titles.flamecraft.pay import pay, proposed
from emberhall.titles.flamecraft.place import KINDS
from emberhall.titles.flamecraft.rewards import GainReputation, gain_reputation, reward_of
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import ARTISAN, REPUTATION, fancy_for, shop_here


def reveal(t: Town, fancy: Card) -> None:
    """Turn a fancy up and score it. It stays with its owner, scored."""
    held, is_new = t.fancies[t.turn], fancy in t.fancies[t.turn]
    if is_new:
        held.remove(fancy)
        t.scored[t.turn].append(fancy)
    if t.log is not None:
        places = ids.fancies(t.turn), ids.scored(t.turn)
        went = (moves.fancy(t.content, fancy, *places),) if is_new else moves.NOTHING
        t.log.append(FancyRevealed(t.turn, t.content.fancy_ids[fancy], moves=went))
    if t.content.fancies[fancy].time == MOON:
        _score_moon(t, fancy)
    else:
        _score_sun(t, fancy)


def _score_moon(t: Town, fancy: Card) -> None:
    """As if the game had just ended; the coins stay."""
    if t.content.fancies[fancy].goal == RETURN_FANCIES:
        t.then(ReturnFancies(t.turn, fancy))
    else:
        gain_reputation(t, t.turn, moon_worth(t, t.turn, fancy))


def _score_sun(t: Town, fancy: Card) -> None:
    row = t.content.fancies[fancy]
    goal = row.goal
    if goal in (NO_FIRE, FIRE_ALL):
        join(t, fancy)
    elif goal == BUY_REWARDS:
        t.then(BuyEnchantment(LEAVE))
    elif goal == SPEND:
        t.then(pay(t, t.content.spends[fancy]), GainReputation(row.rep))
    elif goal == RETURN_PAIR:
        t.then(ReturnPair(row.count, row.rep))
    elif goal == PLACED_TYPE:
        t.then(ScorePlacedType(row.rep))
    else:
        gain_reputation(t, t.turn, sun_worth(t, fancy))
        t.then(*t.content.fancy_rewards[fancy])


def scoring(t: Town, fancy: Card) -> Effects:
    """What scoring a fancy would bring, as far as that needs no further choice."""
    row, content = t.content.fancies[fancy], t.content
    if row.time == MOON:
        worth = 0 if row.goal == RETURN_FANCIES else moon_worth(t, t.turn, fancy)
        return effects({REPUTATION: worth})
    if row.goal in WITH_A_CHOICE:
        return effects()
    costs = proposed(t, content.spends[fancy])
    if row.goal == RETURN_PAIR:
        costs[ARTISAN] = row.count
    rewards = reward_of(content, content.fancy_rewards[fancy])
    return effects({REPUTATION: sun_worth(t, fancy), **rewards}, costs)


WITH_A_CHOICE: Final = (NO_FIRE, FIRE_ALL, BUY_REWARDS, PLACED_TYPE)
"""Goals that leave open what they bring."""


@dataclass(eq=False)
class ReturnPair(Ask):
    """Matches: which artisans go to the bottom of the deck."""

    count: int
    rep: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return pairs(t, self.count)

    def take(self, t: Town, pick: int) -> None:
        cards = [take_from_hand(t, t.turn, pick) for _ in range(self.count)]
        for card in cards:
            t.artisan_deck.insert(0, card)
            show(t, card)
        if t.log is not None:
            hand, type = ids.hand(t.turn), t.content.type_ids[pick]
            went = tuple(moves.artisan(t.content, card, hand, ids.ARTISANS) for card in cards)
            t.log.append(ArtisansReturned(t.turn, self.count, type, moves=went))
        gain_reputation(t, t.turn, self.rep)

    def key(self, content: Content, pick: int) -> str:
        return f"return {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_fancies(content, RETURN_PAIR)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        cards = leaving_hand(t, t.turn, pick)[: self.count]
        return tuple(ids.dragon(t.content, card) for card in cards)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects({REPUTATION: self.rep}, {ARTISAN: self.count})

    def doing(self, t: Town) -> Doing:
        return Doing(fancy_for(t, RETURN_PAIR))


@dataclass(eq=False)
class ScorePlacedType(Ask):
    """Taylor: which of the types placed this turn is counted."""

    rep: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return sorted({where % KINDS for where in t.placements})

    def take(self, t: Town, pick: int) -> None:
        gain_reputation(t, t.turn, self.rep * t.dragons_in_town(pick))

    def key(self, content: Content, pick: int) -> str:
        return f"count {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_fancies(content, PLACED_TYPE)

    def variant(self, t: Town, pick: int) -> str:
        return t.content.type_ids[pick]

    def effects(self, t: Town, pick: int) -> Effects:
        return effects({REPUTATION: self.rep * t.dragons_in_town(pick)})

    def doing(self, t: Town) -> Doing:
        return Doing(fancy_for(t, PLACED_TYPE))


@dataclass(eq=False)
class ScoreFancy(Ask):
    """Score a fancy of yours whose goal is met, sun or moon."""

    again: int
    """1 for Showstopper, who also takes those that have been scored."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        mine = t.fancies[t.turn] + (t.scored[t.turn] if self.again else [])
        return [fancy for fancy in sorted(mine) if is_met(t, fancy)]

    def take(self, t: Town, pick: int) -> None:
        reveal(t, pick)

    def key(self, content: Content, pick: int) -> str:
        return f"score {content.fancies[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        if self.again:
            return rule_ids.of_companions(content, SCORE_AGAIN)
        return rule_ids.of_shops(content, "score-fancy")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.fancy(t.content, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return scoring(t, pick)

    def doing(self, t: Town) -> Doing:
        own = t.companions[t.turn]
        return Doing(ids.companion(t.content, own) if self.again else shop_here(t))


SCORE_FANCY: Final = ScoreFancy(0)
