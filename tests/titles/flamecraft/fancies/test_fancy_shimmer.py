"""Shimmer: two things given away in one turn."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import NOT_MET, ONCE
from titles.flamecraft.story import ANYTHING_ELSE, JAMES, OLIVER, VIOLET, WHICH_SHOP, Story, at

TOWN = "hello-nursery plant - -, smith-mart - - -, wishing-well - - -"
VISITS = ("visit hello-nursery", "visit smith-mart", "visit wishing-well")


@pytest.mark.rule("flamecraft/fancy.shimmer")
def test_two_things_given_for_coming_in_earn_four() -> None:
    """A good to Violet and a coin to James."""
    story = Story(seats=3).given(
        TOWN, fancies=("shimmer",), at=("", "smith-mart", "smith-mart"), goods=("1 bread 1 coin",)
    )
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).answers("visit smith-mart", "give bread")
    story.has(VIOLET, goods="1 bread").has(JAMES, goods="1 coin")
    story.is_asked(OLIVER, at("Smith Mart"), "gather", "reveal shimmer").answers("reveal shimmer")
    story.has(OLIVER, rep=4, goods="1 iron", fancies="", scored="shimmer")
    story.has(VIOLET, rep=0, goods="1 bread").has(JAMES, rep=0, goods="1 coin")


@pytest.mark.rule("flamecraft/fancy.shimmer")
def test_a_good_for_coming_in_and_a_gift_make_two() -> None:
    story = Story().given(TOWN, fancies=("shimmer",), at=("", "hello-nursery"), goods=("1 bread",))
    story.answers("visit hello-nursery").has(VIOLET, goods="1 bread")
    story.refuses("reveal shimmer", NOT_MET).answers("fire hello-nursery 1")
    story.has(VIOLET, goods="1 bread 1 plant").has(OLIVER, rep=2, goods="1 plant")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal shimmer").answers("reveal shimmer")
    story.has(OLIVER, rep=2 + 4, scored="shimmer").has(VIOLET, rep=0)


@pytest.mark.rule("flamecraft/fancy.shimmer")
def test_one_thing_given_is_not_enough() -> None:
    story = Story().given(TOWN, fancies=("shimmer",), goods=("", "1 iron"))
    story.gathers_at("hello-nursery").answers("fire hello-nursery 1")
    story.has(OLIVER, rep=2, goods="1 plant", fancies="shimmer", scored="")
    story.has(VIOLET, goods="1 iron 1 plant").is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.shimmer")
def test_it_is_paid_once_however_much_is_given() -> None:
    """A good for coming in and two gifts of the plant dragons there."""
    story = Story().given(
        "hello-nursery plant plant -, smith-mart - - -, wishing-well - - -",
        fancies=("shimmer",),
        at=("", "hello-nursery"),
        goods=("2 bread 1 plant 1 potion 1 iron 2 meat", "1 iron"),
        row="p-plant-1",
    )
    story.answers("visit hello-nursery", "give bread", "cast p-plant-1")
    story.does_not_offer("reveal shimmer").answers("fire hello-nursery 1")
    story.has(OLIVER, goods="1 meat", rep=7).offers("reveal shimmer").answers("reveal shimmer")
    story.has(OLIVER, rep=11, scored="shimmer").refuses("reveal shimmer", ONCE)
    story.answers("fire hello-nursery 2")
    story.has(OLIVER, rep=13, goods="").has(VIOLET, goods="1 iron 1 bread 2 meat", rep=0)
