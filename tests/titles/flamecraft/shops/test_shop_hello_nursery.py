"""Hello Nursery, the starter shop for plant."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

HELLO_NURSERY = Starter(
    "hello-nursery", "Hello Nursery", "plant", "plant potion bread", "meat iron crystal"
)


@pytest.mark.rule("flamecraft/shop.hello-nursery")
def test_hello_nursery_is_there_from_the_start_with_its_dragon() -> None:
    HELLO_NURSERY.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.hello-nursery")
def test_it_gives_plant_and_has_no_ability_to_use() -> None:
    HELLO_NURSERY.gives_its_good_and_has_no_ability()


@pytest.mark.rule("flamecraft/slots.hello-nursery")
def test_beside_the_starter_dragon_two_slots_take_three_types_each() -> None:
    HELLO_NURSERY.open_slots_take_three_types_each()


@pytest.mark.rule("flamecraft/slots.hello-nursery")
def test_the_second_slot_pays_a_fancy() -> None:
    HELLO_NURSERY.pays("bread", 2, fancy=True)


@pytest.mark.rule("flamecraft/slots.hello-nursery")
def test_the_third_slot_pays_a_coin() -> None:
    HELLO_NURSERY.pays("crystal", 3, coins=1, fancy=False)


@pytest.mark.rule("flamecraft/slots.hello-nursery")
def test_the_first_slot_takes_plant_alone_and_pays_nothing() -> None:
    HELLO_NURSERY.first_slot_takes_its_own_type_for_nothing()
