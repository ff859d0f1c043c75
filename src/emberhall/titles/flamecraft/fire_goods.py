"""Dragons that bring goods when they are fired up."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations
from typing import Final

from emberhall.kernel.steps import ABSENT, Ask
from emberhall.kernel.wire import Doing, Effects, Id, effects
from emberhall.titles.flamecraft import ids, moves
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import show
from emberhall.titles.flamecraft.dragon_events import ArtisanShown
from emberhall.titles.flamecraft.fire_sets import dragons_at, place_id
from emberhall.titles.flamecraft.goods import gain, gain_one
from emberhall.titles.flamecraft.kinds import TYPES, Kind, Place
from emberhall.titles.flamecraft.place import hand_types
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.touching import by_kind, fired_for, one

DOUBLE: Final = "double"
DIFFERENT: Final = "different"


class DifferentGoods(Ask):
    """Gain any three different goods. A pick holds the goods as bits."""

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return [*t.content.different]

    def take(self, t: Town, pick: int) -> None:
        gain(t, t.turn, [pick >> kind & 1 for kind in range(TYPES)])

    def key(self, content: Content, pick: int) -> str:
        chosen = [type.id for kind, type in enumerate(content.types) if pick >> kind & 1]
        return f"gain {' '.join(chosen)}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fire.crystal",)

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        kinds = (kind for kind in range(TYPES) if pick >> kind & 1)
        return tuple(ids.supply(t.content, kind) for kind in kinds)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(by_kind(t.content, [pick >> kind & 1 for kind in range(TYPES)]))

    def doing(self, t: Town) -> Doing:
        return Doing(fired_for(t, DIFFERENT))


def different_goods(count: int) -> tuple[int, ...]:
    """Every choice of so many different goods, as bits."""
    chosen = combinations(range(TYPES), count)
    return tuple(sum(1 << kind for kind in kinds) for kinds in chosen)


@dataclass(eq=False)
class DoubleGood(Ask):
    """Gain two of one good that the place or a dragon there offers."""

    place: Place

    def atomic(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return goods_at(t, self.place)

    def take(self, t: Town, pick: int) -> None:
        if self.place == t.content.hand_place:
            show_one(t, pick)
        gain_one(t, t.turn, pick, t.content.fire.goods)

    def key(self, content: Content, pick: int) -> str:
        return f"double {content.types[pick].id}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("fire.iron", "fire.iron-alike", "fire.iron-wild-shop")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.supply(t.content, pick),)

    def effects(self, t: Town, pick: int) -> Effects:
        return effects(one(t.content, pick, t.content.fire.goods))

    def doing(self, t: Town) -> Doing:
        return Doing(fired_for(t, DOUBLE), names=(place_id(t, self.place) or "park",))


def show_one(t: Town, kind: Kind) -> None:
    """Whoever takes the good of a dragon in hand shows it, unless everybody knows of one."""
    type_of, seat = t.content.type_of, t.turn
    known = [
        *t.hand_known_to(None, seat),
        *(card for card in (t.spots[t.content.hand],) if card != ABSENT),
    ]
    if kind not in [type_of[card] for card in known]:
        card = next(card for card in t.hands[seat] if type_of[card] == kind)
        show(t, card)
        if t.log is not None:
            move = moves.shown_in_hand(t.content, seat, card)
            t.log.append(ArtisanShown(seat, ids.dragon(t.content, card), moves=(move,)))


def goods_at(t: Town, place: Place) -> list[int]:
    """The goods of the dragons awake at a place, and of the shop itself."""
    content = t.content
    if place == content.hand_place:
        return hand_types(t)
    icons = content.icon_goods[place]
    type_of, dragons = content.type_of, dragons_at(t, place)
    for card in range(len(type_of)):
        if dragons >> card & 1:
            icons |= 1 << type_of[card]
    return [kind for kind in range(TYPES) if icons >> kind & 1]


DIFFERENT_GOODS: Final = DifferentGoods()
