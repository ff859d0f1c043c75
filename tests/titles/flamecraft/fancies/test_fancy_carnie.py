"""Carnie: three meat after the game, and the most of it."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import (
    level_with_another,
    more_elsewhere,
    most_of_a_good,
    two_are_nothing,
)


@pytest.mark.rule("flamecraft/fancy.carnie")
def test_three_meat_and_nobody_with_as_many_earn_six() -> None:
    most_of_a_good("carnie", "meat")


@pytest.mark.rule("flamecraft/fancy.carnie")
def test_with_more_meat_elsewhere_three_are_earned() -> None:
    more_elsewhere("carnie", "meat")


@pytest.mark.rule("flamecraft/fancy.carnie", "flamecraft/fancy.goods-majority-tie")
def test_as_much_meat_as_another_still_counts_as_the_most() -> None:
    level_with_another("carnie", "meat")


@pytest.mark.rule(
    "flamecraft/fancy.carnie",
    "flamecraft/fancy.goods-majority-three",
    "flamecraft/fancy.goods-base",
)
def test_two_meat_earn_nothing_though_nobody_else_has_any() -> None:
    two_are_nothing("carnie", "meat")
