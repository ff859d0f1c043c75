"""Starburst: an Enchantment paid for and left where it is."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import NOT_MET, ONCE
from titles.flamecraft.story import OLIVER, VIOLET, WHICH_FIRE, WHICH_SHOP, Story, at, place_at

TOWN = "hello-nursery plant - -, wishing-well - - -"
VISITS = ("visit hello-nursery", "visit wishing-well")
WHICH_CARD = "Which enchantment of the row do you pay for?"
PLANT_COST = "1 plant 1 potion 1 bread 1 iron"


@pytest.mark.rule("flamecraft/fancy.starburst", "flamecraft/fancy.starburst-stays")
def test_the_cost_of_a_card_in_the_row_is_paid_for_its_reward() -> None:
    """Green Whisper is the only one within reach."""
    story = Story().given(
        TOWN,
        fancies=("starburst",),
        goods=(f"{PLANT_COST} 1 crystal", PLANT_COST),
        row="p-plant-3 p-plant-1 p-bread-3",
    )
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS, "reveal starburst").answers("reveal starburst")
    story.has(OLIVER, goods="1 crystal", rep=5, fancies="", scored="starburst")
    story.has(VIOLET, goods=PLANT_COST, rep=0)
    story.row_is("p-plant-3 p-plant-1 p-bread-3").shows(
        "hello-nursery", "plant - -", enchantments=""
    )
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses("reveal starburst", ONCE)


@pytest.mark.rule("flamecraft/fancy.starburst")
def test_several_within_reach_leave_a_choice_and_coins_may_pay() -> None:
    story = Story().given(
        TOWN,
        fancies=("starburst",),
        goods=("3 bread 1 plant 1 potion 1 coin",),
        row="p-plant-1 p-plant-2 p-plant-3",
        park="meat",
    )
    story.answers("reveal starburst")
    story.is_asked(OLIVER, WHICH_CARD, "buy p-plant-1", "buy p-plant-2")
    story.answers("buy p-plant-2", "draw park 1")
    story.has(OLIVER, goods="1 potion", rep=4, hand="meat", scored="starburst")
    story.row_is("p-plant-1 p-plant-2 p-plant-3").is_asked(OLIVER, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.starburst-stays")
def test_the_card_can_still_be_cast_in_the_same_turn() -> None:
    story = Story().given(
        TOWN,
        fancies=("starburst",),
        goods=("2 plant 2 potion 2 bread 2 iron", "1 iron"),
        row="p-plant-1",
    )
    story.answers("reveal starburst").has(OLIVER, rep=5).answers("visit hello-nursery")
    story.is_asked(OLIVER, at("Hello Nursery"), "gather", "cast p-plant-1")
    story.answers("cast p-plant-1").has(OLIVER, rep=10, goods="").row_is("")
    story.shows("hello-nursery", "plant - -", enchantments="p-plant-1")
    story.is_asked(OLIVER, WHICH_FIRE, "fire hello-nursery 1", "fire nothing")


@pytest.mark.rule("flamecraft/fancy.starburst")
def test_with_no_card_within_reach_it_is_not_offered() -> None:
    story = Story().given(
        TOWN,
        fancies=("starburst",),
        goods=("1 plant 1 potion 1 bread", "1 iron"),
        row="p-plant-1 p-plant-2",
    )
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses("reveal starburst", NOT_MET)
    story.has(OLIVER, fancies="starburst", scored="", rep=0)


@pytest.mark.rule("flamecraft/fancy.starburst", "flamecraft/ruling.any-time")
def test_a_dragon_it_brings_while_gathering_can_still_be_placed_and_fired_up() -> None:
    """Root Cellar costs a plant, which is gathered here; Oliver's hand is empty until then."""
    story = Story().given(
        TOWN,
        fancies=("starburst",),
        goods=("3 bread 1 crystal", "1 iron"),
        row="p-plant-2",
        park="iron",
    )
    story.refuses("reveal starburst", NOT_MET).gathers_at("hello-nursery")
    here = place_at("Hello Nursery")
    story.is_asked(OLIVER, here, "place nothing", "reveal starburst").answers("reveal starburst")
    story.answers("draw park 1").has(OLIVER, goods="1 plant", rep=4, hand="iron")
    story.is_asked(OLIVER, here, "place iron on hello-nursery 3", "place nothing")
    story.answers("place iron on hello-nursery 3").shows("hello-nursery", "plant - iron")
    fires = ("fire hello-nursery 1", "fire hello-nursery 3", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *fires).has(OLIVER, hand="", scored="starburst")
