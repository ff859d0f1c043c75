"""Potable Potions, the starter shop for potion."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

POTABLE_POTIONS = Starter("potable-potions", "potion")


@pytest.mark.rule("flamecraft/shop.potable-potions")
def test_potable_potions_is_there_from_the_start_with_its_dragon() -> None:
    POTABLE_POTIONS.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.potable-potions")
def test_it_gives_potion_and_has_no_ability_to_use() -> None:
    POTABLE_POTIONS.gives_its_good_and_has_no_ability()
