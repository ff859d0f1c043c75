"""Frazzle: dragons placed at two shops in one turn."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import NOT_MET, ONCE
from titles.flamecraft.story import (
    ANYTHING_ELSE,
    OLIVER,
    VIOLET,
    WHERE,
    WHICH_FIRE,
    WHICH_IN_TOWN,
    WHICH_SHOP,
    Story,
    a_town,
    use_at,
)

TOWN = "critical-rolls bread - -, draco-bell meat - -"
VISITS = ("visit critical-rolls", "visit draco-bell")


@pytest.mark.rule("flamecraft/fancy.frazzle")
def test_placements_at_two_shops_earn_four_reputation_and_a_coin() -> None:
    """Meat is placed here and fired up to place potion there."""
    story = Story().given(
        TOWN, fancies=("frazzle",), hands=("meat potion",), goods=("", "1 iron 1 coin")
    )
    story.is_asked(OLIVER, WHICH_SHOP, *VISITS).gathers_at("critical-rolls")
    story.answers("place meat on critical-rolls 2").has(OLIVER, goods="2 bread 1 coin", rep=0)
    fires = ("fire critical-rolls 1", "fire critical-rolls 2", "fire nothing")
    story.is_asked(OLIVER, WHICH_FIRE, *fires).refuses("reveal frazzle", NOT_MET)
    story.answers("fire critical-rolls 2")
    story.is_asked(OLIVER, WHERE, "place on critical-rolls 3", "place on draco-bell 3")
    story.answers("place on draco-bell 3").has(OLIVER, goods="2 bread 2 coin", rep=0)
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal frazzle").answers("reveal frazzle")
    story.has(OLIVER, goods="2 bread 3 coin", rep=4, fancies="", scored="frazzle")
    story.has(VIOLET, goods="1 iron 1 coin", rep=0).is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.frazzle")
def test_two_placements_at_one_shop_are_not_enough() -> None:
    """The new shop that this brings is another place to go, not a placement."""
    story = Story().given(
        TOWN, fancies=("frazzle",), hands=("meat potion",), goods=("", "1 iron"), spaces=2
    )
    story.gathers_at("critical-rolls").answers("place meat on critical-rolls 2")
    story.answers("fire critical-rolls 2", "place on critical-rolls 3")
    story.shows("critical-rolls", "bread meat potion").has(OLIVER, rep=0, goods="2 bread 1 coin")
    story.is_asked(VIOLET, WHICH_SHOP, *VISITS)


@pytest.mark.rule("flamecraft/fancy.frazzle", "flamecraft/fancy.frazzle-apart")
def test_the_two_shops_may_lie_far_apart() -> None:
    """Critical Rolls is the first shop from the Park, Saving Throw the seventh of nine."""
    story = Story().given(
        a_town("saving-throw - - -", "maw-and-paws - - -", "wishing-well - - -"),
        fancies=("frazzle",),
        hands=("iron bread",),
    )
    story.gathers_at("saving-throw").answers("place iron on saving-throw 1", "fire nothing")
    story.is_asked(OLIVER, use_at("Saving Throw"), "use saving-throw", "use nothing")
    story.answers("use saving-throw", "place on critical-rolls 2")
    story.is_asked(OLIVER, ANYTHING_ELSE, "end turn", "reveal frazzle").answers("reveal frazzle")
    story.has(OLIVER, rep=4, goods="1 iron 3 coin", scored="frazzle").has(VIOLET, rep=0)


@pytest.mark.rule("flamecraft/fancy.frazzle")
def test_it_is_paid_once_however_many_shops_there_are() -> None:
    """Three placements at three shops: after the second it is offered, after the third no more."""
    story = Story().given(
        "nunyas-beeswax meat - -, draco-bell meat - -, critical-rolls bread - -",
        fancies=("frazzle",),
        hands=("iron meat iron bread",),
    )
    story.gathers_at("nunyas-beeswax").answers("gain bread")
    story.answers("place iron on nunyas-beeswax 2", "fire nunyas-beeswax 1")
    story.is_asked(OLIVER, WHICH_IN_TOWN, "place bread", "place meat", "place iron")
    story.answers("place bread", "place on draco-bell 3")
    story.is_asked(
        OLIVER,
        use_at("Nunya's Beeswax"),
        "use nunyas-beeswax 1",
        "use nunyas-beeswax 2",
        "use nothing",
        "reveal frazzle",
    ).answers("reveal frazzle").has(OLIVER, rep=4, scored="frazzle")
    story.answers("use nunyas-beeswax 2").does_not_offer("reveal frazzle")
    story.answers("fire nunyas-beeswax 1", "place iron", "place on critical-rolls 2")
    story.refuses("reveal frazzle", ONCE).has(OLIVER, rep=4)


@pytest.mark.rule("flamecraft/fancy.frazzle", "flamecraft/ruling.any-time")
def test_its_coin_and_reputation_come_in_time_for_the_bank() -> None:
    """Two coins and no reputation are too little there; with Frazzle both ways are open."""
    shop = "dragon-hoard-bank"
    story = Story().given(
        f"{shop} - - -, draco-bell meat - -",
        fancies=("frazzle",),
        hands=("meat potion",),
        goods=("", "1 iron"),
    )
    story.gathers_at(shop).answers(f"place meat on {shop} 3", f"fire {shop} 3")
    story.answers("place on draco-bell 3").has(OLIVER, goods="1 crystal 2 coin", rep=0)
    ask = use_at("Dragon Hoard Bank")
    story.is_asked(OLIVER, ask, "use nothing", "reveal frazzle").answers("reveal frazzle")
    story.has(OLIVER, goods="1 crystal 3 coin", rep=4, scored="frazzle")
    story.is_asked(OLIVER, ask, f"use {shop} 1", f"use {shop} 2", "use nothing")
    story.answers(f"use {shop} 2").has(OLIVER, goods="1 crystal", rep=9)
    story.has(VIOLET, goods="1 iron", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, f"visit {shop}", "visit draco-bell")
