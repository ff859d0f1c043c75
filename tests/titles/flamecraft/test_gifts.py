"""Gifts: what is given, to whom, and what it brings."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    HANNAH,
    JAMES,
    OLIVER,
    VIOLET,
    WHICH_GIFT,
    WHICH_SHOP,
    Story,
    a_town,
)

EVERYBODY_ELSE = ("give seat-1", "give seat-2", "give seat-3")
BRINGS = "What does the gift bring you?"


def at_hedges(goods: str, *others: str) -> Story:
    """Oliver uses the ability of Hedges & Henges; three others have these goods."""
    story = Story(seats=4).given(
        a_town("hedges-and-henges - - -"),
        goods=(goods, *others),
        at=("", "draco-bell", "smith-mart"),
    )
    return story.answers("visit hedges-and-henges", "use hedges-and-henges")


@pytest.mark.rule("flamecraft/gift.own-supply")
def test_a_gift_comes_out_of_what_the_giver_has() -> None:
    """Giving gifts: neither the piles nor others' goods can be given."""
    story = Story(seats=3).given(a_town(), goods=("1 meat", "5 bread"))
    story.answers("visit hello-nursery", "fire hello-nursery 1")
    story.is_asked(OLIVER, WHICH_GIFT, "gift meat", "gift plant").refuses("gift bread", "")
    story.answers("gift meat", "give seat-1").has(OLIVER, goods="2 plant", rep=2)
    story.has(VIOLET, goods="5 bread 1 meat").has(JAMES, goods="")
    assert (story.in_supply("meat"), story.in_supply("bread")) == (34, 30)


@pytest.mark.rule("flamecraft/gift.split")
@pytest.mark.parametrize("to", [(VIOLET, VIOLET, VIOLET), (JAMES, VIOLET, HANNAH)])
def test_gifts_go_to_one_player_or_are_shared_out(to: tuple[int, ...]) -> None:
    """Giving gifts: for each one the giver says who gets it."""
    story = at_hedges("3 meat")
    for number, seat in enumerate(to):
        story.answers("gift meat").is_asked(OLIVER, "Who gets 1 meat?", *EVERYBODY_ELSE)
        story.answers(f"give seat-{seat}", "gain rep").has(OLIVER, rep=2 * number + 2)
    story.has(OLIVER, goods="1 plant", rep=6)
    for seat in (VIOLET, JAMES, HANNAH):
        count = to.count(seat)
        story.has(seat, goods=f"{count} meat" if count else "", rep=0)
    assert story.question.seat == VIOLET


@pytest.mark.rule("flamecraft/gift.coins")
def test_in_a_gift_a_coin_may_stand_for_a_good() -> None:
    """Giving gifts: with the plant dragon, and among goods of one type."""
    story = Story().given(a_town(), goods=("1 coin",))
    story.answers("visit hello-nursery", "fire hello-nursery 1")
    story.is_asked(OLIVER, WHICH_GIFT, "gift plant", "gift coin").answers("gift coin")
    story.has(OLIVER, goods="2 plant", rep=2).has(VIOLET, goods="1 coin", rep=0)
    hedges = at_hedges("2 meat 1 iron 1 coin")
    hedges.is_asked(
        OLIVER,
        "What do you gift? (3 more of one type)",
        *("gift meat", "gift iron", "gift plant", "gift coin"),
    )
    hedges.answers("gift meat", "give seat-1", "gain rep")
    hedges.is_asked(
        OLIVER, "What do you gift? (2 more of one type)", "gift meat", "gift coin", "gift nothing"
    )
    hedges.answers("gift coin", "give seat-2", "gain rep", "gift nothing")
    hedges.has(OLIVER, goods="1 meat 1 iron 1 plant", rep=4).has(JAMES, goods="1 coin")


@pytest.mark.rule("flamecraft/gift.reward")
def test_what_a_gift_brings_comes_from_the_piles() -> None:
    """Giving gifts: Violet gets a meat and keeps her plants."""
    story = at_hedges("1 meat", "2 plant").answers("gift meat", "give seat-1")
    story.is_asked(OLIVER, BRINGS, "gain rep", "gain plant").answers("gain plant")
    story.has(OLIVER, goods="2 plant", rep=0).has(VIOLET, goods="1 meat 2 plant")
    assert story.in_supply("plant") == 35 - 4
    assert story.in_supply("meat") == 34


@pytest.mark.rule("flamecraft/ruling.gift-anywhere")
def test_gifts_reach_players_wherever_they_are() -> None:
    """Giving gifts; our ruling: at another shop, at two others, or at none as yet."""
    story = at_hedges("3 meat")
    story.has(VIOLET, at="draco-bell").has(JAMES, at="smith-mart")
    assert story.view["seats"][HANNAH]["pawn"]["at"] is None
    for seat in (VIOLET, JAMES, HANNAH):
        story.answers("gift meat", f"give seat-{seat}", "gain rep").has(seat, goods="1 meat")
    story.has(OLIVER, goods="1 plant", rep=6)
    assert (story.question.seat, story.question.words) == (VIOLET, WHICH_SHOP)


@pytest.mark.rule("flamecraft/ruling.gift-anywhere")
def test_nobody_gifts_to_themselves() -> None:
    """Giving gifts; our ruling: whoever's turn it is, the three others are named in turn order."""
    story = Story(seats=4).given(
        a_town(), turn=JAMES, at=("hello-nursery",), goods=("", "", "1 iron")
    )
    story.answers("visit hello-nursery", "fire hello-nursery 1")
    story.is_asked(JAMES, "Who gets 1 plant?", "give seat-3", "give seat-0", "give seat-1")
    story.refuses("give seat-2", "").answers("give seat-0").has(JAMES, goods="1 plant", rep=2)
    story.has(OLIVER, goods="1 iron 1 plant").has(VIOLET, goods="").has(HANNAH, goods="")
