"""Setting up: Town, the decks, and what everybody starts with."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from emberhall.kernel.events import Move
from emberhall.kernel.knowledge import NOBODY
from emberhall.kernel.settings import Settings
from emberhall.kernel.steps import ABSENT, Step
from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft import ids, moves, phases
from emberhall.titles.flamecraft.achievements import solo_decks
from emberhall.titles.flamecraft.behaviours import MORE_COINS, MORE_FANCIES, RESERVED_CARD
from emberhall.titles.flamecraft.checks import OTHER_ICONS
from emberhall.titles.flamecraft.companions import USE_CARD
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.decks import add_to_hand, to_park, to_row
from emberhall.titles.flamecraft.dragon_events import CardsDealt
from emberhall.titles.flamecraft.events import CompanionDealt, TownSetUp
from emberhall.titles.flamecraft.kinds import COIN, TYPES
from emberhall.titles.flamecraft.start import (
    CHOOSE_TOKEN,
    KeepFancy,
    StartCoins,
    StartingGood,
    StartReserve,
)
from emberhall.titles.flamecraft.table import Town
from emberhall.titles.flamecraft.turn import TAKE_TURN

STANDARD: Final = "standard"
"""The shop deck as the rulebook makes it;"""
RANDOM: Final = "random"
"""as many shops, whichever they are."""
NO_ACHIEVEMENTS: Final = "none"
ALL_ACHIEVEMENTS: Final = "all"


def set_up(seats: int, settings: Settings, seed: int, content: Content) -> Town:
    """The table as it comes out of the box."""
    t = Town(seats, seed, content, USE_CARD)
    clear_table(t)
    t.achievements = achievements_of(content, settings)
    t.spaces = content.town.more_spaces if seats > 2 else content.town.spaces
    if seats == 1:
        t.spaces = content.solo.spaces
    cards = range(len(content.enchantments))
    deck = settings["enchantments"]
    t.enchantment_deck = [card for card in cards if content.enchantments[card].deck == deck]
    t.companions = list(range(len(content.companions))) if settings["companions"] else []
    any_shops = 1 if settings["shops"] == RANDOM else 0
    t.then(OpenTown(any_shops, shops_named(content, settings)), TAKE_TURN)
    return t


def achievements_of(content: Content, settings: Settings) -> list[int]:
    named, ids = settings["achievements"], [row.id for row in content.achievements]
    if named == ALL_ACHIEVEMENTS:
        return list(range(len(ids)))
    return numbers_of(named, ids) if isinstance(named, tuple) else []


def shops_named(content: Content, settings: Settings) -> tuple[int, ...]:
    """The shops of a deck that was put together by hand."""
    named = settings["shops"]
    return tuple(numbers_of(named, content.shop_ids)) if isinstance(named, tuple) else ()


def numbers_of(named: Iterable[str], ids: Sequence[str]) -> list[int]:
    """The numbers of things that a setting names."""
    return sorted(ids.index(name) for name in named)


def clear_table(t: Town) -> None:
    content, seats = t.content, t.seats
    t.phase = phases.SETUP
    t.turns = t.filled = t.given = t.fired = t.stalled = t.fire_window = 0
    t.town = list(range(len(content.starters)))
    t.space_of = [ABSENT] * len(content.shops)
    t.new_shops, t.new_spaces, t.shop_deck = [], [], []
    t.placements, t.sets, t.joined = [], [], []
    t.alley = [0] * len(content.alley_rewards)
    t.spots = [ABSENT] * (content.held + 1)
    t.park_goods = [[] for _ in content.park_spots]
    t.artisan_deck = []
    t.tucked = [ABSENT] * len(content.enchantments)
    t.row, t.enchantment_deck, t.fancy_deck, t.held_fancies = [], [], [], []
    t.fancies_known = [NOBODY] * len(content.fancies)
    t.artisans_known = [NOBODY] * len(content.type_of)
    t.fancies, t.scored = [[] for _ in range(seats)], [[] for _ in range(seats)]
    t.hands = [[] for _ in range(seats)]
    t.at, t.reserved = [ABSENT] * seats, [ABSENT] * seats
    t.visitors = [ABSENT] * TYPES if seats == 1 else []
    t.token = t.cast = t.drew = t.spark = t.turn_at = t.finals = ABSENT
    t.rep, t.used, t.turned_in = [0] * seats, [0] * seats, [0] * seats
    t.goods = [[0] * (COIN + 1) for _ in range(seats)]
    t.supply = [content.supply.goods] * TYPES + [content.supply.coins]
    t.encore = t.owes_turn = t.ending = False
    t.smallest, t.played, t.achievements, t.unlocked = [], [], [], []


@dataclass(eq=False)
class OpenTown(Step):
    """Shuffle and deal everything, then let the players choose what is theirs to choose."""

    any_shops: int
    """1 where the shop deck is any shops, as many as usual."""
    shops: tuple[int, ...]
    """The shop deck, if it was put together by hand."""

    def do(self, t: Town) -> None:
        t.shuffle(t.town)
        for space, shop in enumerate(t.town, start=1):
            t.space_of[shop] = space
        for type, shop in enumerate(range(len(t.content.starters))):
            t.spots[t.content.spots_of[shop][0]] = t.content.first_of(type)
        make_shop_deck(t, self.any_shops, self.shops)
        make_artisan_deck(t)
        make_fancy_deck(t)
        t.shuffle(t.enchantment_deck)
        t.row = [t.enchantment_deck.pop() for _ in range(t.content.town.row)]
        t.turn = 0 if t.is_solo else t.randbelow(t.seats)
        if t.log is not None:
            shops = tuple(ids.shop(t.content, shop) for shop in t.town)
            t.log.append(TownSetUp(shops, t.turn, moves=laid_out(t)))
        deal_companions(t)
        deal_hands(t)
        t.smallest = [len(t.artisan_deck), len(t.enchantment_deck)]
        t.then(*choices(t))


def laid_out(t: Town) -> moves.Moves:
    """The shops with their starters, the Park and the row."""
    content, places = t.content, enumerate(t.town, start=1)
    shops = (moves.shop(content, shop, None, ids.space(number)) for number, shop in places)
    spots = [content.spots_of[shop][0] for shop in t.town]
    starters = (
        moves.artisan(content, t.spots[spot], None, ids.spot(content, spot)) for spot in spots
    )
    return (*shops, *starters, *to_park(t, content.park_spots), *to_row(t, t.row))


def in_turn_order(t: Town) -> list[int]:
    return [(t.turn + step) % t.seats for step in range(t.seats)]


def make_shop_deck(t: Town, any_shops: int, named: tuple[int, ...]) -> None:
    others = list(range(len(t.content.starters), len(t.content.shops)))
    if t.is_solo:
        t.shop_deck = solo_decks(t.content, t.achievements)[0]
    elif any_shops:
        t.shuffle(others)
        t.shop_deck = others[: len(_standard_shops(t, others))]
    else:
        t.shop_deck = list(named) or _standard_shops(t, others)
    t.shuffle(t.shop_deck)


def _standard_shops(t: Town, shops: list[int]) -> list[int]:
    """So many of each good's pile, and so many of the pile of all others."""
    rows, town = t.content.shops, t.content.town
    piles = [[shop for shop in shops if rows[shop].icon == id] for id in t.content.type_ids]
    rest = [shop for shop in shops if rows[shop].icon in OTHER_ICONS]
    for pile in (*piles, rest):
        pile.sort()
        t.shuffle(pile)
    chosen = [shop for pile in piles for shop in pile[: town.shops_of_each]]
    return chosen + rest[: town.other_shops]


