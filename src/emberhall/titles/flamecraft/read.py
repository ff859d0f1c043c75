"""Reading content: the rows of its files, and what steps make of the texts on them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberhall.kernel.content import ContentFile, Pack
from emberhall.kernel.sources import Sources, sources_of
from emberhall.kernel.steps import ABSENT
from emberhall.titles.flamecraft.abilities import read_way
from emberhall.titles.flamecraft.checks import (
    WILD,
    check_companions,
    check_deal,
    check_dragons,
    check_enchantment,
    check_fancy,
    check_park,
    check_shops,
    check_solo,
)
from emberhall.titles.flamecraft.content import Content, Reward, Way
from emberhall.titles.flamecraft.fire_goods import different_goods
from emberhall.titles.flamecraft.goals import SPEND, SUN
from emberhall.titles.flamecraft.kinds import NONE, TYPES, some
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

FILES: Final = (
    *("town.toml", "dragons.toml", "shops.toml", "enchantments.toml", "fancies.toml"),
    *("companions.toml", "solo.toml"),
)
ANY: Final = "any"
PARK: Final = "park"
HAND: Final = "hand"
HELD: Final = "held"
EVERY_TYPE: Final = (1 << TYPES) - 1


def read_content(pack: Pack) -> Content:
    content, numbers = Content(), ContentFile(pack, "town.toml")
    read_numbers(numbers, content)
    read_dragons(ContentFile(pack, "dragons.toml"), content)
    read_hedges(numbers, content)
    read_shops(ContentFile(pack, "shops.toml"), content)
    read_enchantments(ContentFile(pack, "enchantments.toml"), content)
    read_fancies(ContentFile(pack, "fancies.toml"), content)
    read_companions(ContentFile(pack, "companions.toml"), content)
    read_solo(ContentFile(pack, "solo.toml"), content)
    check_deal(numbers, content)
    return content


def read_numbers(file: ContentFile, content: Content) -> None:
    content.town = file.one("town", TownNumbers)
    content.player = file.one("player", PlayerNumbers)
    content.removed = file.one("removed", Removed)
    content.supply = file.one("supply", Supply)
    content.fire = file.one("fire", FireNumbers)
    content.hedges = file.one("hedges", Hedges)
    content.wishing = file.one("wishing", Wishing)
    content.sources = number_sources(content)
    file.done()
    check_park(file, content.town)


def number_sources(content: Content) -> Sources:
    return sources_of(
        {
            "town": content.town.source,
            "player": content.player.source,
            "removed": content.removed.source,
            "supply": content.supply.source,
            "fire": content.fire.source,
            "hedges": content.hedges.source,
            "wishing": content.wishing.source,
        }
    )


def read_dragons(file: ContentFile, content: Content) -> None:
    content.types = file.rows("type", Type)
    file.done()
    check_dragons(file, content)
    content.type_ids = tuple(row.id for row in content.types)
    content.kind_ids = (*content.type_ids, "coin")
    content.dragon_names = tuple(name for row in content.types for name in row.names)
    content.copies = len(content.types[0].names)
    numbers = range(1, content.copies + 1)
    content.dragon_ids = tuple(f"{id}-{number}" for id in content.type_ids for number in numbers)
    content.type_of = tuple(card // content.copies for card in range(len(content.dragon_names)))
    content.different = different_goods(content.fire.different)


def read_hedges(file: ContentFile, content: Content) -> None:
    if content.hedges.good not in content.type_ids:
        raise file.fail("hedges", "good", "must be a type")
    content.hedge_good = content.type_ids.index(content.hedges.good)


# Shops


def read_shops(file: ContentFile, content: Content) -> None:
    content.starters = file.rows("starter", Shop)
    content.shops = (*content.starters, *file.rows("shop", Shop))
    file.done()
    content.shop_ids = tuple(shop.id for shop in content.shops)
    check_shops(file, content)
    content.park_place, content.hand_place = len(content.shops), len(content.shops) + 1
    content.asleep = (*(shop.asleep for shop in content.shops), False, False, False)
    content.free_entry = tuple(shop.free_entry for shop in content.shops)
    content.icon_goods = (*(_icon_goods(content, shop) for shop in content.shops), 0, 0, 0)
    read_slots(file, content)
    number_spots(content)
    content.abilities = tuple(_ways(file, content, shop) for shop in range(len(content.shops)))
    read_alleys(file, content)


def _icon_goods(content: Content, shop: Shop) -> int:
    return EVERY_TYPE if shop.icon == WILD else _bit(content, shop.icon)


def _bit(content: Content, icon: str) -> int:
    return 1 << content.type_ids.index(icon) if icon in content.type_ids else 0


def read_slots(file: ContentFile, content: Content) -> None:
    takes: list[int] = []
    rewards: list[Reward] = []
    for shop in content.shops:
        for text in shop.slots:
            icons, _, reward = text.partition(" -> ")
            takes.append(_icons(file, content, shop, icons))
            rewards.append(_reward(file, content, f"shop {shop.id}", "slots", reward))
    content.takes, content.rewards = tuple(takes), tuple(rewards)
    content.coin_slots = tuple(spot for spot, reward in enumerate(rewards) if gives_coins(reward))


def _icons(file: ContentFile, content: Content, shop: Shop, text: str) -> int:
    """The types a slot takes, as bits."""
    if text == ANY:
        return EVERY_TYPE
    found = 0
    for icon in text.split("/"):
        if icon not in content.type_ids:
            raise file.fail(f"shop {shop.id}", "slots", f"{icon!r} is not a type")
        found |= _bit(content, icon)
    return found


def number_spots(content: Content) -> None:
    slots: list[tuple[int, ...]] = []
    ids: list[str] = []
    for shop in content.shops:
        slots.append(tuple(range(len(ids), len(ids) + len(shop.slots))))
        ids += [f"{shop.id} {number + 1}" for number in range(len(shop.slots))]
    content.park = len(ids)
    content.hand = content.park + content.town.park
    content.held = content.hand + 1
    content.park_spots = tuple(range(content.park, content.hand))
    content.spots_of = (*slots, content.park_spots, (content.hand,), (content.held,))
    places = [place for place, spots in enumerate(content.spots_of) for _ in spots]
    content.place_of = tuple(places)
    content.slot = tuple(1 + n for spots in content.spots_of for n in range(len(spots)))
    parks = [f"{PARK} {number + 1}" for number in range(content.town.park)]
    content.spot_ids = (*ids, *parks, HAND, HELD)


def _ways(file: ContentFile, content: Content, number: int) -> tuple[Way, ...]:
    shop = content.shops[number]
    try:
        ways = tuple(read_way(text, number, content.type_ids) for text in shop.ability)
    except ValueError as error:
        raise file.fail(f"shop {shop.id}", "ability", str(error)) from None
    if not all(ways):
        raise file.fail(f"shop {shop.id}", "ability", "must do something")
    return ways


def read_alleys(file: ContentFile, content: Content) -> None:
    rewards: list[Reward] = []
    spaces: list[tuple[int, ...]] = []
    for shop in content.shops:
        spaces.append(tuple(range(len(rewards), len(rewards) + len(shop.spaces))))
        entry = f"shop {shop.id}"
        rewards += [_reward(file, content, entry, "spaces", text) for text in shop.spaces]
    content.alley_rewards, content.alley_spaces = tuple(rewards), tuple(spaces)


def _reward(file: ContentFile, content: Content, entry: str, field: str, text: str) -> Reward:
    try:
        return read_reward(text, content.type_ids)
    except ValueError as error:
        raise file.fail(entry, field, str(error)) from None


# Other cards


def read_enchantments(file: ContentFile, content: Content) -> None:
    content.enchantments = file.rows("enchantment", Enchantment)
    file.done()
    for row in content.enchantments:
        check_enchantment(file, content, row)
    content.costs = tuple(_cost(content, row.cost) for row in content.enchantments)
    content.enchantment_rewards = tuple(
        _reward(file, content, f"enchantment {row.id}", "reward", row.reward)
        for row in content.enchantments
    )
    icons = (content.type_ids.index(row.icon) for row in content.enchantments)
    content.enchantment_icons = tuple(icons)
    content.enchants = tuple(_enchants(content, shop) for shop in content.shops)


def _cost(content: Content, cost: Mapping[str, int]) -> tuple[int, ...]:
    return (*(cost.get(id, 0) for id in content.type_ids), 0)


def _enchants(content: Content, shop: Shop) -> int:
    cards = enumerate(content.enchantments)
    return sum(1 << card for card, row in cards if shop.icon in (row.icon, WILD))


def read_fancies(file: ContentFile, content: Content) -> None:
    content.fancies = file.rows("fancy", Fancy)
    file.done()
    for row in content.fancies:
        check_fancy(file, content, row)
    content.fancy_ids = tuple(row.id for row in content.fancies)
    content.is_sun = tuple(row.time == SUN for row in content.fancies)
    types = [content.type_ids.index(row.type) if row.type else ABSENT for row in content.fancies]
    content.fancy_types = tuple(types)
    content.spends = tuple(
        some(type, row.count) if row.goal == SPEND else NONE
        for type, row in zip(types, content.fancies, strict=True)
    )
    content.fancy_rewards = tuple(
        _reward(file, content, f"fancy {row.id}", "reward", row.reward) for row in content.fancies
    )


def read_companions(file: ContentFile, content: Content) -> None:
    content.companions = file.rows("companion", Companion)
    file.done()
    check_companions(file, content)


def read_solo(file: ContentFile, content: Content) -> None:
    content.solo = file.one("decks", SoloDecks)
    content.awards = file.rows("award", Award)
    content.achievements = file.rows("achievement", Achievement)
    file.done()
    check_solo(file, content)
