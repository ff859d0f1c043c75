"""Ribbon: a new shop opens, and its owner cuts the ribbon."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_FIRE,
    WHICH_SHOP,
    Story,
    a_town,
    at,
    starters_but,
)

WHICH_NEW = "Do you use Ribbon for another turn at a new shop?"
NOT_NOW = "this is not the moment for your companion"


def nearly_full(*shops: str) -> str:
    """The starter shops; those named lack one dragon."""
    town = a_town()
    for shop, dragons in {
        "draco-bell": "meat iron -",
        "hello-nursery": "plant bread -",
    }.items():
        if shop in shops:
            good = dragons.split()[0]
            town = town.replace(f"{shop} {good} - -", f"{shop} {dragons}")
    return town


def filling_the_nursery(*, goods: str = "", new: str = "sage-of-sage wishing-well") -> Story:
    """Oliver has filled Hello Nursery and is about to fire up a dragon there."""
    story = Story().given(
        nearly_full("hello-nursery"),
        hands=("crystal",),
        goods=(goods,),
        row="p-plant-1",
        companions=("ribbon", ""),
        shop_deck=new,
    )
    return story.gathers_at("hello-nursery").answers("place crystal on hello-nursery 3")


@pytest.mark.rule("flamecraft/companion.ribbon")
def test_another_turn_is_taken_at_the_new_shop() -> None:
    story = filling_the_nursery(goods="1 iron 1 potion").answers("fire nothing")
    story.is_asked(OLIVER, WHICH_NEW, "ribbon sage-of-sage", "stay")
    story.has(OLIVER, at="hello-nursery", companion_used=False).answers("ribbon sage-of-sage")
    story.has(OLIVER, at="sage-of-sage", companion_used=True)
    story.is_asked(OLIVER, at("Sage of Sage"), "gather", "cast p-plant-1").answers("gather")
    story.has(OLIVER, goods="1 bread 1 iron 3 plant 1 potion 1 coin").ends_turn()
    story.has(OLIVER, at="sage-of-sage").is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/companion.ribbon")
def test_at_the_new_shop_an_enchantment_may_be_cast() -> None:
    story = filling_the_nursery(goods="1 iron 1 potion").answers("fire nothing")
    story.answers("ribbon sage-of-sage", "cast p-plant-1", "pay").has(OLIVER, rep=5)
    story.shows("sage-of-sage", "- - -", enchantments="p-plant-1")
    story.shows("hello-nursery", "plant bread crystal", enchantments="")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/companion.ribbon")
def test_ribbon_may_be_kept_for_a_later_shop() -> None:
    story = filling_the_nursery().answers("fire nothing", "stay")
    story.has(OLIVER, at="hello-nursery", companion_used=False)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("hello-nursery"), "visit sage-of-sage")


@pytest.mark.rule("flamecraft/companion.ribbon-moment")
def test_ribbon_waits_until_the_shop_is_turned_up() -> None:
    story = filling_the_nursery()
    story.town_is(*(key.removeprefix("visit ") for key in starters_but()), facedown=1)
    story.is_asked(
        OLIVER, WHICH_FIRE, *(f"fire hello-nursery {slot}" for slot in (1, 2, 3)), "fire nothing"
    )
    story.refuses("companion ribbon", NOT_NOW).answers("fire nothing")
    story.is_asked(OLIVER, WHICH_NEW, "ribbon sage-of-sage", "stay")
    assert story.facedown == 0
    assert story.view["phase"] == "end of turn"


@pytest.mark.rule("flamecraft/companion.ribbon-moment")
def test_a_turn_without_a_new_shop_is_no_moment_for_ribbon() -> None:
    story = Story().given(nearly_full("hello-nursery"), companions=("ribbon", ""))
    story.gathers_at("hello-nursery").answers("fire nothing")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("hello-nursery"))
    story.has(OLIVER, companion_used=False)


@pytest.mark.rule("flamecraft/companion.ribbon-moment")
def test_a_shop_that_another_player_brings_is_not_for_ribbon() -> None:
    story = Story().given(
        nearly_full("hello-nursery"),
        hands=("crystal",),
        companions=("", "ribbon"),
        shop_deck="sage-of-sage",
    )
    story.gathers_at("hello-nursery").answers("place crystal on hello-nursery 3", "fire nothing")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but("hello-nursery"), "visit sage-of-sage")
    story.refuses("companion ribbon", NOT_NOW)


@pytest.mark.rule("flamecraft/ruling.ribbon-shop")
def test_of_two_new_shops_one_is_chosen_and_nothing_is_paid_to_enter() -> None:
    """Oliver fills Draco Bell himself and Hello Nursery with the help of its meat dragon."""
    story = Story().given(
        nearly_full("draco-bell", "hello-nursery"),
        at=("", "smith-mart"),
        hands=("bread crystal",),
        companions=("ribbon", ""),
        shop_deck="wishing-well gnome-depot sage-of-sage",
    )
    story.gathers_at("draco-bell").answers("place bread on draco-bell 3", "fire draco-bell 1")
    story.answers("place on hello-nursery 3")
    story.is_asked(OLIVER, WHICH_NEW, "ribbon wishing-well", "ribbon gnome-depot", "stay")
    story.refuses("ribbon smith-mart", "").refuses("ribbon sage-of-sage", "")
    story.has(OLIVER, goods="2 meat 1 iron 2 coin").answers("ribbon gnome-depot")
    story.has(OLIVER, at="gnome-depot", goods="2 meat 2 iron 2 coin").has(VIOLET, goods="")
    story.is_asked(
        VIOLET,
        WHICH_SHOP,
        *starters_but("smith-mart"),
        "visit wishing-well",
    )
