"""Draco Bell, the starter shop for meat."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

DRACO_BELL = Starter("draco-bell", "meat")


@pytest.mark.rule("flamecraft/shop.draco-bell")
def test_draco_bell_is_there_from_the_start_with_its_dragon() -> None:
    DRACO_BELL.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.draco-bell")
def test_it_gives_meat_and_has_no_ability_to_use() -> None:
    DRACO_BELL.gives_its_good_and_has_no_ability()
