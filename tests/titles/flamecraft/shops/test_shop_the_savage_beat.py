"""The Savage Beat: a good for every dragon of the Park."""

from __future__ import annotations

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

SHOP = "the-savage-beat"
TOWN = a_town("the-savage-beat - - -")
USE = use_at("The Savage Beat")


@pytest.mark.rule("flamecraft/shop.the-savage-beat")
@pytest.mark.parametrize(
    ("park", "goods"),
    [
        ("bread meat crystal plant potion", "1 bread 1 meat 1 iron 1 crystal 1 plant 1 potion"),
        ("bread bread iron bread iron", "3 bread 3 iron"),
        ("potion", "1 iron 1 potion"),
    ],
)
def test_every_dragon_of_the_park_brings_one_good_of_its_type(park: str, goods: str) -> None:
    story = Story().given(TOWN, park=park, goods=("", "1 coin")).gathers_at(SHOP)
    story.has(OLIVER, goods="1 iron")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.has(OLIVER, goods=goods, rep=0, hand="").has(VIOLET, goods="1 coin", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), f"visit {SHOP}")
    assert story.view["park"][0]["dragon"]["kind"] == park.split()[0]


@pytest.mark.rule("flamecraft/shop.the-savage-beat")
def test_whoever_leaves_the_ability_gets_only_what_was_gathered() -> None:
    story = Story().given(TOWN, park="bread meat").gathers_at(SHOP).answers("use nothing")
    story.has(OLIVER, goods="1 iron").is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.the-savage-beat-piles")
def test_goods_that_lie_on_dragons_stay_there_and_those_gained_come_from_the_piles() -> None:
    story = Story().given(TOWN, park="bread meat", park_goods=("bread bread", "plant"))
    before = story.supply
    story.gathers_at(SHOP).answers(f"use {SHOP}").has(OLIVER, goods="1 bread 1 meat 1 iron")
    assert lying_in_park(story)[:2] == ["bread bread", "plant"]
    taken = {kind: before[kind] - count for kind, count in story.supply.items()}
    assert {kind: count for kind, count in taken.items() if count} == {
        "bread": 1,
        "meat": 1,
        "iron": 1,
    }
