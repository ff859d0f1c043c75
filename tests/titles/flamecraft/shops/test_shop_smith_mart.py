"""Smith Mart, the starter shop for iron."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

SMITH_MART = Starter("smith-mart", "Smith Mart", "iron", "iron crystal plant", "potion bread meat")


@pytest.mark.rule("flamecraft/shop.smith-mart")
def test_smith_mart_is_there_from_the_start_with_its_dragon() -> None:
    SMITH_MART.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.smith-mart")
def test_it_gives_iron_and_has_no_ability_to_use() -> None:
    SMITH_MART.gives_its_good_and_has_no_ability()


@pytest.mark.rule("flamecraft/slots.smith-mart")
def test_beside_the_starter_dragon_two_slots_take_three_types_each() -> None:
    SMITH_MART.open_slots_take_three_types_each()


@pytest.mark.rule("flamecraft/slots.smith-mart")
def test_the_second_slot_pays_a_fancy() -> None:
    SMITH_MART.pays("crystal", 2, fancy=True)


@pytest.mark.rule("flamecraft/slots.smith-mart")
def test_the_third_slot_pays_reputation() -> None:
    SMITH_MART.pays("bread", 3, rep=2, fancy=False)


@pytest.mark.rule("flamecraft/slots.smith-mart")
def test_the_first_slot_takes_iron_alone_and_pays_nothing() -> None:
    SMITH_MART.first_slot_takes_its_own_type_for_nothing()
