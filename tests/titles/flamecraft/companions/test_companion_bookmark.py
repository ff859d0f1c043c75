"""Bookmark: a card set aside at the start, and two goods off a cost."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_SHOP,
    Story,
    a_town,
    at,
    dealt,
    in_order,
    starters_but,
)

NURSERY = "Hello Nursery"
BARE = "hello-nursery - - -, critical-rolls bread - -"
WHICH_RESERVE = "Which enchantment do you reserve?"


def owing(cost: str, left: int) -> str:
    return f"You owe {cost}. Which good comes from the piles? ({left} left)"


def at_the_nursery(goods: str, row: str = "p-plant-2", enchantments: str = "purple") -> Story:
    story = Story(enchantments=enchantments).given(
        BARE, goods=(goods, "1 bread"), row=row, companions=("bookmark", ""), artisan_deck="meat"
    )
    return story.answers("visit hello-nursery")


@pytest.mark.rule("flamecraft/companion.bookmark")
def test_two_goods_that_are_missing_come_from_the_piles() -> None:
    story = at_the_nursery("1 bread 1 crystal 1 plant")
    story.is_asked(OLIVER, at(NURSERY), "gather", "cast p-plant-2 with bookmark")
    story.refuses("cast p-plant-2", "you cannot pay its cost")
    story.has(OLIVER, companion_used=False).answers("cast p-plant-2 with bookmark")
    story.has(OLIVER, goods="", rep=4, hand="meat", companion_used=True)
    story.shows("hello-nursery", "- - -", enchantments="p-plant-2").row_is("")
    story.has(VIOLET, goods="1 bread", rep=0).is_asked(
        VIOLET, WHICH_SHOP, "visit hello-nursery", "visit critical-rolls"
    )


@pytest.mark.rule("flamecraft/companion.bookmark")
def test_three_missing_goods_are_one_too_many() -> None:
    """Only gathering is left, so nobody asks."""
    story = at_the_nursery("1 crystal 1 plant")
    story.has(OLIVER, goods="1 crystal 2 plant", rep=0, companion_used=False)
    story.row_is("p-plant-2").is_asked(
        VIOLET, WHICH_SHOP, "visit hello-nursery", "visit critical-rolls"
    )


@pytest.mark.rule("flamecraft/companion.bookmark")
def test_the_owner_chooses_which_goods_and_may_take_fewer() -> None:
    story = at_the_nursery("3 bread 1 crystal 1 plant")
    story.is_asked(OLIVER, at(NURSERY), "gather", "cast p-plant-2", "cast p-plant-2 with bookmark")
    story.answers("cast p-plant-2 with bookmark")
    offs = ["take off bread", "take off crystal", "take off plant", "take nothing off"]
    story.is_asked(OLIVER, owing("3 bread, 1 crystal and 1 plant", 2), *offs)
    story.refuses("take off meat", "").answers("take off crystal")
    story.is_asked(
        OLIVER, owing("3 bread and 1 plant", 1), "take off bread", "take off plant", offs[-1]
    )
    story.answers("take nothing off").has(OLIVER, goods="1 crystal", rep=4, companion_used=True)
    assert story.view["supply"]["crystal"] == 34


@pytest.mark.rule("flamecraft/companion.bookmark")
def test_bookmark_waits_for_a_cast() -> None:
    story = Story().given(BARE, goods=("7 bread",), companions=("bookmark", ""))
    story.is_asked(OLIVER, WHICH_SHOP, "visit hello-nursery", "visit critical-rolls")
    story.refuses("companion bookmark", "this is not the moment for your companion")


@pytest.mark.rule("flamecraft/companion.bookmark")
def test_bookmark_helps_with_one_cast_and_with_no_later_one() -> None:
    story = Story().given(
        a_town(),
        goods=("2 bread 2 plant 2 potion 2 iron",),
        row="p-plant-1 p-bread-1",
        companions=("bookmark", ""),
    )
    story.answers("visit hello-nursery", "cast p-plant-1 with bookmark")
    story.answers("take off bread", "take off iron", "fire nothing")
    story.has(OLIVER, goods="2 bread 2 iron 1 plant 1 potion", rep=5)
    story.gathers_at("smith-mart").ends_turn().answers("visit critical-rolls")
    story.is_asked(VIOLET, WHICH_SHOP) if story.question.seat == VIOLET else None
