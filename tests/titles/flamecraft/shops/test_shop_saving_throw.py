"""Saving Throw: a dragon where it fits, better still where it fills."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANYTHING_ELSE,
    OLIVER,
    VIOLET,
    WHERE,
    WHICH_IN_TOWN,
    WHICH_SHOP,
    Story,
    use_at,
)

SHOP = "saving-throw"
USE = use_at("Saving Throw")
NEARLY_FULL = ("hello-nursery plant bread -", "critical-rolls bread - -")


def a_throw(
    hand: str,
    slots: str = "- - -",
    *,
    fancies: str = "",
    spaces: int | None = None,
    shop_deck: str = "sew-cute wishing-well",
) -> Story:
    """Hello Nursery lacks its last dragon. Oliver has gathered here, but placed nothing yet."""
    story = Story().given(
        ", ".join((*NEARLY_FULL, f"{SHOP} {slots}")),
        hands=(hand,),
        fancies=(fancies,),
        fancy_deck="buddy",
        park="meat meat meat meat meat",
        row="p-bread-1 p-bread-2 p-bread-3 p-meat-1 p-meat-2",
        spaces=spaces,
        shop_deck=shop_deck,
    )
    return story.gathers_at(SHOP)


@pytest.mark.rule("flamecraft/shop.saving-throw")
def test_a_dragon_is_placed_where_it_fits_and_gains_what_the_slot_pays() -> None:
    story = a_throw("iron meat").answers("place nothing")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_IN_TOWN, "place meat", "place iron").answers("place iron")
    fitting = ("hello-nursery 3", "critical-rolls 2", f"{SHOP} 1", f"{SHOP} 3")
    story.is_asked(OLIVER, WHERE, *(f"place on {slot}" for slot in fitting))
    story.refuses(f"place on {SHOP} 2", "that slot does not take this dragon")
    story.refuses("place on hello-nursery 1", "that slot is not empty")
    story.answers("place on critical-rolls 2").shows("critical-rolls", "bread iron -")
    story.has(OLIVER, goods="1 iron 1 coin", rep=0, hand="meat").has(VIOLET, goods="", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, "visit hello-nursery", "visit critical-rolls")


@pytest.mark.rule("flamecraft/shop.saving-throw", "flamecraft/ruling.placement-order")
def test_the_dragon_that_fills_a_shop_brings_three_reputation() -> None:
    story = a_throw("iron").answers("place nothing", f"use {SHOP}", "place on hello-nursery 3")
    iron = story.shop("hello-nursery")["slots"][2]["dragon"]["name"]
    story.has(OLIVER, goods="1 iron 1 coin", rep=3, hand="").has(VIOLET, goods="", rep=0)
    story.town_is("hello-nursery", "critical-rolls", SHOP, "sew-cute")
    story.hears(
        "Oliver visits Saving Throw.",
        "Oliver gains 1 iron.",
        "Oliver uses the ability of Saving Throw.",
        f"Oliver shows {iron} (iron).",
        f"Oliver places {iron} (iron) at Hello Nursery.",
        "Oliver gains 1 coin.",
        "Oliver gains 3 reputation.",
        "Oliver has filled the shop.",
        "A new shop comes to Town, facedown.",
        "Sew Cute opens.",
    )


@pytest.mark.rule("flamecraft/shop.saving-throw-only-this")
def test_a_shop_filled_in_the_second_step_does_not_bring_the_bonus() -> None:
    story = a_throw("bread iron", "iron crystal -").answers(f"place bread on {SHOP} 3")
    story.town_is("hello-nursery", "critical-rolls", SHOP, facedown=1)
    story.has(OLIVER, rep=0, fancies="buddy").answers("fire nothing", f"use {SHOP}")
    story.is_asked(OLIVER, WHERE, "place on hello-nursery 3", "place on critical-rolls 2")
    story.answers("place on critical-rolls 2")
    story.has(OLIVER, goods="2 iron 1 crystal 1 coin", rep=0, hand="")
    story.town_is("hello-nursery", "critical-rolls", SHOP, "sew-cute")


@pytest.mark.rule("flamecraft/ruling.filled-anyway")
@pytest.mark.parametrize(("spaces", "shop_deck"), [(3, "sew-cute wishing-well"), (12, "")])
def test_no_shop_comes_but_saving_throw_and_dazzle_pay_for_the_filling(
    spaces: int, shop_deck: str
) -> None:
    """Once Town is full, once the shop deck is empty."""
    story = a_throw("iron", fancies="dazzle", spaces=spaces, shop_deck=shop_deck)
    story.answers("place nothing").is_asked(OLIVER, USE, f"use {SHOP}", "use nothing")
    story.answers(f"use {SHOP}", "place on hello-nursery 3").has(OLIVER, rep=3)
    story.town_is("hello-nursery", "critical-rolls", SHOP, facedown=0)
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal dazzle").answers("reveal dazzle")
    story.has(OLIVER, goods="1 iron 1 coin", rep=6, fancies="buddy", scored="dazzle")
    story.town_is("hello-nursery", "critical-rolls", SHOP, facedown=0)
    assert story.left_in("shops") == len(shop_deck.split())


@pytest.mark.rule("flamecraft/ruling.one-space-left")
def test_with_one_space_left_the_first_shop_filled_brings_one_and_the_second_none() -> None:
    story = a_throw("bread iron", "iron crystal -", spaces=4).answers(f"place bread on {SHOP} 3")
    story.town_is("hello-nursery", "critical-rolls", SHOP, facedown=1)
    story.answers("fire nothing", f"use {SHOP}", "place on hello-nursery 3").has(OLIVER, rep=3)
    story.town_is("hello-nursery", "critical-rolls", SHOP, "sew-cute")
    assert story.left_in("shops") == 1
    visits = ("hello-nursery", "critical-rolls", "sew-cute")
    story.is_asked(VIOLET, WHICH_SHOP, *(f"visit {shop}" for shop in visits))


@pytest.mark.rule("flamecraft/ruling.one-space-left")
def test_with_two_spaces_left_either_brings_one() -> None:
    story = a_throw("bread iron", "iron crystal -", spaces=5).answers(f"place bread on {SHOP} 3")
    story.answers("fire nothing", f"use {SHOP}", "place on hello-nursery 3")
    story.town_is("hello-nursery", "critical-rolls", SHOP, "sew-cute", "wishing-well")
