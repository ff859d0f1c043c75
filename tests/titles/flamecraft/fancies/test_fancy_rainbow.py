"""Rainbow: all six goods, once or twice."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import EMPTY_TOWN
from titles.flamecraft.story import OLIVER, VIOLET, Story

ONE_EACH = "1 bread 1 meat 1 iron 1 crystal 1 plant 1 potion"
TWO_EACH = "2 bread 2 meat 2 iron 2 crystal 2 plant 2 potion"


@pytest.mark.rule("flamecraft/fancy.rainbow")
@pytest.mark.parametrize(
    ("goods", "rep"),
    [
        (ONE_EACH, 4),
        ("7 bread 7 meat 7 iron 7 crystal 7 plant 1 potion", 4),
        (TWO_EACH, 7),
        ("3 bread 3 meat 3 iron 3 crystal 3 plant 3 potion", 7),
    ],
)
def test_all_six_goods_earn_four_and_two_of_each_seven_in_their_place(goods: str, rep: int) -> None:
    story = Story().given(EMPTY_TOWN, goods=(goods, TWO_EACH), fancies=("rainbow",), scoring=True)
    story.has(OLIVER, scored="rainbow", goods=goods).has(VIOLET, goods=TWO_EACH)
    story.is_done(winners=[OLIVER], totals=(rep, 0))


@pytest.mark.rule("flamecraft/fancy.rainbow")
@pytest.mark.parametrize("missing", ["bread", "potion"])
def test_with_one_good_missing_nothing_is_earned(missing: str) -> None:
    """Not even with a coin for it."""
    goods = TWO_EACH.replace(f"2 {missing}", "2 coin")
    story = Story().given(EMPTY_TOWN, goods=(goods,), fancies=("rainbow",), scoring=True)
    story.has(OLIVER, fancies="rainbow", scored="").is_done(winners=[OLIVER], totals=(2, 0))
