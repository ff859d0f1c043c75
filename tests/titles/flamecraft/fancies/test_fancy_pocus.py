"""Pocus: reputation in place of what a dragon can do."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import EMPTY_TOWN, NOT_MET, ONCE, VISITS
from titles.flamecraft.story import (
    ANYTHING_ELSE,
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    at,
)

TOWN = "hello-nursery plant bread meat, wishing-well - - -"
VISIT_NURSERY = ("visit hello-nursery", "visit wishing-well")
FIRES = ("fire hello-nursery 1", "fire hello-nursery 2", "fire hello-nursery 3")
INSTEAD = ("pocus hello-nursery 1", "pocus hello-nursery 2", "pocus hello-nursery 3")


@pytest.mark.rule("flamecraft/fancy.pocus", "flamecraft/fancy.pocus-either")
def test_when_gathering_one_dragon_gives_two_reputation_in_place_of_its_ability() -> None:
    story = Story().given(TOWN, fancies=("pocus",), park="iron")
    story.is_asked(OLIVER, WHICH_SHOP, *VISIT_NURSERY).refuses("reveal pocus", NOT_MET)
    story.gathers_at("hello-nursery")
    story.is_asked(OLIVER, WHICH_FIRE, *FIRES, "fire nothing", "reveal pocus")
    story.answers("reveal pocus").has(OLIVER, rep=0, fancies="", scored="pocus")
    story.is_asked(OLIVER, WHICH_FIRE, *FIRES, *INSTEAD, "fire nothing")
    story.refuses("reveal pocus", ONCE).answers("pocus hello-nursery 2")
    story.has(OLIVER, rep=2, hand="", goods="2 plant 1 bread 1 meat").has(VIOLET, rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, "visit wishing-well") if False else None
