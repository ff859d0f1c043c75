"""Fogo de Char: a dragon anywhere in Town, and two coins."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    EVERY_TYPE,
    OLIVER,
    STARTERS,
    VIOLET,
    WHERE,
    WHICH_IN_TOWN,
    WHICH_SHOP,
    Story,
    a_town,
    starters_but,
    use_at,
)

SHOP = "fogo-de-char"
USE = use_at("Fogo de Char")
EVERY_EMPTY_SLOT = [
    *(f"place on {shop} {slot}" for shop in STARTERS for slot in (2, 3)),
    *(f"place on {SHOP} {slot}" for slot in (1, 2, 3)),
]


def at_the_fogo(hand: str) -> Story:
    """Oliver has gathered 1 meat and placed nothing; the ability is up."""
    story = Story().given(a_town(f"{SHOP} - - -"), hands=(hand,), fancy_deck="buddy")
    return story.gathers_at(SHOP).answers("place nothing")


@pytest.mark.rule("flamecraft/shop.fogo-de-char")
def test_a_dragon_is_placed_anywhere_in_town_and_brings_two_coins() -> None:
    story = at_the_fogo("iron crystal").has(OLIVER, goods="1 meat")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_IN_TOWN, "place iron", "place crystal").answers("place iron")
    story.is_asked(OLIVER, WHERE, *EVERY_EMPTY_SLOT)
    story.refuses("place on hello-nursery 1", "that slot is not empty")
    story.answers(f"place on {SHOP} 1").shows(SHOP, "iron - -")
    story.has(OLIVER, goods="1 meat 2 coin", rep=2, hand="crystal").has(VIOLET, goods="", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.fogo-de-char")
def test_whoever_leaves_the_ability_gets_no_coins() -> None:
    story = at_the_fogo("iron").answers("use nothing").has(OLIVER, goods="1 meat", hand="iron")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.fogo-de-char")
def test_without_a_dragon_in_hand_there_are_no_coins() -> None:
    story = Story().given(a_town(f"{SHOP} - - -"), hands=("", "iron")).gathers_at(SHOP)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but()).has(OLIVER, goods="1 meat", rep=0)


@pytest.mark.rule("flamecraft/shop.fogo-de-char")
def test_without_an_empty_slot_in_town_there_are_no_coins() -> None:
    full = (f"{shop} iron meat bread" for shop in (SHOP, "wishing-well"))
    story = Story().given(f"{', '.join(full)}, dragon-alley", hands=("potion",)).gathers_at(SHOP)
    story.answers("fire nothing")
    story.is_asked(VIOLET, WHICH_SHOP, "visit wishing-well", "visit dragon-alley")
    story.has(OLIVER, goods="1 bread 2 meat 1 iron", rep=0, hand="potion")


@pytest.mark.rule("flamecraft/shop.fogo-de-char-icons")
@pytest.mark.parametrize("dragon", EVERY_TYPE.split())
def test_every_dragon_may_go_to_every_empty_slot(dragon: str) -> None:
    story = at_the_fogo(EVERY_TYPE).answers(f"use {SHOP}", f"place {dragon}")
    story.is_asked(OLIVER, WHERE, *EVERY_EMPTY_SLOT)


@pytest.mark.rule("flamecraft/shop.fogo-de-char-icons", "flamecraft/shop.fogo-de-char-reward")
@pytest.mark.parametrize(
    ("slot", "goods", "rep", "fancies"),
    [
        ("smith-mart 3", "1 meat 2 coin", 2, ""),
        ("critical-rolls 2", "1 meat 3 coin", 0, ""),
        ("draco-bell 2", "1 meat 2 coin", 0, "buddy"),
    ],
)
def test_a_slot_without_its_icon_pays_a_plant_dragon_all_the_same(
    slot: str, goods: str, rep: int, fancies: str
) -> None:
    story = at_the_fogo("plant meat").answers(f"use {SHOP}", "place plant", f"place on {slot}")
    story.has(OLIVER, goods=goods, rep=rep, fancies=fancies, hand="meat")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())
