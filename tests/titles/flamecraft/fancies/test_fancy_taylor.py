"""Taylor: all the dragons in Town of the type you placed."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import NOT_MET, ONCE
from titles.flamecraft.story import (
    ANYTHING_ELSE,
    OLIVER,
    VIOLET,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    place_at,
)

WHICH_TYPE = "Dragons of which type are counted?"


@pytest.mark.rule("flamecraft/fancy.taylor")
def test_after_placing_each_dragon_of_that_type_in_town_earns_one() -> None:
    """Two bread dragons lie at Draco Bell, a third sleeps; Park and hands are not Town."""
    story = Story().given(
        "critical-rolls meat - -, draco-bell bread - bread, draggin-tail-roost bread - -",
        fancies=("taylor",),
        hands=("bread bread", "bread"),
        park="bread",
    )
    story.gathers_at("critical-rolls")
    story.is_asked(
        OLIVER, place_at("Critical Rolls"), "place bread on critical-rolls 2", "place nothing"
    ).refuses("reveal taylor", NOT_MET)
    story.answers("place bread on critical-rolls 2")
    fires = ("fire critical-rolls 1", "fire critical-rolls 2", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, "reveal taylor").answers("reveal taylor")
    story.has(OLIVER, rep=4, hand="bread", fancies="", scored="taylor").has(VIOLET, rep=0)
    story.is_asked(OLIVER, WHICH_FIRE, *fires).refuses("reveal taylor", ONCE)


@pytest.mark.rule("flamecraft/fancy.taylor-itself")
def test_the_dragon_just_placed_is_counted() -> None:
    """It is the first of its type in Town."""
    story = Story().given(
        "critical-rolls - - -, draco-bell meat - -", fancies=("taylor",), hands=("iron",)
    )
    story.gathers_at("critical-rolls").answers("place iron on critical-rolls 2", "fire nothing")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal taylor").answers("reveal taylor")
    story.has(OLIVER, rep=1, scored="taylor").has(VIOLET, rep=0)


@pytest.mark.rule("flamecraft/fancy.taylor")
def test_without_a_placement_it_is_not_offered() -> None:
    story = Story().given(
        "critical-rolls bread - -, draco-bell meat - -",
        fancies=("taylor",),
        hands=("bread",),
        goods=("", "1 iron"),
    )
    story.gathers_at("critical-rolls").answers("place nothing")
    story.is_asked(OLIVER, WHICH_FIRE, "fire critical-rolls 1", "fire nothing")
    story.answers("fire nothing").has(OLIVER, rep=0, fancies="taylor")
    story.is_asked(VIOLET, WHICH_SHOP, "visit critical-rolls", "visit draco-bell")


@pytest.mark.rule("flamecraft/fancy.taylor", "flamecraft/ruling.goal-choose")
def test_of_two_types_placed_one_is_chosen() -> None:
    """A meat dragon here, and the iron one it places at Smith Mart; three more iron sleep."""
    story = Story().given(
        "critical-rolls - - -, smith-mart iron - -, draggin-tail-roost iron iron iron",
        fancies=("taylor",),
        hands=("meat iron",),
    )
    story.gathers_at("critical-rolls").answers("place meat on critical-rolls 2")
    story.answers("fire critical-rolls 2").shows("smith-mart", "iron iron -")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal taylor").answers("reveal taylor")
    story.is_asked(OLIVER, WHICH_TYPE, "count meat", "count iron")
    story.answers("count iron").has(OLIVER, rep=5, scored="taylor", hand="").has(VIOLET, rep=0)
