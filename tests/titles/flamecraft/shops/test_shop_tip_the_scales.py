"""Tip the Scales: one of a kind, and a heart for each."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    GOODS,
    OLIVER,
    VIOLET,
    Story,
    a_town,
    use_at,
)

SHOP = "tip-the-scales"
SCALES = "Tip the Scales"
WHICH_TRADE = "Which good do you trade for 1 reputation?"


def a_visit(goods: str) -> Story:
    story = Story().given(a_town(f"{SHOP} - - -"), goods=(goods, "3 bread"))
    return story.gathers_at(SHOP)


@pytest.mark.rule("flamecraft/shop.tip-the-scales")
def test_six_goods_no_two_of_a_kind_bring_a_heart_each() -> None:
    story = a_visit("2 bread 1 meat 1 iron 1 plant 2 potion")
    story.is_asked(OLIVER, use_at(SCALES), f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    all_six = [f"trade {good}" for good in GOODS]
    story.is_asked(OLIVER, WHICH_TRADE, *all_six).answers("trade bread")
    story.has(OLIVER, goods="1 bread 1 meat 1 iron 1 crystal 1 plant 2 potion", rep=1)
    story.is_asked(OLIVER, WHICH_TRADE, *all_six[1:], "trade nothing").refuses("trade bread", "")
    story.answers("trade potion").does_not_offer("trade bread", "trade potion")
    story.answers("trade crystal", "trade iron", "trade plant").has(OLIVER, rep=5)
    story.is_asked(OLIVER, WHICH_TRADE, "trade meat", "trade nothing").answers("trade meat")
    story.has(OLIVER, goods="1 bread 1 potion", rep=6).has(VIOLET, goods="3 bread", rep=0)
    assert story.in_supply("bread") == 35 - 1 - 3
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.tip-the-scales")
def test_fewer_than_six_will_do() -> None:
    story = a_visit("4 bread 1 meat").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_TRADE, "trade bread", "trade meat", "trade crystal")
    story.answers("trade bread", "trade nothing")
    story.has(OLIVER, goods="3 bread 1 meat 1 crystal", rep=1)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.tip-the-scales-coins")
def test_coins_stand_for_kinds_but_never_for_more_than_six_in_all() -> None:
    story = a_visit("1 bread 6 coin").answers(f"use {SHOP}", "trade bread")
    story.is_asked(OLIVER, WHICH_TRADE, "trade crystal", "trade coin", "trade nothing")
    story.answers(*["trade coin"] * 4).has(OLIVER, goods="1 crystal 2 coin", rep=5)
    story.is_asked(OLIVER, WHICH_TRADE, "trade crystal", "trade coin", "trade nothing")
    story.answers("trade coin").has(OLIVER, goods="1 crystal 1 coin", rep=6)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.tip-the-scales-coins")
@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (["use nothing"], 2),
        ([f"use {SHOP}", "trade coin", "trade nothing"], 1),
        ([f"use {SHOP}", "trade coin", "trade coin", "trade nothing"], 0),
    ],
)
def test_a_coin_is_worth_the_same_whether_it_is_traded_or_kept(
    answers: list[str], left: int
) -> None:
    story = Story().given(a_town(f"{SHOP} - - -"), goods=("2 coin",), ending=True, finals=0)
    story.gathers_at(SHOP).answers(*answers[:-1]).has(OLIVER, rep=2 - left)
    story.has(OLIVER, goods=f"1 crystal {left} coin").answers(answers[-1])
    story.is_done(winners=[OLIVER], totals=(2, 0))