def make_artisan_deck(t: Town) -> None:
    """Fewer players play with fewer artisans; starters are never in the deck."""
    removed = {1: t.content.removed.three, 2: t.content.removed.two, 3: t.content.removed.three}
    kept = t.content.copies - removed.get(t.seats, 0)
    t.artisan_deck = [
        t.content.first_of(type) + number for type in range(TYPES) for number in range(1, kept)
    ]
    t.shuffle(t.artisan_deck)
    for spot in t.content.park_spots:
        t.spots[spot] = t.artisan_deck.pop()


def make_fancy_deck(t: Town) -> None:
    t.fancy_deck = list(range(len(t.content.fancies)))
    if t.is_solo:
        t.fancy_deck = solo_decks(t.content, t.achievements)[1]
    t.shuffle(t.fancy_deck)


def deal_companions(t: Town) -> None:
    if not t.companions:
        t.companions = [ABSENT] * t.seats
        return
    t.shuffle(t.companions)
    t.companions = t.companions[: t.seats]
    if t.log is not None:
        for seat in in_turn_order(t):
            own = ids.companion(t.content, t.companions[seat])
            row = t.content.companions[t.companions[seat]]
            move = Move(row.id, None, ids.seat(seat), 1, own)
            t.log.append(CompanionDealt(seat, own, moves=(move,)))


def starts_with(t: Town, seat: Seat, bonus: str) -> int:
    """How much of this bonus a seat's companion brings; 0: none."""
    if t.companions[seat] == ABSENT:
        return 0
    own = t.companion_of(seat)
    return own.start if own.bonus == bonus else 0


def deal_hands(t: Town) -> None:
    player = t.content.player
    for seat in in_turn_order(t):
        for _ in range(player.hand):
            add_to_hand(t, seat, t.artisan_deck.pop())
    for seat in in_turn_order(t):
        count = starts_with(t, seat, MORE_FANCIES) or player.fancies
        t.fancies[seat] = sorted(t.fancy_deck.pop() for _ in range(count))
        if t.log is not None:
            t.log.append(CardsDealt(seat, moves=dealt_to(t, seat)))


def dealt_to(t: Town, seat: Seat) -> moves.Moves:
    content, hand, own = t.content, ids.hand(seat), ids.fancies(seat)
    return (
        *(moves.artisan(content, card, ids.ARTISANS, hand) for card in t.hands[seat]),
        *(moves.fancy(content, card, ids.FANCIES, own) for card in t.fancies[seat]),
    )


def choices(t: Town) -> list[Step]:
    """What the players choose before the first turn, in turn order."""
    order = in_turn_order(t)
    steps: list[Step] = [CHOOSE_TOKEN] if t.is_solo else []
    steps += [KeepFancy(seat) for seat in order]
    steps += [StartingGood(seat) for seat in order[3:]]
    for seat in order:
        if starts_with(t, seat, RESERVED_CARD):
            steps.append(StartReserve(seat))
        if coins := starts_with(t, seat, MORE_COINS):
            steps.append(StartCoins(seat, coins))
    return steps
