"""Wishing Well: three coins, and the courage to flip them."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import OLIVER, VIOLET, Story, a_town, use_at

WELL = "Wishing Well"


def a_well(flips: str) -> Story:
    story = Story().given(a_town("wishing-well - - -"), flips=flips)
    return story.gathers_at("wishing-well")


@pytest.mark.rule("flamecraft/shop.wishing-well")
def test_three_coins_are_gathered_and_may_be_flipped() -> None:
    story = a_well("heads tails heads").has(OLIVER, goods="3 coin", rep=0)
    story.is_asked(OLIVER, use_at(WELL), "use wishing-well", "use nothing")
    story.answers("use wishing-well")
    story.is_asked(OLIVER, "Do you flip a coin? (3 more at most)", "flip", "stop")
    story.answers("flip").has(OLIVER, goods="3 coin", rep=2)
    story.answers("flip").has(OLIVER, goods="2 coin", rep=2)
    story.answers("flip").has(OLIVER, goods="2 coin", rep=4).has(VIOLET, goods="", rep=0)
