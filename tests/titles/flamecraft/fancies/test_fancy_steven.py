"""Steven: goods in even numbers."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import EMPTY_TOWN
from titles.flamecraft.story import OLIVER, VIOLET, Story


@pytest.mark.rule("flamecraft/fancy.steven")
def test_each_good_held_in_an_even_number_earns_one() -> None:
    """Two of bread, four of iron and six of plant; the rest is odd. Coins are gone by then."""
    story = Story().given(
        EMPTY_TOWN,
        goods=("2 bread 1 meat 4 iron 3 crystal 6 plant 5 potion 2 coin", "2 bread"),
        fancies=("steven",),
        scoring=True,
    )
    story.has(OLIVER, scored="steven", goods="2 bread 1 meat 4 iron 3 crystal 6 plant 5 potion")
    story.has(VIOLET, goods="2 bread").is_done(winners=[OLIVER], totals=(3 + 2, 0))


@pytest.mark.rule("flamecraft/fancy.steven", "flamecraft/fancy.steven-zero")
def test_goods_one_has_none_of_are_even() -> None:
    story = Story().given(EMPTY_TOWN, goods=("1 bread 3 iron",), fancies=("steven",), scoring=True)
    story.has(OLIVER, scored="steven").is_done(winners=[OLIVER], totals=(4, 0))


@pytest.mark.rule("flamecraft/fancy.steven")
def test_with_all_six_odd_nothing_is_earned() -> None:
    story = Story().given(
        EMPTY_TOWN,
        goods=("1 bread 1 meat 1 iron 3 crystal 5 plant 7 potion",),
        fancies=("steven",),
        scoring=True,
    )
    story.has(OLIVER, fancies="steven", scored="").is_done(winners=[OLIVER], totals=(0, 0))
