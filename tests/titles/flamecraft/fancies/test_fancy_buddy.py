"""Buddy: company of any kind."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import EMPTY_TOWN
from titles.flamecraft.story import OLIVER, VIOLET, Story


@pytest.mark.rule("flamecraft/fancy.buddy")
def test_each_other_fancy_earns_one_scored_or_not() -> None:
    """Two were scored in play, Wesley never was, and Bubu with one artisan is scored just now."""
    story = Story().given(
        EMPTY_TOWN,
        hands=("iron",),
        fancies=("buddy wesley bubu", "todd elix"),
        scored=("pocus matches", "dazzle"),
        scoring=True,
    )
    story.has(OLIVER, fancies="wesley", scored="pocus matches bubu buddy")
    story.has(VIOLET, fancies="todd elix", scored="dazzle")
    story.is_done(winners=[OLIVER], totals=(4 + 1, 0))


@pytest.mark.rule("flamecraft/fancy.buddy")
def test_buddy_alone_earns_nothing() -> None:
    story = Story().given(
        EMPTY_TOWN, fancies=("buddy", "todd elix"), scored=("", "dazzle"), scoring=True
    )
    story.has(OLIVER, fancies="buddy", scored="")
    story.is_done(winners=[OLIVER, VIOLET], totals=(0, 0))
