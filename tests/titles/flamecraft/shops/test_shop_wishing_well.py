"""Wishing Well: three coins, and the courage to flip them."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_SHOP,
    Story,
    a_town,
    starters_but,
    use_at,
)

SHOP = "wishing-well"
WELL = "Wishing Well"


def a_well(flips: str, goods: str = "") -> Story:
    story = Story().given(a_town("wishing-well - - -"), goods=(goods,), flips=flips)
    return story.gathers_at("wishing-well")


def more(flips: int) -> str:
    return f"Do you flip a coin? ({flips} left to flip)"


@pytest.mark.rule("flamecraft/shop.wishing-well")
def test_three_coins_are_gathered_and_may_be_flipped() -> None:
    story = a_well("heads tails heads").has(OLIVER, goods="3 coin", rep=0)
    story.is_asked(OLIVER, use_at(WELL), "use wishing-well", "use nothing")
    story.answers("use wishing-well")
    story.is_asked(OLIVER, more(3), "flip", "stop")
    story.answers("flip").has(OLIVER, goods="3 coin", rep=2)
    story.answers("flip").has(OLIVER, goods="2 coin", rep=2)
    story.answers("flip").has(OLIVER, goods="2 coin", rep=4).has(VIOLET, goods="", rep=0)


@pytest.mark.rule("flamecraft/shop.wishing-well-three-coins")
def test_the_shop_gives_three_coins_and_its_dragons_their_goods() -> None:
    """The fountain has three coins fewer then."""
    story = Story().given(a_town(f"{SHOP} iron - -"), goods=("1 coin",))
    before = story.in_supply("coin")
    story.gathers_at(SHOP).has(OLIVER, goods="1 iron 4 coin", rep=0).has(VIOLET, goods="")
    assert story.in_supply("coin") == before - 3


@pytest.mark.rule("flamecraft/shop.wishing-well-stop")
def test_one_may_flip_no_coin_at_all() -> None:
    story = a_well("heads").answers("use wishing-well", "stop").has(OLIVER, goods="3 coin", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.wishing-well-stop")
@pytest.mark.parametrize(("flip", "goods", "rep"), [("heads", "3 coin", 2), ("tails", "2 coin", 0)])
def test_one_may_stop_after_any_flip(flip: str, goods: str, rep: int) -> None:
    story = a_well(f"{flip} heads").answers("use wishing-well", "flip")
    story.is_asked(OLIVER, more(2), "flip", "stop").answers("stop").has(
        OLIVER, goods=goods, rep=rep
    )
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.wishing-well-tails")
def test_tails_loses_the_coin_to_the_fountain() -> None:
    story = a_well("tails tails tails", "1 bread")
    before = story.in_supply("coin")
    story.answers("use wishing-well", "flip").has(OLIVER, goods="1 bread 2 coin", rep=0)
    story.answers("flip", "flip").has(OLIVER, goods="1 bread", rep=0).has(VIOLET, goods="")
    assert story.in_supply("coin") == before + 3
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.wishing-well-flips")
def test_every_coin_is_flipped_once_and_none_twice() -> None:
    """Oliver had two coins before; heads or tails, after five flips there is no sixth."""
    story = a_well("heads heads tails heads heads heads", "2 coin").answers("use wishing-well")
    told = (
        (5, "5 coin", 2),
        (4, "5 coin", 4),
        (3, "4 coin", 4),
        (2, "4 coin", 6),
        (1, "4 coin", 8),
    )
    for left, goods, rep in told:
        story.is_asked(OLIVER, more(left), "flip", "stop").answers("flip")
        story.has(OLIVER, goods=goods, rep=rep)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.wishing-well-flips")
def test_a_single_coin_that_shows_heads_is_not_flipped_again() -> None:
    """Oliver pays two of his coins with Penny first, and one is left to flip."""
    story = Story(companions=True).given(
        a_town("wishing-well - - -"), companions=("penny", "bonfire"), flips="heads heads tails"
    )
    story.gathers_at(SHOP).answers("companion penny", "coins 2", *["gain bread"] * 4)
    story.has(OLIVER, goods="4 bread 1 coin").answers("use wishing-well")
    story.is_asked(OLIVER, more(1), "flip", "stop").answers("flip")
    story.has(OLIVER, goods="4 bread 1 coin", rep=2)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.wishing-well-flips")
def test_without_a_coin_there_is_nothing_to_flip() -> None:
    """Penny has taken all three of them."""
    story = Story(companions=True).given(
        a_town("wishing-well - - -"), companions=("penny", "bonfire")
    )
    story.gathers_at(SHOP).answers("companion penny", "coins 3", *["gain bread"] * 6)
    assert story.question.seat == VIOLET
    story.has(OLIVER, goods="6 bread", rep=0)
