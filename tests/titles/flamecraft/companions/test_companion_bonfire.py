"""Bonfire: the whole Park may be fired up."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    STARTERS,
    VIOLET,
    WHICH_DOUBLE,
    WHICH_FIRE,
    WHICH_SHOP,
    WHICH_SWAP,
    Story,
    a_town,
    starters_but,
)

PARK = "crystal iron bread plant plant"
ALL_FIVE = [f"fire park {place}" for place in range(1, 6)]


def a_bonfire(park: str = PARK) -> Story:
    return Story().given(
        a_town(), park=park, goods=("1 meat",), companions=("bonfire", ""), artisan_deck="meat iron"
    )


@pytest.mark.rule("flamecraft/companion.bonfire")
def test_every_artisan_of_the_park_may_be_fired_up_once() -> None:
    story = a_bonfire().is_asked(OLIVER, WHICH_SHOP, *starters_but(), "companion bonfire")
    story.answers("companion bonfire").has(OLIVER, companion_used=True)
    story.is_asked(OLIVER, WHICH_FIRE, *ALL_FIVE, "fire nothing").answers("fire park 1")
    story.answers("gain bread meat iron").is_asked(
        OLIVER, WHICH_FIRE, *ALL_FIVE[1:], "fire nothing"
    )
    story.answers("fire park 2").is_asked(
        OLIVER, WHICH_DOUBLE, "double bread", "double iron", "double crystal", "double plant"
    )
    story.answers("double crystal").is_asked(OLIVER, WHICH_FIRE, *ALL_FIVE[2:], "fire nothing")
    story.answers("fire park 5", "gift iron").has(VIOLET, goods="1 iron").has(OLIVER, rep=2)
    story.is_asked(OLIVER, WHICH_FIRE, *ALL_FIVE[2:4], "fire nothing")
    story.answers("fire park 4", "gift meat", "fire park 3", "draw deck")
    story.has(OLIVER, goods="1 bread 1 meat 2 crystal", rep=4, hand="meat")
    story.has(VIOLET, goods="1 meat 1 iron", rep=0).park_is(PARK)
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/companion.bonfire-some")
def test_some_may_be_left_out() -> None:
    story = a_bonfire().answers("companion bonfire", "fire park 3", "draw deck")
    story.is_asked(OLIVER, WHICH_FIRE, *ALL_FIVE[:2], *ALL_FIVE[3:], "fire nothing")
    story.answers("fire nothing").is_asked(OLIVER, WHICH_SHOP, *starters_but())
    story.has(OLIVER, goods="1 meat", rep=0, hand="meat", companion_used=True).park_is(PARK)


@pytest.mark.rule("flamecraft/companion.bonfire-some")
def test_even_all_of_them_may_be_left_out() -> None:
    story = a_bonfire().answers("companion bonfire", "fire nothing")
    story.has(OLIVER, goods="1 meat", rep=0, hand="", companion_used=True)
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/companion.bonfire")
def test_an_empty_park_leaves_nothing_to_fire_up() -> None:
    story = a_bonfire(park="").is_asked(OLIVER, WHICH_SHOP, *starters_but())
    story.refuses("companion bonfire", "this is not the moment for your companion")
    story.has(OLIVER, companion_used=False)


@pytest.mark.rule("flamecraft/ruling.companion-firing")
def test_bonfire_is_a_firing_of_its_own_so_a_potion_swaps_once_more() -> None:
    """The potion of Potable Potions has swapped to Critical Rolls; Bonfire brings it to the Park,
    and there it swaps again."""
    story = Story().given(a_town(), park="potion", companions=("bonfire", ""))
    story.gathers_at("potable-potions").answers("place nothing", "fire potable-potions 1")
    story.answers("swap critical-rolls 1", "draw deck").shows("critical-rolls", "potion - -")
    story.answers("companion bonfire", "fire park 1", "swap critical-rolls 1")
    story.is_asked(OLIVER, WHICH_SWAP, *(f"swap {shop} 1" for shop in STARTERS))
    story.answers("swap fragile-reptile 1", "gain bread meat iron")
    story.shows("fragile-reptile", "potion - -").shows("critical-rolls", "potion - -")
    story.has(OLIVER, goods="1 bread 1 meat 1 iron 2 potion")
