"""What only the title can check of its content: cards that fit together, decks that last."""

from __future__ import annotations

from typing import Final

from emberhall.kernel.content import ContentFile
from emberhall.titles.flamecraft import achievements as solo_goals
from emberhall.titles.flamecraft.behaviours import (
    BONUSES,
    COMPANIONS_DO,
    MORE_FANCIES,
    RESERVED_CARD,
)
from emberhall.titles.flamecraft.content import Content
from emberhall.titles.flamecraft.fire import ABILITIES
from emberhall.titles.flamecraft.goals import (
    GIVEN,
    MOON,
    PLACED_APART,
    RETURN_PAIR,
    SPEND,
    SUN,
    SUN_GOALS,
)
from emberhall.titles.flamecraft.kinds import TYPES
from emberhall.titles.flamecraft.moon import DRAGONS, HOLD, LEFTOVERS, MOON_GOALS
from emberhall.titles.flamecraft.rows import Enchantment, Fancy, TownNumbers

WILD: Final = "wild"
OTHER_ICONS: Final = (WILD, "coin", "dragon")
PURPLE: Final = "purple"
GOLDEN: Final = "golden"
DECKS: Final = (PURPLE, GOLDEN)
MOST_SEATS: Final = 5
TYPED_GOALS: Final = (SPEND, HOLD, DRAGONS)
COUNTED_GOALS: Final = (SPEND, RETURN_PAIR, PLACED_APART, GIVEN, HOLD, LEFTOVERS)
MOST_PARK: Final = 20
MOST_SPACES: Final = 60
MOST_SPOTS: Final = 1000
MOST_CARDS: Final = 64
"""More than this would not fit into a pick."""


def check_dragons(file: ContentFile, content: Content) -> None:
    if len(content.types) != TYPES:
        raise file.fail("", "type", f"there must be {TYPES} types")
    for row in content.types:
        if row.ability not in ABILITIES:
            reason = f"must be one of {', '.join(ABILITIES)}"
            raise file.fail(f"type {row.id}", "ability", reason)
        if len(row.names) != len(content.types[0].names) or len(row.names) < 2:
            raise file.fail(f"type {row.id}", "names", "must be as many as for other types")


def check_shops(file: ContentFile, content: Content) -> None:
    for shop in content.shops:
        entry = f"shop {shop.id}"
        if content.shop_ids.count(shop.id) > 1:
            raise file.fail(entry, "id", "stands there twice")
        if shop.icon not in content.type_ids and shop.icon not in OTHER_ICONS:
            raise file.fail(entry, "icon", "must be a type, wild, coin or dragon")
        if any(" -> " not in slot for slot in shop.slots):
            raise file.fail(entry, "slots", "must each read like 'bread/meat -> 1 coin'")
        if any(not 1 <= slot <= len(shop.slots) for slot in shop.prefilled):
            raise file.fail(entry, "prefilled", "must name slots of this shop")
    if tuple(shop.icon for shop in content.starters) != content.type_ids:
        raise file.fail("", "starter", "must be one for each type, in their order")
    if any(not shop.slots for shop in content.starters):
        raise file.fail("", "starter", "must have a slot for the starter dragon")


def check_enchantment(file: ContentFile, content: Content, row: Enchantment) -> None:
    entry = f"enchantment {row.id}"
    if row.deck not in DECKS:
        raise file.fail(entry, "deck", f"must be {' or '.join(DECKS)}")
    if row.icon not in content.type_ids:
        raise file.fail(entry, "icon", "must be a type")
    if not row.cost or not set(row.cost) <= set(content.type_ids) or 0 in row.cost.values():
        raise file.fail(entry, "cost", "must name goods, each with a number from 1 up")


def check_fancy(file: ContentFile, content: Content, row: Fancy) -> None:
    entry = f"fancy {row.id}"
    goals = {SUN: SUN_GOALS, MOON: MOON_GOALS}.get(row.time)
    if goals is None:
        raise file.fail(entry, "time", f"must be {SUN} or {MOON}")
    if row.goal not in goals:
        raise file.fail(entry, "goal", f"must be one of {', '.join(goals)}")
    if (row.goal in TYPED_GOALS) != (row.type in content.type_ids):
        raise file.fail(entry, "type", f"must be a type, for {', '.join(TYPED_GOALS)} alone")
    if row.goal in COUNTED_GOALS and row.count == 0:
        raise file.fail(entry, "count", "must be at least 1")


