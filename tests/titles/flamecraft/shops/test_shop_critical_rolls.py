"""Critical Rolls, the starter shop for bread."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

CRITICAL_ROLLS = Starter(
    "critical-rolls", "Critical Rolls", "bread", "bread meat iron", "crystal plant potion"
)


@pytest.mark.rule("flamecraft/shop.critical-rolls")
def test_critical_rolls_is_there_from_the_start_with_its_dragon() -> None:
    CRITICAL_ROLLS.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.critical-rolls")
def test_it_gives_bread_and_has_no_ability_to_use() -> None:
    CRITICAL_ROLLS.gives_its_good_and_has_no_ability()


@pytest.mark.rule("flamecraft/slots.critical-rolls")
def test_beside_the_starter_dragon_two_slots_take_three_types_each() -> None:
    CRITICAL_ROLLS.open_slots_take_three_types_each()


@pytest.mark.rule("flamecraft/slots.critical-rolls")
def test_the_second_slot_pays_a_coin() -> None:
    CRITICAL_ROLLS.pays("meat", 2, coins=1, fancy=False)


@pytest.mark.rule("flamecraft/slots.critical-rolls")
def test_the_third_slot_pays_a_fancy() -> None:
    CRITICAL_ROLLS.pays("plant", 3, fancy=True)


@pytest.mark.rule("flamecraft/slots.critical-rolls")
def test_the_first_slot_takes_bread_alone_and_pays_nothing() -> None:
    CRITICAL_ROLLS.first_slot_takes_its_own_type_for_nothing()
