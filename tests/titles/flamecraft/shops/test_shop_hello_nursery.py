"""Hello Nursery, the starter shop for plant."""

from __future__ import annotations

import pytest

from titles.flamecraft.shops.starters import Starter

HELLO_NURSERY = Starter("hello-nursery", "plant")


@pytest.mark.rule("flamecraft/shop.hello-nursery")
def test_hello_nursery_is_there_from_the_start_with_its_dragon() -> None:
    HELLO_NURSERY.is_there_with_its_dragon()


@pytest.mark.rule("flamecraft/shop.hello-nursery")
def test_it_gives_plant_and_has_no_ability_to_use() -> None:
    HELLO_NURSERY.gives_its_good_and_has_no_ability()
