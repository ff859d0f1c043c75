"""The spaces of Town: where a new shop goes, and opening it there.

Spaces count from 1, clockwise from the Park, but for those that only larger tables use: the first
of them lies before all others.
"""

from __future__ import annotations

from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.steps import Ask, Step
from emberhall.kernel.wire import Doing, Id
from emberhall.titles.flamecraft import ids, moves
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import check_decks
from emberhall.titles.flamecraft.dragon_events import PreFilled
from emberhall.titles.flamecraft.events import ShopDrawn, ShopRevealed
from emberhall.titles.flamecraft.kinds import Shop, Space
from emberhall.titles.flamecraft.table import Town


def clockwise(t: Town) -> list[Space]:
    """All spaces of Town in their order from the Park."""
    first = t.content.town.spaces + 1
    return sorted(range(1, t.spaces + 1), key=lambda space: 0 if space == first else space)


def empty_spaces(t: Town) -> list[Space]:
    """From the lowest number on."""
    taken = [*t.new_spaces, *(t.space_of[shop] for shop in t.town)]
    return [space for space in range(1, t.spaces + 1) if space not in taken]


class NewShop(Step):
    """A shop is full: a new one comes to Town, unless there is no space or no shop left.

    Alone one chooses its space, for dragons come to Town clockwise; else it makes no difference.
    """

    def do(self, t: Town) -> None:
        empty = empty_spaces(t)
        if not empty or not t.shop_deck:
            return
        if t.is_solo:
            t.then(CHOOSE_SPACE)
        else:
            draw_shop(t, empty[0])

    def doing(self, t: Town) -> Doing:
        return Doing(names=("new-shop",))


class ChooseSpace(Ask):
    """Where the new shop goes."""

    def atomic(self) -> bool:
        return True

    def mandatory(self) -> bool:
        return True

    def picks(self, t: Town) -> list[int]:
        return empty_spaces(t)

    def take(self, t: Town, pick: int) -> None:
        draw_shop(t, pick)

    def key(self, content: Content, pick: int) -> str:
        return f"space {pick}"

    def why(self, content: Content) -> tuple[str, ...]:
        return ("solo.new-shop-space", "solo.place")

    def targets(self, t: Town, pick: int) -> tuple[Id, ...]:
        return (ids.space(pick),)

    def doing(self, t: Town) -> Doing:
        return Doing(ids.SHOPS)


def draw_shop(t: Town, space: Space) -> None:
    """A new shop comes to a space, unseen and facedown."""
    t.new_shops.append(t.shop_deck.pop())
    t.new_spaces.append(space)
    if t.log is not None:
        move = Move("", ids.SHOPS, ids.space(space))
        t.log.append(ShopDrawn(t.turn, moves=(move,)))


def reveal_shops(t: Town) -> tuple[int, ...]:
    """Flip the new shops in the order they were drawn."""
    new, spaces = tuple(t.new_shops), t.new_spaces
    t.new_shops, t.new_spaces = [], []
    for shop, space in zip(new, spaces, strict=True):
        open_shop(t, shop, space)
        if t.log is not None:
            move = moves.shop(t.content, shop, ids.space(space), ids.space(space))
            t.log.append(ShopRevealed(ids.shop(t.content, shop), moves=(move,)))
        pre_fill(t, shop)
    return new


def open_shop(t: Town, shop: Shop, space: Space) -> None:
    """It joins the others of Town in the order of their spaces."""
    t.space_of[shop] = space
    order = clockwise(t)
    t.town = sorted([*t.town, shop], key=lambda each: order.index(t.space_of[each]))


def pre_fill(t: Town, shop: Shop) -> None:
    """Eternal Flame comes with dragons of the deck, as far as it reaches."""
    for slot in t.content.shops[shop].prefilled:
        if t.artisan_deck:
            card, spot = t.artisan_deck.pop(), t.content.spots_of[shop][slot - 1]
            t.spots[spot] = card
            if t.log is not None:
                dragon, place = ids.dragon(t.content, card), ids.spot(t.content, spot)
                move = moves.artisan(t.content, card, ids.ARTISANS, place)
                came = PreFilled(dragon, ids.shop(t.content, shop), place, moves=(move,))
                t.log.append(came)
            check_decks(t)


NEW_SHOP: Final = NewShop()
CHOOSE_SPACE: Final = ChooseSpace()
