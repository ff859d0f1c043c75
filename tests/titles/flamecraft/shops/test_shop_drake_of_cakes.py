"""Drake of Cakes: bread for the dragons of the Park."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_SHOP,
    Story,
    a_town,
    lying_in_park,
    starters_but,
    use_at,
)

SHOP = "drake-of-cakes"
USE = use_at("Drake of Cakes")
TAKE = "Which artisan dragon do you take from the Park?"


def at_the_drake(
    *, park: str, goods: str, deck: str | None = None, park_goods: Sequence[str] = ()
) -> Story:
    """Oliver has gathered: 1 bread of the shop."""
    story = Story().given(
        a_town("drake-of-cakes - - -"),
        park=park,
        goods=(goods, "5 bread"),
        artisan_deck=deck,
        park_goods=park_goods,
    )
    return story.gathers_at(SHOP)


@pytest.mark.rule("flamecraft/shop.drake-of-cakes")
def test_two_bread_buy_two_dragons_of_the_park_and_none_of_the_deck() -> None:
    story = at_the_drake(park="bread meat iron crystal plant", goods="2 bread", deck="potion " * 3)
    story.is_asked(OLIVER, USE, "use drake-of-cakes", "use nothing").answers("use drake-of-cakes")
    story.has(OLIVER, goods="1 bread", hand="")
    story.is_asked(OLIVER, TAKE, *(f"draw park {place}" for place in (1, 2, 3, 4, 5)))
    story.refuses("draw deck", "").answers("draw park 3").has(OLIVER, hand="iron")
    story.park_is("bread meat - crystal plant")
    story.is_asked(OLIVER, TAKE, *(f"draw park {place}" for place in (1, 2, 4, 5)))
    story.answers("draw park 5").has(OLIVER, goods="1 bread", hand="iron plant", rep=0)
    story.park_is("bread meat potion crystal potion").has(VIOLET, goods="5 bread", hand="")
    assert story.left_in("artisans") == 1
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), f"visit {SHOP}")


@pytest.mark.rule("flamecraft/shop.drake-of-cakes", "flamecraft/shop.pizza-coven-take")
def test_goods_that_lie_on_a_dragon_of_the_park_go_with_it() -> None:
    """Two meat on the first that is taken, none on the second; the iron on a third stays."""
    story = at_the_drake(
        park="meat plant iron",
        goods="1 bread",
        park_goods=("meat meat", "", "iron"),
        deck="bread " * 3,
    )
    assert lying_in_park(story) == ["meat meat", "", "iron", "", ""]
    story.answers("use drake-of-cakes", "draw park 1").has(OLIVER, goods="2 meat", hand="meat")
    assert lying_in_park(story) == ["", "", "iron", "", ""]
    story.answers("draw park 2").has(OLIVER, goods="2 meat", hand="meat plant")
    story.park_is("bread bread iron bread -").has(VIOLET, goods="5 bread", hand="")
    assert lying_in_park(story) == ["", "", "iron", "", ""]


@pytest.mark.rule("flamecraft/shop.drake-of-cakes")
def test_whoever_leaves_the_ability_keeps_the_bread() -> None:
    story = at_the_drake(park="bread meat iron crystal plant", goods="1 bread")
    story.answers("use nothing").has(OLIVER, goods="2 bread", hand="")
    story.park_is("bread meat iron crystal plant").has(VIOLET, goods="5 bread")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), f"visit {SHOP}")


@pytest.mark.rule("flamecraft/shop.drake-of-cakes-short")
@pytest.mark.parametrize("left", ["crystal", ""])
def test_with_fewer_than_two_in_the_park_the_same_bread_buys_what_there_is(left: str) -> None:
    story = at_the_drake(park=left, goods="3 bread", deck="potion " * 6)
    story.is_asked(OLIVER, USE, "use drake-of-cakes", "use nothing").answers("use drake-of-cakes")
    story.has(OLIVER, goods="2 bread", hand=left, rep=0).has(VIOLET, goods="5 bread")
    story.park_is("potion potion potion potion potion")
    assert story.left_in("artisans") == 1


@pytest.mark.rule("flamecraft/ruling.cost-in-full")
def test_with_one_bread_and_no_coin_the_ability_is_not_offered() -> None:
    story = at_the_drake(park="bread meat iron crystal plant", goods="7 meat")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), f"visit {SHOP}")
    story.has(OLIVER, goods="1 bread 7 meat", hand="").park_is("bread meat iron crystal plant")


@pytest.mark.rule("flamecraft/ruling.coin-named")
def test_a_coin_can_be_one_of_the_two_bread() -> None:
    story = at_the_drake(park="bread meat iron", goods="1 bread 1 coin").answers(f"use {SHOP}")
    owed = "You owe 2 bread. How do you pay?"
    story.is_asked(OLIVER, owed, "pay", "pay coin for bread")
    story.describes("pay", "Pay 2 bread").answers("pay coin for bread").has(OLIVER, goods="1 bread")
    story.is_asked(OLIVER, TAKE, "draw park 1", "draw park 2", "draw park 3")
