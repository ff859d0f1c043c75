"""Firing dragons up: which, and what their abilities do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, NO_PICKS, PASS, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.flamecraft import ids, moves
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.dragon_events import (
    DragonsSwapped,
    FiredUp,
    NoDragonFits,
    PocusInstead,
)
from emberhall.titles.flamecraft.fire_goods import DIFFERENT, DIFFERENT_GOODS, DOUBLE, DoubleGood
from emberhall.titles.flamecraft.fire_sets import (
    ANY_NUMBER,
    DRAGONS,
    FIRE_ALL,
    LEFT,
    MAY_JOIN,
    PLACE,
    POCUS_AND_HOCUS,
    POTIONS,
    WINDOW,
    dragons_at,
    is_any_number,
    is_for_reputation,
    joined_for,
    open_set,
    pickable,
    place_id,
    rep_instead,
)
from emberhall.titles.flamecraft.gifts import GiftGood
from emberhall.titles.flamecraft.kinds import Card, Place, Spot
from emberhall.titles.flamecraft.place import PlaceInTown, hand_types
from emberhall.titles.flamecraft.rewards import DRAW_ARTISAN, gain_reputation
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import ANYTHING, ARTISAN, REPUTATION, dragon_on
from emberhall.titles.flamecraft.verbs import Verb

DRAW: Final = "draw"
PLACE_ONE: Final = "place"
GIFT: Final = "gift"
SWAP: Final = "swap"
ABILITIES: Final = (DRAW, PLACE_ONE, DOUBLE, DIFFERENT, GIFT, SWAP)

INSTEAD: Final = 1 << 10
"""Added to a spot: reputation from Pocus instead of the dragon's ability."""


@dataclass(eq=False)
class FireSet(Verb):
    """Let dragons at a place be fired up: so many, each once."""

    place: Place
    left: int
    window: int
    unfired: int
    """1 where only dragons may be picked that have not been fired up this turn."""

    def dragons(self, t: Town) -> int:
        dragons = dragons_at(t, self.place)
        return dragons & ~t.fired if self.unfired else dragons

    def can(self, t: Town) -> bool:
        return self.dragons(t) != 0

    def do(self, t: Town) -> None:
        if self.window:
            t.fire_window = 0
        dragons = self.dragons(t)
        if dragons:
            open_set(t, self.place, self.picks_left(t), dragons, self.window)
            t.then(FIRE_UP, CLOSE_SET)

    def picks_left(self, t: Town) -> int:
        """Any number, if Hocus has been revealed for this firing before it began."""
        may_extend = self.window == POCUS_AND_HOCUS and joined_for(t, FIRE_ALL) != ABSENT
        return ANY_NUMBER if may_extend else self.left

    def doing(self, t: Town) -> Doing:
        left = None if is_any_number(self.left) else self.left
        names = ("fire", *MAY_JOIN[self.window], *["unfired"] * self.unfired)
        return Doing(place_id(t, self.place), left, names=names)


@dataclass(eq=False)
class FireThis(Step):
    """Fire up the one dragon that lies on this spot."""

    spot: Spot

    def do(self, t: Town) -> None:
        open_set(t, t.content.place_of[self.spot], 0, 0)
        t.then(Fire(self.spot), CLOSE_SET)

    def doing(self, t: Town) -> Doing:
        return Doing(ids.spot(t.content, self.spot), names=("fire",))


class CloseSet(Step):
    """No part of the path: the view tells which sets are open."""

    def do(self, t: Town) -> None:
        if t.sets.pop()[WINDOW]:
            t.joined = []


class FireUp(Ask):
    """Pick a dragon of the set in use, or stop."""

    def picks(self, t: Town) -> list[int]:
        grant = t.sets[-1]
        found = pickable(t, grant)
        if not found:
            return NO_PICKS
        instead = [INSTEAD + spot for spot in found] if is_for_reputation(t, grant) else NO_PICKS
        return [*found, *instead, PASS]

    def take(self, t: Town, pick: int) -> None:
        grant = t.sets[-1]
        t.spark = ABSENT
        if pick == PASS:
            return
        spot = pick % INSTEAD
        grant[LEFT] -= 1
        grant[DRAGONS] &= ~(1 << t.spots[spot])
        if grant[LEFT]:
            t.then(FIRE_UP)
        if pick < INSTEAD:
            t.then(Fire(spot))
            return
        if t.log is not None:
            t.log.append(PocusInstead(t.turn, ids.dragon(t.content, t.spots[spot])))
        gain_reputation(t, t.turn, rep_instead(t))

    def key(self, content: Content, pick: int) -> str:
        if pick == PASS:
            return "fire nothing"
        verb = "fire" if pick < INSTEAD else "pocus"
        return f"{verb} {content.spot_ids[pick % INSTEAD]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fire.one", "fire.any-there", "enchant.fire-all")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (dragon_on(t, pick % INSTEAD),)

    def variant(self, t: Town, pick: int) -> str:
        if pick == PASS:
            return "no"
        return "" if pick < INSTEAD else REPUTATION

    def effects(self, t: Town, pick: int) -> Effects:
        if pick == PASS:
            return effects()
        return firing(t, pick) if pick < INSTEAD else effects({REPUTATION: rep_instead(t)})

    def doing(self, t: Town) -> Doing | None:
        """Where one grant is open, it is this one; of several the view tells."""
        if len(t.sets) != 1:
            return None
        left = t.sets[-1][LEFT]
        return Doing(place_id(t, t.sets[-1][PLACE]), None if is_any_number(left) else left)


