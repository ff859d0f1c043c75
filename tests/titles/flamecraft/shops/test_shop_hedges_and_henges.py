"""Hedges & Henges: gifts of one kind, each for a heart or a leaf."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    JAMES,
    OLIVER,
    VIOLET,
    Story,
    a_town,
    use_at,
)

SHOP = "hedges-and-henges"
HEDGES = "Hedges & Henges"
WHAT_FOR = "What does the gift bring you?"


def what(left: int) -> str:
    return f"What do you gift? ({left} more of one type)"


def a_visit(goods: str, *, seats: int = 3, turn: int = JAMES) -> Story:
    everybody = ["1 iron"] * seats
    everybody[turn] = goods
    story = Story(seats=seats).given(a_town(f"{SHOP} - - -"), turn=turn, goods=everybody)
    return story.gathers_at(SHOP)


@pytest.mark.rule("flamecraft/shop.hedges-and-henges", "flamecraft/shop.hedges-and-henges-each")
def test_three_bread_to_two_friends_bring_four_reputation_and_a_plant() -> None:
    story = a_visit("4 bread 1 meat")
    story.is_asked(JAMES, use_at(HEDGES), f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.is_asked(JAMES, what(3), "gift bread", "gift meat", "gift plant").answers("gift bread")
    story.is_asked(JAMES, "Who gets 1 bread?", "give seat-0", "give seat-1").answers("give seat-1")
    story.is_asked(JAMES, WHAT_FOR, "gain rep", "gain plant").answers("gain rep")
    story.has(JAMES, goods="3 bread 1 meat 1 plant", rep=2)
    story.is_asked(JAMES, what(2), "gift bread", "gift nothing").refuses("gift meat", "")
    story.answers("gift bread", "give seat-0").is_asked(JAMES, WHAT_FOR, "gain rep", "gain plant")
    story.answers("gain plant").has(JAMES, goods="2 bread 1 meat 2 plant", rep=2)
    story.is_asked(JAMES, what(1), "gift bread", "gift nothing")
    story.answers("gift bread", "give seat-0", "gain rep")
    story.has(JAMES, goods="1 bread 1 meat 2 plant", rep=4)
    story.has(OLIVER, goods="2 bread 1 iron", rep=0).has(VIOLET, goods="1 bread 1 iron", rep=0)
    assert story.in_supply("plant") == 35 - 2
    assert story.question.seat == OLIVER


@pytest.mark.rule("flamecraft/shop.hedges-and-henges")
def test_fewer_than_three_will_do() -> None:
    story = a_visit("3 bread", seats=2, turn=OLIVER).answers(f"use {SHOP}", "gift bread")
    story.answers("gain plant", "gift nothing").has(OLIVER, goods="2 bread 2 plant", rep=0)
    story.has(VIOLET, goods="1 bread 1 iron", rep=0)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/shop.hedges-and-henges")
def test_after_a_coin_the_kind_is_still_open_and_after_a_good_it_is_not() -> None:
    story = a_visit("1 bread 2 meat 2 coin", seats=2, turn=OLIVER).answers(f"use {SHOP}")
    story.is_asked(OLIVER, what(3), "gift bread", "gift meat", "gift plant", "gift coin")
    story.answers("gift coin", "gain rep")
    goods = ("gift bread", "gift meat", "gift plant")
    story.is_asked(OLIVER, what(2), *goods, "gift coin", "gift nothing")
    story.answers("gift meat", "gain rep")
    story.is_asked(OLIVER, what(1), "gift meat", "gift coin", "gift nothing")
    story.answers("gift coin", "gain rep").has(OLIVER, goods="1 bread 1 meat 1 plant", rep=6)
    story.has(VIOLET, goods="1 meat 1 iron 2 coin", rep=0)


@pytest.mark.rule("flamecraft/shop.hedges-and-henges-each")
@pytest.mark.parametrize(
    ("rewards", "goods", "rep"),
    [
        (("gain rep", "gain rep", "gain rep"), "1 plant", 6),
        (("gain plant", "gain rep", "gain plant"), "3 plant", 2),
        (("gain plant", "gain plant", "gain plant"), "4 plant", 0),
    ],
)
def test_the_reward_is_chosen_gift_by_gift(rewards: tuple[str, ...], goods: str, rep: int) -> None:
    story = a_visit("3 bread", seats=2, turn=OLIVER).answers(f"use {SHOP}")
    for reward in rewards:
        story.answers("gift bread").is_asked(OLIVER, WHAT_FOR, "gain rep", "gain plant")
        story.answers(reward)
    story.has(OLIVER, goods=goods, rep=rep).has(VIOLET, goods="3 bread 1 iron", rep=0)
