"""Flamecraft's table: Town with its shops and dragons, the decks and the players' things."""

from __future__ import annotations

from typing import ClassVar

from emberhall.kernel.knowledge import deal_anew, known_to
from emberhall.kernel.steps import ABSENT, Interrupt
from emberhall.kernel.table import Table
from emberhall.kernel.wire import Seat
from emberhall.titles.flamecraft import phases
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.kinds import TYPES, Card, Kind, Place, Shop, Space
from emberhall.titles.flamecraft.rows import Companion


class Town(Table):
    """The town and everything beside it.

    Shops, dragons, fancies, enchantments and companions are numbers (see `Content`). Every place a
    dragon can lie face up is a spot: the slots of all shops, the Park, and two before the player.
    """

    saves: ClassVar[tuple[str, ...]] = (
        *("phase", "turns", "spaces", "town", "space_of"),
        *("new_shops", "new_spaces", "shop_deck", "alley"),
        *("spots", "park_goods", "artisan_deck", "tucked", "row", "enchantment_deck"),
        *("fancy_deck", "fancies", "held_fancies", "fancies_known", "scored"),
        *("at", "visitors", "token", "rep", "goods", "supply", "hands", "artisans_known"),
        *("reserved", "companions", "used"),
        *("placements", "filled", "given", "fired", "cast", "drew"),
        *("spark", "encore", "sets", "joined", "fire_window", "owes_turn", "turn_at"),
        *("ending", "finals", "smallest", "stalled", "played", "turned_in"),
        *("achievements", "unlocked"),
    )
    clocks: ClassVar[tuple[str, ...]] = ("turns",)

    content: Content
    phase: str
    turns: int
    """Turns begun, of all players."""
    spaces: int
    """The most shops there can be in Town."""
    town: list[Shop]
    """The open shops, clockwise from the Park."""
    space_of: list[Space]
    """For each shop its space in Town, or `ABSENT` before it is open."""
    new_shops: list[Shop]
    """Shops that lie facedown until the end of the turn,"""
    new_spaces: list[Space]
    """and where."""
    shop_deck: list[Shop]
    alley: list[int]
    """The coins on each space of Dragon Alley."""
    spots: list[Card]
    """The dragon on each spot, or `ABSENT`."""
    park_goods: list[list[int]]
    """The goods that lie on each place of the Park."""
    artisan_deck: list[Card]
    """The last card is on top, in this deck and in all others."""
    tucked: list[Shop]
    """For each enchantment, the shop it is tucked behind, or `ABSENT`."""
    row: list[Card]
    enchantment_deck: list[Card]
    fancy_deck: list[Card]
    fancies: list[list[Card]]
    """For each seat, its fancies that have not been scored."""
    held_fancies: list[Card]
    """Those just drawn at Scale Mail Post, then the one that is gifted."""
    fancies_known: list[int]
    """For each fancy, who knows where it lies while it is hidden (see `kernel.knowledge`)."""
    scored: list[list[Card]]
    at: list[Shop]
    """For each seat, the shop it visits, or `ABSENT` before its first turn."""
    visitors: list[Shop]
    """Solo: for each colour of token, the shop it stands at, or `ABSENT`."""
    token: Kind
    """Solo: the player's own colour."""
    rep: list[int]
    goods: list[list[int]]
    """For each seat, how many it has of each good, and its coins."""
    supply: list[int]
    hands: list[list[Card]]
    artisans_known: list[int]
    """For each artisan, who knows where it lies while it is hidden."""
    reserved: list[Card]
    companions: list[Card]
    """For each seat, its companion, or `ABSENT`."""
    used: list[int]
    """1 for each seat whose companion has been used."""
    placements: list[int]
    """This turn's placements: 8 times the shop, plus the dragon's type."""
    filled: int
    """Shops filled by this turn's placements."""
    given: int
    """Things given to others this turn."""
    fired: int
    """Dragons fired up this turn, as bits."""
    cast: Card
    """The enchantment cast this turn, or `ABSENT`."""
    drew: Card
    """The artisan this turn's shop gave when gathering, or `ABSENT`."""
    spark: Shop
    """Where a dragon just fired up has placed another; `ABSENT` once something else is done."""
    encore: bool
    """True while the shop's ability may be used once more."""
    sets: list[list[int]]
    """Grants of fire-ups that are open (see `fire_sets`)."""
    joined: list[Card]
    """Fancies revealed for the firing at the shop visited, one to come or under way."""
    fire_window: int
    """Which fancies may be revealed for the one to come (see `fire_sets`); 0 once it has begun."""
    owes_turn: bool
    """True where the player takes another turn."""
    turn_at: Shop
    """The shop of that turn where Ribbon chose it, or `ABSENT`."""
    ending: bool
    """True once the end is triggered."""
    finals: int
    """Final turns still to be taken; `ABSENT` before they begin."""
    smallest: list[int]
    """The smallest sizes of the artisan and the enchantment deck so far."""
    stalled: int
    """Turns since one of them grew smaller, or `SHRUNK` in the turn it did."""
    played: list[int]
    """Each seat's reputation before the scoring at the end."""
    turned_in: list[int]
    """Coins each seat turned in at the end."""
    achievements: list[int]
    """Solo: those unlocked in earlier games,"""
    unlocked: list[int]
    """and in this one."""

    def __init__(
        self, seats: int, seed: int, content: Content, interrupt: Interrupt | None
    ) -> None:
        super().__init__(seats, seed, interrupt)
        self.content = content

    def get_content(self) -> Content:
        return self.content

    def hidden(self) -> tuple[str, ...]:
        return (
            *("shop_deck", "new_shops", "artisan_deck", "enchantment_deck", "fancy_deck"),
            *("hands", "fancies", "held_fancies"),
        )

    def copy(self) -> Town:
        twin = Town(self.seats, self.seed, self.content, self.interrupt)
        self.copy_to(twin)
        self._copy_town_to(twin)
        self._copy_players_to(twin)
        self._copy_turn_to(twin)
        return twin

    def _copy_town_to(self, twin: Town) -> None:
        twin.phase = self.phase
        twin.turns = self.turns
        twin.spaces = self.spaces
        twin.town = self.town.copy()
        twin.space_of = self.space_of.copy()
        twin.new_shops = self.new_shops.copy()
        twin.new_spaces = self.new_spaces.copy()
        twin.shop_deck = self.shop_deck.copy()
        twin.alley = self.alley.copy()
        twin.spots = self.spots.copy()
        twin.park_goods = [goods.copy() for goods in self.park_goods]
        twin.artisan_deck = self.artisan_deck.copy()
        twin.tucked = self.tucked.copy()
        twin.row = self.row.copy()
        twin.enchantment_deck = self.enchantment_deck.copy()
        twin.fancy_deck = self.fancy_deck.copy()
        twin.fancies = [cards.copy() for cards in self.fancies]
        twin.held_fancies = self.held_fancies.copy()
        twin.fancies_known = self.fancies_known.copy()
        twin.scored = [cards.copy() for cards in self.scored]

    def _copy_players_to(self, twin: Town) -> None:
        twin.at = self.at.copy()
        twin.visitors = self.visitors.copy()
        twin.token = self.token
        twin.rep = self.rep.copy()
        twin.goods = [goods.copy() for goods in self.goods]
        twin.supply = self.supply.copy()
        twin.hands = [cards.copy() for cards in self.hands]
        twin.artisans_known = self.artisans_known.copy()
        twin.reserved = self.reserved.copy()
        twin.companions = self.companions.copy()
        twin.used = self.used.copy()

    def _copy_turn_to(self, twin: Town) -> None:
        twin.placements = self.placements.copy()
        twin.filled = self.filled
        twin.given = self.given
        twin.fired = self.fired
        twin.cast = self.cast
        twin.drew = self.drew
        twin.spark = self.spark
        twin.encore = self.encore
        twin.sets = [grant.copy() for grant in self.sets]
        twin.joined = self.joined.copy()
        twin.fire_window = self.fire_window
        twin.owes_turn = self.owes_turn
        twin.turn_at = self.turn_at
        twin.ending = self.ending
        twin.finals = self.finals
        twin.smallest = self.smallest.copy()
        twin.stalled = self.stalled
        twin.played = self.played.copy()
        twin.turned_in = self.turned_in.copy()
        twin.achievements = self.achievements.copy()
        twin.unlocked = self.unlocked.copy()

    # How far the game is

    def turns_taken(self) -> int:
        has_begun_one = self.phase in (phases.TURN, phases.END_OF_TURN)
        return self.turns - has_begun_one

    def rounds_played(self) -> int:
        return self.turns_taken() // self.seats

    # Guesses

    def redeal(self, seat: Seat | None) -> None:
        others = [other for other in range(self.seats) if other != seat]
        hands = [self.hands[other] for other in others]
        deal_anew(self, seat, self.artisans_known, self.artisan_deck, hands)
        self._redeal_fancies(seat, others)
        self._shuffle_anew(self.enchantment_deck)
        shops = self.shop_deck + self.new_shops
        self._shuffle_anew(shops)
        self.shop_deck = shops[len(self.new_shops) :]
        self.new_shops = shops[: len(self.new_shops)]

    def _redeal_fancies(self, seat: Seat | None, others: list[Seat]) -> None:
        """Those just drawn, of another seat, are dealt apart from the rest of its fancies."""
        held = self.held_fancies if self.turn in others else []
        own = self.fancies[self.turn]
        own[:] = [card for card in own if card not in held]
        hands = [self.fancies[other] for other in others]
        deal_anew(self, seat, self.fancies_known, self.fancy_deck, [*hands, held])
        own[:] = sorted([*own, *held])

    def _shuffle_anew(self, cards: list[Card]) -> None:
        cards.sort()
        self.shuffle(cards)

    # Looking

    def hand_known_to(self, viewer: Seat | None, seat: Seat) -> list[Card]:
        """The artisans of a hand that somebody knows of; a spectator knows what everybody does."""
        hand = self.hands[seat]
        return hand if seat == viewer else known_to(viewer, hand, self.artisans_known)

    def fancies_known_to(self, viewer: Seat | None, seat: Seat) -> list[Card]:
        own = self.fancies[seat]
        return own if seat == viewer else known_to(viewer, own, self.fancies_known)

    @property
    def is_solo(self) -> bool:
        return self.seats == 1

    def is_asleep(self, place: Place) -> bool:
        """True where dragons lie facedown."""
        return self.content.asleep[place]

    @property
    def tokens(self) -> int:
        """How many tokens are in play."""
        return TYPES if self.seats == 1 else self.seats

    def visitors_at(self, shop: Shop) -> int:
        """How many tokens besides one's own stand at a shop."""
        if self.seats == 1:
            return self.visitors.count(shop)
        return self.at.count(shop) - (self.at[self.turn] == shop)

    def companion_of(self, seat: Seat) -> Companion:
        """The companion of a seat that has one."""
        return self.content.companions[self.companions[seat]]

    def dragons_in_town(self, kind: Kind) -> int:
        """All dragons of a type in Town, those asleep included."""
        spots, types = self.spots, self.content.type_of
        return sum(
            spots[spot] != ABSENT and types[spots[spot]] == kind
            for shop in self.town
            for spot in self.content.spots_of[shop]
        )

    def awake_in_town(self) -> list[int]:
        """For each type, its dragons in Town that are awake."""
        found = [0] * TYPES
        for shop in self.town:
            if not self.content.asleep[shop]:
                for spot in self.content.spots_of[shop]:
                    card = self.spots[spot]
                    if card != ABSENT:
                        found[self.content.type_of[card]] += 1
        return found
