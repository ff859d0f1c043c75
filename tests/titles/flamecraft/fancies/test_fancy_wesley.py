"""Wesley: four iron, spent for reputation."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import coins_stand_in, needs_a_fourth, spends_four


@pytest.mark.rule("flamecraft/fancy.wesley")
def test_four_iron_are_spent_for_six_reputation_once() -> None:
    spends_four("wesley", "iron")


@pytest.mark.rule("flamecraft/fancy.wesley")
def test_three_iron_are_too_few_until_a_fourth_is_gathered() -> None:
    needs_a_fourth("wesley", "iron")


@pytest.mark.rule("flamecraft/fancy.wesley", "flamecraft/fancy-dragons.coins-pay")
def test_coins_may_be_part_of_the_four() -> None:
    coins_stand_in("wesley", "iron")
