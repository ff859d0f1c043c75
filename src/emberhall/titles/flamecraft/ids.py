"""The ids of everything in Flamecraft that can be pointed at, moved or lit.

Things
    `seat:0`, and `pawn:0`, which stands at the shop the seat visits
    `dragon:bread-3`, an artisan: its type and its number among those of the type, the starter first
    `shop:hello-nursery`, `enchantment:oven-sigil`, `fancy:buttercup`, `companion:penny`
    `token:bread`, alone: the tokens of the non-players
    `achievement:green-thumb`, alone

Places
    `goods:0:bread`, a seat's goods of one kind, `goods:0:coin` among them
    `hand:0`, `fancies:0`, `scored:0`: a seat's artisans, its unscored and its scored fancies
    `supply:bread`, a pile; `supply:coin` too
    `deck:artisans`, `deck:fancies`, `deck:enchantments`, `deck:shops`
    `row:enchantments`, the row as one place, since its cards close up
    `slot:hello-nursery:2`, `park:1`: where one artisan lies; goods may lie on a place of the Park
    `place:shown`, `place:held`: where an artisan of the hand lies while it is fired up or placed
    `space:7`, where a shop of Town lies: clockwise from the Park 1 to 12; of the two more that
        larger tables use, 13 lies before 1 and 14 after 12
    `alley:1`, a space of Dragon Alley, where coins are left

Numbers count from 1, seats from 0. Reputation is counted at the seat itself, and a reserved
enchantment or a companion lies there.
"""

from __future__ import annotations

from typing import Final

from emberhall.kernel.wire import Id, Seat, seat_id, thing
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.kinds import Card, Kind

ARTISANS: Final = thing("deck", "artisans")
FANCIES: Final = thing("deck", "fancies")
ENCHANTMENTS: Final = thing("deck", "enchantments")
SHOPS: Final = thing("deck", "shops")
ROW: Final = thing("row", "enchantments")
SHOWN: Final = thing("place", "shown")
HELD: Final = thing("place", "held")

seat = seat_id


def pawn(seat: Seat) -> Id:
    return thing("pawn", seat)


def hand(seat: Seat) -> Id:
    return thing("hand", seat)


def fancies(seat: Seat) -> Id:
    return thing("fancies", seat)


def scored(seat: Seat) -> Id:
    return thing("scored", seat)


def goods(content: Content, seat: Seat, kind: Kind) -> Id:
    return thing("goods", seat, content.kind_ids[kind])


def supply(content: Content, kind: Kind) -> Id:
    return thing("supply", content.kind_ids[kind])


def dragon(content: Content, card: Card) -> Id:
    return thing("dragon", content.dragon_ids[card])


def shop(content: Content, number: int) -> Id:
    return thing("shop", content.shop_ids[number])


def spot(content: Content, number: int) -> Id:
    """Where a dragon can lie face up: a slot, a place of the Park, or one of two before you."""
    if number == content.hand:
        return SHOWN
    if number == content.held:
        return HELD
    if number >= content.park:
        return park(content, number)
    return thing("slot", content.shop_ids[content.place_of[number]], content.slot[number])


def park(content: Content, number: int) -> Id:
    return thing("park", content.slot[number])


def enchantment(content: Content, card: Card) -> Id:
    return thing("enchantment", content.enchantments[card].id)


def fancy(content: Content, card: Card) -> Id:
    return thing("fancy", content.fancies[card].id)


def companion(content: Content, number: int) -> Id:
    return thing("companion", content.companions[number].id)


def token(content: Content, kind: Kind) -> Id:
    return thing("token", content.type_ids[kind])


def achievement(content: Content, number: int) -> Id:
    return thing("achievement", content.achievements[number].id)


def space(number: int) -> Id:
    """Of a space of Town, from 1."""
    return thing("space", number)


def alley(number: int) -> Id:
    """Of a space of Dragon Alley, from 0."""
    return thing("alley", number + 1)
