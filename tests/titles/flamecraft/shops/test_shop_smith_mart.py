"""Smith Mart, the starter shop for iron."""

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

SHOP = "smith-mart"
PLACE = place_at("Smith Mart")
SECOND, THIRD = "iron crystal plant", "potion bread meat"


@pytest.mark.rule("flamecraft/shop.smith-mart")
def test_smith_mart_is_there_from_the_start_with_its_dragon() -> None:
    Story().shows(SHOP, "iron - -")


@pytest.mark.rule("flamecraft/shop.smith-mart")
def test_it_gives_iron_and_has_no_ability_to_use() -> None:
    story = Story().given(a_town(), goods=("1 coin",)).gathers_at(SHOP)
    story.has(OLIVER, goods="2 iron 1 coin")
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 1", "fire nothing").answers("fire nothing")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(SHOP))
    story.has(OLIVER, goods="2 iron 1 coin", rep=0, at=SHOP).has(VIOLET, goods="", rep=0)


@pytest.mark.rule("flamecraft/slots.smith-mart")
def test_beside_the_starter_dragon_two_slots_take_three_types_each() -> None:
    story = Story().given(a_town(), hands=(EVERY_TYPE,)).gathers_at(SHOP)
    offered = placements(SHOP, "-", SECOND, THIRD)
    story.is_asked(OLIVER, PLACE, *offered, "place nothing")
    story.refuses(f"place iron on {SHOP} 1", "that slot is not empty")
    story.refuses(f"place bread on {SHOP} 2", "that slot takes no bread dragon")
    story.refuses(f"place iron on {SHOP} 3", "that slot takes no iron dragon")


@pytest.mark.rule("flamecraft/slots.smith-mart")
@pytest.mark.parametrize(
    ("placed", "slots", "goods", "rep", "fancies"),
    [
        ("crystal on smith-mart 2", "iron crystal -", "2 iron", 0, "buddy"),
        ("bread on smith-mart 3", "iron - bread", "2 iron", 2, ""),
    ],
)
def test_the_second_and_the_third_slot_pay(
    placed: str, slots: str, goods: str, rep: int, fancies: str
) -> None:
    story = Story().given(a_town(), hands=(EVERY_TYPE,), fancy_deck="buddy").gathers_at(SHOP)
    story.has(OLIVER, goods="2 iron", rep=0, fancies="").answers(f"place {placed}")
    story.has(OLIVER, goods=goods, rep=rep, fancies=fancies).shows(SHOP, slots)
    story.has(VIOLET, goods="", rep=0, fancies="")


@pytest.mark.rule("flamecraft/slots.smith-mart")
def test_the_first_slot_takes_iron_alone_and_pays_nothing() -> None:
    """The starter dragon sits there in every game, so the table is laid without it."""
    story = Story().given(f"{SHOP} - - -, wishing-well - - -", hands=(EVERY_TYPE,)).gathers_at(SHOP)
    offered = placements(SHOP, "iron", SECOND, THIRD)
    story.is_asked(OLIVER, PLACE, *offered, "place nothing")
    story.refuses(f"place bread on {SHOP} 1", "that slot takes no bread dragon")
    story.answers(f"place iron on {SHOP} 1").shows(SHOP, "iron - -")
    story.has(OLIVER, goods="1 iron", rep=0, fancies="")
