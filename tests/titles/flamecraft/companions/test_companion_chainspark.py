"""Chainspark: a dragon places another, and the fire leaps over."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANYTHING_ELSE,
    OLIVER,
    VIOLET,
    WHERE,
    WHICH_FIRE,
    WHICH_IN_TOWN,
    WHICH_SHOP,
    WHICH_SWAP,
    Story,
    a_town,
    place_at,
    starters_but,
    use_at,
)

CHAINSPARK = "companion chainspark"
NOT_NOW = "this is not the moment for your companion"


def fires(shop: str, *slots: int) -> list[str]:
    return [*(f"fire {shop} {slot}" for slot in slots), "fire nothing"]


def at_draco_bell(hand: str, *more: str) -> Story:
    """Oliver has gathered at Draco Bell and is about to fire up its meat dragon."""
    story = Story().given(
        a_town(*more), hands=(hand,), companions=("chainspark", ""), fancy_deck="buddy todd"
    )
    story.gathers_at("draco-bell").answers("place nothing")
    return story.is_asked(OLIVER, WHICH_FIRE, *fires("draco-bell", 1))


def at_potable_potions() -> Story:
    """Oliver fires up the potion there, which brings in the meat dragon beside it."""
    town = a_town().replace("potable-potions potion - -", "potable-potions potion meat -")
    story = Story().given(town, hands=("plant",), companions=("chainspark", ""))
    story.gathers_at("potable-potions").answers("place nothing", "fire potable-potions 1")
    return story.answers("swap potable-potions 2").shows("potable-potions", "meat potion -")


@pytest.mark.rule("flamecraft/companion.chainspark")
def test_dragons_may_be_fired_up_where_the_new_one_was_placed() -> None:
    story = at_draco_bell("iron bread").refuses(CHAINSPARK, NOT_NOW).answers("fire draco-bell 1")
    story.is_asked(OLIVER, WHICH_IN_TOWN, "place bread", "place iron").answers("place iron")
    story.answers("place on smith-mart 2").has(OLIVER, goods="2 meat", fancies="buddy")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", CHAINSPARK).answers(CHAINSPARK)
    story.has(OLIVER, companion_used=True)
    story.is_asked(OLIVER, WHICH_FIRE, *fires("smith-mart", 1, 2)).answers("fire smith-mart 2")
    story.has(OLIVER, goods="2 meat 2 iron")
    story.is_asked(OLIVER, WHICH_FIRE, *fires("smith-mart", 1)).answers("fire smith-mart 1")
    story.has(OLIVER, goods="2 meat 4 iron", hand="bread")
    story.shows("smith-mart", "iron iron -").is_asked(
        VIOLET, WHICH_SHOP, *starters_but("draco-bell")
    )


@pytest.mark.rule("flamecraft/companion.chainspark-some")
@pytest.mark.parametrize("slot", [1, 2])
def test_the_new_one_or_the_old_one_alone_may_be_chosen(slot: int) -> None:
    story = at_draco_bell("iron bread").answers("fire draco-bell 1", "place iron")
    story.answers("place on smith-mart 2", CHAINSPARK, f"fire smith-mart {slot}")
    story.is_asked(OLIVER, WHICH_FIRE, *fires("smith-mart", 3 - slot)).answers("fire nothing")
    story.has(OLIVER, goods="2 meat 2 iron", companion_used=True)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("draco-bell"))


@pytest.mark.rule("flamecraft/companion.chainspark")
def test_chainspark_may_be_kept_for_another_turn() -> None:
    story = at_draco_bell("iron bread").answers("fire draco-bell 1", "place iron")
    story.answers("place on smith-mart 2", "end turn").has(OLIVER, companion_used=False)
    story.gathers_at("hello-nursery").ends_turn()
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but("draco-bell")).refuses(CHAINSPARK, NOT_NOW)


@pytest.mark.rule("flamecraft/companion.chainspark-same-shop")
def test_at_its_own_shop_the_first_dragon_is_fired_up_again_and_places_one_more() -> None:
    story = at_draco_bell("iron bread").answers("fire draco-bell 1", "place iron")
    story.answers("place on draco-bell 2", CHAINSPARK)
    story.is_asked(OLIVER, WHICH_FIRE, *fires("draco-bell", 1, 2)).answers("fire draco-bell 1")
    story.is_asked(
        OLIVER,
        WHERE,
        *(f"place on {slot}" for slot in ("critical-rolls 2", "draco-bell 3", "smith-mart 3")),
        *(f"place on {slot}" for slot in ("fragile-reptile 3", "hello-nursery 2")),
        "place on potable-potions 2",
    )
    story.answers("place on critical-rolls 2").shows("critical-rolls", "bread bread -")
    story.shows("draco-bell", "meat iron -").has(OLIVER, goods="2 meat 1 coin", hand="")


@pytest.mark.rule("flamecraft/companion.chainspark-no-repeat")
def test_the_shop_of_the_second_placement_is_not_fired_up() -> None:
    story = at_draco_bell("iron bread").answers("fire draco-bell 1", "place iron")
    story.answers("place on draco-bell 2", CHAINSPARK, "fire draco-bell 1")
    story.answers("place on critical-rolls 2")
    story.is_asked(OLIVER, WHICH_FIRE, *fires("draco-bell", 2))
    story.refuses(CHAINSPARK, "your companion has been used").answers("fire draco-bell 2")
    story.answers("double iron").has(OLIVER, goods="2 meat 2 iron 1 coin", hand="")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("draco-bell"))


@pytest.mark.rule("flamecraft/companion.chainspark-same-shop")
def test_a_second_one_placed_at_the_same_shop_joins_the_same_fire() -> None:
    story = at_draco_bell("iron bread").answers("fire draco-bell 1", "place iron")
    story.answers("place on draco-bell 2", CHAINSPARK, "fire draco-bell 1", "place on draco-bell 3")
    story.is_asked(OLIVER, WHICH_FIRE, *fires("draco-bell", 2, 3))


@pytest.mark.rule("flamecraft/ruling.chainspark-fired")
def test_a_dragon_you_place_yourself_brings_no_spark() -> None:
    story = Story().given(a_town(), hands=("iron bread",), companions=("chainspark", ""))
    story.gathers_at("smith-mart").is_asked(
        OLIVER,
        place_at("Smith Mart"),
        "place bread on smith-mart 3",
        "place iron on smith-mart 2",
        "place nothing",
    )
    story.answers("place iron on smith-mart 2")
    story.is_asked(OLIVER, WHICH_FIRE, *fires("smith-mart", 1, 2)).refuses(CHAINSPARK, NOT_NOW)
    story.answers("fire nothing").is_asked(VIOLET, WHICH_SHOP, *starters_but("smith-mart"))


@pytest.mark.rule("flamecraft/ruling.chainspark-fired")
@pytest.mark.parametrize(
    ("shop", "name"), [("saving-throw", "Saving Throw"), ("fogo-de-char", "Fogo de Char")]
)
def test_a_placement_by_a_shop_brings_no_spark(shop: str, name: str) -> None:
    story = (
        Story()
        .given(a_town(f"{shop} - - -"), hands=("iron",), companions=("chainspark", ""))
        .gathers_at(shop)
    )
    story.answers("place nothing").is_asked(OLIVER, use_at(name), f"use {shop}", "use nothing")
    story.answers(f"use {shop}", "place on smith-mart 2").shows("smith-mart", "iron iron -")
    story.has(OLIVER, hand="", companion_used=False).is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.chainspark-fired")
def test_what_a_shop_places_after_a_fired_dragon_did_brings_no_spark_either() -> None:
    town = a_town("saving-throw meat - -")
    story = Story().given(town, hands=("iron plant",), companions=("chainspark", ""))
    story.gathers_at("saving-throw").answers("place nothing", "fire saving-throw 1", "place iron")
    story.answers("place on smith-mart 2").is_asked(
        OLIVER, use_at("Saving Throw"), "use saving-throw", "use nothing", CHAINSPARK
    )
    story.answers("use saving-throw", "place on hello-nursery 2")
    story.has(OLIVER, hand="", companion_used=False).is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.chainspark-fired")
def test_a_meat_dragon_that_a_potion_brought_in_will_do() -> None:
    story = at_potable_potions().answers("place on hello-nursery 2")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", CHAINSPARK).answers(CHAINSPARK)
    story.is_asked(OLIVER, WHICH_FIRE, *fires("hello-nursery", 1, 2))


@pytest.mark.rule("flamecraft/ruling.companion-firing")
def test_chainspark_is_a_firing_of_its_own_so_the_potion_swaps_once_more() -> None:
    story = at_potable_potions().answers("place on potable-potions 3", CHAINSPARK)
    story.is_asked(OLIVER, WHICH_FIRE, *fires("potable-potions", 1, 2, 3))
    story.answers("fire potable-potions 2").is_asked(
        OLIVER,
        WHICH_SWAP,
        *(f"swap {shop.removeprefix('visit ')} 1" for shop in starters_but()),
        "swap potable-potions 3",
    )
    story.answers("swap fragile-reptile 1", "gain bread meat iron")
    story.shows("potable-potions", "meat crystal plant").shows("fragile-reptile", "potion - -")
    story.has(OLIVER, goods="1 bread 2 meat 1 iron 2 potion")
