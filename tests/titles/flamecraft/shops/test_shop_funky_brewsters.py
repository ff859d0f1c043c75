"""Funky Brewsters: one artisan leaves its slot, another moves in."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_DOUBLE,
    Story,
    a_town,
    use_at,
)

SHOP = "funky-brewsters"
BREWSTERS = "Funky Brewsters"
WHICH_OUT = "Which dragon do you take into your hand?"
WHICH_IN = "Which dragon takes its place?"
FIRE_IT = "Do you fire up the replacement?"


def a_visit(slots: str, hand: str, *, fancies: str = "") -> Story:
    """Gather there, without placing or firing up."""
    story = Story().given(a_town(f"{SHOP} {slots}"), hands=(hand, "bread"), fancies=(fancies,))
    story.gathers_at(SHOP)
    for decline in ("place nothing", "fire nothing"):
        if decline in story.question.options.keys:
            story.answers(decline)
    return story


@pytest.mark.rule("flamecraft/shop.funky-brewsters")
def test_an_artisan_is_replaced_and_the_new_one_fired_up() -> None:
    story = a_visit("potion - plant", "iron meat").has(OLIVER, goods="1 plant 2 potion")
    story.is_asked(OLIVER, use_at(BREWSTERS), f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_OUT, f"take {SHOP} 1", f"take {SHOP} 3").answers(f"take {SHOP} 3")
    story.is_asked(OLIVER, WHICH_IN, "replace with meat", "replace with iron")
    story.answers("replace with iron").shows(SHOP, "potion - iron").has(OLIVER, hand="meat plant")
    story.is_asked(OLIVER, FIRE_IT, f"fire {SHOP} 3", "fire nothing").answers(f"fire {SHOP} 3")
    story.is_asked(OLIVER, WHICH_DOUBLE, "double iron", "double potion").answers("double iron")
    story.has(OLIVER, goods="2 iron 1 plant 2 potion", hand="meat plant").has(VIOLET, hand="bread")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.funky-brewsters")
def test_the_new_one_need_not_be_fired_up() -> None:
    story = a_visit("- - plant", "crystal meat").answers(f"use {SHOP}", "replace with crystal")
    story.is_asked(OLIVER, FIRE_IT, f"fire {SHOP} 3", "fire nothing").answers("fire nothing")
    story.shows(SHOP, "- - crystal").has(OLIVER, goods="1 plant 1 potion", hand="meat plant")
    known = story.game.view(VIOLET)["seats"][OLIVER]["hand"]
    assert [dragon["kind"] for dragon in known] == ["plant"]
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.funky-brewsters", "flamecraft/ruling.any-time")
def test_before_the_new_one_is_fired_up_a_sun_fancy_may_be_revealed() -> None:
    """Nightbrite takes four potions; that leaves the choice as it was."""
    story = Story().given(
        a_town(f"{SHOP} - - plant"),
        hands=("crystal meat",),
        fancies=("nightbrite",),
        goods=("4 potion",),
    )
    story.gathers_at(SHOP).answers("place nothing", "fire nothing", f"use {SHOP}")
    story.refuses("reveal nightbrite", "first finish the choice you have begun")
    keys = (f"fire {SHOP} 3", "fire nothing")
    story.answers("replace with crystal").is_asked(OLIVER, FIRE_IT, *keys, "reveal nightbrite")
    story.answers("reveal nightbrite").has(OLIVER, rep=6, goods="1 plant 1 potion")
    story.is_asked(OLIVER, FIRE_IT, *keys)


@pytest.mark.rule("flamecraft/shop.funky-brewsters", "flamecraft/ruling.any-time")
def test_one_that_bonfire_swaps_away_is_not_fired_up_any_more() -> None:
    """A potion of the Park takes the crystal's place, which is fired up there instead."""
    story = Story(companions=True).given(
        a_town(f"{SHOP} - - plant"),
        hands=("crystal meat",),
        park="potion",
        companions=("bonfire", "encore"),
    )
    story.gathers_at(SHOP).answers("place nothing", "fire nothing", f"use {SHOP}")
    story.answers("replace with crystal").offers(f"fire {SHOP} 3", "companion bonfire")
    story.answers("companion bonfire", "fire park 1", f"swap {SHOP} 3", "gain bread meat iron")
    story.shows(SHOP, "- - potion").has(OLIVER, goods="1 bread 1 meat 1 iron 1 plant 1 potion")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.funky-brewsters-icons")
@pytest.mark.parametrize(
    ("slot", "first", "second", "after"),
    [
        (1, "meat", "iron", "meat crystal plant"),
        (2, "bread", "iron", "potion bread plant"),
        (3, "bread", "meat", "potion crystal bread"),
    ],
)
def test_the_new_one_need_not_match_the_slot(
    slot: int, first: str, second: str, after: str
) -> None:
    story = a_visit("potion crystal plant", f"{first} {second}")
    story.answers(f"use {SHOP}", f"take {SHOP} {slot}")
    story.is_asked(OLIVER, WHICH_IN, f"replace with {first}", f"replace with {second}")
    story.answers(f"replace with {first}").shows(SHOP, after)
    story.is_asked(OLIVER, FIRE_IT, f"fire {SHOP} {slot}", "fire nothing")


@pytest.mark.rule("flamecraft/shop.funky-brewsters-no-placement")
@pytest.mark.parametrize(("slot", "new"), [(1, "bread"), (2, "meat"), (3, "plant")])
def test_the_slot_pays_nothing_and_no_placement_is_counted(slot: int, new: str) -> None:
    story = a_visit("potion crystal iron", f"{new} potion", fancies="taylor dazzle")
    story.answers(f"use {SHOP}", f"take {SHOP} {slot}", f"replace with {new}")
    story.is_asked(OLIVER, FIRE_IT, f"fire {SHOP} {slot}", "fire nothing")
    story.refuses("reveal taylor", "its goal is not met now")
    story.refuses("reveal dazzle", "its goal is not met now")
    story.has(OLIVER, goods="1 iron 1 crystal 2 potion", rep=0, fancies="taylor dazzle")
    assert story.facedown == 0


@pytest.mark.rule("flamecraft/ruling.brewsters-hand")
def test_what_is_taken_out_cannot_go_straight_back() -> None:
    story = a_visit("potion - plant", "iron meat").answers(f"use {SHOP}", f"take {SHOP} 1")
    story.is_asked(OLIVER, WHICH_IN, "replace with meat", "replace with iron")
    story.refuses("replace with potion", "")


@pytest.mark.rule("flamecraft/ruling.brewsters-hand")
@pytest.mark.parametrize(("slots", "hand"), [("potion bread plant", ""), ("- - -", "iron")])
def test_it_takes_an_artisan_here_and_one_in_hand(slots: str, hand: str) -> None:
    story = a_visit(slots, hand).has(OLIVER, hand=hand).shows(SHOP, slots)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.brewsters-hand")
def test_with_the_last_of_the_hand_placed_none_is_left_to_move_in() -> None:
    story = Story().given(a_town(f"{SHOP} potion - -"), hands=("meat",)).gathers_at(SHOP)
    story.answers(f"place meat on {SHOP} 2", "fire nothing").has(OLIVER, hand="", rep=2)
    story.shows(SHOP, "potion meat -")
    assert story.question.seat == VIOLET
