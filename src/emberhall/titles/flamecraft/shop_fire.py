"""Abilities of shops that fire dragons up in odd places."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from emberhall.kernel.steps import ABSENT, Ask, Step
from emberhall.kernel.wire import Doing, Effects, Id, Seat, effects
from emberhall.titles.flamecraft import ids, moves, rule_ids
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import (
    add_to_hand,
    park_choices,
    show,
    take_from_hand,
    take_from_park,
)
from emberhall.titles.flamecraft.dragon_events import ArtisanGiven, ArtisanShown, ArtisanTakenBack
from emberhall.titles.flamecraft.fire import FireThis, firing, firing_card
from emberhall.titles.flamecraft.gifts import NOBODY, receivers
from emberhall.titles.flamecraft.kinds import Card, Kind, Spot
from emberhall.titles.flamecraft.place import hand_types, next_to_leave
from emberhall.titles.flamecraft.rewards import gain_reputation
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import ARTISAN, REPUTATION, dragon_on, shop_here

IN_HAND: Final = 1 << 10
"""Added to a type: a dragon in hand rather than one on a spot."""
KEEP: Final = 0
GIFT_TO: Final = 2
"""Added to a seat, or to `NOBODY`."""


@dataclass(eq=False)
class FireFromHand(Ask):
    """Show an artisan of the hand and fire it up; it may be gifted afterwards."""

    rep: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return hand_types(t)

    def take(self, t: Town, pick: int) -> None:
        show_from_hand(t, pick)
        t.then(FireThis(t.content.hand), GiftShown(self.rep))

    def key(self, content: Content, pick: int) -> str:
        return f"fire hand {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "fire-from-hand")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.dragon(t.content, next_to_leave(t, pick)),)

    def effects(self, t: Town, pick: int) -> Effects:
        return firing_card(t, next_to_leave(t, pick))

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t))


def show_from_hand(t: Town, kind: Kind) -> None:
    """Lay an artisan of the hand open before everybody."""
    card = take_from_hand(t, t.turn, kind)
    t.spots[t.content.hand] = card
    if t.log is not None:
        move = moves.artisan(t.content, card, ids.hand(t.turn), ids.SHOWN)
        t.log.append(ArtisanShown(t.turn, ids.dragon(t.content, card), moves=(move,)))


class TakeBack(Step):
    """The dragon that was shown goes back to the hand, and everybody knows it."""

    def do(self, t: Town) -> None:
        card = t.spots[t.content.hand]
        if card != ABSENT:
            t.spots[t.content.hand] = ABSENT
            add_to_hand(t, t.turn, card)
            show(t, card)
            if t.log is not None:
                move = moves.artisan(t.content, card, ids.SHOWN, ids.hand(t.turn))
                t.log.append(ArtisanTakenBack(t.turn, ids.dragon(t.content, card), moves=(move,)))

    def doing(self, t: Town) -> Doing:
        return Doing(ids.SHOWN, names=("back",))


@dataclass(eq=False)
class GiftShown(Ask):
    """Gift the dragon that was shown for reputation, or keep it."""

    rep: int

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        if t.spots[t.content.hand] == ABSENT:
            return []
        return [KEEP, *(GIFT_TO + to for to in receivers(t))]

    def take(self, t: Town, pick: int) -> None:
        if pick == KEEP:
            t.then(TAKE_BACK)
            return
        card, to = t.spots[t.content.hand], pick - GIFT_TO
        t.spots[t.content.hand] = ABSENT
        t.given += 1
        if to == NOBODY:
            t.artisan_deck.insert(0, card)
        else:
            add_to_hand(t, to, card)
        show(t, card)
        if t.log is not None:
            t.log.append(artisan_given(t, card, to))
        gain_reputation(t, t.turn, self.rep)

    def key(self, content: Content, pick: int) -> str:
        if pick == KEEP:
            return "keep dragon"
        return "give back" if pick == GIFT_TO + NOBODY else f"give seat-{pick - GIFT_TO}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "fire-from-hand")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        if pick == KEEP:
            return ()
        to = ids.ARTISANS if pick == GIFT_TO + NOBODY else ids.seat(pick - GIFT_TO)
        return (dragon_on(t, t.content.hand), to)

    def variant(self, t: Town, pick: int) -> str:
        return "keep" if pick == KEEP else ""

    def effects(self, t: Town, pick: int) -> Effects:
        """It has left the hand already: to keep it takes it back."""
        return effects({ARTISAN: 1}) if pick == KEEP else effects({REPUTATION: self.rep})

    def doing(self, t: Town) -> Doing:
        return Doing(ids.SHOWN, names=("gift",))


def artisan_given(t: Town, card: Card, to: Seat) -> ArtisanGiven:
    to_whom = None if to == NOBODY else to
    place = ids.ARTISANS if to == NOBODY else ids.hand(to)
    move = moves.artisan(t.content, card, ids.SHOWN, place)
    return ArtisanGiven(t.turn, to_whom, ids.dragon(t.content, card), moves=(move,))


class FireAgain(Ask):
    """Use again the ability of a dragon that was fired up this turn, from where it lies now."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        fired, content = t.fired, t.content
        awake = [shop for shop in t.town if not t.is_asleep(shop)]
        found = [
            spot
            for place in (*awake, content.park_place)
            for spot in content.spots_of[place]
            if t.spots[spot] != ABSENT and fired >> t.spots[spot] & 1
        ]
        in_hand = {content.type_of[card] for card in t.hands[t.turn] if fired >> card & 1}
        return found + [IN_HAND + type for type in sorted(in_hand)]

    def take(self, t: Town, pick: int) -> None:
        if pick < IN_HAND:
            t.then(FireThis(pick))
        else:
            show_from_hand(t, pick - IN_HAND)
            t.then(FireThis(t.content.hand), TAKE_BACK)

    def key(self, content: Content, pick: int) -> str:
        if pick < IN_HAND:
            return f"fire {content.spot_ids[pick]}"
        return f"fire hand {content.types[pick - IN_HAND].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "fire-again")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.dragon(t.content, self._card(t, pick)),)

    def effects(self, t: Town, pick: int) -> Effects:
        return firing_card(t, self._card(t, pick))

    def _card(self, t: Town, pick: int) -> int:
        return t.spots[pick] if pick < IN_HAND else next_to_leave(t, pick - IN_HAND)

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t))


class FirePark(Ask):
    """Fire up an artisan of the Park, then take what lies in its place."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return park_choices(t)

    def take(self, t: Town, pick: int) -> None:
        t.then(FireThis(pick), TakeSpot(pick))

    def key(self, content: Content, pick: int) -> str:
        return f"fire {content.spot_ids[pick]}"

    def why(self, content: Content) -> tuple[str, ...]:
        return rule_ids.of_shops(content, "fire-park-and-take")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (dragon_on(t, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return firing(t, pick)

    def doing(self, t: Town) -> Doing:
        return Doing(shop_here(t))


@dataclass(eq=False)
class TakeSpot(Step):
    """Take the dragon that lies in this place of the Park by now, if one does."""

    spot: Spot

    def do(self, t: Town) -> None:
        if t.spots[self.spot] != ABSENT:
            take_from_park(t, self.spot)

    def doing(self, t: Town) -> Doing:
        return Doing(ids.spot(t.content, self.spot), names=("take",))


TAKE_BACK: Final = TakeBack()
FIRE_AGAIN: Final = FireAgain()
FIRE_PARK: Final = FirePark()
