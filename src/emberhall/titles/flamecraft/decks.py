"""The decks and what lies open beside them: the Park and the row of enchantments."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from emberhall.kernel.knowledge import EVERYBODY, hide
from emberhall.kernel.steps import ABSENT
from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft import ids, moves
from emberhall.titles.flamecraft.dragon_events import (
    ArtisanDrawn,
    ArtisansRevealed,
    ArtisanTaken,
    FancyDrawn,
)
from emberhall.titles.flamecraft.end_events import EndTriggered
from emberhall.titles.flamecraft.events import EnchantmentsRevealed, GoodsGained
from emberhall.titles.flamecraft.kinds import TYPES, Card, Kind, Spot
from emberhall.titles.flamecraft.table import Town

SHRUNK: Final = -1
"""For the turns without a smaller deck: this one will not be counted."""


def draw_artisan(t: Town) -> int:
    """Draw the top artisan of the deck into the hand of the seat whose turn it is."""
    card = t.artisan_deck.pop()
    add_to_hand(t, t.turn, card)
    if t.log is not None:
        move = moves.artisan(t.content, card, ids.ARTISANS, ids.hand(t.turn))
        t.log.append(ArtisanDrawn(t.turn, move.thing, moves=(move,)))
    check_decks(t)
    return card


def take_from_park(t: Town, spot: Spot) -> int:
    """Take an artisan of the Park, with the goods that lie on it. Everybody sees which."""
    card = t.spots[spot]
    t.spots[spot] = ABSENT
    add_to_hand(t, t.turn, card)
    show(t, card)
    if t.log is not None:
        place = ids.spot(t.content, spot)
        move = moves.artisan(t.content, card, place, ids.hand(t.turn))
        t.log.append(ArtisanTaken(t.turn, ids.dragon(t.content, card), moves=(move,)))
    take_goods_of_park(t, spot)
    return card


def take_goods_of_park(t: Town, spot: Spot) -> None:
    """The goods on an artisan of the Park go to whoever takes it."""
    lying = t.park_goods[spot - t.content.park]
    if not lying:
        return
    for kind in lying:
        t.goods[t.turn][kind] += 1
    if t.log is not None:
        t.log.append(GoodsGained(t.turn, moves=_off_park(t, spot, lying)))
    lying.clear()


def _off_park(t: Town, spot: Spot, lying: list[int]) -> moves.Moves:
    content, place = t.content, ids.spot(t.content, spot)
    return tuple(
        moves.good(content, kind, place, ids.goods(content, t.turn, kind), lying.count(kind))
        for kind in sorted(set(lying))
    )


def add_to_hand(t: Town, seat: Seat, card: Card) -> None:
    hand = t.hands[seat]
    hand.append(card)
    hand.sort()


def show(t: Town, card: Card) -> None:
    """From now on everybody knows where this artisan is."""
    t.artisans_known[card] = EVERYBODY


def leaving_hand(t: Town, seat: Seat, kind: Kind) -> list[int]:
    """The artisans of this type in the order they leave the hand: first those that everybody
    knows of."""
    shown, type_of = t.hand_known_to(None, seat), t.content.type_of
    others = (card for card in t.hands[seat] if card not in shown)
    return [card for card in (*shown, *others) if type_of[card] == kind]


def take_from_hand(t: Town, seat: Seat, kind: Kind) -> int:
    """An artisan of this type leaves the hand: one that everybody knows of, if there is one."""
    card = leaving_hand(t, seat, kind)[0]
    t.hands[seat].remove(card)
    return card


def first_in_hand(t: Town, seat: Seat, kind: Kind) -> int:
    return next(card for card in t.hands[seat] if t.content.type_of[card] == kind)


def return_to_deck(t: Town, seat: Seat, kind: Kind) -> int:
    """An artisan of this type goes from the hand to the bottom of the deck, unseen by others."""
    hand, known = t.hands[seat], t.artisans_known
    card, staying = first_in_hand(t, seat, kind), known_to_stay(t, hand)
    hand.remove(card)
    hide(hand, card, seat, known)
    for left in hand:
        known[left] = staying[left]
    t.artisan_deck.insert(0, card)
    return card


def known_to_stay(t: Town, hand: list[Card]) -> dict[Card, int]:
    """Who knows, of each artisan, that it stays whichever leaves: of equal ones the first does, so
    whoever knows of one before it."""
    type_of, known = t.content.type_of, t.artisans_known
    before, staying = [0] * TYPES, dict[Card, int]()
    for card in hand:
        kind = type_of[card]
        staying[card] = known[card] & before[kind]
        before[kind] |= known[card]
    return staying


def park_choices(t: Town) -> list[int]:
    """The spots of the Park with a dragon. Of equal ones the first: the same goods lie on them,
    and both were fired up this turn or neither."""
    type_of, found = t.content.type_of, list[int]()
    seen: list[tuple[int, int, list[int]]] = []
    for spot in t.content.park_spots:
        card = t.spots[spot]
        if card != ABSENT:
            looks = (type_of[card], t.fired >> card & 1, t.park_goods[spot - t.content.park])
            if looks not in seen:
                seen.append(looks)
                found.append(spot)
    return found


def draw_fancy(t: Town, seat: Seat) -> int:
    """Draw a fancy dragon; `ABSENT` where none is left."""
    if not t.fancy_deck:
        return ABSENT
    card = t.fancy_deck.pop()
    t.fancies[seat].append(card)
    t.fancies[seat].sort()
    if t.log is not None:
        move = moves.fancy(t.content, card, ids.FANCIES, ids.fancies(seat))
        t.log.append(FancyDrawn(seat, t.content.fancy_ids[card], moves=(move,)))
    return card


def refill_park(t: Town) -> None:
    """Reveal artisans until the Park is full, as far as the deck reaches."""
    new = []
    for spot in t.content.park_spots:
        if t.spots[spot] == ABSENT and t.artisan_deck:
            t.spots[spot] = t.artisan_deck.pop()
            new.append(spot)
    if t.log is not None and new:
        dragons = tuple(ids.dragon(t.content, t.spots[spot]) for spot in new)
        t.log.append(ArtisansRevealed(dragons, moves=to_park(t, new)))
    check_decks(t)


def to_park(t: Town, spots: Iterable[int]) -> moves.Moves:
    """The artisans on these places of the Park came from the deck."""
    content = t.content
    return tuple(
        moves.artisan(content, t.spots[spot], ids.ARTISANS, ids.spot(content, spot))
        for spot in spots
    )


def refill_row(t: Town) -> None:
    """Reveal enchantments until the row is full, as far as the deck reaches."""
    new = []
    while len(t.row) < t.content.town.row and t.enchantment_deck:
        new.append(t.enchantment_deck.pop())
        t.row.append(new[-1])
    if t.log is not None and new:
        cards = tuple(ids.enchantment(t.content, card) for card in new)
        t.log.append(EnchantmentsRevealed(cards, moves=to_row(t, new)))
    check_decks(t)


def to_row(t: Town, cards: Iterable[int]) -> moves.Moves:
    """These enchantments came from the deck."""
    return tuple(moves.enchantment(t.content, card, ids.ENCHANTMENTS, ids.ROW) for card in cards)


def check_decks(t: Town) -> None:
    """A new smallest size puts a stall off; the last card of either deck triggers the end."""
    artisans, enchantments = len(t.artisan_deck), len(t.enchantment_deck)
    if artisans < t.smallest[0] or enchantments < t.smallest[1]:
        t.smallest = [min(artisans, t.smallest[0]), min(enchantments, t.smallest[1])]
        t.stalled = SHRUNK
    if not t.ending and not (t.artisan_deck and t.enchantment_deck):
        trigger_end(t, "enchantment" if t.artisan_deck else "artisan")


def is_stalled(t: Town) -> bool:
    """Has the end been triggered though neither deck has run out?"""
    return t.ending and 0 not in t.smallest


def trigger_end(t: Town, by: str) -> None:
    t.ending = True
    if t.log is not None:
        t.log.append(EndTriggered(t.turn, by, t.is_solo))
