"""Sage of Sage: goods out of a recipe, and the recipe to keep."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    Story,
    a_town,
    use_at,
)

SHOP = "sage-of-sage"
SAGE = "Sage of Sage"
WHICH_CARD = "Which enchantment tells your 3 goods?"
KEEP_IT = "Do you reserve Root Cellar?"


def which(name: str, left: int) -> str:
    return f"Which good of {name} do you gain? ({left} to choose)"


def a_visit(row: str, *, reserved: tuple[str, ...] = (), enchantments: str = "purple") -> Story:
    story = Story(enchantments=enchantments).given(
        a_town(f"{SHOP} - - -"), goods=("", "1 iron"), row=row, reserved=reserved
    )
    return story.gathers_at(SHOP).has(OLIVER, goods="1 plant")


@pytest.mark.rule("flamecraft/shop.sage-of-sage")
def test_three_goods_in_the_cost_of_a_card_of_the_row() -> None:
    story = a_visit("p-bread-1 p-plant-2 p-iron-3")
    story.is_asked(OLIVER, use_at(SAGE), f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    cards = ("study p-bread-1", "study p-plant-2", "study p-iron-3")
    story.is_asked(OLIVER, WHICH_CARD, *cards).answers("study p-plant-2")
    story.answers("gain bread", "gain crystal", "gain bread")
    story.has(OLIVER, goods="2 bread 1 crystal 1 plant", rep=0).has(VIOLET, goods="1 iron")
    story.is_asked(OLIVER, KEEP_IT, "reserve p-plant-2", "reserve nothing")


@pytest.mark.rule("flamecraft/shop.sage-of-sage")
def test_the_card_may_be_your_reserved_one_but_not_that_of_another_player() -> None:
    story = a_visit("p-bread-1", reserved=("p-iron-3", "p-meat-1")).answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_CARD, "study p-bread-1", "study p-iron-3")
    story.answers("study p-iron-3", "gain potion", "gain crystal", "gain crystal")
    story.has(OLIVER, goods="2 crystal 1 plant 1 potion", reserved="p-iron-3")
    story.has(VIOLET, goods="1 iron", reserved="p-meat-1")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.sage-of-sage-one-card")
def test_all_three_come_from_that_one_card() -> None:
    story = a_visit("p-bread-1 p-potion-3").answers(f"use {SHOP}", "study p-potion-3")
    name = "Glimmer Draught"
    story.is_asked(OLIVER, which(name, 3), "gain bread", "gain iron", "gain crystal")
    story.refuses("gain meat", "").answers("gain iron")
    story.is_asked(OLIVER, which(name, 2), "gain bread", "gain crystal").answers("gain bread")
    story.is_asked(OLIVER, which(name, 1), "gain bread", "gain crystal").answers("gain crystal")
    story.has(OLIVER, goods="1 bread 1 iron 1 crystal 1 plant")


@pytest.mark.rule("flamecraft/shop.sage-of-sage-reserve")
@pytest.mark.parametrize(
    ("answer", "reserved", "row"),
    [
        ("reserve p-plant-2", "p-plant-2", "p-bread-1 p-iron-3 p-meat-1 p-meat-2 p-meat-3"),
        ("reserve nothing", "", "p-bread-1 p-plant-2 p-iron-3 p-meat-1 p-meat-2"),
    ],
)
def test_the_card_and_no_other_may_then_be_reserved(answer: str, reserved: str, row: str) -> None:
    story = Story().given(
        a_town(f"{SHOP} - - -"),
        row="p-bread-1 p-plant-2 p-iron-3",
        enchantment_deck="p-meat-1 p-meat-2 p-meat-3 p-iron-1",
    )
    story.gathers_at(SHOP).answers(f"use {SHOP}", "study p-plant-2")
    story.answers("gain bread", "gain bread", "gain crystal")
    story.is_asked(OLIVER, KEEP_IT, "reserve p-plant-2", "reserve nothing")
    story.refuses("reserve p-bread-1", "").answers(answer)
    story.has(OLIVER, goods="2 bread 1 crystal 1 plant", reserved=reserved).row_is(row)
    story.has(VIOLET, reserved="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.sage-of-sage-holding")
def test_whoever_holds_a_card_gains_the_goods_and_reserves_nothing() -> None:
    row = "p-bread-1 p-plant-2 p-iron-3 p-meat-2 p-meat-3"
    story = a_visit(row, reserved=("p-meat-1",)).answers(f"use {SHOP}", "study p-plant-2")
    story.answers("gain bread", "gain bread", "gain crystal")
    story.has(OLIVER, goods="2 bread 1 crystal 1 plant", reserved="p-meat-1").row_is(row)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.sage-number")
def test_no_more_of_a_good_than_the_cost_shows() -> None:
    story = a_visit("p-plant-2 p-bread-1").answers(f"use {SHOP}", "study p-plant-2")
    name = "Root Cellar"
    story.is_asked(OLIVER, which(name, 3), "gain bread", "gain crystal", "gain plant")
    story.answers("gain plant").is_asked(OLIVER, which(name, 2), "gain bread", "gain crystal")
    story.answers("gain crystal").has(OLIVER, goods="1 bread 1 crystal 2 plant")
    story.is_asked(OLIVER, KEEP_IT, "reserve p-plant-2", "reserve nothing")


@pytest.mark.rule("flamecraft/ruling.sage-number")
def test_three_of_a_good_that_the_cost_shows_three_times() -> None:
    story = a_visit("p-plant-2 p-bread-1").answers(f"use {SHOP}", "study p-plant-2")
    story.answers("gain bread", "gain bread", "gain bread").has(OLIVER, goods="3 bread 1 plant")
    story.is_asked(OLIVER, KEEP_IT, "reserve p-plant-2", "reserve nothing")


@pytest.mark.rule("flamecraft/ruling.sage-number")
@pytest.mark.parametrize(
    ("second", "third", "goods"),
    [
        ("meat", "meat", "3 meat 1 plant"),
        ("meat", "crystal", "2 meat 1 crystal 1 plant"),
        ("crystal", "crystal", "1 meat 2 crystal 1 plant"),
    ],
)
def test_the_goods_of_a_set_may_be_taken_again_and_again(
    second: str, third: str, goods: str
) -> None:
    story = a_visit("g-bread-1 g-bread-2", enchantments="golden")
    story.answers(f"use {SHOP}", "study g-bread-1")
    name = "Endless Dough"
    for left, good in zip((3, 2, 1), ("meat", second, third), strict=True):
        story.is_asked(OLIVER, which(name, left), "gain meat", "gain crystal")
        story.answers(f"gain {good}")
    story.has(OLIVER, goods=goods)
    story.is_asked(OLIVER, f"Do you reserve {name}?", "reserve g-bread-1", "reserve nothing")


@pytest.mark.rule("flamecraft/ruling.sage-nothing")
def test_with_an_empty_row_and_no_card_of_your_own_nothing_happens() -> None:
    story = a_visit("", reserved=("", "p-meat-1")).has(OLIVER, goods="1 plant", reserved="")
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/ruling.sage-nothing")
def test_with_an_empty_row_your_own_card_will_do() -> None:
    story = a_visit("", reserved=("p-meat-1",))
    story.is_asked(OLIVER, use_at(SAGE), f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    goods = ("gain meat", "gain iron", "gain crystal", "gain potion")
    story.is_asked(OLIVER, which("Smoke Ring", 3), *goods).answers("gain meat", "gain iron")
    story.answers("gain potion").has(OLIVER, goods="1 meat 1 iron 1 plant 1 potion")
    story.has(OLIVER, reserved="p-meat-1")
