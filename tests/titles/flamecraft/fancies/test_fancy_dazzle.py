"""Dazzle: a shop filled by your own dragon."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import NOT_MET, ONCE
from titles.flamecraft.story import OLIVER, VIOLET, WHICH_FIRE, WHICH_SHOP, Story

FIRES = (
    "fire critical-rolls 1",
    "fire critical-rolls 2",
    "fire critical-rolls 3",
    "fire nothing",
)


@pytest.mark.rule("flamecraft/fancy.dazzle")
def test_filling_a_shop_earns_three_reputation_and_a_fancy() -> None:
    story = Story().given(
        "critical-rolls bread - crystal, draco-bell meat - -",
        fancies=("dazzle", "pinkytoe"),
        hands=("iron",),
        fancy_deck="wesley bubu",
    )
    story.does_not_offer("reveal dazzle").gathers_at("critical-rolls")
    story.refuses("reveal dazzle", NOT_MET).answers("place iron on critical-rolls 2")
    story.is_asked(OLIVER, WHICH_FIRE, *FIRES, "reveal dazzle").has(OLIVER, rep=0)
    story.answers("reveal dazzle").has(OLIVER, rep=3, fancies="wesley", scored="dazzle")
    story.has(VIOLET, rep=0, fancies="pinkytoe").is_asked(OLIVER, WHICH_FIRE, *FIRES)
    story.refuses("reveal dazzle", ONCE)


@pytest.mark.rule("flamecraft/fancy.dazzle")
def test_a_placement_that_leaves_a_slot_empty_is_not_enough() -> None:
    story = Story().given(
        "critical-rolls bread - -, draco-bell meat - -",
        fancies=("dazzle",),
        hands=("iron",),
        goods=("", "1 iron"),
    )
    story.gathers_at("critical-rolls").answers("place iron on critical-rolls 2")
    story.is_asked(OLIVER, WHICH_FIRE, *FIRES[:2], "fire nothing")
    story.answers("fire nothing").has(OLIVER, rep=0, fancies="dazzle", scored="")
    story.is_asked(VIOLET, WHICH_SHOP, "visit critical-rolls", "visit draco-bell")


@pytest.mark.rule("flamecraft/fancy.dazzle")
def test_visiting_a_shop_that_was_full_before_is_not_enough() -> None:
    story = Story().given(
        "critical-rolls bread iron crystal, draco-bell meat - -",
        fancies=("dazzle",),
        goods=("", "1 iron"),
    )
    story.gathers_at("critical-rolls").is_asked(OLIVER, WHICH_FIRE, *FIRES)
    story.refuses("reveal dazzle", NOT_MET).has(OLIVER, rep=0, fancies="dazzle")


@pytest.mark.rule("flamecraft/fancy.dazzle")
def test_a_shop_filled_elsewhere_by_a_fired_dragon_counts() -> None:
    story = Story().given(
        "draco-bell meat - -, critical-rolls bread - crystal",
        fancies=("dazzle",),
        hands=("bread",),
        fancy_deck="wesley",
    )
    story.gathers_at("draco-bell").answers("place nothing", "fire draco-bell 1")
    story.answers("place on critical-rolls 2").offers("reveal dazzle").answers("reveal dazzle")
    story.has(OLIVER, rep=3, fancies="wesley", scored="dazzle", goods="2 meat 1 coin")
    story.has(VIOLET, rep=0, fancies="")
