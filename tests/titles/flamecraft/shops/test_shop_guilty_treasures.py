"""Guilty Treasures: a coin, and somebody to give it to."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    JAMES,
    OLIVER,
    VIOLET,
    WHICH_SHOP,
    Story,
    a_town,
    starters_but,
    use_at,
)

SHOP = "guilty-treasures"
TOWN = a_town("guilty-treasures - - -")
USE = use_at("Guilty Treasures")
COIN_ALONE, COIN_AND_GIFT = "use guilty-treasures 1", "use guilty-treasures 2"


@pytest.mark.rule("flamecraft/shop.guilty-treasures")
def test_the_coin_just_gained_is_gifted_for_four_reputation() -> None:
    story = Story(seats=3).given(TOWN).gathers_at(SHOP).has(OLIVER, goods="1 bread")
    story.is_asked(OLIVER, USE, COIN_ALONE, COIN_AND_GIFT, "use nothing").answers(COIN_AND_GIFT)
    story.is_asked(OLIVER, "Who gets 1 coin?", "give seat-1", "give seat-2")
    story.answers("give seat-2").has(OLIVER, goods="1 bread", rep=4)
    story.has(JAMES, goods="1 coin", rep=0).has(VIOLET, goods="", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.guilty-treasures")
def test_one_coin_is_gained_and_one_is_gifted_whatever_you_had_before() -> None:
    story = Story().given(TOWN, goods=("2 coin", "1 iron")).gathers_at(SHOP).answers(COIN_AND_GIFT)
    story.has(OLIVER, goods="1 bread 2 coin", rep=4).has(VIOLET, goods="1 iron 1 coin", rep=0)


@pytest.mark.rule("flamecraft/shop.guilty-treasures-optional")
def test_the_coin_may_be_kept_without_a_gift() -> None:
    story = Story().given(TOWN).gathers_at(SHOP)
    story.is_asked(OLIVER, USE, COIN_ALONE, COIN_AND_GIFT, "use nothing").answers(COIN_ALONE)
    story.has(OLIVER, goods="1 bread 1 coin", rep=0).has(VIOLET, goods="", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.guilty-treasures")
def test_whoever_leaves_the_ability_gets_no_coin() -> None:
    story = Story().given(TOWN).gathers_at(SHOP).answers("use nothing")
    story.has(OLIVER, goods="1 bread", rep=0).is_asked(VIOLET, WHICH_SHOP, *starters_but())
