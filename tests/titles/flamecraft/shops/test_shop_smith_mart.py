"""Smith Mart, the starter shop for iron."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

SMITH_MART = Starter("smith-mart", "iron")


@pytest.mark.rule("flamecraft/shop.smith-mart")
def test_smith_mart_is_there_from_the_start_with_its_dragon() -> None:
    SMITH_MART.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.smith-mart")
def test_it_gives_iron_and_has_no_ability_to_use() -> None:
    SMITH_MART.gives_its_good_and_has_no_ability()
