"""Sew Cute: the dragon that comes is dressed like all its kin in Town."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    known_hand,
    place_at,
    starters_but,
    told_to,
    use_at,
)

SHOP = "sew-cute"
PLACE, USE = place_at("Sew Cute"), use_at("Sew Cute")


def sewing(slots: str, *, park: str, deck: str, hand: str = "", finals: int = -1) -> Story:
    """Oliver has come to Sew Cute; the Wishing Well holds two more iron dragons."""
    story = Story().given(
        a_town(f"{SHOP} {slots}", "wishing-well iron - iron"),
        park=park,
        artisan_deck=deck,
        hands=(hand,),
        fancy_deck="rainbow",
        ending=finals >= 0,
        finals=finals,
    )
    return story.gathers_at(SHOP)


@pytest.mark.rule("flamecraft/shop.sew-cute", "flamecraft/shop.sew-cute-type")
@pytest.mark.parametrize(("drawn", "hand", "rep"), [(1, "iron", 3), (2, "bread", 1)])
def test_each_dragon_in_town_of_the_type_just_drawn_is_worth_one(
    drawn: int, hand: str, rep: int
) -> None:
    story = sewing("- - -", park="iron bread", deck="plant plant plant plant plant")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck")
    story.answers(f"draw park {drawn}", "place nothing").has(OLIVER, hand=hand, rep=0, goods="")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.has(OLIVER, hand=hand, rep=rep, goods="").has(VIOLET, rep=0, hand="")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), "visit wishing-well")


@pytest.mark.rule("flamecraft/shop.sew-cute")
def test_the_ability_may_be_left() -> None:
    story = sewing("- - -", park="iron bread", deck="plant plant plant plant plant")
    story.answers("draw park 1", "place nothing", "use nothing").has(OLIVER, hand="iron", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), "visit wishing-well")


@pytest.mark.rule("flamecraft/shop.sew-cute-type")
def test_the_dragon_of_the_first_step_counts_and_none_drawn_later() -> None:
    """A bread dragon here draws an iron one; crystal came first."""
    story = sewing("bread - -", park="iron crystal", deck="plant plant plant plant plant")
    story.answers("draw park 2", "place nothing")
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 1", "fire nothing").answers(f"fire {SHOP} 1")
    story.answers("draw park 1").has(OLIVER, hand="crystal iron", goods="1 bread", rep=0)
    story.answers(f"use {SHOP}").has(OLIVER, rep=1).has(VIOLET, rep=0)


@pytest.mark.rule("flamecraft/shop.sew-cute-type")
def test_the_drawn_dragon_counts_itself_once_it_is_placed() -> None:
    story = sewing("- - -", park="iron bread", deck="plant plant plant plant plant")
    story.answers("draw park 1", f"place iron on {SHOP} 1", "fire nothing")
    story.has(OLIVER, fancies="rainbow", hand="").answers(f"use {SHOP}").has(OLIVER, rep=4)


@pytest.mark.rule("flamecraft/shop.sew-cute-type")
def test_a_dragon_from_the_deck_is_shown_to_all() -> None:
    story = sewing("- - -", park="bread", deck="iron plant plant plant plant plant", hand="meat")
    story.answers("draw deck", "place nothing")
    assert known_hand(story, OLIVER, VIOLET) == ""
    story.answers(f"use {SHOP}").has(OLIVER, rep=3, hand="iron meat")
    assert known_hand(story, OLIVER, VIOLET) == known_hand(story, OLIVER, None) == "iron"
    assert "Oliver shows Cole (iron)." in told_to(story, VIOLET)


@pytest.mark.rule("flamecraft/shop.sew-cute-type")
def test_with_no_dragon_to_draw_nothing_is_gained() -> None:
    """Oliver has an iron dragon, but not from here."""
    story = sewing("- - -", park="", deck="", hand="iron", finals=1)
    story.is_asked(
        OLIVER, PLACE, f"place iron on {SHOP} 1", f"place iron on {SHOP} 3", "place nothing"
    )
    story.answers("place nothing").has(OLIVER, rep=0, hand="iron")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), "visit wishing-well")
