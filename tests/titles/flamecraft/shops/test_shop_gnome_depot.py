"""Gnome Depot: eight of a kind."""

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

SHOP = "gnome-depot"
USE = use_at("Gnome Depot")
EIGHT_OF_WHICH = "Which good do you pay 8 of?"


def at_the_depot(goods: str, slots: str = "- - -") -> Story:
    """Oliver has gathered: 1 iron of the shop, and what dragons there give."""
    story = Story().given(a_town(f"{SHOP} {slots}"), goods=(goods, "7 iron"))
    return story.gathers_at(SHOP)


@pytest.mark.rule("flamecraft/shop.gnome-depot")
def test_eight_goods_of_one_kind_are_paid_for_ten_reputation() -> None:
    story = at_the_depot("7 iron 8 plant 7 bread").has(OLIVER, goods="7 bread 8 iron 8 plant")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(OLIVER, EIGHT_OF_WHICH, "spend iron", "spend plant").answers("spend plant")
    story.has(OLIVER, goods="7 bread 7 iron", rep=10).has(VIOLET, goods="7 iron", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), f"visit {SHOP}")


@pytest.mark.rule("flamecraft/shop.gnome-depot", "flamecraft/ruling.cost-in-full")
@pytest.mark.parametrize("goods", ["6 iron 7 plant 7 potion", "5 iron 6 plant 1 coin"])
def test_seven_of_a_kind_buy_nothing_however_much_else_there_is(goods: str) -> None:
    story = at_the_depot(goods).has(OLIVER, goods=f"{goods} 1 iron", rep=0)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), f"visit {SHOP}")


@pytest.mark.rule("flamecraft/shop.gnome-depot-same-turn")
def test_what_this_turn_brings_above_seven_is_spent_before_the_limit_counts() -> None:
    story = at_the_depot("7 iron", "iron - -").has(OLIVER, goods="9 iron")
    story.answers(f"fire {SHOP} 1").has(OLIVER, goods="11 iron")
    story.answers(f"use {SHOP}").has(OLIVER, goods="3 iron", rep=10)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but(), f"visit {SHOP}")


@pytest.mark.rule("flamecraft/shop.gnome-depot-same-turn")
def test_what_is_not_spent_is_cut_to_seven_when_the_turn_ends() -> None:
    story = at_the_depot("7 iron", "iron - -").answers("fire nothing")
    story.has(OLIVER, goods="9 iron").answers("use nothing").has(OLIVER, goods="7 iron", rep=0)


@pytest.mark.rule("flamecraft/shop.gnome-depot-coins")
@pytest.mark.parametrize(("goods", "left"), [("4 iron 3 coin 4 bread", "4 bread"), ("7 coin", "")])
def test_coins_make_up_for_what_is_missing(goods: str, left: str) -> None:
    story = at_the_depot(goods)
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.has(OLIVER, goods=left, rep=10).has(VIOLET, goods="7 iron", rep=0)


@pytest.mark.rule("flamecraft/shop.gnome-depot-coins", "flamecraft/ruling.coin-named")
def test_each_coin_is_named_as_the_good_that_is_paid() -> None:
    story = at_the_depot("7 plant 6 iron 2 coin").answers(f"use {SHOP}")
    story.is_asked(OLIVER, EIGHT_OF_WHICH, "spend iron", "spend plant").answers("spend plant")
    owed = "You owe 8 plant. How do you pay?"
    story.is_asked(OLIVER, owed, "pay", "pay coin for plant")
    story.describes("pay", "Pay 7 plant and 1 coin").answers("pay coin for plant")
    story.has(OLIVER, goods="7 iron 1 plant", rep=10)


@pytest.mark.rule("flamecraft/ruling.coin-named")
def test_at_tip_the_scales_each_coin_is_one_more_kind() -> None:
    """Eight of a kind here, six different there: coins pass for either."""
    story = Story().given(a_town("tip-the-scales - - -"), goods=("2 bread 6 coin",))
    story.gathers_at("tip-the-scales").answers("use tip-the-scales", "trade bread")
    story.offers("trade crystal", "trade coin").does_not_offer("trade bread")
    story.answers("trade coin", "trade coin", "trade coin", "trade coin", "trade crystal")
    story.has(OLIVER, goods="1 bread 2 coin", rep=6)
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())
