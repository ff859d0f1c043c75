"""Oh My Gourd!: the dragons here give once more, or twice more for a coin."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    Story,
    a_town,
    use_at,
)

SHOP = "oh-my-gourd"
GOURD = "Oh My Gourd!"
ONE_MORE, TWO_MORE, NONE = f"use {SHOP} 1", f"use {SHOP} 2", "use nothing"


def a_visit(slots: str, *, goods: str = "", enchanted: str = "") -> Story:
    story = Story().given(a_town(f"{SHOP} {slots}"), goods=(goods,), enchanted=enchanted)
    return story.gathers_at(SHOP)


@pytest.mark.rule("flamecraft/shop.oh-my-gourd", "flamecraft/shop.oh-my-gourd-besides")
def test_each_artisan_gives_one_good_more() -> None:
    story = a_visit("potion bread -", enchanted=f"{SHOP} p-plant-1")
    story.has(OLIVER, goods="1 bread 2 plant 1 potion").answers("fire nothing")
    story.is_asked(OLIVER, use_at(GOURD), ONE_MORE, NONE)
    story.refuses(TWO_MORE, "it cannot be used like that now")
    story.answers(ONE_MORE).has(OLIVER, goods="2 bread 2 plant 2 potion", rep=0)
    story.has(VIOLET, goods="", rep=0)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.oh-my-gourd", "flamecraft/shop.oh-my-gourd-besides")
@pytest.mark.parametrize(
    ("answer", "goods"),
    [
        (NONE, "1 bread 2 plant 2 coin"),
        (ONE_MORE, "2 bread 3 plant 2 coin"),
        (TWO_MORE, "3 bread 4 plant 1 coin"),
    ],
)
def test_for_a_coin_each_gives_two_more(answer: str, goods: str) -> None:
    story = a_visit("plant bread -", goods="2 coin").has(OLIVER, goods="1 bread 2 plant 2 coin")
    story.answers("fire nothing").is_asked(OLIVER, use_at(GOURD), ONE_MORE, TWO_MORE, NONE)
    story.answers(answer).has(OLIVER, goods=goods, rep=0).has(VIOLET, goods="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.oh-my-gourd")
def test_an_artisan_placed_this_turn_gives_too() -> None:
    story = Story().given(a_town(f"{SHOP} plant - -"), hands=("meat",)).gathers_at(SHOP)
    story.answers(f"place meat on {SHOP} 3", "fire nothing").has(OLIVER, goods="2 plant 1 coin")
    story.answers(TWO_MORE).has(OLIVER, goods="2 meat 4 plant")


@pytest.mark.rule("flamecraft/shop.oh-my-gourd")
def test_without_artisans_nothing_more_can_be_gained() -> None:
    story = a_visit("- - -", enchanted=f"{SHOP} p-plant-1").has(OLIVER, goods="2 plant")
    assert story.question.seat == VIOLET
