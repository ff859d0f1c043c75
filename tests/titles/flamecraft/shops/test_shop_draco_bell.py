"""Draco Bell, the starter shop for meat."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

DRACO_BELL = Starter("draco-bell", "Draco Bell", "meat", "meat iron crystal", "plant potion bread")


@pytest.mark.rule("flamecraft/shop.draco-bell")
def test_draco_bell_is_there_from_the_start_with_its_dragon() -> None:
    DRACO_BELL.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.draco-bell")
def test_it_gives_meat_and_has_no_ability_to_use() -> None:
    DRACO_BELL.gives_its_good_and_has_no_ability()


@pytest.mark.rule("flamecraft/slots.draco-bell")
def test_beside_the_starter_dragon_two_slots_take_three_types_each() -> None:
    DRACO_BELL.open_slots_take_three_types_each()


@pytest.mark.rule("flamecraft/slots.draco-bell")
def test_the_second_slot_pays_a_fancy() -> None:
    DRACO_BELL.pays("iron", 2, fancy=True)


@pytest.mark.rule("flamecraft/slots.draco-bell")
def test_the_third_slot_pays_a_coin() -> None:
    DRACO_BELL.pays("potion", 3, coins=1, fancy=False)


@pytest.mark.rule("flamecraft/slots.draco-bell")
def test_the_first_slot_takes_meat_alone_and_pays_nothing() -> None:
    DRACO_BELL.first_slot_takes_its_own_type_for_nothing()
