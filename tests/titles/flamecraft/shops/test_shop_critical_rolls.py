"""Critical Rolls, the starter shop for bread."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

CRITICAL_ROLLS = Starter("critical-rolls", "bread")


@pytest.mark.rule("flamecraft/shop.critical-rolls")
def test_critical_rolls_is_there_from_the_start_with_its_dragon() -> None:
    CRITICAL_ROLLS.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.critical-rolls")
def test_it_gives_bread_and_has_no_ability_to_use() -> None:
    CRITICAL_ROLLS.gives_its_good_and_has_no_ability()
