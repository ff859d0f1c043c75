"""Pocus: reputation in place of what a dragon can do."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import NOT_MET, ONCE
from titles.flamecraft.story import (
    ANYTHING_ELSE,
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    at,
    place_at,
)

TOWN = "hello-nursery plant bread meat, wishing-well - - -"
VISITS = ("visit hello-nursery", "visit wishing-well")
FIRES = ("fire hello-nursery 1", "fire hello-nursery 2", "fire hello-nursery 3")
INSTEAD = ("pocus hello-nursery 1", "pocus hello-nursery 2", "pocus hello-nursery 3")


def about_to_enchant() -> Story:
    """Oliver has what an enchantment costs, and Pocus."""
    return Story().given(
        TOWN,
        fancies=("pocus",),
        goods=("1 plant 1 potion 1 bread 1 iron", "1 iron"),
        row="p-plant-1",
        park="iron",
    )


@pytest.mark.rule("flamecraft/fancy.pocus", "flamecraft/fancy.pocus-either")
def test_when_gathering_one_dragon_gives_two_reputation_in_place_of_its_ability() -> None:
    story = Story().given(TOWN, fancies=("pocus",), goods=("", "1 iron"))
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses("reveal pocus", NOT_MET)
    story.gathers_at("hello-nursery")
    story.is_asked(OLIVER, WHICH_FIRE, *FIRES, "fire nothing", "reveal pocus")
    story.answers("reveal pocus").has(OLIVER, rep=0, fancies="", scored="pocus")
    story.is_asked(OLIVER, WHICH_FIRE, *FIRES, *INSTEAD, "fire nothing")
    story.refuses("reveal pocus", ONCE).answers("pocus hello-nursery 2")
    story.has(OLIVER, rep=2, hand="", goods="2 plant 1 bread 1 meat").has(VIOLET, rep=0)
    story.shows("hello-nursery", "plant bread meat").is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.pocus")
def test_with_pocus_revealed_the_ability_may_still_be_used() -> None:
    story = Story().given(TOWN, fancies=("pocus",), goods=("", "1 iron"), park="iron")
    story.gathers_at("hello-nursery").answers("reveal pocus", "fire hello-nursery 2")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw deck").answers("draw park 1")
    story.has(OLIVER, rep=0, hand="iron", scored="pocus").is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.pocus", "flamecraft/fancy.pocus-either")
def test_when_enchanting_every_dragon_gives_two_reputation_or_is_fired_up() -> None:
    story = about_to_enchant()
    story.answers("visit hello-nursery")
    story.is_asked(OLIVER, at("Hello Nursery"), "gather", "cast p-plant-1", "reveal pocus")
    story.answers("cast p-plant-1").has(OLIVER, rep=5, goods="")
    story.is_asked(OLIVER, WHICH_FIRE, *FIRES, "fire nothing", "reveal pocus")
    story.answers("reveal pocus", "pocus hello-nursery 1").has(OLIVER, rep=7)
    story.is_asked(OLIVER, WHICH_FIRE, *FIRES[1:], *INSTEAD[1:], "fire nothing")
    story.answers("fire hello-nursery 2", "draw park 1").has(OLIVER, rep=7, hand="iron")
    story.is_asked(OLIVER, WHICH_FIRE, FIRES[2], INSTEAD[2], "fire nothing")
    story.answers("pocus hello-nursery 3").has(OLIVER, rep=9, hand="iron").has(VIOLET, rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.pocus", "flamecraft/fancy.pocus-any-time")
def test_between_two_dragons_of_an_enchant_pocus_turns_the_others_into_reputation() -> None:
    """Oliver fires up one and likes the reputation of the other two better."""
    story = about_to_enchant()
    story.answers("visit hello-nursery", "cast p-plant-1", "fire hello-nursery 2", "draw park 1")
    story.is_asked(OLIVER, WHICH_FIRE, FIRES[0], FIRES[2], "fire nothing", "reveal pocus")
    story.answers("reveal pocus").has(OLIVER, rep=5, fancies="", scored="pocus")
    keys = (FIRES[0], FIRES[2], INSTEAD[0], INSTEAD[2])
    story.is_asked(OLIVER, WHICH_FIRE, *keys, "fire nothing").answers(INSTEAD[2])
    story.is_asked(OLIVER, WHICH_FIRE, FIRES[0], INSTEAD[0], "fire nothing").answers(INSTEAD[0])
    story.has(OLIVER, rep=9, hand="iron", goods="").has(VIOLET, rep=0, goods="1 iron")
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy-dragons.sun")
def test_in_the_turn_of_another_pocus_stays_where_it_is() -> None:
    """Violet has it; Oliver is offered nothing of it in his turn, nor is she."""
    story = Story().given(TOWN, fancies=("", "pocus"), goods=("", "1 iron"))
    story.gathers_at("hello-nursery").is_asked(OLIVER, WHICH_FIRE, *FIRES, "fire nothing")
    story.refuses("reveal pocus", "you do not have that fancy dragon").answers("fire nothing")
    story.has(VIOLET, fancies="pocus", scored="").is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.pocus-none")
@pytest.mark.parametrize("deed", ["gather", "cast p-plant-1"])
def test_at_a_shop_without_dragons_there_is_nothing_for_pocus(deed: str) -> None:
    """Buttercup is there so that the turn does not end unasked."""
    story = Story().given(
        "hello-nursery - - -, draco-bell meat - -",
        fancies=("pocus buttercup",),
        goods=("5 bread 1 plant 1 potion 1 iron", "1 iron"),
        row="p-plant-1",
    )
    story.answers("visit hello-nursery")
    story.is_asked(OLIVER, at("Hello Nursery"), "gather", "cast p-plant-1", "reveal buttercup")
    story.answers(deed)
    if deed == "gather":
        story.is_asked(OLIVER, place_at("Hello Nursery"), "place nothing", "reveal buttercup")
        story.refuses("reveal pocus", NOT_MET).answers("place nothing")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal buttercup")
    story.refuses("reveal pocus", NOT_MET).answers("end turn")
    story.has(OLIVER, fancies="pocus buttercup", scored="", rep=0 if deed == "gather" else 5)
    story.is_asked(VIOLET, WHICH_SHOP, "visit hello-nursery", "visit draco-bell")
