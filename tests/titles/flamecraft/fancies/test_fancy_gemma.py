"""Gemma: the crystal dragons of Town, after the game."""

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


@pytest.mark.rule("flamecraft/fancy.gemma")
def test_each_crystal_dragon_in_town_earns_one_and_the_most_common_type_two() -> None:
    each_and_the_most("gemma", "crystal")


@pytest.mark.rule("flamecraft/fancy.gemma")
def test_with_more_of_another_type_only_the_crystal_dragons_themselves_are_paid() -> None:
    not_the_most("gemma", "crystal")


@pytest.mark.rule("flamecraft/fancy.gemma")
def test_no_more_than_five_crystal_dragons_are_paid() -> None:
    five_at_most("gemma", "crystal")


@pytest.mark.rule("flamecraft/fancy.gemma")
def test_sleeping_crystal_dragons_earn_nothing() -> None:
    sleepers_are_not_counted("gemma", "crystal")


@pytest.mark.rule("flamecraft/fancy.gemma")
def test_sleeping_dragons_of_other_types_take_nothing_away() -> None:
    sleepers_are_no_rivals("gemma", "crystal")


@pytest.mark.rule("flamecraft/fancy.gemma")
def test_without_a_crystal_dragon_in_town_nothing_is_earned() -> None:
    none_in_town("gemma", "crystal")


@pytest.mark.rule("flamecraft/fancy.gemma", "flamecraft/fancy.type-majority-tie")
def test_level_with_another_type_crystal_still_counts_as_the_most_common() -> None:
    level_with_another_type("gemma", "crystal")
