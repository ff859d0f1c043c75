"""Flamecraft's components, as `content/*.toml` or a content pack has them."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.content import ContentFile, Pack
from emberhall.kernel.steps import ABSENT, Step
from emberhall.titles.flamecraft.abilities import Way, read_way
from emberhall.titles.flamecraft.checks import (
    WILD,
    check_deal,
    check_enchantment,
    check_fancy,
    check_park,
    check_shops,
    check_solo,
)
from emberhall.titles.flamecraft.companions import COMPANIONS
from emberhall.titles.flamecraft.fancies import SPEND, SUN
from emberhall.titles.flamecraft.fire import ABILITIES
from emberhall.titles.flamecraft.fire_goods import different_goods
from emberhall.titles.flamecraft.fire_sets import NO_FIRE
from emberhall.titles.flamecraft.goods import NONE, TYPES, some
from emberhall.titles.flamecraft.rewards import gives_coins, read_reward
from emberhall.titles.flamecraft.rows import (
    Achievement,
    Award,
    Companion,
    Enchantment,
    Fancy,
    FireNumbers,
    Hedges,
    PlayerNumbers,
    Removed,
    Shop,
    SoloDecks,
    Supply,
    TownNumbers,
    Type,
    Wishing,
)

FILES = (
    *("town.toml", "dragons.toml", "shops.toml", "enchantments.toml", "fancies.toml"),
    *("companions.toml", "solo.toml"),
)
ANY: Final = "any"
PARK: Final = "park"
HAND: Final = "hand"
HELD: Final = "held"


class Content:
    """All of it, with the numbers that code asks for most worked out once.

    Shops are numbered: the starters, then the others. Artisans: all of the first type, the starter
    first, then the next type. Spots are numbered: the slots shop by shop, then the Park, then one
    for a dragon shown from the hand, and one for a dragon held to be placed. Places: the shops,
    the Park, the hand.
    """

    def __init__(self, pack: Pack) -> None:
        self._read_numbers(ContentFile(pack, "town.toml"))
        self._read_dragons(ContentFile(pack, "dragons.toml"))
        self._read_shops(ContentFile(pack, "shops.toml"))
        self._read_enchantments(ContentFile(pack, "enchantments.toml"))
        self._read_fancies(ContentFile(pack, "fancies.toml"))
        self._read_companions(ContentFile(pack, "companions.toml"))
        self._read_solo(ContentFile(pack, "solo.toml"))
        check_deal(self._numbers_file, self)

    # Reading, file by file

    def _read_numbers(self, file: ContentFile) -> None:
        self.town = file.one("town", TownNumbers)
        self.player = file.one("player", PlayerNumbers)
        self.removed = file.one("removed", Removed)
        self.supply = file.one("supply", Supply)
        self.fire = file.one("fire", FireNumbers)
        self.hedges = file.one("hedges", Hedges)
        self.wishing = file.one("wishing", Wishing)
        file.done()
        check_park(file, self.town)
        self._numbers_file = file

    def _read_dragons(self, file: ContentFile) -> None:
        self.types = file.rows("type", Type)
        file.done()
        if len(self.types) != TYPES:
            raise file.fail("", "type", f"there must be {TYPES} types")
        for row in self.types:
            if row.ability not in ABILITIES:
                reason = f"must be one of {', '.join(ABILITIES)}"
                raise file.fail(f"type {row.id}", "ability", reason)
            if len(row.names) != len(self.types[0].names) or len(row.names) < 2:
                raise file.fail(f"type {row.id}", "names", "must be as many as for other types")
        self.type_ids = tuple(row.id for row in self.types)
        self.kind_ids = (*self.type_ids, "coin")
        self.dragon_names = tuple(name for row in self.types for name in row.names)
        self.copies = len(self.types[0].names)
        numbers = range(1, self.copies + 1)
        self.dragon_ids = tuple(f"{id}-{number}" for id in self.type_ids for number in numbers)
        self.type_of = tuple(card // self.copies for card in range(len(self.dragon_names)))
        self.different = different_goods(self.fire.different)
        if self.hedges.good not in self.type_ids:
            raise self._numbers_file.fail("hedges", "good", "is no type")
        self.hedge_good = self.type_ids.index(self.hedges.good)

    def _read_shops(self, file: ContentFile) -> None:
        self.starters = file.rows("starter", Shop)
        self.shops = (*self.starters, *file.rows("shop", Shop))
        file.done()
        self.shop_ids = tuple(shop.id for shop in self.shops)
        check_shops(file, self)
        self.park_place, self.hand_place = len(self.shops), len(self.shops) + 1
        self.asleep = (*(shop.asleep for shop in self.shops), False, False, False)
        self.free_entry = tuple(shop.free_entry for shop in self.shops)
        self._number_spots(file)
        self.abilities = tuple(self._ways(file, number) for number in range(len(self.shops)))
        every = (1 << TYPES) - 1
        goods = [every if shop.icon == WILD else self._bit(shop.icon) for shop in self.shops]
        self.icon_goods = (*goods, 0, 0, 0)
        """For each place, the goods of its own icon, as bits."""
        alleys = [shop for shop in self.shops if shop.spaces]
        self.alley_rewards = tuple(
            self._reward(file, f"shop {shop.id}", "spaces", text)
            for shop in alleys
            for text in shop.spaces
        )

    def _bit(self, icon: str) -> int:
        return 1 << self.type_ids.index(icon) if icon in self.type_ids else 0

    def _number_spots(self, file: ContentFile) -> None:
        takes: list[int] = []
        rewards: list[tuple[Step, ...]] = []
        spots_of: list[tuple[int, ...]] = []
        ids: list[str] = []
        for shop in self.shops:
            first = len(takes)
            for number, text in enumerate(shop.slots, start=1):
                icons, _, reward = text.partition(" -> ")
                takes.append(self._icons(file, shop, icons))
                rewards.append(self._reward(file, f"shop {shop.id}", "slots", reward))
                ids.append(f"{shop.id} {number}")
            spots_of.append(tuple(range(first, len(takes))))
        self.park = len(takes)
        self.hand = self.park + self.town.park
        self.held = self.hand + 1
        self.park_spots = tuple(range(self.park, self.hand))
        self.takes, self.rewards = tuple(takes), tuple(rewards)
        self.spots_of = (*spots_of, self.park_spots, (self.hand,), (self.held,))
        places = [place for place, spots in enumerate(self.spots_of) for _ in spots]
        self.place_of = tuple(places)
        self.slot = tuple(1 + n for spots in self.spots_of for n in range(len(spots)))
        parks = [f"{PARK} {number + 1}" for number in range(self.town.park)]
        self.spot_ids = (*ids, *parks, HAND, HELD)
        self.coin_slots = tuple(
            spot for spot, reward in enumerate(self.rewards) if gives_coins(reward)
        )

    def _icons(self, file: ContentFile, shop: Shop, text: str) -> int:
        """The types a slot takes, as bits."""
        if text == ANY:
            return (1 << TYPES) - 1
        found = 0
        for icon in text.split("/"):
            if icon not in self.type_ids:
                raise file.fail(f"shop {shop.id}", "slots", f"{icon!r} is no type")
            found |= self._bit(icon)
        return found

    def _reward(self, file: ContentFile, entry: str, field: str, text: str) -> tuple[Step, ...]:
        try:
            return read_reward(text, self.type_ids)
        except ValueError as error:
            raise file.fail(entry, field, str(error)) from None

    def _ways(self, file: ContentFile, number: int) -> tuple[Way, ...]:
        shop = self.shops[number]
        try:
            ways = tuple(read_way(text, number, self.type_ids) for text in shop.ability)
        except ValueError as error:
            raise file.fail(f"shop {shop.id}", "ability", str(error)) from None
        if not all(ways):
            raise file.fail(f"shop {shop.id}", "ability", "must do something")
        return ways

    def _read_enchantments(self, file: ContentFile) -> None:
        self.enchantments = file.rows("enchantment", Enchantment)
        file.done()
        for row in self.enchantments:
            check_enchantment(file, self, row)
        self.costs = tuple(self._cost(row.cost) for row in self.enchantments)
        self.enchantment_rewards = tuple(
            self._reward(file, f"enchantment {row.id}", "reward", row.reward)
            for row in self.enchantments
        )
        self.enchantment_icons = tuple(self.type_ids.index(row.icon) for row in self.enchantments)
        self.enchants = tuple(self._enchants(shop) for shop in self.shops)
        """For each shop, the enchantments that match it, as bits."""

    def _cost(self, cost: dict[str, int]) -> tuple[int, ...]:
        return (*(cost.get(id, 0) for id in self.type_ids), 0)

    def _enchants(self, shop: Shop) -> int:
        cards = enumerate(self.enchantments)
        return sum(1 << card for card, row in cards if shop.icon in (row.icon, WILD))

    def _read_fancies(self, file: ContentFile) -> None:
        self.fancies = file.rows("fancy", Fancy)
        file.done()
        for row in self.fancies:
            check_fancy(file, self, row)
        self.fancy_ids = tuple(row.id for row in self.fancies)
        self.is_sun = tuple(row.time == SUN for row in self.fancies)
        types = [self.type_ids.index(row.type) if row.type else ABSENT for row in self.fancies]
        self.fancy_types = tuple(types)
        self.spends = tuple(
            some(type, row.count) if row.goal == SPEND else NONE
            for type, row in zip(types, self.fancies, strict=True)
        )
        self.fancy_rewards = tuple(
            self._reward(file, f"fancy {row.id}", "reward", row.reward) for row in self.fancies
        )
        pocus = (row.rep for row in self.fancies if row.goal == NO_FIRE)
        self.pocus_rep = max(pocus, default=0)

    def _read_companions(self, file: ContentFile) -> None:
        self.companions = file.rows("companion", Companion)
        file.done()
        if tuple(row.id for row in self.companions) != COMPANIONS:
            raise file.fail("", "companion", f"must be, in this order, {', '.join(COMPANIONS)}")
        self._companions = {row.id: row for row in self.companions}

    def _read_solo(self, file: ContentFile) -> None:
        self.solo = file.one("decks", SoloDecks)
        self.awards = file.rows("award", Award)
        self.achievements = file.rows("achievement", Achievement)
        file.done()
        check_solo(file, self)

    # Asking

    def companion(self, name: str) -> Companion:
        return self._companions[name]

    def first_of(self, kind: int) -> int:
        """A dragon of a type: its starter."""
        return kind * self.copies
