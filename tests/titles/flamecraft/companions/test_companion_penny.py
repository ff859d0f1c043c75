"""Penny: coins become goods."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANY_GOOD,
    OLIVER,
    VIOLET,
    WHICH_GOOD,
    WHICH_SHOP,
    Story,
    a_town,
    dealt,
    in_order,
    starters_but,
)

HOW_MANY = "How many coins do you pay?"


def with_coins(coins: int) -> Story:
    return Story().given(a_town(), goods=(f"{coins} coin", "4 coin"), companions=("penny", ""))


@pytest.mark.rule("flamecraft/companion.penny")
@pytest.mark.parametrize(("paid", "left"), [(1, "2 coin 2 meat"), (2, "1 coin 4 meat")])
def test_any_number_of_coins_buys_two_goods_each(paid: int, left: str) -> None:
    story = with_coins(3).is_asked(OLIVER, WHICH_SHOP, *starters_but(), "companion penny")
    story.answers("companion penny").is_asked(OLIVER, HOW_MANY, "coins 1", "coins 2", "coins 3")
    story.refuses("coins 4", "").refuses("coins 0", "").answers(f"coins {paid}")
    for more in range(2 * paid, 1, -1):
        story.is_asked(OLIVER, f"{WHICH_GOOD} ({more} to choose)", *ANY_GOOD).answers("gain meat")
    story.is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).refuses("gain coin", "a coin is not a good")
    story.answers("gain meat").has(OLIVER, goods=left, companion_used=True)
    assert story.in_supply("coin") == 24 - 7 + paid
    story.has(VIOLET, goods="4 coin").is_asked(OLIVER, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/companion.penny")
def test_all_coins_may_go() -> None:
    story = with_coins(3).answers("companion penny", "coins 3", *["gain iron"] * 6)
    story.has(OLIVER, goods="6 iron").is_asked(OLIVER, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/companion.penny")
def test_without_a_coin_there_is_nothing_to_pay() -> None:
    story = with_coins(0).is_asked(OLIVER, WHICH_SHOP, *starters_but())
    story.refuses("companion penny", "this is not the moment for your companion")


@pytest.mark.rule("flamecraft/companion.penny-differ")
def test_the_two_goods_of_a_coin_may_differ() -> None:
    story = with_coins(1).answers("companion penny", "gain bread")
    story.is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).answers("gain potion")
    story.has(OLIVER, goods="1 bread 1 potion")


@pytest.mark.rule("flamecraft/companion.penny-start")
@pytest.mark.parametrize("companions", [("penny", "bonfire"), ("bonfire", "penny")])
def test_pennys_owner_begins_with_two_coins(companions: tuple[str, str]) -> None:
    story = dealt(*companions)
    order = in_order(story)
    penny, other = order[companions.index("penny")], order[companions.index("bonfire")]
    story.has(penny, goods="").answers(story.question.options.keys[0])
    story.answers(story.question.options.keys[0]).has(penny, goods="2 coin").has(other, goods="")
    assert story.in_supply("coin") == 22
    story.has(penny, companion_used=False)
    assert (story.question.seat, story.question.words) == (order[0], WHICH_SHOP)
