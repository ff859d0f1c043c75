"""Maw & Paw's: a coin decides which kind of dragon comes."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANY_GOOD,
    OLIVER,
    VIOLET,
    WHICH_ARTISAN,
    WHICH_GOOD,
    WHICH_SHOP,
    Story,
    a_town,
    starters_but,
    use_at,
)

SHOP = "maw-and-paws"
USE = use_at("Maw & Paw's")
AGAIN = "Do you flip once more?"


def a_flip(flips: str, coins: int) -> Story:
    """Oliver has gathered a bread and flips his first coin."""
    story = Story().given(
        a_town(f"{SHOP} - - -"),
        goods=(f"{coins} coin",),
        park="iron meat",
        artisan_deck="plant crystal bread bread bread bread",
        fancy_deck="rainbow todd buddy",
        flips=flips,
    )
    story.gathers_at(SHOP).is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD).answers("gain bread")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing")
    return story.answers(f"use {SHOP}")


@pytest.mark.rule("flamecraft/shop.maw-and-paws")
def test_heads_brings_a_fancy() -> None:
    """Without a coin of his own Oliver flips once, for nothing."""
    story = a_flip("heads", 0).has(OLIVER, fancies="rainbow", hand="", goods="1 bread")
    story.has(VIOLET, fancies="", hand="").is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.maw-and-paws")
def test_tails_brings_an_artisan_of_the_park_or_the_deck() -> None:
    story = a_flip("tails", 0)
    story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck")
    story.answers("draw deck").has(OLIVER, fancies="", hand="plant", goods="1 bread")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.maw-and-paws")
def test_a_coin_is_paid_for_another_flip_or_kept() -> None:
    story = a_flip("heads heads", 2).has(OLIVER, goods="1 bread 2 coin")
    story.is_asked(OLIVER, AGAIN, "flip", "stop").answers("stop")
    story.has(OLIVER, fancies="rainbow", goods="1 bread 2 coin")
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.maw-and-paws")
def test_the_ability_may_be_left_without_a_flip() -> None:
    story = Story().given(a_town(f"{SHOP} - - -"), goods=("1 coin",)).gathers_at(SHOP)
    story.answers("gain bread", "use nothing").has(OLIVER, fancies="", hand="")
    story.has(OLIVER, goods="1 bread 1 coin").is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.maw-and-paws-again", "flamecraft/shop.maw-and-paws-keep-all")
def test_after_heads_one_may_flip_again_and_keeps_both_fancies() -> None:
    story = a_flip("heads heads", 1).has(OLIVER, fancies="rainbow", goods="1 bread 1 coin")
    story.is_asked(OLIVER, AGAIN, "flip", "stop").answers("flip")
    story.has(OLIVER, fancies="rainbow todd", hand="", goods="1 bread").has(VIOLET, fancies="")


@pytest.mark.rule("flamecraft/shop.maw-and-paws-again", "flamecraft/shop.maw-and-paws-keep-all")
def test_after_tails_one_may_flip_again_and_keeps_artisan_and_fancy() -> None:
    story = a_flip("tails heads", 1).answers("draw park 2").has(OLIVER, hand="meat")
    story.is_asked(OLIVER, AGAIN, "flip", "stop").answers("flip")
    story.has(OLIVER, fancies="rainbow", hand="meat", goods="1 bread").has(VIOLET, hand="")


@pytest.mark.rule("flamecraft/shop.maw-and-paws-twice")
@pytest.mark.parametrize("second", ["heads", "tails"])
def test_there_is_no_third_flip_however_many_coins_are_left(second: str) -> None:
    story = a_flip(f"heads {second} heads", 5).answers("flip")
    if second == "tails":
        story.is_asked(OLIVER, WHICH_ARTISAN, "draw park 1", "draw park 2", "draw deck")
        story.answers("draw park 1").has(OLIVER, fancies="rainbow", hand="iron")
    else:
        story.has(OLIVER, fancies="rainbow todd", hand="")
    story.has(OLIVER, goods="1 bread 4 coin").is_asked(VIOLET, WHICH_SHOP, *starters_but())
