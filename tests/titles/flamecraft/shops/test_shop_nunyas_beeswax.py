"""Nunya's Beeswax: one more fire for nothing, or all of them for a coin."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANY_GOOD,
    OLIVER,
    VIOLET,
    WHICH_FIRE,
    WHICH_GOOD,
    WHICH_SHOP,
    Story,
    a_town,
    starters_but,
    use_at,
)

SHOP = "nunyas-beeswax"
USE = use_at("Nunya's Beeswax")
ONE, ALL = f"use {SHOP} 1", f"use {SHOP} 2"
FIRST, SECOND, THIRD = f"fire {SHOP} 1", f"fire {SHOP} 2", f"fire {SHOP} 3"


def nunyas(slots: str, coins: int = 0) -> Story:
    """Oliver has gathered here and taken a meat besides."""
    story = Story().given(a_town(f"{SHOP} {slots}"), goods=(f"{coins} coin",), park="plant iron")
    return story.gathers_at(SHOP).answers("gain meat")


@pytest.mark.rule("flamecraft/shop.nunyas-beeswax", "flamecraft/ruling.not-fired-this-turn")
def test_one_dragon_that_has_not_been_fired_up_this_turn_is_fired_up() -> None:
    story = Story().given(a_town(f"{SHOP} bread crystal iron"), park="plant iron")
    story.gathers_at(SHOP).is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).answers("gain meat")
    story.has(OLIVER, goods="1 bread 1 meat 1 iron 1 crystal")
    story.is_asked(OLIVER, WHICH_FIRE, FIRST, SECOND, THIRD, "fire nothing")
    story.answers(FIRST, "draw park 1")
    story.is_asked(OLIVER, USE, ONE, "use nothing").answers(ONE)
    story.is_asked(OLIVER, WHICH_FIRE, SECOND, THIRD, "fire nothing")
    story.answers(THIRD, "double plant").has(
        OLIVER, goods="1 bread 1 meat 1 iron 1 crystal 2 plant", hand="plant", rep=0
    )
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but()).has(VIOLET, goods="", hand="")


@pytest.mark.rule("flamecraft/shop.nunyas-beeswax")
def test_for_a_coin_all_are_fired_up() -> None:
    story = nunyas("bread crystal iron", 1).answers("fire nothing")
    story.is_asked(OLIVER, USE, ONE, ALL, "use nothing").answers(ALL)
    story.has(OLIVER, goods="1 bread 1 meat 1 iron 1 crystal")
    story.is_asked(OLIVER, WHICH_FIRE, FIRST, SECOND, THIRD, "fire nothing")
    story.answers(SECOND, "gain bread meat iron").is_asked(
        OLIVER, WHICH_FIRE, FIRST, THIRD, "fire nothing"
    )
    story.answers(FIRST, "draw park 1").is_asked(OLIVER, WHICH_FIRE, THIRD, "fire nothing")
    story.answers(THIRD, "double potion").is_asked(VIOLET, WHICH_SHOP, *starters_but())
    story.has(OLIVER, goods="2 bread 2 meat 2 iron 1 crystal 2 potion", hand="plant")


@pytest.mark.rule("flamecraft/shop.nunyas-beeswax")
def test_without_a_coin_one_is_the_most_and_goods_do_not_help() -> None:
    story = nunyas("bread crystal iron").answers("fire nothing")
    story.is_asked(OLIVER, USE, ONE, "use nothing")
    story.refuses(ALL, "it cannot be used like that now").answers(ONE, FIRST, "draw deck")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.nunyas-beeswax-some")
def test_for_the_coin_one_may_stop_after_some_of_them() -> None:
    story = nunyas("bread crystal iron", 2).answers("fire nothing", ALL, SECOND)
    story.answers("gain bread meat iron")
    story.is_asked(OLIVER, WHICH_FIRE, FIRST, THIRD, "fire nothing").answers("fire nothing")
    story.has(OLIVER, goods="2 bread 2 meat 2 iron 1 crystal 1 coin", hand="")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.nunyas-coin-again")
def test_for_the_coin_even_the_dragon_of_the_third_step_is_fired_up_again() -> None:
    story = nunyas("bread - crystal", 1).answers(THIRD, "gain bread meat iron")
    story.is_asked(OLIVER, USE, ONE, ALL, "use nothing").answers(ALL)
    story.is_asked(OLIVER, WHICH_FIRE, FIRST, THIRD, "fire nothing")
    story.answers(THIRD, "gain bread meat iron").has(
        OLIVER, goods="3 bread 3 meat 2 iron 1 crystal"
    )
    story.is_asked(OLIVER, WHICH_FIRE, FIRST, "fire nothing")


@pytest.mark.rule("flamecraft/ruling.nunyas-coin-again", "flamecraft/ruling.not-fired-this-turn")
def test_with_all_fired_up_only_the_coin_is_left() -> None:
    story = nunyas("- crystal -", 1).answers(SECOND, "gain bread meat iron")
    story.is_asked(OLIVER, USE, ALL, "use nothing").refuses(ONE, "it cannot be used like that now")
    story.answers(ALL).is_asked(OLIVER, WHICH_FIRE, SECOND, "fire nothing")
    poor = nunyas("- crystal -").answers(SECOND, "gain bread meat iron")
    poor.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.not-fired-this-turn")
def test_a_dragon_fired_up_through_a_swap_has_been_fired_up_here_too() -> None:
    """Opal comes in for the potion; only iron has not been fired up."""
    story = nunyas("potion iron -").answers(FIRST, "swap fragile-reptile 1", "gain bread meat iron")
    story.shows(SHOP, "crystal iron -").answers(ONE)
    story.is_asked(OLIVER, WHICH_FIRE, SECOND, "fire nothing")
