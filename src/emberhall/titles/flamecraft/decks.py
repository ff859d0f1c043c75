"""The decks and what lies open beside them: the Park and the row of enchantments."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from emberhall.kernel.steps import NO
from emberhall.titles.flamecraft.end_events import (
    EndTriggered,
)
from emberhall.titles.flamecraft.events import (
    ArtisanDrawn,
    ArtisansRevealed,
    ArtisanTaken,
    EnchantmentsRevealed,
    FancyDrawn,
    PreFilled,
    ShopDrawn,
    ShopRevealed,
)
from emberhall.titles.flamecraft.goods import gain

if TYPE_CHECKING:
    from emberhall.titles.flamecraft.table import Town


SHRUNK: Final = -1
"""For the turns without a smaller deck: this one will not be counted."""


def draw_artisan(t: Town) -> int:
    """Draw the top artisan of the deck into the hand of the seat whose turn it is."""
    card = t.artisan_deck.pop()
    add_to_hand(t, t.turn, card)
    if t.log is not None:
        t.log.append(ArtisanDrawn(t.turn, *t.content.dragon_of(card)))
    check_decks(t)
    return card


def take_from_park(t: Town, spot: int) -> int:
    """Take an artisan of the Park, with the goods that lie on it. Everybody sees which."""
    card = t.spots[spot]
    t.spots[spot] = NO
    add_to_hand(t, t.turn, card)
    show(t, t.turn, card)
    if t.log is not None:
        t.log.append(ArtisanTaken(t.turn, *t.content.dragon_of(card)))
    take_goods_of_park(t, spot)
    return card


def take_goods_of_park(t: Town, spot: int) -> None:
    """The goods on an artisan of the Park go to whoever takes it."""
    lying = t.park_goods[spot - t.content.park]
    if lying:
        seat_goods = [lying.count(kind) for kind in range(len(t.supply))]
        for kind, count in enumerate(seat_goods):
            t.supply[kind] += count  # they lay beside the piles
        lying.clear()
        gain(t, t.turn, seat_goods)


def add_to_hand(t: Town, seat: int, card: int) -> None:
    hand = t.hands[seat]
    hand.append(card)
    hand.sort()


def show(t: Town, seat: int, card: int) -> None:
    """From now on everybody knows that this artisan is in this hand."""
    t.shown[seat].append(card)
    t.shown[seat].sort()


def leaving_hand(t: Town, seat: int, kind: int) -> list[int]:
    """The artisans of this type in the order they leave the hand: first those that everybody
    knows of."""
    shown, type_of = t.shown[seat], t.content.type_of
    others = (card for card in t.hands[seat] if card not in shown)
    return [card for card in (*shown, *others) if type_of[card] == kind]


def take_from_hand(t: Town, seat: int, kind: int) -> int:
    """An artisan of this type leaves the hand: one that everybody knows of, if there is one."""
    card = leaving_hand(t, seat, kind)[0]
    t.hands[seat].remove(card)
    if card in t.shown[seat]:
        t.shown[seat].remove(card)
    return card


def first_in_hand(t: Town, seat: int, kind: int) -> int:
    return next(card for card in t.hands[seat] if t.content.type_of[card] == kind)


def return_to_deck(t: Town, seat: int, kind: int) -> int:
    """An artisan of this type goes from the hand to the bottom of the deck, unseen by others."""
    card = first_in_hand(t, seat, kind)
    t.hands[seat].remove(card)
    t.shown[seat].clear()  # others can no longer tell which of them are still there
    t.artisan_deck.insert(0, card)
    return card


def park_choices(t: Town) -> list[int]:
    """The spots of the Park with a dragon. Of equal ones the first: the same goods lie on them,
    and both were fired up this turn or neither."""
    type_of, found = t.content.type_of, list[int]()
    seen: list[tuple[int, int, list[int]]] = []
    for spot in t.content.park_spots:
        card = t.spots[spot]
        if card != NO:
            looks = (type_of[card], t.fired >> card & 1, t.park_goods[spot - t.content.park])
            if looks not in seen:
                seen.append(looks)
                found.append(spot)
    return found


def draw_fancy(t: Town, seat: int) -> int:
    """Draw a fancy dragon; `NO` where none is left."""
    if not t.fancy_deck:
        return NO
    card = t.fancy_deck.pop()
    t.fancies[seat].append(card)
    t.fancies[seat].sort()
    if t.log is not None:
        row = t.content.fancies[card]
        t.log.append(FancyDrawn(seat, row.id, row.name))
    return card


def refill_park(t: Town) -> None:
    """Reveal artisans until the Park is full, as far as the deck reaches."""
    new = []
    for spot in t.content.park_spots:
        if t.spots[spot] == NO and t.artisan_deck:
            t.spots[spot] = t.artisan_deck.pop()
            new.append(t.spots[spot])
    if t.log is not None and new:
        t.log.append(ArtisansRevealed(tuple(t.content.dragon_names[card] for card in new)))
    check_decks(t)


def refill_row(t: Town) -> None:
    """Reveal enchantments until the row is full, as far as the deck reaches."""
    new = []
    while len(t.row) < t.content.town.row and t.enchantment_deck:
        new.append(t.enchantment_deck.pop())
        t.row.append(new[-1])
    if t.log is not None and new:
        names = tuple(t.content.enchantments[card].name for card in new)
        t.log.append(EnchantmentsRevealed(names))
    check_decks(t)


def check_decks(t: Town) -> None:
    """A new smallest size puts a stall off; the last card of either deck triggers the end."""
    artisans, enchantments = len(t.artisan_deck), len(t.enchantment_deck)
    if artisans < t.smallest[0] or enchantments < t.smallest[1]:
        t.smallest = [min(artisans, t.smallest[0]), min(enchantments, t.smallest[1])]
        t.stalled = SHRUNK
    if not t.ending and not (t.artisan_deck and t.enchantment_deck):
        trigger_end(t, "enchantment" if t.artisan_deck else "artisan")


def trigger_end(t: Town, by: str) -> None:
    t.ending = True
    if t.log is not None:
        t.log.append(EndTriggered(t.turn, by, t.is_solo))


def draw_shop(t: Town) -> None:
    """A new shop, unseen and facedown, unless Town is full or no shop is left."""
    if t.shop_deck and len(t.town) + len(t.new_shops) < t.spaces:
        t.new_shops.append(t.shop_deck.pop())
        if t.log is not None:
            t.log.append(ShopDrawn(t.turn))


def reveal_shops(t: Town) -> tuple[int, ...]:
    """Flip the new shops in the order they were drawn."""
    new = tuple(t.new_shops)
    t.new_shops = []
    for shop in new:
        t.town.insert(next_place(t), shop)
        if t.log is not None:
            t.log.append(ShopRevealed(t.content.shops[shop].id, t.content.places[shop]))
        pre_fill(t, shop)
    return new


def next_place(t: Town) -> int:
    """Clockwise from the Park, the first of the extra spaces comes before all others."""
    return 0 if len(t.town) == t.content.town.spaces else len(t.town)


def pre_fill(t: Town, shop: int) -> None:
    """Eternal Flame comes with dragons of the deck, as far as it reaches."""
    for slot in t.content.shops[shop].prefilled:
        if t.artisan_deck:
            card = t.artisan_deck.pop()
            t.spots[t.content.spots_of[shop][slot - 1]] = card
            if t.log is not None:
                t.log.append(PreFilled(*t.content.dragon_of(card), t.content.places[shop]))
            check_decks(t)
