"""Goldrush: the filled slots of Town that pay coins."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import NOT_MET, ONCE
from titles.flamecraft.story import OLIVER, VIOLET, WHICH_SHOP, Story


@pytest.mark.rule("flamecraft/fancy.goldrush")
def test_each_filled_slot_that_pays_coins_earns_one() -> None:
    """Two such slots are filled; one is empty, and the other dragons lie on other slots."""
    story = Story().given(
        "critical-rolls bread meat plant, draco-bell meat iron bread, hello-nursery plant - -",
        fancies=("goldrush",),
        goods=("2 coin", "3 coin"),
    )
    visits = ("visit critical-rolls", "visit draco-bell", "visit hello-nursery")
    story.is_asked(OLIVER, WHICH_SHOP, *visits, "reveal goldrush").answers("reveal goldrush")
    story.has(OLIVER, rep=2, goods="2 coin", fancies="", scored="goldrush")
    story.has(VIOLET, rep=0, goods="3 coin")
    story.is_asked(OLIVER, WHICH_SHOP, *visits).refuses("reveal goldrush", ONCE)


@pytest.mark.rule("flamecraft/fancy.goldrush")
def test_more_than_six_slots_earn_six() -> None:
    """Seven are filled: one each, and two at the bank."""
    story = Story().given(
        "critical-rolls - meat -, draco-bell - - bread, hello-nursery - - iron, "
        "potable-potions - bread -, wishing-well - - meat, "
        "dragon-hoard-bank crystal - crystal",
        fancies=("goldrush",),
    )
    story.answers("reveal goldrush").has(OLIVER, rep=6, scored="goldrush").has(VIOLET, rep=0)


@pytest.mark.rule("flamecraft/fancy.goldrush-once")
def test_a_slot_that_pays_two_coins_counts_as_one() -> None:
    """At the bank and at the Roost, where the dragon sleeps."""
    story = Story().given(
        "dragon-hoard-bank crystal - -, draggin-tail-roost - bread -", fancies=("goldrush",)
    )
    story.answers("reveal goldrush").has(OLIVER, rep=2, scored="goldrush")


@pytest.mark.rule("flamecraft/fancy.goldrush-alley")
def test_coins_lying_at_dragon_alley_do_not_count() -> None:
    story = Story().given(
        "critical-rolls bread meat -, dragon-alley", fancies=("goldrush",), alley=(2, 2, 2)
    )
    story.answers("reveal goldrush").has(OLIVER, rep=1, scored="goldrush")


@pytest.mark.rule("flamecraft/fancy.goldrush", "flamecraft/fancy.goldrush-alley")
def test_without_a_filled_slot_of_that_kind_it_is_not_offered() -> None:
    """Empty slots that would pay coins are there, and the alley is full."""
    story = Story().given(
        "critical-rolls bread - plant, dragon-alley", fancies=("goldrush",), alley=(2, 2, 2)
    )
    story.is_asked(OLIVER, WHICH_SHOP, "visit critical-rolls", "visit dragon-alley")
    story.refuses("reveal goldrush", NOT_MET).has(OLIVER, rep=0, fancies="goldrush")


@pytest.mark.rule("flamecraft/fancy.goldrush")
def test_a_slot_filled_this_turn_counts_at_once() -> None:
    story = Story().given(
        "critical-rolls bread - -, draco-bell meat - -", fancies=("goldrush",), hands=("meat",)
    )
    story.gathers_at("critical-rolls").does_not_offer("reveal goldrush")
    story.answers("place meat on critical-rolls 2").offers("reveal goldrush")
    story.answers("reveal goldrush").has(OLIVER, rep=1, goods="2 bread 1 coin")
