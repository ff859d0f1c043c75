"""Scale Mail Post: two fancy dragons arrive, and one is sent on."""

from __future__ import annotations

import pytest

from titles.flamecraft.story import (
    ANY_GOOD,
    JAMES,
    OLIVER,
    VIOLET,
    WHICH_GOOD,
    WHICH_SHOP,
    Story,
    a_town,
    known_fancies,
    starters_but,
    told_to,
    use_at,
)

SHOP = "scale-mail-post"
USE = use_at("Scale Mail Post")
WHICH_TO_GIFT = "Which fancy dragon do you gift?"
WHO = "Who gets the fancy dragon?"


def a_post(fancy_deck: str) -> Story:
    """Three players; Oliver, who has Rainbow, has gathered here and taken a bread."""
    story = Story(seats=3).given(
        a_town(f"{SHOP} - - -"), fancies=("rainbow", "bubu", ""), fancy_deck=fancy_deck
    )
    story.gathers_at(SHOP).is_asked(OLIVER, WHICH_GOOD, *ANY_GOOD)
    return story.answers("gain bread")


@pytest.mark.rule("flamecraft/shop.scale-mail-post")
def test_of_two_fancies_drawn_one_is_kept_and_one_gifted_for_reputation() -> None:
    story = a_post("todd steven buddy")
    story.is_asked(OLIVER, USE, f"use {SHOP}", "use nothing").answers(f"use {SHOP}")
    story.has(OLIVER, fancies="rainbow steven todd", rep=0)
    story.is_asked(OLIVER, WHICH_TO_GIFT, "gift steven", "gift todd").answers("gift todd")
    story.is_asked(OLIVER, WHO, "give seat-1", "give seat-2").answers("give seat-2")
    story.has(OLIVER, fancies="rainbow steven", rep=2, goods="1 bread")
    story.has(JAMES, fancies="todd", rep=0).has(VIOLET, fancies="bubu", rep=0)
    assert story.left_in("fancies") == 1
    story.is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.scale-mail-post")
def test_the_post_may_be_left_alone() -> None:
    story = a_post("todd steven buddy").answers("use nothing")
    story.has(OLIVER, fancies="rainbow", rep=0).is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/shop.scale-mail-post-drawn")
def test_an_older_fancy_cannot_be_the_gift_and_there_must_be_one() -> None:
    story = a_post("todd steven buddy").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHICH_TO_GIFT, "gift steven", "gift todd")
    story.refuses("gift rainbow", "").refuses("use nothing", "")
    story.answers("gift steven", "give seat-1")
    story.has(OLIVER, fancies="rainbow todd").has(VIOLET, fancies="bubu steven")


@pytest.mark.rule("flamecraft/ruling.scale-mail-short")
def test_a_single_fancy_left_is_the_gift() -> None:
    story = a_post("todd").answers(f"use {SHOP}")
    story.is_asked(OLIVER, WHO, "give seat-1", "give seat-2").answers("give seat-1")
    story.has(OLIVER, fancies="rainbow", rep=2).has(VIOLET, fancies="bubu todd", rep=0)
    story.has(JAMES, fancies="").is_asked(VIOLET, WHICH_SHOP, *starters_but())


@pytest.mark.rule("flamecraft/ruling.scale-mail-short", "flamecraft/ruling.no-fancy-left")
def test_without_a_fancy_to_draw_nothing_happens() -> None:
    story = a_post("").is_asked(VIOLET, WHICH_SHOP, *starters_but())
    story.has(OLIVER, fancies="rainbow", rep=0, goods="1 bread").has(VIOLET, fancies="bubu")


@pytest.mark.rule("flamecraft/ruling.gifted-fancy-known")
def test_giver_and_receiver_know_a_gifted_fancy_and_nobody_else_does() -> None:
    story = a_post("todd steven buddy").answers(f"use {SHOP}", "gift todd", "give seat-1")
    assert known_fancies(story, VIOLET, VIOLET) == "bubu todd"
    assert known_fancies(story, VIOLET, OLIVER) == "todd"
    assert known_fancies(story, VIOLET, JAMES) == known_fancies(story, VIOLET, None) == ""
    assert known_fancies(story, OLIVER, VIOLET) == known_fancies(story, OLIVER, JAMES) == ""
    assert story.game.view(JAMES)["seats"][VIOLET]["fancy_count"] == 2
    for seat in (OLIVER, VIOLET):
        assert "Oliver gives Todd to Violet." in told_to(story, seat)
    for other in (JAMES, None):
        assert "Oliver gives a fancy dragon to Violet." in told_to(story, other)
