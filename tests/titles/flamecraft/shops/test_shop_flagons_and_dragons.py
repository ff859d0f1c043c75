"""Flagons & Dragons: the door is open to all, and company pays."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANY_GOOD,
    HANNAH,
    JAMES,
    OLIVER,
    VIOLET,
    WHICH_GOOD,
    WHICH_SHOP,
    Story,
    a_town,
    starters_but,
    use_at,
)

SHOP = "flagons-and-dragons"
USE = use_at("Flagons & Dragons")


@pytest.mark.rule("flamecraft/shop.flagons-and-dragons")
def test_alone_one_more_good_is_gained() -> None:
    story = Story().given(a_town(f"{SHOP} - - -"), at=("", "smith-mart"))
    story.gathers_at(SHOP).is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).answers("gain bread")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).refuses("gain coin", "a coin is not a good")
    story.answers("gain iron").has(OLIVER, goods="1 bread 1 iron").has(VIOLET, goods="")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("smith-mart"), f"visit {SHOP}")


@pytest.mark.rule("flamecraft/shop.flagons-and-dragons")
def test_each_token_of_others_adds_a_good_and_those_elsewhere_do_not() -> None:
    story = Story(seats=4).given(a_town(f"{SHOP} - - -"), at=("", SHOP, SHOP, "smith-mart"))
    story.gathers_at(SHOP).answers("gain bread", f"use {SHOP}")
    for left, good in ((3, "iron"), (2, "iron")):
        story.is_asked(OLIVER, f"{WHICH_GOOD} ({left} to choose)", *ANY_GOOD)
        story.answers(f"gain {good}")
    story.is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).answers("gain plant")
    story.has(OLIVER, goods="1 bread 2 iron 1 plant")
    for other in (VIOLET, JAMES, HANNAH):
        story.has(other, goods="")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("smith-mart"))


@pytest.mark.rule("flamecraft/shop.flagons-and-dragons")
def test_the_ability_may_be_left() -> None:
    story = Story().given(a_town(f"{SHOP} - - -"), at=("", SHOP))
    story.gathers_at(SHOP).answers("gain bread", "use nothing").has(OLIVER, goods="1 bread")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.flagons-and-dragons-free")
def test_who_has_nothing_may_come_in() -> None:
    """Smith Mart, where Hannah is, stays closed to Oliver."""
    story = Story(seats=4).given(a_town(f"{SHOP} - - -"), at=("", SHOP, SHOP, "smith-mart"))
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but("smith-mart"), f"visit {SHOP}")
    story.describes(f"visit {SHOP}", "Flagons & Dragons: 1 good of choice")
    story.gathers_at(SHOP).has(OLIVER, at=SHOP, goods="").is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD)


@pytest.mark.rule("flamecraft/shop.flagons-and-dragons-free")
def test_who_has_goods_keeps_them_at_the_door() -> None:
    story = Story(seats=3).given(
        a_town(f"{SHOP} bread - -"), at=("", SHOP, SHOP), goods=("2 iron 1 coin",)
    )
    story.gathers_at(SHOP).is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD)
    story.has(OLIVER, goods="1 bread 2 iron 1 coin").has(VIOLET, goods="").has(JAMES, goods="")
