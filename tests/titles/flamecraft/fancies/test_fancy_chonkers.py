"""Chonkers: goods left over, by threes."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import EMPTY_TOWN
from titles.flamecraft.story import OLIVER, VIOLET, Story


@pytest.mark.rule("flamecraft/fancy.chonkers")
@pytest.mark.parametrize(
    ("goods", "rep"),
    [
        ("1 bread 1 iron 1 potion", 1),
        ("4 bread 1 iron", 1),
        ("4 bread 2 iron", 2),
        ("7 bread 7 meat 3 iron", 5),
        ("7 bread 7 meat 4 iron", 6),
        ("7 bread 7 meat 7 iron", 6),
    ],
)
def test_every_three_goods_earn_one_and_six_is_the_most(goods: str, rep: int) -> None:
    story = Story().given(EMPTY_TOWN, goods=(goods, "6 bread"), fancies=("chonkers",), scoring=True)
    story.has(OLIVER, scored="chonkers", goods=goods).has(VIOLET, goods="6 bread")
    story.is_done(winners=[OLIVER], totals=(rep, 0))


@pytest.mark.rule("flamecraft/fancy.chonkers")
def test_two_goods_earn_nothing_and_coins_are_not_among_them() -> None:
    story = Story().given(
        EMPTY_TOWN, goods=("2 bread 4 coin",), fancies=("chonkers",), scoring=True
    )
    story.has(OLIVER, fancies="chonkers", scored="").is_done(winners=[OLIVER], totals=(4, 0))
