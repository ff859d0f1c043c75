"""Bookmark: a card set aside at the start, and two goods off a cost."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import OLIVER, VIOLET, WHICH_SHOP, Story, a_town, at, dealt, in_order

NURSERY = "Hello Nursery"
BARE = "hello-nursery - - -, critical-rolls bread - -"
BOTH = ("visit hello-nursery", "visit critical-rolls")
WHICH_RESERVE = "Which enchantment do you reserve?"


def owing(cost: str, left: int) -> str:
    return f"You owe {cost}. Which good comes from the piles? ({left} left)"


def at_the_nursery(goods: str, row: str = "p-plant-2") -> Story:
    story = Story(enchantments="golden" if row[0] == "g" else "purple").given(
        BARE, goods=(goods, "1 bread"), row=row, companions=("bookmark", "")
    )
    return story.answers("visit hello-nursery")


@pytest.mark.rule("flamecraft/companion.bookmark")
def test_two_goods_that_are_missing_come_from_the_piles() -> None:
    story = at_the_nursery("1 bread 1 crystal 1 plant")
    story.is_asked(OLIVER, at(NURSERY), "gather", "cast p-plant-2 with bookmark")
    story.refuses("cast p-plant-2", "you cannot pay its cost")
    story.has(OLIVER, companion_used=False).answers("cast p-plant-2 with bookmark")
    story.has(OLIVER, goods="", rep=4, hand="potion", companion_used=True)
    story.shows("hello-nursery", "- - -", enchantments="p-plant-2")
    story.has(VIOLET, goods="1 bread", rep=0).is_asked(VIOLET, WHICH_SHOP, *BOTH)


@pytest.mark.rule("flamecraft/companion.bookmark")
def test_three_missing_goods_are_one_too_many() -> None:
    """Only gathering is left, so nobody asks."""
    story = at_the_nursery("1 crystal 1 plant")
    story.has(OLIVER, goods="1 crystal 2 plant", rep=0, companion_used=False)
    story.shows("hello-nursery", "- - -", enchantments="").is_asked(VIOLET, WHICH_SHOP, *BOTH)


@pytest.mark.rule("flamecraft/companion.bookmark")
def test_the_owner_chooses_which_goods_and_may_take_fewer() -> None:
    story = at_the_nursery("3 bread 1 crystal 1 plant")
    story.is_asked(OLIVER, at(NURSERY), "gather", "cast p-plant-2", "cast p-plant-2 with bookmark")
    story.answers("cast p-plant-2 with bookmark")
    offs = ["take off bread", "take off crystal", "take off plant", "take nothing off"]
    story.is_asked(OLIVER, owing("3 bread, 1 crystal and 1 plant", 2), *offs)
    story.refuses("take off meat", "").answers("take off crystal")
    story.is_asked(OLIVER, owing("3 bread and 1 plant", 1), offs[0], *offs[2:])
    story.answers("take nothing off").has(OLIVER, goods="1 crystal", rep=4, companion_used=True)
    assert story.in_supply("crystal") == 34


@pytest.mark.rule("flamecraft/companion.bookmark")
def test_bookmark_waits_for_a_cast() -> None:
    story = Story().given(
        BARE, goods=("3 bread 1 crystal 1 plant",), row="p-plant-2", companions=("bookmark", "")
    )
    story.is_asked(OLIVER, WHICH_SHOP, *BOTH)
    story.refuses("companion bookmark", "this is not the moment for your companion")


@pytest.mark.rule("flamecraft/companion.bookmark")
def test_bookmark_helps_with_one_cast_and_with_no_later_one() -> None:
    story = Story().given(
        a_town(),
        goods=("1 bread 1 meat 2 plant 2 potion 2 iron",),
        row="p-plant-1 p-bread-1",
        companions=("bookmark", ""),
    )
    story.answers("visit hello-nursery", "cast p-plant-1 with bookmark")
    story.answers("take off bread", "take off iron", "fire nothing")
    story.has(OLIVER, goods="1 bread 1 meat 2 iron 1 plant 1 potion", rep=5)
    story.gathers_at("smith-mart").ends_turn().answers("visit critical-rolls")
    story.is_asked(OLIVER, at("Critical Rolls"), "gather", "cast p-bread-1")


@pytest.mark.rule("flamecraft/ruling.bookmark-cost")
def test_the_two_goods_come_off_all_sets_together() -> None:
    story = at_the_nursery("2 meat 2 potion", "g-plant-1").answers("cast g-plant-1 with bookmark")
    sets = "How many sets do you pay for Endless Ivy?"
    story.is_asked(OLIVER, sets, "sets 3", "sets 2", "sets 1").refuses("sets 4", "")
    story.answers("sets 3")
    story.is_asked(OLIVER, owing("3 meat and 3 potion", 2), "take off meat", "take off potion")
    story.answers("take off meat").has(OLIVER, goods="", rep=4, companion_used=True)


@pytest.mark.rule("flamecraft/ruling.bookmark-cost")
def test_without_bookmark_two_sets_are_the_most_for_the_same_goods() -> None:
    story = at_the_nursery("2 meat 2 potion", "g-plant-1").answers("cast g-plant-1")
    story.is_asked(OLIVER, "How many sets do you pay for Endless Ivy?", "sets 2", "sets 1").answers(
        "sets 2"
    )
    story.has(OLIVER, goods="", rep=2, companion_used=False)


@pytest.mark.rule("flamecraft/ruling.bookmark-cost")
def test_one_set_must_be_named_even_when_it_costs_nothing() -> None:
    story = at_the_nursery("1 meat", "g-plant-1").answers("cast g-plant-1 with bookmark")
    story.is_asked(OLIVER, owing("1 meat and 1 potion", 2), "take off meat", "take off potion")
    story.answers("take off meat").has(OLIVER, goods="1 meat", rep=0, companion_used=True)
    story.shows("hello-nursery", "- - -", enchantments="g-plant-1")


@pytest.mark.rule("flamecraft/ruling.bookmark-cost")
def test_a_card_that_takes_no_coins_becomes_cheaper_too_and_still_takes_none() -> None:
    story = at_the_nursery("3 bread 1 crystal 5 coin", "g-plant-2")
    story.is_asked(OLIVER, at(NURSERY), "gather", "cast g-plant-2 with bookmark")
    story.answers("cast g-plant-2 with bookmark")
    story.is_asked(OLIVER, owing("4 bread and 2 crystal", 2), "take off bread", "take off crystal")
    story.answers("take off crystal").has(OLIVER, goods="5 coin", rep=8)
    short = at_the_nursery("2 bread 1 crystal 5 coin", "g-plant-2")
    short.has(OLIVER, goods="2 bread 1 crystal 1 plant 5 coin", rep=0, companion_used=False)


@pytest.mark.rule(
    "flamecraft/companion.bookmark-start", "flamecraft/companion.bookmark-start-refill"
)
def test_at_the_start_a_card_is_reserved_and_replaced_at_once() -> None:
    story = dealt("", "bookmark")
    first, owner = in_order(story)
    for _ in range(2):
        story.answers(story.question.options.keys[0])
    row = [card["card"] for card in story.view["row"]["cards"]]
    top = story.table.content.enchantments[story.table.enchantment_deck[-1]].id
    story.is_asked(owner, WHICH_RESERVE, *(f"reserve {id}" for id in row))
    story.has(owner, reserved="").answers(f"reserve {row[2]}")
    story.has(owner, reserved=row[2], companion_used=False).has(first, reserved="")
    story.row_is(" ".join([*row[:2], *row[3:], top]))
    assert story.left_in("enchantments") == 12
    assert story.question.seat == first
    assert story.question.words == WHICH_SHOP


@pytest.mark.rule("flamecraft/companion.bookmark-start")
def test_without_bookmark_nobody_begins_with_a_reserved_card() -> None:
    story = dealt("bonfire", "encore")
    for _ in range(2):
        story.answers(story.question.options.keys[0])
    assert story.question.words == WHICH_SHOP
    story.has(OLIVER, reserved="").has(VIOLET, reserved="")
    assert story.left_in("enchantments") == 13
