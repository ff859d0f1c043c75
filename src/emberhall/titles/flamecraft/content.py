"""Flamecraft's components, as `content/*.toml` or a content pack has them (see `read`)."""

from __future__ import annotations

from emberhall.kernel.sources import Sources
from emberhall.kernel.steps import Step
from emberhall.titles.flamecraft.kinds import Card, Kind, Place, Spot
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

Reward = tuple[Step, ...]
"""What is gained, step by step."""
Way = tuple[Step, ...]
"""One way to use an ability: its parts, carried out in turn."""


class Content:
    """All of it, with the numbers that code asks for most worked out once.

    Shops are numbered: the starters, then the others. Artisans: all of the first type, the starter
    first, then the next type. Spots are numbered: the slots shop by shop, then the Park, then one
    for a dragon shown from the hand, and one for a dragon held to be placed. Places: the shops,
    the Park, the hand.
    """

    town: TownNumbers
    player: PlayerNumbers
    removed: Removed
    supply: Supply
    fire: FireNumbers
    hedges: Hedges
    wishing: Wishing
    sources: Sources
    """Of what is printed on no card."""
    hedge_good: Kind

    # Dragons

    types: tuple[Type, ...]
    type_ids: tuple[str, ...]
    kind_ids: tuple[str, ...]
    """The types, and the coin."""
    dragon_names: tuple[str, ...]
    dragon_ids: tuple[str, ...]
    copies: int
    """Artisans of a type, the starter included."""
    type_of: tuple[Kind, ...]
    """For each artisan, its type."""
    different: tuple[int, ...]
    """Every choice of different goods, as bits."""

    # Shops

    starters: tuple[Shop, ...]
    shops: tuple[Shop, ...]
    shop_ids: tuple[str, ...]
    abilities: tuple[tuple[Way, ...], ...]
    """For each shop, the ways to use its ability."""
    asleep: tuple[bool, ...]
    """For each place, whether its dragons lie facedown."""
    free_entry: tuple[bool, ...]
    icon_goods: tuple[int, ...]
    """For each place, the goods of its own icon, as bits."""
    alley_rewards: tuple[Reward, ...]
    """The rewards of all spaces where coins can be left,"""
    alley_spaces: tuple[tuple[int, ...], ...]
    """and for each shop, which of them are its own."""

    # Spots and places

    park: Spot
    """The first spot of the Park."""
    hand: Spot
    held: Spot
    park_spots: tuple[Spot, ...]
    spot_ids: tuple[str, ...]
    takes: tuple[int, ...]
    """For each slot, the types it takes, as bits."""
    rewards: tuple[Reward, ...]
    """For each slot, what placing a dragon there brings."""
    coin_slots: tuple[Spot, ...]
    """The slots whose reward has coins."""
    spots_of: tuple[tuple[Spot, ...], ...]
    """For each place, its spots."""
    place_of: tuple[Place, ...]
    """For each spot, its place,"""
    slot: tuple[int, ...]
    """and its number there, from 1."""
    park_place: Place
    hand_place: Place

    # Enchantments

    enchantments: tuple[Enchantment, ...]
    costs: tuple[tuple[int, ...], ...]
    enchantment_rewards: tuple[Reward, ...]
    enchantment_icons: tuple[Kind, ...]
    enchants: tuple[int, ...]
    """For each shop, the enchantments that match it, as bits."""

    # Fancies, companions and Solo Mode

    fancies: tuple[Fancy, ...]
    fancy_ids: tuple[str, ...]
    is_sun: tuple[bool, ...]
    fancy_types: tuple[Kind, ...]
    """For each fancy, the good or the type it is about, or `ABSENT`."""
    spends: tuple[tuple[int, ...], ...]
    """For each fancy, what scoring it costs."""
    fancy_rewards: tuple[Reward, ...]
    """For each fancy, what comes besides reputation."""
    companions: tuple[Companion, ...]
    solo: SoloDecks
    awards: tuple[Award, ...]
    achievements: tuple[Achievement, ...]

    def first_of(self, kind: Kind) -> Card:
        """A dragon of a type: its starter."""
        return kind * self.copies
