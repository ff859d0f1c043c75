"""Todd: goods in odd numbers."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import EMPTY_TOWN
from titles.flamecraft.story import OLIVER, VIOLET, Story


@pytest.mark.rule("flamecraft/fancy.todd")
def test_each_good_held_in_an_odd_number_earns_one() -> None:
    """One meat, three crystal and five potion; the rest is even. Coins are gone by then."""
    story = Story().given(
        EMPTY_TOWN,
        goods=("2 bread 1 meat 4 iron 3 crystal 5 potion 3 coin", "1 bread"),
        fancies=("todd",),
        scoring=True,
    )
    story.has(OLIVER, scored="todd", goods="2 bread 1 meat 4 iron 3 crystal 5 potion")
    story.has(VIOLET, goods="1 bread").is_done(winners=[OLIVER], totals=(3 + 3, 0))


@pytest.mark.rule("flamecraft/fancy.todd")
def test_with_every_good_even_nothing_is_earned() -> None:
    story = Story().given(EMPTY_TOWN, goods=("2 bread 6 iron",), fancies=("todd",), scoring=True)
    story.has(OLIVER, fancies="todd", scored="").is_done(winners=[OLIVER], totals=(0, 0))
