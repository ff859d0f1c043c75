"""Potable Potions, the starter shop for potion."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

POTABLE_POTIONS = Starter(
    "potable-potions", "Potable Potions", "potion", "potion bread meat", "iron crystal plant"
)


@pytest.mark.rule("flamecraft/shop.potable-potions")
def test_potable_potions_is_there_from_the_start_with_its_dragon() -> None:
    POTABLE_POTIONS.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.potable-potions")
def test_it_gives_potion_and_has_no_ability_to_use() -> None:
    POTABLE_POTIONS.gives_its_good_and_has_no_ability()


@pytest.mark.rule("flamecraft/slots.potable-potions")
def test_beside_the_starter_dragon_two_slots_take_three_types_each() -> None:
    POTABLE_POTIONS.open_slots_take_three_types_each()


@pytest.mark.rule("flamecraft/slots.potable-potions")
def test_the_second_slot_pays_a_coin() -> None:
    POTABLE_POTIONS.pays("bread", 2, coins=1, fancy=False)


@pytest.mark.rule("flamecraft/slots.potable-potions")
def test_the_third_slot_pays_a_fancy() -> None:
    POTABLE_POTIONS.pays("plant", 3, fancy=True)


@pytest.mark.rule("flamecraft/slots.potable-potions")
def test_the_first_slot_takes_potion_alone_and_pays_nothing() -> None:
    POTABLE_POTIONS.first_slot_takes_its_own_type_for_nothing()
