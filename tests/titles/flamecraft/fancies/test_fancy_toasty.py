"""Toasty: three bread after the game, and the most of it."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import (
    level_with_another,
    more_elsewhere,
    most_of_a_good,
    two_are_nothing,
)


@pytest.mark.rule("flamecraft/fancy.toasty")
def test_three_bread_and_nobody_with_as_many_earn_six() -> None:
    most_of_a_good("toasty", "bread")


@pytest.mark.rule("flamecraft/fancy.toasty")
def test_with_more_bread_elsewhere_three_are_earned() -> None:
    more_elsewhere("toasty", "bread")


@pytest.mark.rule("flamecraft/fancy.toasty", "flamecraft/fancy.goods-majority-tie")
def test_as_much_bread_as_another_still_counts_as_the_most() -> None:
    level_with_another("toasty", "bread")


@pytest.mark.rule(
    "flamecraft/fancy.toasty",
    "flamecraft/fancy.goods-majority-three",
    "flamecraft/fancy.goods-base",
)
def test_two_bread_earn_nothing_though_nobody_else_has_any() -> None:
    two_are_nothing("toasty", "bread")
