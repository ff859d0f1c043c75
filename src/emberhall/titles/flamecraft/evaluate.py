"""What a position of Flamecraft is worth to a seat, in reputation.

The numbers are hand-made and were tried against each other with `emberhall sim`.
"""

from __future__ import annotations

from emberhall.kernel.evaluate import Evaluator
from emberhall.kernel.steps import Ask
from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft import phases
from emberhall.titles.flamecraft.kinds import COIN, TYPES, Card
from emberhall.titles.flamecraft.moon import moon_worth
from emberhall.titles.flamecraft.solo import SoloCast
from emberhall.titles.flamecraft.spaces import ChooseSpace
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.turn import Act, Visit

GOOD = 0.45
"""A good in store: a part of some enchantment."""
CROWDED = 0.15
"""A good beyond what one enchantment can use of its kind."""
ENOUGH_OF_A_KIND = 4
A_COIN = 1.35
HAND = (0.0, 1.6, 3.0, 4.0, 4.6, 5.0, 5.2)
"""So many dragons in hand: each will bring a slot's reward, but one a turn."""
FANCY = 2.8
"""A fancy whose day is still to come."""
MOON_SHARE = 0.9
"""How much of what a moon dragon pays now will still be there at the end."""
COMPANION = 3.0
CAST = 6.5
"""What an enchantment brings."""
PAYABLE = 0.25
"""How much of that counts for one that can be paid for now,"""
LACKING = 0.05
"""and how much less for each good it lacks."""
CASTS = 2
"""So many enchantments are kept in view."""
OTHERS = 0.35
"""How much of what others own counts against us."""
SOON = 5
"""With fewer cards left in a deck, what is kept for later is worth less."""


def value(t: Town, seat: Seat, before: Town) -> float:
    if t.over:
        return ended(t, seat)
    later = prospects(before)
    own = standing(t, seat, later) + hopes(t, seat, before, later)
    if t.seats == 1:
        return own + len(t.unlocked)
    others = [standing(t, other, later) for other in range(t.seats) if other != seat]
    return own - OTHERS * (max(others) + sum(others) / len(others)) / 2


def ended(t: Town, seat: Seat) -> float:
    """What counts at last is to be ahead and, alone, to have unlocked something."""
    others = [t.rep[other] for other in range(t.seats) if other != seat]
    return float(t.rep[seat] + len(t.unlocked) - max(others, default=0))


def prospects(before: Town) -> float:
    """How much of what is kept for later counts: nothing in a seat's final turn."""
    if before.finals >= 0:
        return 0.0
    left = min(len(before.artisan_deck), len(before.enchantment_deck))
    return min(1.0, (left + 2) / SOON)


def standing(t: Town, seat: Seat, later: float) -> float:
    """Reputation, and what everybody can see of a seat's wealth."""
    held = t.goods[seat]
    goods = 0.0
    for count in held[:TYPES]:
        few = min(count, ENOUGH_OF_A_KIND)
        goods += GOOD * few + CROWDED * min(count - few, ENOUGH_OF_A_KIND)
    kept = goods + HAND[min(len(t.hands[seat]), 6)]
    if t.companions[seat] >= 0 and not t.used[seat]:
        kept += COMPANION
    return t.rep[seat] + (1.0 + (A_COIN - 1.0) * later) * held[COIN] + later * kept


def hopes(t: Town, seat: Seat, before: Town, later: float) -> float:
    """What only the seat itself knows: its fancies, and what it could cast."""
    hope = sum((fancy_hope(t, seat, fancy, before, later) for fancy in t.fancies[seat]), 0.0)
    if not later:
        return hope
    here = t.at[seat]
    cards = [card for card in before.row if t.tucked[card] != here and card not in t.reserved]
    if t.reserved[seat] >= 0:
        cards.append(t.reserved[seat])
    near = sorted((cast_hope(t, seat, card) for card in cards), reverse=True)
    return hope + later * sum(near[:CASTS], 0.0)


def fancy_hope(t: Town, seat: Seat, fancy: Card, before: Town, later: float) -> float:
    """A fancy drawn since the plan began could be any."""
    if fancy not in before.fancies[seat]:
        return FANCY * max(later, 0.4)
    if t.content.is_sun[fancy]:
        return FANCY * later
    now = moon_worth(t, seat, fancy)
    return MOON_SHARE * now + later if later else float(now)


def cast_hope(t: Town, seat: Seat, card: Card) -> float:
    """How near a seat is to an enchantment."""
    held, cost, lacking = t.goods[seat], t.content.costs[card], 0
    for kind in range(TYPES):
        if cost[kind] > held[kind]:
            lacking += cost[kind] - held[kind]
    return max(0.0, CAST * (PAYABLE - LACKING * lacking))


def parts(t: Town, seat: Seat, before: Town) -> dict[str, float]:
    """What adds up to `value`."""
    if t.over:
        return {"reputation": float(t.rep[seat]), "others": ended(t, seat) - t.rep[seat]}
    later, held = prospects(before), t.goods[seat]
    fancies = sum((fancy_hope(t, seat, one, before, later) for one in t.fancies[seat]), 0.0)
    told = {
        "reputation": float(t.rep[seat]),
        "coins": (1.0 + (A_COIN - 1.0) * later) * held[COIN],
        "hand": later * HAND[min(len(t.hands[seat]), 6)],
        "companion": later * COMPANION if t.companions[seat] >= 0 and not t.used[seat] else 0.0,
    }
    told["goods"] = standing(t, seat, later) - sum(told.values())
    told |= {"fancies": fancies, "casts": hopes(t, seat, before, later) - fancies}
    rest = "others" if t.seats > 1 else "unlocked"
    return {**told, rest: value(t, seat, before) - sum(told.values())}


class FlamecraftEvaluator(Evaluator):
    equals = 4
    enough = 400

    def value(self, t: Town, seat: Seat, since: Town) -> float:
        return value(t, seat, since)

    def parts(self, t: Town, seat: Seat, since: Town) -> dict[str, float]:
        return parts(t, seat, since)

    def ends_plan(self, before: Town, after: Town) -> bool:
        """A plan is for one turn."""
        return before.turns != after.turns or after.phase == phases.END_OF_TURN

    def foresees(self, before: Town, after: Town) -> bool:
        """A card drawn unseen changes little of what else a visit brings; a coin flipped may."""
        return before.drawn == after.drawn

    def looks_through(self, step: Ask) -> bool:
        """Arriving brings nothing yet; what non-players cast comes after the turn, and so does
        what the space of a new shop changes."""
        comes_later = isinstance(step, SoloCast | ChooseSpace)
        return isinstance(step, Act) or (step.atomic() and not comes_later)

    def follows_all(self, step: Ask) -> bool:
        """A visit is planned as a whole."""
        return isinstance(step, Visit)


EVALUATOR = FlamecraftEvaluator()
