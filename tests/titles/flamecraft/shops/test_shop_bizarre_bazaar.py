"""Bizarre Bazaar: a fancy dragon shows off before its time, and another comes to watch."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANY_GOOD,
    OLIVER,
    VIOLET,
    WHICH_FANCY,
    WHICH_GOOD,
    WHICH_SHOP,
    Story,
    a_town,
    starters_but,
    use_at,
)

SHOP = "bizarre-bazaar"
USE = use_at("Bizarre Bazaar")


def a_bazaar(
    fancies: str,
    goods: tuple[str, str] = ("", ""),
    *,
    fancy_deck: str = "rainbow talisman",
    finals: int = -1,
) -> Story:
    """Oliver has gathered here and taken a bread; Violet waits with Todd."""
    story = Story().given(
        a_town(f"{SHOP} - - -"),
        fancies=(fancies, "todd"),
        goods=goods,
        fancy_deck=fancy_deck,
        ending=finals >= 0,
        finals=finals,
    )
    return story.gathers_at(SHOP).answers("gain bread")


@pytest.mark.rule("flamecraft/shop.bizarre-bazaar")
def test_a_fancy_is_revealed_and_scored_and_another_drawn() -> None:
    story = a_bazaar("toasty zircon chonkers", ("2 bread", ""))
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_FANCY, "score toasty", "score chonkers")
    story.answers("score chonkers").has(OLIVER, rep=1, scored="chonkers", goods="3 bread")
    story.has(OLIVER, fancies="rainbow toasty zircon").has(VIOLET, rep=0, fancies="todd")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.bizarre-bazaar")
def test_it_gives_a_good_of_choice_and_the_ability_may_be_left() -> None:
    story = Story().given(a_town(f"{SHOP} - - -"), fancies=("toasty",), goods=("2 bread",))
    story.gathers_at(SHOP).is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).answers("gain bread")
    story.answers("use nothing").has(OLIVER, rep=0, fancies="toasty", scored="", goods="3 bread")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.bizarre-bazaar")
def test_only_a_scoring_by_the_ability_draws() -> None:
    """Buttercup could be scored anyway, and then nothing is left for the ability."""
    story = a_bazaar("buttercup zircon", ("3 bread", "")).answers("place nothing")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing", "reveal buttercup")
    story.answers("reveal buttercup")
    story.has(OLIVER, rep=6, scored="buttercup", fancies="zircon", goods="")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.bizarre-bazaar-goal")
def test_only_a_fancy_whose_goal_is_met_can_be_revealed() -> None:
    story = a_bazaar("toasty zircon bubu chonkers", ("2 bread", "")).answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_FANCY, "score toasty", "score chonkers")
    for unmet in ("zircon", "bubu", "todd"):
        story.refuses(f"score {unmet}", "its goal is not met, or it is not yours")


@pytest.mark.rule("flamecraft/shop.bizarre-bazaar-goal")
def test_with_no_goal_met_there_is_nothing_to_use() -> None:
    story = a_bazaar("zircon bubu sparkle").is_asked(VIOLET, WHICH_SHOP, *starters_but())
    story.has(OLIVER, rep=0, fancies="bubu sparkle zircon", scored="", goods="1 bread")


@pytest.mark.rule("flamecraft/shop.bizarre-bazaar-sun")
def test_a_sun_fancy_is_scored_in_the_usual_way() -> None:
    story = a_bazaar("buttercup", ("3 bread 1 iron", "")).answers("place nothing")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing", "reveal buttercup")
    story.answers(f"use {SHOP}").has(OLIVER, rep=6, goods="1 iron")
    story.has(OLIVER, scored="buttercup", fancies="rainbow")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.bizarre-bazaar-sun", "flamecraft/shop.bizarre-bazaar-goal")
def test_a_sun_fancy_about_this_turn_waits_for_its_deed_here_too() -> None:
    """Taylor counts a dragon just placed; without a placement there is nothing to use."""
    story = Story().given(
        a_town(f"{SHOP} - - -"), hands=("bread",), fancies=("taylor",), fancy_deck="rainbow"
    )
    story.gathers_at(SHOP).answers("gain iron", f"place bread on {SHOP} 3", "fire nothing")
    story.has(OLIVER, fancies="rainbow taylor")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing", "reveal taylor")
    story.answers(f"use {SHOP}").has(OLIVER, rep=2, scored="taylor", fancies="rainbow")


@pytest.mark.rule("flamecraft/shop.bizarre-bazaar-moon")
def test_a_moon_fancy_counts_as_at_the_end_and_then_no_more() -> None:
    """Violet has more bread, so Oliver has not the most; coins are kept and count for nothing."""
    story = a_bazaar("toasty bubu", ("2 bread 1 coin", "5 bread"), finals=1)
    story.answers(f"use {SHOP}").has(OLIVER, rep=3, scored="toasty", goods="3 bread 1 coin")
    story.has(OLIVER, fancies="bubu rainbow").is_asked(
        VIOLET, WHICH_SHOP, *starters_but(), f"visit {SHOP}"
    )
    story.gathers_at("smith-mart").ends_turn()
    story.has(OLIVER, rep=4, scored="toasty", goods="3 bread").has(VIOLET, scored="todd")
    story.is_done(winners=[OLIVER], totals=(4, 1))


@pytest.mark.rule("flamecraft/shop.bizarre-bazaar-moon", "flamecraft/shop.bizarre-bazaar-goal")
def test_coins_do_not_help_a_moon_fancy_here() -> None:
    story = a_bazaar("toasty", ("1 bread 3 coin", ""))
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())
    story.has(OLIVER, rep=0, fancies="toasty", scored="", goods="2 bread 3 coin")


@pytest.mark.rule("flamecraft/ruling.no-fancy-left")
def test_with_the_fancy_deck_empty_a_fancy_is_scored_and_none_comes() -> None:
    story = a_bazaar("toasty chonkers", ("2 bread", ""), fancy_deck="")
    story.answers(f"use {SHOP}", "score toasty")
    story.has(OLIVER, rep=6, scored="toasty", fancies="chonkers").has(VIOLET, fancies="todd")
    assert story.left_in("fancies") == 0
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.no-fancy-left")
def test_a_slot_for_a_fancy_brings_nothing_once_the_deck_is_empty() -> None:
    story = Story().given(
        a_town(f"{SHOP} - - -"), hands=("plant",), scored=("buddy", "todd"), fancy_deck=""
    )
    story.gathers_at(SHOP).answers("gain iron", f"place plant on {SHOP} 1").shows(SHOP, "plant - -")
    story.has(OLIVER, fancies="", scored="buddy", rep=0, goods="1 iron").has(VIOLET, scored="todd")
    assert story.left_in("fancies") == 0
