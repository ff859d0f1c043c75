"""Critical Rolls, the starter shop for bread."""

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

SHOP = "critical-rolls"
PLACE = place_at("Critical Rolls")
SECOND, THIRD = "bread meat iron", "crystal plant potion"


@pytest.mark.rule("flamecraft/shop.critical-rolls")
def test_critical_rolls_is_there_from_the_start_with_its_dragon() -> None:
    Story().shows(SHOP, "bread - -")


@pytest.mark.rule("flamecraft/shop.critical-rolls")
def test_it_gives_bread_and_has_no_ability_to_use() -> None:
    story = Story().given(a_town(), goods=("1 coin",)).gathers_at(SHOP)
    story.has(OLIVER, goods="2 bread 1 coin")
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 1", "fire nothing").answers("fire nothing")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(SHOP))
    story.has(OLIVER, goods="2 bread 1 coin", rep=0, at=SHOP).has(VIOLET, goods="", rep=0)


@pytest.mark.rule("flamecraft/slots.critical-rolls")
def test_beside_the_starter_dragon_two_slots_take_three_types_each() -> None:
    story = Story().given(a_town(), hands=(EVERY_TYPE,)).gathers_at(SHOP)
    offered = placements(SHOP, "-", SECOND, THIRD)
    story.is_asked(OLIVER, PLACE, *offered, "place nothing")
    story.refuses(f"place bread on {SHOP} 1", "that slot is not empty")
    story.refuses(f"place crystal on {SHOP} 2", "that slot takes no crystal dragon")
    story.refuses(f"place bread on {SHOP} 3", "that slot takes no bread dragon")


@pytest.mark.rule("flamecraft/slots.critical-rolls")
@pytest.mark.parametrize(
    ("placed", "slots", "goods", "rep", "fancies"),
    [
        ("meat on critical-rolls 2", "bread meat -", "2 bread 1 coin", 0, ""),
        ("plant on critical-rolls 3", "bread - plant", "2 bread", 0, "buddy"),
    ],
)
def test_the_second_and_the_third_slot_pay(
    placed: str, slots: str, goods: str, rep: int, fancies: str
) -> None:
    story = Story().given(a_town(), hands=(EVERY_TYPE,), fancy_deck="buddy").gathers_at(SHOP)
    story.has(OLIVER, goods="2 bread", rep=0, fancies="").answers(f"place {placed}")
    story.has(OLIVER, goods=goods, rep=rep, fancies=fancies).shows(SHOP, slots)
    story.has(VIOLET, goods="", rep=0, fancies="")


@pytest.mark.rule("flamecraft/slots.critical-rolls")
def test_the_first_slot_takes_bread_alone_and_pays_nothing() -> None:
    """The starter dragon sits there in every game, so the table is laid without it."""
    story = Story().given(f"{SHOP} - - -, wishing-well - - -", hands=(EVERY_TYPE,)).gathers_at(SHOP)
    offered = placements(SHOP, "bread", SECOND, THIRD)
    story.is_asked(OLIVER, PLACE, *offered, "place nothing")
    story.refuses(f"place meat on {SHOP} 1", "that slot takes no meat dragon")
    story.answers(f"place bread on {SHOP} 1").shows(SHOP, "bread - -")
    story.has(OLIVER, goods="1 bread", rep=0, fancies="")
