"""Pinkytoe: four meat, spent for reputation."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import coins_stand_in, needs_a_fourth, spends_four


@pytest.mark.rule("flamecraft/fancy.pinkytoe")
def test_four_meat_are_spent_for_six_reputation_once() -> None:
    spends_four("pinkytoe", "meat")


@pytest.mark.rule("flamecraft/fancy.pinkytoe")
def test_three_meat_are_too_few_until_a_fourth_is_gathered() -> None:
    needs_a_fourth("pinkytoe", "meat")


@pytest.mark.rule("flamecraft/fancy.pinkytoe", "flamecraft/fancy-dragons.coins-pay")
def test_coins_may_be_part_of_the_four() -> None:
    coins_stand_in("pinkytoe", "meat")
