"""Bubu: the artisans still in hand."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import EMPTY_TOWN
from titles.flamecraft.story import OLIVER, VIOLET, Story


@pytest.mark.rule("flamecraft/fancy.bubu")
def test_each_artisan_in_hand_earns_one() -> None:
    """Those in Town, in the Park and in Violet's hand are not in Oliver's."""
    story = Story().given(
        "smith-mart iron iron -",
        hands=("bread bread iron plant", "meat meat"),
        park="bread",
        fancies=("bubu",),
        scoring=True,
    )
    story.has(OLIVER, scored="bubu", hand="bread bread iron plant").has(VIOLET, hand="meat meat")
    story.is_done(winners=[OLIVER], totals=(4, 0))


@pytest.mark.rule("flamecraft/fancy.bubu")
@pytest.mark.parametrize("hand", ["bread bread iron iron plant plant", "bread iron " * 4])
def test_more_than_six_artisans_earn_six(hand: str) -> None:
    story = Story().given(EMPTY_TOWN, hands=(hand,), fancies=("bubu",), scoring=True)
    story.has(OLIVER, scored="bubu").is_done(winners=[OLIVER], totals=(6, 0))


@pytest.mark.rule("flamecraft/fancy.bubu")
def test_an_empty_hand_earns_nothing() -> None:
    story = Story().given(EMPTY_TOWN, hands=("", "meat"), fancies=("bubu",), scoring=True)
    story.has(OLIVER, fancies="bubu", scored="").is_done(winners=[VIOLET], totals=(0, 0))
