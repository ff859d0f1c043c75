"""Sparkle: the dragons of a shop that has just been enchanted."""

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
    use_at,
)

COST = "1 plant 1 potion 1 bread 1 iron"


@pytest.mark.rule("flamecraft/fancy.sparkle")
def test_after_enchanting_two_reputation_for_each_dragon_there() -> None:
    """Dragons elsewhere do not count."""
    story = Story().given(
        "hello-nursery plant bread -, draco-bell meat - -",
        fancies=("sparkle",),
        goods=(COST, "1 iron"),
        row="p-plant-1",
    )
    story.is_asked(OLIVER, WHICH_SHOP, "visit hello-nursery", "visit draco-bell")
    story.answers("visit hello-nursery")
    story.is_asked(OLIVER, at("Hello Nursery"), "gather", "cast p-plant-1")
    story.refuses("reveal sparkle", NOT_MET).answers("cast p-plant-1").has(OLIVER, rep=5)
    fires = ("fire hello-nursery 1", "fire hello-nursery 2", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, "reveal sparkle").answers("reveal sparkle")
    story.has(OLIVER, rep=5 + 2 * 2, fancies="", scored="sparkle").has(VIOLET, rep=0)
    story.is_asked(OLIVER, WHICH_FIRE, *fires).refuses("reveal sparkle", ONCE)
    story.answers("fire nothing")
    story.is_asked(VIOLET, WHICH_SHOP, "visit hello-nursery", "visit draco-bell")


@pytest.mark.rule("flamecraft/fancy.sparkle")
def test_gathering_is_not_enchanting() -> None:
    story = Story().given(
        "hello-nursery plant bread -, draco-bell meat - -",
        fancies=("sparkle",),
        goods=(COST, "1 iron"),
        row="p-plant-1",
        enchanted="hello-nursery p-plant-2",
    )
    story.gathers_at("hello-nursery")
    story.is_asked(
        OLIVER, WHICH_FIRE, "fire hello-nursery 1", "fire hello-nursery 2", "fire nothing"
    ).refuses("reveal sparkle", NOT_MET)
    story.answers("fire nothing").has(OLIVER, fancies="sparkle", scored="", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, "visit hello-nursery", "visit draco-bell")


@pytest.mark.rule("flamecraft/fancy.sparkle-enchant")
def test_gathering_at_bizarre_bazaar_cannot_score_it() -> None:
    """Todd can be scored there, Sparkle cannot, though dragons and an Enchantment are there."""
    story = Story().given(
        "bizarre-bazaar bread - -, draco-bell meat - -",
        fancies=("sparkle todd bubu",),
        hands=("iron",),
        enchanted="bizarre-bazaar p-plant-2",
    )
    story.gathers_at("bizarre-bazaar").answers("gain iron", "place nothing", "fire nothing")
    story.is_asked(OLIVER, use_at("Bizarre Bazaar"), "use bizarre-bazaar", "use nothing")
    story.answers("use bizarre-bazaar")
    story.is_asked(OLIVER, WHICH_FANCY, "score todd", "score bubu")
    story.refuses("score sparkle", "its goal is not met, or it is not yours")
    story.answers("score bubu").has(OLIVER, rep=1, scored="bubu")


@pytest.mark.rule("flamecraft/fancy.sparkle", "flamecraft/fancy.sparkle-enchant")
def test_enchanting_bizarre_bazaar_itself_meets_its_goal() -> None:
    """Then its ability is not used at all."""
    story = Story().given(
        "bizarre-bazaar bread - -, draco-bell meat - -",
        fancies=("sparkle",),
        goods=(COST,),
        row="p-plant-1",
    )
    story.answers("visit bizarre-bazaar", "cast p-plant-1", "fire nothing")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal sparkle")
    story.answers("reveal sparkle").has(OLIVER, rep=5 + 2, scored="sparkle").has(VIOLET, rep=0)