def check_companions(file: ContentFile, content: Content) -> None:
    for row in content.companions:
        entry = f"companion {row.id}"
        if row.does not in COMPANIONS_DO:
            raise file.fail(entry, "does", f"must be one of {', '.join(COMPANIONS_DO)}")
        if row.bonus and row.bonus not in BONUSES:
            raise file.fail(entry, "bonus", f"must be one of {', '.join(BONUSES)}")
        if row.bonus == RESERVED_CARD and row.start != 1:
            raise file.fail(entry, "start", "must be 1: nobody reserves more than one card")
        if (row.bonus == "") != (row.start == 0):
            raise file.fail(entry, "start", "must be a number from 1 up where there is a bonus")
    if len(content.companions) < MOST_SEATS:
        raise file.fail("", "companion", f"there must be one for each of {MOST_SEATS} players")


def check_solo(file: ContentFile, content: Content) -> None:
    for name in content.solo.shops:
        if name in [shop.id for shop in content.starters]:
            raise file.fail("decks", "shops", f"{name} is a starter shop")
    for row in content.achievements:
        entry = f"achievement {row.id}"
        if row.goal not in solo_goals.GOALS:
            raise file.fail(entry, "goal", f"must be one of {', '.join(solo_goals.GOALS)}")
        if (row.type in content.type_ids) != (row.goal == solo_goals.DRAGONS) or (
            row.type and row.goal != solo_goals.DRAGONS
        ):
            raise file.fail(entry, "type", "must be a type, for dragons and nothing else")
        if row.change and (len(row.change) != 2 or row.change[0] not in content.solo.shops):
            raise file.fail(entry, "change", "must be a shop of the solo deck and its replacement")
    least = [row.least for row in content.awards]
    if least != sorted(set(least)):
        raise file.fail("", "award", "must come in the order of what they take")
    if content.awards[0].least != 0:
        raise file.fail(f"award {content.awards[0].id}", "least", "must be 0 for the first one")
    changed = [row.change[0] for row in content.achievements if row.change]
    for name in changed:
        if changed.count(name) > 1:
            raise file.fail("", "achievement", f"{name} would be replaced twice")
    shops = [*content.solo.shops, *(id for row in content.achievements for id in row.shops)]
    shops += [id for row in content.achievements for id in row.change[1:]]
    fancies = [*content.solo.fancies, *(id for row in content.achievements for id in row.fancies)]
    for ids, known, what in (
        (shops, content.shop_ids, "shop"),
        (fancies, content.fancy_ids, "fancy"),
    ):
        for id in ids:
            if id not in known:
                raise file.fail("", what, f"there is no {what} {id}")
            if ids.count(id) > 1:
                raise file.fail("", what, f"{id} would come twice")


def check_park(file: ContentFile, town: TownNumbers) -> None:
    if not 1 <= town.park <= MOST_PARK:
        raise file.fail("town", "park", f"must be 1 to {MOST_PARK}")


def check_deal(file: ContentFile, content: Content) -> None:
    """With any number of players every deck must outlast the deal."""
    town, player, removed = content.town, content.player, content.removed
    for entry, field, number in (
        ("town", "stall", town.stall),
        ("town", "row", town.row),
        ("player", "fancies", player.fancies),
    ):
        if number == 0:
            raise file.fail(entry, field, "must be at least 1")
    if not 1 <= content.fire.different <= TYPES:
        raise file.fail("fire", "different", f"must be 1 to {TYPES}")
    if min(town.spaces, town.more_spaces, content.solo.spaces) < len(content.starters):
        raise file.fail("town", "spaces", "must have room for the starter shops")
    if max(town.spaces, town.more_spaces, content.solo.spaces) > MOST_SPACES:
        raise file.fail("town", "spaces", f"must be at most {MOST_SPACES}")
    for seats, out in ((2, removed.two), (3, removed.three), (MOST_SEATS, 0)):
        artisans = TYPES * (content.copies - 1 - out)
        if artisans <= town.park + seats * player.hand:
            raise file.fail("player", "hand", f"leaves no artisan deck for {seats} players")
    if len(content.enchantments) > MOST_CARDS or len(content.spot_ids) > MOST_SPOTS:
        raise file.fail("", "", f"at most {MOST_CARDS} enchantments and {MOST_SPOTS} slots fit")
    for deck in DECKS:
        cards = sum(row.deck == deck for row in content.enchantments)
        if cards <= town.row + min(MOST_SEATS, len(_starts(content, RESERVED_CARD))):
            raise file.fail("town", "row", f"leaves no {deck} deck")
    dealt = [*_starts(content, MORE_FANCIES), *[player.fancies] * MOST_SEATS]
    choosing = sum(sorted(dealt)[-MOST_SEATS:])
    if choosing > len(content.fancies) or player.fancies > len(content.solo.fancies):
        raise file.fail("player", "fancies", "asks for more fancies than there are")


def _starts(content: Content, bonus: str) -> list[int]:
    """Of the companions with this bonus, how much of it each brings."""
    return [row.start for row in content.companions if row.bonus == bonus]
