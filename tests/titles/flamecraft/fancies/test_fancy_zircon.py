"""Zircon: three crystal after the game, and the most of it."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import (
    level_with_another,
    more_elsewhere,
    most_of_a_good,
    two_are_nothing,
)


@pytest.mark.rule("flamecraft/fancy.zircon")
def test_three_crystal_and_nobody_with_as_many_earn_six() -> None:
    most_of_a_good("zircon", "crystal")


@pytest.mark.rule("flamecraft/fancy.zircon")
def test_with_more_crystal_elsewhere_three_are_earned() -> None:
    more_elsewhere("zircon", "crystal")


@pytest.mark.rule("flamecraft/fancy.zircon", "flamecraft/fancy.goods-majority-tie")
def test_as_much_crystal_as_another_still_counts_as_the_most() -> None:
    level_with_another("zircon", "crystal")


@pytest.mark.rule(
    "flamecraft/fancy.zircon",
    "flamecraft/fancy.goods-majority-three",
    "flamecraft/fancy.goods-base",
)
def test_two_crystal_earn_nothing_though_nobody_else_has_any() -> None:
    two_are_nothing("zircon", "crystal")
