"""Spellfire Springs: the same fire once more."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_DIFFERENT,
    WHICH_DOUBLE,
    WHICH_FIRE,
    WHICH_SWAP,
    Story,
    a_town,
    use_at,
)

SHOP = "spellfire-springs"
SPRINGS = "Spellfire Springs"
WHICH_AGAIN = "Which dragon do you fire up again?"
USE, LEAVE = f"use {SHOP}", "use nothing"


def a_turn(slots: str, *more: str, park: str = "", companion: str = "") -> Story:
    return Story(companions=bool(companion)).given(
        a_town(f"{SHOP} {slots}", *more),
        park=park,
        artisan_deck="plant plant plant plant plant plant bread",
        companions=(companion,) if companion else (),
    )


@pytest.mark.rule("flamecraft/shop.spellfire-springs")
def test_the_ability_used_this_turn_is_used_once_more() -> None:
    story = (
        a_turn("bread - crystal").gathers_at(SHOP).has(OLIVER, goods="1 bread 1 crystal 1 potion")
    )
    story.answers(f"fire {SHOP} 3", "gain meat iron plant")
    story.is_asked(OLIVER, use_at(SPRINGS), USE, LEAVE).answers(USE)
    assert story.question.words == WHICH_DIFFERENT
    story.answers("gain bread meat iron")
    story.has(OLIVER, goods="2 bread 2 meat 2 iron 1 crystal 1 plant 1 potion", hand="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.spellfire-springs-none")
def test_without_a_fire_there_is_nothing_to_repeat() -> None:
    story = a_turn("bread - crystal").gathers_at(SHOP)
    story.is_asked(OLIVER, WHICH_FIRE, f"fire {SHOP} 1", f"fire {SHOP} 3", "fire nothing")
    story.answers("fire nothing").has(OLIVER, goods="1 bread 1 crystal 1 potion", hand="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.spellfire-where")
def test_a_swapped_potion_is_used_where_it_lies_now_in_a_firing_of_its_own() -> None:
    story = (
        a_turn("potion bread -")
        .gathers_at(SHOP)
        .answers(f"fire {SHOP} 1", "swap fragile-reptile 1")
    )
    story.answers("gain meat iron plant").answers(USE)
    story.is_asked(OLIVER, WHICH_AGAIN, "fire fragile-reptile 1", f"fire {SHOP} 1")
    story.refuses(f"fire {SHOP} 2", "").answers("fire fragile-reptile 1")
    starters = ("critical-rolls", "draco-bell", "smith-mart", "hello-nursery", "potable-potions")
    swaps = (*(f"swap {shop} 1" for shop in starters), f"swap {SHOP} 1", f"swap {SHOP} 2")
    story.is_asked(OLIVER, WHICH_SWAP, *swaps).answers("swap smith-mart 1")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double iron", "double crystal").answers("double crystal")
    story.shows("fragile-reptile", "iron - -").shows("smith-mart", "potion - -")
    story.shows(SHOP, "crystal bread -")
    story.has(OLIVER, goods="1 bread 1 meat 1 iron 2 crystal 1 plant 2 potion")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.spellfire-where")
def test_one_that_has_fallen_asleep_is_left_in_peace() -> None:
    story = a_turn("potion - -", "draggin-tail-roost crystal - -").gathers_at(SHOP)
    story.answers(f"fire {SHOP} 1", "swap draggin-tail-roost 1", "gain meat iron plant")
    story.shows("draggin-tail-roost", "potion - -").shows(SHOP, "crystal - -").answers(USE)
    assert story.question.words == WHICH_DIFFERENT
    story.answers("gain meat iron plant").has(OLIVER, goods="2 meat 2 iron 2 plant 2 potion")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.spellfire-where")
def test_one_in_the_park_is_used_there() -> None:
    story = a_turn("- - -", park="iron bread", companion="bonfire").answers("companion bonfire")
    story.answers("fire park 1", "double bread", "fire nothing").gathers_at(SHOP)
    story.is_asked(OLIVER, use_at(SPRINGS), USE, LEAVE).answers(USE)
    story.is_asked(OLIVER, WHICH_DOUBLE, "double bread", "double iron").answers("double iron")
    story.has(OLIVER, goods="2 bread 2 iron 1 potion")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.spellfire-where")
def test_one_that_came_to_the_hand_is_used_there() -> None:
    story = a_turn("- - -", park="iron bread meat", companion="bonfire").answers(
        "companion bonfire"
    )
    story.answers("fire park 1", "double meat", "fire park 2")
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw park 3", "draw deck")
    story.answers("draw park 1", "fire nothing").has(OLIVER, hand="iron").park_is(
        "- bread meat - -"
    )
    story.gathers_at(SHOP).answers("place nothing", USE)
    story.is_asked(OLIVER, WHICH_AGAIN, "fire park 2", "fire hand iron").answers("fire hand iron")
    story.has(OLIVER, goods="2 meat 2 iron 1 potion", hand="iron")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.spellfire-where")
def test_it_is_used_twice_with_encore() -> None:
    story = a_turn("crystal - -", companion="encore").gathers_at(SHOP).answers(f"fire {SHOP} 1")
    story.answers("gain bread meat iron")
    story.is_asked(OLIVER, use_at(SPRINGS), USE, LEAVE, "companion encore")
    story.answers("companion encore", USE, "gain bread meat iron")
    story.is_asked(OLIVER, use_at(SPRINGS), USE, LEAVE).answers(USE, "gain bread meat iron")
    story.has(OLIVER, goods="3 bread 3 meat 3 iron 1 crystal 1 potion", companion_used=True)
    assert story.question.seat == VIOLET
