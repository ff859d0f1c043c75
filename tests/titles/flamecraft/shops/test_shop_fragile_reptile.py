"""Fragile Reptile, the starter shop for crystal."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

FRAGILE_REPTILE = Starter("fragile-reptile", "crystal")


@pytest.mark.rule("flamecraft/shop.fragile-reptile")
def test_fragile_reptile_is_there_from_the_start_with_its_dragon() -> None:
    FRAGILE_REPTILE.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.fragile-reptile")
def test_it_gives_crystal_and_has_no_ability_to_use() -> None:
    FRAGILE_REPTILE.gives_its_good_and_has_no_ability()