@dataclass(eq=False)
class Fire(Step):
    """Carry out the ability of the dragon on this spot."""

    spot: Spot

    def do(self, t: Town) -> None:
        card = t.spots[self.spot]
        if card == ABSENT or t.sets[-1][POTIONS] >> card & 1:
            return  # a swapper fires once in a set, or two could go on for ever
        t.spark = ABSENT
        t.fired |= 1 << card
        if t.log is not None:
            dragon, place = ids.dragon(t.content, card), ids.spot(t.content, self.spot)
            t.log.append(FiredUp(t.turn, dragon, place))
        self._use(t, card)

    def _use(self, t: Town, card: Card) -> None:
        ability = t.content.types[t.content.type_of[card]].ability
        if ability == DRAW:
            t.then(DRAW_ARTISAN)
        elif ability == PLACE_ONE:
            if t.log is not None and hand_types(t) and not PLACE_BY_FIRE.picks(t):
                t.log.append(NoDragonFits(t.turn))
            t.then(PLACE_BY_FIRE)
        elif ability == DOUBLE:
            t.then(DoubleGood(t.content.place_of[self.spot]))
        elif ability == DIFFERENT:
            t.then(DIFFERENT_GOODS)
        elif ability == GIFT:
            t.then(GiftGood(t.content.fire.gift))
        else:
            t.sets[-1][POTIONS] |= 1 << card
            t.then(Swap(self.spot))

    def doing(self, t: Town) -> Doing:
        return Doing(ids.spot(t.content, self.spot), names=("fire",))


def firing(t: Town, spot: Spot) -> Effects:
    return firing_card(t, t.spots[spot])


def firing_card(t: Town, card: Card) -> Effects:
    """What firing a dragon up brings at once; without a gift, nothing comes of one."""
    ability, numbers = t.content.types[t.content.type_of[card]].ability, t.content.fire
    if ability == GIFT and not any(t.goods[t.turn]):
        return effects(fires=(ids.dragon(t.content, card),))
    gains = {
        DRAW: {ARTISAN: 1},
        DOUBLE: {"good": numbers.goods},
        DIFFERENT: {"good": numbers.different},
        GIFT: {REPUTATION: numbers.gift},
    }.get(ability)
    costs = {ANYTHING: 1} if ability == GIFT else None
    return effects(gains, costs, fires=(ids.dragon(t.content, card),))


@dataclass(eq=False)
class Swap(Ask):
    """Swap the dragon on this spot with another in Town, and fire up the new one."""

    spot: Spot

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        spots_of, spots = t.content.spots_of, t.spots
        return [
            spot
            for shop in t.town
            for spot in spots_of[shop]
            if spots[spot] != ABSENT and spot != self.spot
        ]

    def take(self, t: Town, pick: int) -> None:
        spots = t.spots
        if t.log is not None:
            t.log.append(self._swapped(t, pick))
        spots[self.spot], spots[pick] = spots[pick], spots[self.spot]
        t.then(Fire(self.spot))

    def _swapped(self, t: Town, pick: int) -> DragonsSwapped:
        content, own, other = t.content, t.spots[self.spot], t.spots[pick]
        here, there = ids.spot(content, self.spot), ids.spot(content, pick)
        went = moves.artisan(content, own, here, there)
        came = moves.artisan(content, other, there, here)
        shop = ids.shop(content, content.place_of[pick])
        dragons = ids.dragon(content, own), ids.dragon(content, other)
        return DragonsSwapped(t.turn, *dragons, shop, moves=(went, came))

    def key(self, content: Content, pick: int) -> str:
        return f"swap {content.spot_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fire.potion", "fire.potion-icons", "fire.potion-no-placement")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (dragon_on(t, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return firing(t, pick)

    def doing(self, t: Town) -> Doing:
        return Doing(dragon_on(t, self.spot))


FIRE_UP: Final = FireUp()
CLOSE_SET: Final = CloseSet()
PLACE_BY_FIRE: Final = PlaceInTown(0, 0, 1)
