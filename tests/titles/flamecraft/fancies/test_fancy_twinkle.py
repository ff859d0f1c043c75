"""Twinkle: Enchantments in Town that are like the one just cast."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import NOT_MET, ONCE
from titles.flamecraft.story import (
    ANYTHING_ELSE,
    OLIVER,
    VIOLET,
    WHICH_FANCY,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    at,
)

TOWN = "hello-nursery - - -, maw-and-paws - - -, critical-rolls - - -"
VISITS = ("visit hello-nursery", "visit maw-and-paws", "visit critical-rolls")
COST = "1 plant 1 potion 1 bread 1 iron"


@pytest.mark.rule("flamecraft/fancy.twinkle")
def test_the_one_just_cast_is_worth_two_reputation_by_itself() -> None:
    """Cards of other icons, and those in the row or reserved, are not counted."""
    story = Story().given(
        TOWN,
        fancies=("twinkle",),
        goods=(COST, "1 iron"),
        row="p-plant-1 p-plant-2",
        reserved=("", "p-plant-3"),
        enchanted="critical-rolls p-bread-1 p-bread-2",
    )
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).answers("visit hello-nursery")
    story.is_asked(OLIVER, at("Hello Nursery"), "gather", "cast p-plant-1")
    story.refuses("reveal twinkle", NOT_MET).answers("cast p-plant-1").has(OLIVER, rep=5)
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal twinkle").answers("reveal twinkle")
    story.has(OLIVER, rep=5 + 2, fancies="", scored="twinkle").has(VIOLET, rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.twinkle", "flamecraft/fancy.twinkle-all-shops")
def test_enchantments_of_this_shop_and_of_all_others_count() -> None:
    """One was here before, one is at a wild shop; the bread card there is not like it."""
    story = Story().given(
        "hello-nursery bread - -, maw-and-paws - - -",
        fancies=("twinkle",),
        goods=(COST, "1 iron"),
        row="p-plant-1",
        enchanted="hello-nursery p-plant-3, maw-and-paws p-plant-2 p-bread-1",
    )
    story.answers("visit hello-nursery", "cast p-plant-1")
    fires = ("fire hello-nursery 1", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, "reveal twinkle").answers("reveal twinkle")
    story.has(OLIVER, rep=5 + 3 * 2, scored="twinkle").has(VIOLET, rep=0)
    story.is_asked(OLIVER, WHICH_FIRE, *fires).refuses("reveal twinkle", ONCE)


@pytest.mark.rule("flamecraft/fancy.twinkle", "flamecraft/fancy.twinkle-all-shops")
def test_at_a_wild_shop_the_icon_of_the_card_decides() -> None:
    story = Story().given(
        TOWN,
        fancies=("twinkle",),
        goods=(COST, "1 iron"),
        row="p-plant-1",
        enchanted="maw-and-paws p-bread-1, critical-rolls p-bread-2, hello-nursery p-plant-3",
    )
    story.answers("visit maw-and-paws", "cast p-plant-1", "reveal twinkle")
    story.has(OLIVER, rep=5 + 2 * 2, scored="twinkle").is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.twinkle-enchant")
def test_gathering_at_bizarre_bazaar_cannot_score_it() -> None:
    """Steven and Todd can be scored there, Twinkle cannot, though the Bazaar is enchanted."""
    story = Story().given(
        "bizarre-bazaar - - -, draco-bell meat - -",
        fancies=("twinkle steven todd",),
        enchanted="bizarre-bazaar p-plant-2",
    )
    story.gathers_at("bizarre-bazaar").answers("gain iron", "use bizarre-bazaar")
    story.is_asked(OLIVER, WHICH_FANCY, "score steven", "score todd")
    story.refuses("score twinkle", "its goal is not met, or it is not yours")
    story.answers("score steven").has(OLIVER, rep=4, scored="steven").has(VIOLET, rep=0)
