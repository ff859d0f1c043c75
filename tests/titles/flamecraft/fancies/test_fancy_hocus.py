"""Hocus: everybody at the shop is fired up at once."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import NOT_MET, ONCE
from titles.flamecraft.story import OLIVER, VIOLET, WHICH_FIRE, WHICH_SHOP, Story, at, place_at

TOWN = "critical-rolls bread bread -, wishing-well - - -"
VISITS = ("visit critical-rolls", "visit wishing-well")


@pytest.mark.rule("flamecraft/fancy.hocus")
def test_any_number_of_dragons_may_be_fired_up_when_gathering() -> None:
    """The crystal dragon placed this turn is one of them; each is fired up once."""
    story = Story().given(
        TOWN, fancies=("hocus",), hands=("crystal",), goods=("", "1 iron"), park="meat iron plant"
    )
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).gathers_at("critical-rolls")
    story.is_asked(
        OLIVER,
        place_at("Critical Rolls"),
        "place crystal on critical-rolls 3",
        "place nothing",
        "reveal hocus",
    )
    story.answers("place crystal on critical-rolls 3")
    fires = ("fire critical-rolls 1", "fire critical-rolls 2", "fire critical-rolls 3")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, "fire nothing", "reveal hocus")
    story.answers("reveal hocus").has(OLIVER, rep=0, scored="hocus")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, "fire nothing").refuses("reveal hocus", ONCE)
    story.answers("fire critical-rolls 2", "draw park 1").has(OLIVER, hand="meat")
    story.is_asked(OLIVER, WHICH_FIRE, fires[0], fires[2], "fire nothing")
    story.answers("fire critical-rolls 1", "draw park 3").has(OLIVER, hand="meat plant")
    story.is_asked(OLIVER, WHICH_FIRE, fires[2], "fire nothing").answers(fires[2])
    story.answers("gain bread iron potion").has(OLIVER, goods="4 bread 1 iron 1 potion", rep=0)
    story.has(VIOLET, goods="1 iron", hand="", rep=0).shows("critical-rolls", "bread bread crystal")


@pytest.mark.rule("flamecraft/fancy.hocus")
def test_with_hocus_one_may_stop_after_some() -> None:
    """Revealed before anything was placed, it waits for the firing."""
    story = Story().given(TOWN, fancies=("hocus",), goods=("", "1 iron"), park="meat")
    story.gathers_at("critical-rolls").answers("reveal hocus", "fire critical-rolls 1")
    story.answers("draw park 1").is_asked(
        OLIVER, WHICH_FIRE, "fire critical-rolls 2", "fire nothing"
    )
    story.answers("fire nothing").has(OLIVER, hand="meat", scored="hocus")
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.hocus")
def test_without_hocus_one_dragon_is_fired_up_and_no_more() -> None:
    story = Story().given(TOWN, fancies=("hocus",), goods=("", "1 iron"), park="meat")
    story.gathers_at("critical-rolls").answers("place nothing", "fire critical-rolls 1")
    story.answers("draw park 1")
    story.has(OLIVER, hand="meat", fancies="hocus", scored="")
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.hocus")
def test_when_enchanting_hocus_has_nothing_to_add() -> None:
    story = Story().given(
        TOWN,
        fancies=("hocus",),
        goods=("1 bread 1 meat 1 iron 1 plant", "1 iron"),
        row="p-bread-1",
    )
    story.answers("visit critical-rolls")
    story.is_asked(OLIVER, at("Critical Rolls"), "gather", "cast p-bread-1")
    story.answers("cast p-bread-1")
    fires = ("fire critical-rolls 1", "fire critical-rolls 2")
    story.is_asked(OLIVER, WHICH_FIRE, *fires, "fire nothing").refuses("reveal hocus", NOT_MET)
    story.answers("fire nothing").has(OLIVER, rep=5, fancies="hocus")
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS)
