"""Pizza Coven: goods laid on the dragons of the Park."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_SHOP,
    Story,
    a_town,
    lying_in_park,
    starters_but,
    use_at,
)

SHOP = "pizza-coven"
USE = use_at("Pizza Coven")
FEED = "Which dragon of the Park gets its good, for 1 reputation?"
FIVE = "meat meat plant iron bread"


def feeds(*places: int) -> list[str]:
    return [f"feed park {place}" for place in places]


@pytest.mark.rule("flamecraft/shop.pizza-coven")
def test_each_dragon_of_the_park_may_get_one_good_of_its_type_for_a_reputation() -> None:
    story = Story().given(a_town(f"{SHOP} - - -"), park=FIVE, goods=("1 plant 1 iron", "3 iron"))
    story.gathers_at(SHOP).has(OLIVER, goods="1 meat 1 iron 1 plant")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, FEED, *feeds(1, 3, 4)).answers("feed park 4")
    story.has(OLIVER, goods="1 meat 1 plant", rep=1)
    story.is_asked(OLIVER, FEED, *feeds(1, 3), "feed nothing").answers("feed park 1")
    story.is_asked(OLIVER, FEED, *feeds(3), "feed nothing").answers("feed nothing")
    story.has(OLIVER, goods="1 plant", rep=2).has(VIOLET, goods="3 iron", rep=0)
    story.park_is(FIVE)
    assert lying_in_park(story) == ["meat", "", "", "iron", ""]
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), f"visit {SHOP}")


@pytest.mark.rule("flamecraft/shop.pizza-coven")
def test_two_of_a_type_get_a_good_each_and_none_gets_two() -> None:
    story = Story().given(a_town(f"{SHOP} - - -"), park=FIVE, goods=("4 meat",)).gathers_at(SHOP)
    story.answers(f"use {SHOP}").is_asked(OLIVER, FEED, *feeds(2), "feed nothing")
    story.answers("feed park 2").has(OLIVER, goods="3 meat", rep=2)
    assert lying_in_park(story) == ["meat", "meat", "", "", ""]
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.pizza-coven", "flamecraft/shop.pizza-coven-pile-up")
def test_of_two_alike_that_carry_different_goods_you_choose_which_one_is_fed() -> None:
    story = Story().given(
        a_town(f"{SHOP} - - -"),
        park="bread bread iron",
        park_goods=("bread bread",),
        goods=("1 bread",),
    )
    story.gathers_at(SHOP).answers(f"use {SHOP}").is_asked(OLIVER, FEED, *feeds(1, 2))
    story.answers("feed park 2").has(OLIVER, goods="1 meat", rep=1)
    assert lying_in_park(story)[:3] == ["bread bread", "bread", ""]


@pytest.mark.rule("flamecraft/shop.pizza-coven")
def test_a_coin_is_no_good_to_lay_down() -> None:
    story = Story().given(a_town(f"{SHOP} - - -"), park="plant iron", goods=("4 coin",))
    story.gathers_at(SHOP).is_asked(VIOLET, WHICH_SHOP, *starters_but())
    story.has(OLIVER, goods="1 meat 4 coin", rep=0)


def all_five_fed(*, draws: str) -> Story:
    """Oliver fires up the bread dragon, draws, and feeds the Park as far as he can."""
    story = (
        Story()
        .given(a_town(f"{SHOP} bread - -"), park=FIVE, goods=("1 meat 1 plant 1 iron",))
        .gathers_at(SHOP)
    )
    story.answers(f"fire {SHOP} 1").offers("draw park 5", "draw deck").answers(draws)
    story.answers(f"use {SHOP}", *feeds(1, 3, 4))
    return story


@pytest.mark.rule("flamecraft/shop.pizza-coven-coin")
def test_whoever_feeds_all_five_gains_a_coin() -> None:
    story = all_five_fed(draws="draw deck")
    story.is_asked(OLIVER, FEED, *feeds(2, 5), "feed nothing").answers("feed park 2")
    story.has(OLIVER, goods="1 bread", rep=4).answers("feed park 5")
    story.has(OLIVER, goods="1 coin", rep=5).has(VIOLET, goods="", rep=0)
    assert lying_in_park(story) == FIVE.split()
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.pizza-coven-coin")
def test_four_of_five_bring_no_coin() -> None:
    story = all_five_fed(draws="draw deck").answers("feed park 5", "feed nothing")
    story.has(OLIVER, goods="1 meat", rep=4).is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.pizza-coven-four")
def test_whoever_took_one_of_the_five_before_misses_the_coin() -> None:
    story = all_five_fed(draws="draw park 5").park_is("meat meat plant iron -")
    story.is_asked(OLIVER, FEED, *feeds(2), "feed nothing").answers("feed park 2")
    story.has(OLIVER, goods="1 bread", rep=4, hand="bread")
    assert lying_in_park(story) == ["meat", "meat", "plant", "iron", ""]
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.pizza-coven-pile-up")
def test_a_dragon_that_carries_goods_may_be_given_another() -> None:
    story = Story().given(
        a_town(f"{SHOP} - - -"), park="iron meat", park_goods=("iron", "meat meat meat")
    )
    story.gathers_at(SHOP).answers(f"use {SHOP}").has(OLIVER, goods="", rep=1)
    assert lying_in_park(story)[:2] == ["iron", "meat meat meat meat"]


@pytest.mark.rule("flamecraft/shop.pizza-coven-take")
@pytest.mark.parametrize(
    ("draw", "goods", "hand", "left"),
    [
        ("draw park 1", "2 bread 2 iron 1 potion", "iron", ["", "meat"]),
        ("draw park 2", "2 bread 1 meat", "meat", ["iron iron potion", ""]),
        ("draw deck", "2 bread", "plant", ["iron iron potion", "meat"]),
    ],
)
def test_the_goods_go_to_whoever_takes_the_dragon(
    draw: str, goods: str, hand: str, left: list[str]
) -> None:
    story = (
        Story()
        .given(
            a_town(),
            at=(SHOP,),
            turn=VIOLET,
            park="iron meat",
            park_goods=("iron iron potion", "meat"),
            artisan_deck="plant " * 5,
        )
        .gathers_at("critical-rolls")
    )
    story.answers("fire critical-rolls 1")
    story.is_asked(VIOLET, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck").answers(draw)
    story.has(VIOLET, goods=goods, hand=hand).has(OLIVER, goods="", hand="")
    assert lying_in_park(story)[:2] == left


@pytest.mark.rule("flamecraft/ruling.park-goods-end")
def test_when_the_game_is_over_the_goods_in_the_park_are_nobodys() -> None:
    """With the iron of the Park Ajax would pay Oliver; with any of it he would win the tie."""
    story = (
        Story()
        .given(
            a_town(f"{SHOP} - - -"),
            ending=True,
            finals=0,
            park="meat iron",
            park_goods=("meat", "iron iron iron"),
            goods=("1 iron", "1 plant"),
            rep=(2, 3),
            fancies=("ajax",),
        )
        .gathers_at(SHOP)
    )
    story.answers(f"use {SHOP}", "feed park 1", "feed nothing")
    story.is_done(winners=[OLIVER, VIOLET], totals=(3, 3))
    story.has(OLIVER, goods="1 iron", fancies="ajax").has(VIOLET, goods="1 plant")
    assert lying_in_park(story)[:2] == ["meat meat", "iron iron iron"]
