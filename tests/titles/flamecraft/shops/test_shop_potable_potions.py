"""Potable Potions, the starter shop for potion."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    EVERY_TYPE,
    OLIVER,
    VIOLET,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    place_at,
    placements,
    starters_but,
)

SHOP = "potable-potions"
PLACE = place_at("Potable Potions")
SECOND, THIRD = "potion bread meat", "iron crystal plant"


@pytest.mark.rule("flamecraft/shop.potable-potions")
def test_potable_potions_is_there_from_the_start_with_its_dragon() -> None:
    Story().shows(SHOP, "potion - -")


@pytest.mark.rule("flamecraft/shop.potable-potions")
def test_it_gives_potion_and_has_no_ability_to_use() -> None:
    story = Story().given(a_town(), goods=("1 coin",)).gathers_at(SHOP)
    story.has(OLIVER, goods="2 potion 1 coin")
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 1", "fire nothing").answers("fire nothing")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(SHOP))
    story.has(OLIVER, goods="2 potion 1 coin", rep=0, at=SHOP).has(VIOLET, goods="", rep=0)


@pytest.mark.rule("flamecraft/slots.potable-potions")
def test_beside_the_starter_dragon_two_slots_take_three_types_each() -> None:
    story = Story().given(a_town(), hands=(EVERY_TYPE,)).gathers_at(SHOP)
    offered = placements(SHOP, "-", SECOND, THIRD)
    story.is_asked(OLIVER, PLACE, *offered, "place nothing")
    story.refuses(f"place potion on {SHOP} 1", "that slot is not empty")
    story.refuses(f"place iron on {SHOP} 2", "that slot takes no iron dragon")
    story.refuses(f"place bread on {SHOP} 3", "that slot takes no bread dragon")


@pytest.mark.rule("flamecraft/slots.potable-potions")
@pytest.mark.parametrize(
    ("placed", "slots", "goods", "rep", "fancies"),
    [
        ("bread on potable-potions 2", "potion bread -", "2 potion 1 coin", 0, ""),
        ("plant on potable-potions 3", "potion - plant", "2 potion", 0, "buddy"),
    ],
)
def test_the_second_and_the_third_slot_pay(
    placed: str, slots: str, goods: str, rep: int, fancies: str
) -> None:
    story = Story().given(a_town(), hands=(EVERY_TYPE,), fancy_deck="buddy").gathers_at(SHOP)
    story.has(OLIVER, goods="2 potion", rep=0, fancies="").answers(f"place {placed}")
    story.has(OLIVER, goods=goods, rep=rep, fancies=fancies).shows(SHOP, slots)
    story.has(VIOLET, goods="", rep=0, fancies="")


@pytest.mark.rule("flamecraft/slots.potable-potions")
def test_the_first_slot_takes_potion_alone_and_pays_nothing() -> None:
    """The starter dragon sits there in every game, so the table is laid without it."""
    story = Story().given(f"{SHOP} - - -, wishing-well - - -", hands=(EVERY_TYPE,)).gathers_at(SHOP)
    offered = placements(SHOP, "potion", SECOND, THIRD)
    story.is_asked(OLIVER, PLACE, *offered, "place nothing")
    story.refuses(f"place bread on {SHOP} 1", "that slot takes no bread dragon")
    story.answers(f"place potion on {SHOP} 1").shows(SHOP, "potion - -")
    story.has(OLIVER, goods="1 potion", rep=0, fancies="")
