"""Matches: a pair of artisans that go back."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import EMPTY_TOWN, NOT_MET, ONCE, VISITS, artisan_deck
from titles.flamecraft.story import OLIVER, VIOLET, WHICH_SHOP, Story

WHICH_PAIR = "Which 2 dragons go to the bottom of the deck?"


@pytest.mark.rule("flamecraft/fancy.matches")
def test_two_artisans_of_a_type_go_under_the_deck_for_five() -> None:
    """A third of the type stays in the hand, and so does everything in Violet's."""
    story = Story().given(
        EMPTY_TOWN,
        fancies=("matches",),
        hands=("bread bread bread iron", "bread bread"),
        artisan_deck="iron plant",
    )
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS, "reveal matches").answers("reveal matches")
    story.has(OLIVER, rep=5, hand="bread iron", fancies="", scored="matches")
    story.has(VIOLET, rep=0, hand="bread bread")
    assert artisan_deck(story) == "iron plant bread bread"
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses("reveal matches", ONCE)


@pytest.mark.rule("flamecraft/fancy.matches")
def test_of_several_pairs_one_is_chosen_and_paid_once() -> None:
    story = Story().given(
        EMPTY_TOWN,
        fancies=("matches",),
        hands=("meat meat plant plant iron",),
        artisan_deck="crystal",
    )
    story.answers("reveal matches").is_asked(OLIVER, WHICH_PAIR, "return meat", "return plant")
    story.answers("return plant").has(OLIVER, rep=5, hand="meat meat iron", scored="matches")
    assert artisan_deck(story) == "crystal plant plant"
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.matches")
def test_without_two_of_a_type_it_is_not_offered() -> None:
    story = Story().given(
        EMPTY_TOWN,
        fancies=("matches",),
        hands=("bread meat iron crystal plant potion", "bread bread"),
        park="bread bread",
    )
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).refuses("reveal matches", NOT_MET)
    story.has(OLIVER, rep=0, fancies="matches", hand="bread meat iron crystal plant potion")
