"""Forrest: three plant after the game, and the most of it."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import (
    level_with_another,
    more_elsewhere,
    most_of_a_good,
    two_are_nothing,
)


@pytest.mark.rule("flamecraft/fancy.forrest")
def test_three_plant_and_nobody_with_as_many_earn_six() -> None:
    most_of_a_good("forrest", "plant")


@pytest.mark.rule("flamecraft/fancy.forrest")
def test_with_more_plant_elsewhere_three_are_earned() -> None:
    more_elsewhere("forrest", "plant")


@pytest.mark.rule("flamecraft/fancy.forrest", "flamecraft/fancy.goods-majority-tie")
def test_as_much_plant_as_another_still_counts_as_the_most() -> None:
    level_with_another("forrest", "plant")


@pytest.mark.rule(
    "flamecraft/fancy.forrest",
    "flamecraft/fancy.goods-majority-three",
    "flamecraft/fancy.goods-base",
)
def test_two_plant_earn_nothing_though_nobody_else_has_any() -> None:
    two_are_nothing("forrest", "plant")
