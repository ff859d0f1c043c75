"""Elix: three potion after the game, and the most of it."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import (
    level_with_another,
    more_elsewhere,
    most_of_a_good,
    two_are_nothing,
)


@pytest.mark.rule("flamecraft/fancy.elix")
def test_three_potion_and_nobody_with_as_many_earn_six() -> None:
    most_of_a_good("elix", "potion")


@pytest.mark.rule("flamecraft/fancy.elix")
def test_with_more_potion_elsewhere_three_are_earned() -> None:
    more_elsewhere("elix", "potion")


@pytest.mark.rule("flamecraft/fancy.elix", "flamecraft/fancy.goods-majority-tie")
def test_as_much_potion_as_another_still_counts_as_the_most() -> None:
    level_with_another("elix", "potion")


@pytest.mark.rule(
    "flamecraft/fancy.elix",
    "flamecraft/fancy.goods-majority-three",
    "flamecraft/fancy.goods-base",
)
def test_two_potion_earn_nothing_though_nobody_else_has_any() -> None:
    two_are_nothing("elix", "potion")
