"""Shadow: the iron dragons of Town, after the game."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import (
    each_and_the_most,
    five_at_most,
    level_with_another_type,
    none_in_town,
    not_the_most,
    sleepers_are_no_rivals,
    sleepers_are_not_counted,
)


@pytest.mark.rule("flamecraft/fancy.shadow")
def test_each_iron_dragon_in_town_earns_one_and_the_most_common_type_two() -> None:
    each_and_the_most("shadow", "iron")


@pytest.mark.rule("flamecraft/fancy.shadow")
def test_with_more_of_another_type_only_the_iron_dragons_themselves_are_paid() -> None:
    not_the_most("shadow", "iron")


@pytest.mark.rule("flamecraft/fancy.shadow")
def test_no_more_than_five_iron_dragons_are_paid() -> None:
    five_at_most("shadow", "iron")


@pytest.mark.rule("flamecraft/fancy.shadow")
def test_sleeping_iron_dragons_earn_nothing() -> None:
    sleepers_are_not_counted("shadow", "iron")


@pytest.mark.rule("flamecraft/fancy.shadow")
def test_sleeping_dragons_of_other_types_take_nothing_away() -> None:
    sleepers_are_no_rivals("shadow", "iron")


@pytest.mark.rule("flamecraft/fancy.shadow")
def test_without_an_iron_dragon_in_town_nothing_is_earned() -> None:
    none_in_town("shadow", "iron")


@pytest.mark.rule("flamecraft/fancy.shadow", "flamecraft/fancy.type-majority-tie")
def test_level_with_another_type_iron_still_counts_as_the_most_common() -> None:
    level_with_another_type("shadow", "iron")
