"""Fragile Reptile, the starter shop for crystal."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

FRAGILE_REPTILE = Starter(
    "fragile-reptile", "Fragile Reptile", "crystal", "crystal plant potion", "bread meat iron"
)


@pytest.mark.rule("flamecraft/shop.fragile-reptile")
def test_fragile_reptile_is_there_from_the_start_with_its_dragon() -> None:
    FRAGILE_REPTILE.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.fragile-reptile")
def test_it_gives_crystal_and_has_no_ability_to_use() -> None:
    FRAGILE_REPTILE.gives_its_good_and_has_no_ability()


@pytest.mark.rule("flamecraft/slots.fragile-reptile")
def test_beside_the_starter_dragon_two_slots_take_three_types_each() -> None:
    FRAGILE_REPTILE.open_slots_take_three_types_each()


@pytest.mark.rule("flamecraft/slots.fragile-reptile")
def test_the_second_slot_pays_reputation() -> None:
    FRAGILE_REPTILE.pays("potion", 2, rep=2, fancy=False)


@pytest.mark.rule("flamecraft/slots.fragile-reptile")
def test_the_third_slot_pays_a_fancy() -> None:
    FRAGILE_REPTILE.pays("iron", 3, fancy=True)


@pytest.mark.rule("flamecraft/slots.fragile-reptile")
def test_the_first_slot_takes_crystal_alone_and_pays_nothing() -> None:
    FRAGILE_REPTILE.first_slot_takes_its_own_type_for_nothing()
