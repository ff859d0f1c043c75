"""Abilities of shops that take dragons, replace them or count them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, PASS, Ask
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.flamecraft import ids, moves, rule_ids
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import (
    add_to_hand,
    park_choices,
    show,
    take_from_hand,
    take_from_park,
)
from emberhall.titles.flamecraft.dragon_events import ArtisanReplaced, ArtisanShown
from emberhall.titles.flamecraft.fire import FireThis, firing
from emberhall.titles.flamecraft.kinds import Card, Shop, Spot
from emberhall.titles.flamecraft.place import hand_types, next_to_leave
from emberhall.titles.flamecraft.rewards import gain_reputation, taking
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import REPUTATION, dragon_on, shop_here, waiting
from emberhall.titles.flamecraft.verbs import Verb


class TakeFromPark(Ask):
    """Take an artisan of the Park, never of the deck."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return park_choices(t)

    def take(self, t: Town, pick: int) -> None:
        take_from_park(t, pick)

    def key(self, content: Content, pick: int) -> str:
        return f"draw {content.spot_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "take-from-park")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (dragon_on(t, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return taking(t, pick)

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t), waiting(t, TakeFromPark), names=("park",))


@dataclass(eq=False)
class ReplaceHere(Ask):
    """Take a dragon of this shop into the hand and put another in its place."""

    shop: Shop

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        if not t.hands[t.turn]:
            return []
        return [spot for spot in t.content.spots_of[self.shop] if t.spots[spot] != ABSENT]

    def take(self, t: Town, pick: int) -> None:
        t.then(ReplaceWith(pick))

    def key(self, content: Content, pick: int) -> str:
        return f"take {content.spot_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "replace-here")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (dragon_on(t, pick),)

    def doing(self, t: Town) -> Doing:
        return Doing(ids.shop(t.content, self.shop))


@dataclass(eq=False)
class ReplaceWith(Ask):
    """Choose the replacement: icons do not matter, and it is no placement."""

    spot: Spot

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return hand_types(t)

    def take(self, t: Town, pick: int) -> None:
        new, old = take_from_hand(t, t.turn, pick), t.spots[self.spot]
        t.spots[self.spot] = new
        add_to_hand(t, t.turn, old)
        show(t, old)
        if t.log is not None:
            t.log.append(self._replaced(t, old, new))
        t.then(MayFire(self.spot, new))

    def _replaced(self, t: Town, old: int, new: int) -> ArtisanReplaced:
        content, hand, place = t.content, ids.hand(t.turn), ids.spot(t.content, self.spot)
        went = moves.artisan(content, old, place, hand)
        came = moves.artisan(content, new, hand, place)
        dragons = ids.dragon(content, old), ids.dragon(content, new)
        return ArtisanReplaced(t.turn, *dragons, moves=(went, came))

    def key(self, content: Content, pick: int) -> str:
        return f"replace with {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "replace-here")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.dragon(t.content, next_to_leave(t, pick)), ids.spot(t.content, self.spot))

    def doing(self, t: Town) -> Doing:
        return Doing(ids.spot(t.content, self.spot))


@dataclass(eq=False)
class MayFire(Ask):
    """Fire up the dragon that came to this spot, or not, unless it has been swapped away."""

    spot: Spot
    card: Card

    def picks(self, t: Town) -> list[int]:
        return [self.spot, ABSENT] if t.spots[self.spot] == self.card else []

    def take(self, t: Town, pick: int) -> None:
        if pick != PASS:
            t.then(FireThis(pick))

    def key(self, content: Content, pick: int) -> str:
        return "fire nothing" if pick == PASS else f"fire {content.spot_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "replace-here")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return () if pick == PASS else (dragon_on(t, pick),)

    def variant(self, t: Town, pick: int) -> str:
        return "no" if pick == PASS else ""

    def effects(self, t: Town, pick: int) -> Effects:
        return effects() if pick == PASS else firing(t, pick)

    def doing(self, t: Town) -> Doing:
        return Doing(ids.spot(t.content, self.spot), names=(ids.dragon(t.content, self.card),))


@dataclass(eq=False)
class ScoreDrawnType(Verb):
    """Reputation for each dragon in Town of the type that was drawn when gathering."""

    rep: int

    def can(self, t: Town) -> bool:
        return t.drew != ABSENT

    def do(self, t: Town) -> None:
        if t.drew in t.hands[t.turn] and t.drew not in t.hand_known_to(None, t.turn):
            show(t, t.drew)
            if t.log is not None:
                move = moves.shown_in_hand(t.content, t.turn, t.drew)
                t.log.append(ArtisanShown(t.turn, ids.dragon(t.content, t.drew), moves=(move,)))
        gain_reputation(t, t.turn, self._worth(t))

    def gains(self, t: Town) -> dict[str, int]:
        return {REPUTATION: self._worth(t)}

    def _worth(self, t: Town) -> int:
        return self.rep * t.dragons_in_town(t.content.type_of[t.drew])


TAKE_FROM_PARK: Final = TakeFromPark()
