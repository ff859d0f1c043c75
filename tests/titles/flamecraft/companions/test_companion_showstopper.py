"""Showstopper: a fancy scores out of turn, or once more."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    OLIVER,
    VIOLET,
    WHICH_FANCY,
    WHICH_SHOP,
    Story,
    a_town,
    dealt,
    in_order,
    starters_but,
)

SHOWSTOPPER = "companion showstopper"
NOT_NOW = "this is not the moment for your companion"
WHICH_KEEP = "Which fancy dragon do you keep?"


def with_fancies(fancies: str = "", *, scored: str = "", goods: str = "", hand: str = "") -> Story:
    return Story().given(
        a_town(),
        fancies=(fancies, "todd"),
        scored=(scored,),
        goods=(goods,),
        hands=(hand,),
        companions=("showstopper", ""),
    )


@pytest.mark.rule("flamecraft/companion.showstopper")
def test_a_sun_or_a_moon_fancy_scores_if_its_goal_is_met_now() -> None:
    story = with_fancies("buttercup wesley bubu rainbow", goods="4 bread", hand="iron iron meat")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but(), "reveal buttercup", SHOWSTOPPER)
    story.answers(SHOWSTOPPER).is_asked(OLIVER, WHICH_FANCY, "score buttercup", "score bubu")
    story.refuses("score wesley", "its goal is not met, or it is not yours")
    story.refuses("score rainbow", "its goal is not met, or it is not yours")
    story.refuses("score todd", "its goal is not met, or it is not yours").answers("score bubu")
    story.has(OLIVER, rep=3, goods="4 bread", scored="bubu", fancies="buttercup wesley rainbow")
    story.has(OLIVER, companion_used=True).has(VIOLET, rep=0, fancies="todd")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but(), "reveal buttercup")


@pytest.mark.rule("flamecraft/companion.showstopper")
def test_the_price_of_a_sun_fancy_is_paid() -> None:
    story = with_fancies("buttercup bubu", goods="5 bread", hand="iron").answers(SHOWSTOPPER)
    story.answers("score buttercup").has(OLIVER, rep=6, goods="1 bread", scored="buttercup")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/companion.showstopper")
def test_without_a_goal_that_is_met_there_is_no_show() -> None:
    story = with_fancies("buttercup rainbow", goods="3 bread")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but()).refuses(SHOWSTOPPER, NOT_NOW)
    story.has(OLIVER, companion_used=False)


@pytest.mark.rule("flamecraft/companion.showstopper-again")
def test_a_fancy_that_has_scored_before_scores_once_more() -> None:
    story = with_fancies("rainbow", scored="buttercup bubu", goods="4 bread", hand="iron meat")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but(), SHOWSTOPPER)
    story.refuses("reveal buttercup", "a sun dragon is scored once in a game").answers(SHOWSTOPPER)
    story.is_asked(OLIVER, WHICH_FANCY, "score buttercup", "score bubu").answers("score buttercup")
    story.has(OLIVER, rep=6, goods="", scored="buttercup bubu", fancies="rainbow")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.showstopper-same-turn")
def test_it_may_follow_the_usual_scoring_in_the_same_turn_at_the_same_price() -> None:
    story = with_fancies("buttercup", goods="8 bread")
    story.answers("reveal buttercup").has(OLIVER, rep=6, goods="4 bread")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but(), SHOWSTOPPER).answers(SHOWSTOPPER)
    story.has(OLIVER, rep=12, goods="", scored="buttercup", fancies="")
    story.is_asked(OLIVER, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.showstopper-same-turn")
def test_it_may_not_follow_if_the_price_can_be_paid_only_once() -> None:
    story = with_fancies("buttercup", goods="7 bread").answers("reveal buttercup")
    story.has(OLIVER, rep=6, goods="3 bread").is_asked(OLIVER, WHICH_SHOP, *starters_but())
    story.refuses(SHOWSTOPPER, NOT_NOW)


@pytest.mark.rule("flamecraft/ruling.showstopper-same-turn")
def test_a_goal_of_this_turn_is_still_met_right_after_it_scored() -> None:
    story = with_fancies("taylor", hand="iron").gathers_at("smith-mart")
    story.answers("place iron on smith-mart 2", "reveal taylor").has(OLIVER, rep=2)
    story.answers(SHOWSTOPPER).has(OLIVER, rep=4, scored="taylor", companion_used=True)


@pytest.mark.rule("flamecraft/companion.showstopper-in-play")
def test_when_the_game_is_over_it_is_too_late() -> None:
    story = Story().given(
        a_town(),
        scoring=True,
        fancies=("talisman bubu buttercup",),
        hands=("iron meat",),
        goods=("4 bread",),
        companions=("showstopper", ""),
    )
    story.is_asked(
        OLIVER,
        "Which fancy dragon do you return for 3 reputation?",
        *("return buttercup", "return bubu", "return nothing"),
    )
    story.refuses(SHOWSTOPPER, "that is for the middle of your own turn").answers("return nothing")
    story.has(OLIVER, companion_used=False).is_done(winners=[OLIVER], totals=(2, 0))


@pytest.mark.rule("flamecraft/companion.showstopper-start")
def test_the_first_fancy_is_chosen_out_of_five() -> None:
    story = dealt("showstopper", "bonfire")
    owner, other = in_order(story)
    keys = story.question.options.keys
    dealt_ids = [key.removeprefix("keep ") for key in keys]
    assert len(dealt_ids) == 5
    assert story.left_in("fancies") == 36 - 5 - 2
    story.is_asked(owner, WHICH_KEEP, *keys).answers(keys[3]).has(owner, fancies=dealt_ids[3])
    ids = story.table.content.fancy_ids
    lowest = {ids[card] for card in story.table.fancy_deck[:4]}
    assert lowest == {*dealt_ids} - {dealt_ids[3]}
    assert story.left_in("fancies") == 36 - 1 - 2
    assert story.question.seat == other
    assert len(story.question.options) == 2
