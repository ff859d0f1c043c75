"""Talisman: fancies that are worth more when they go."""

from __future__ import annotations

import pytest

from titles.flamecraft.fancies.shared import EMPTY_TOWN, fancy_deck
from titles.flamecraft.story import OLIVER, VIOLET, Story

WHICH_RETURN = "Which fancy dragon do you return for 3 reputation?"


@pytest.mark.rule("flamecraft/fancy.talisman")
def test_fancies_go_under_their_deck_for_three_each() -> None:
    """Sun or moon, as many as one likes; the last one returned lies lowest."""
    story = Story().given(
        EMPTY_TOWN,
        fancies=("talisman wesley todd dazzle", "elix"),
        fancy_deck="pocus hocus",
        scoring=True,
    )
    dazzle, wesley, todd = "return dazzle", "return wesley", "return todd"
    story.is_asked(OLIVER, WHICH_RETURN, dazzle, wesley, todd, "return nothing")
    story.answers(wesley).has(OLIVER, rep=3, fancies="todd dazzle", scored="talisman")
    story.is_asked(OLIVER, WHICH_RETURN, dazzle, todd, "return nothing").answers(todd)
    assert fancy_deck(story) == "pocus hocus wesley todd"
    story.is_asked(OLIVER, WHICH_RETURN, dazzle, "return nothing").answers(dazzle)
    assert fancy_deck(story) == "pocus hocus wesley todd dazzle"
    story.has(OLIVER, fancies="", scored="talisman").has(VIOLET, fancies="elix")
    story.is_done(winners=[OLIVER], totals=(9, 0))


@pytest.mark.rule("flamecraft/fancy.talisman")
def test_none_need_be_returned() -> None:
    story = Story().given(
        EMPTY_TOWN, fancies=("talisman wesley",), fancy_deck="pocus", scoring=True
    )
    story.is_asked(OLIVER, WHICH_RETURN, "return wesley", "return nothing")
    story.answers("return nothing").has(OLIVER, fancies="talisman wesley", scored="")
    assert fancy_deck(story) == "pocus"
    story.is_done(winners=[OLIVER, VIOLET], totals=(0, 0))


@pytest.mark.rule("flamecraft/fancy.talisman-not-scored")
@pytest.mark.parametrize(("deed", "rep"), [("return bubu", 3), ("return nothing", 5)])
def test_a_returned_fancy_does_not_score(deed: str, rep: int) -> None:
    """Bubu with five artisans would be worth more than it brings here."""
    story = Story().given(
        EMPTY_TOWN, hands=("bread bread iron iron plant",), fancies=("talisman bubu",), scoring=True
    )
    story.is_asked(OLIVER, WHICH_RETURN, "return bubu", "return nothing").answers(deed)
    story.has(OLIVER, scored="talisman" if rep == 3 else "bubu")
    story.is_done(winners=[OLIVER], totals=(rep, 0))


@pytest.mark.rule("flamecraft/fancy.talisman-unscored")
def test_a_fancy_that_has_scored_cannot_be_returned() -> None:
    story = Story().given(
        EMPTY_TOWN, fancies=("talisman wesley",), scored=("pocus matches", "dazzle"), scoring=True
    )
    story.is_asked(OLIVER, WHICH_RETURN, "return wesley", "return nothing")
    story.refuses("return pocus", "").answers("return wesley")
    story.has(OLIVER, fancies="", scored="pocus matches talisman").has(VIOLET, scored="dazzle")
    story.is_done(winners=[OLIVER], totals=(3, 0))


@pytest.mark.rule("flamecraft/fancy.talisman-itself")
def test_talisman_cannot_return_itself() -> None:
    """Alone it has nothing to do, and nobody is asked."""
    story = Story().given(
        EMPTY_TOWN, fancies=("talisman",), scored=("pocus",), fancy_deck="", scoring=True
    )
    story.has(OLIVER, fancies="talisman", scored="pocus")
    assert fancy_deck(story) == ""
    story.is_done(winners=[OLIVER, VIOLET], totals=(0, 0))


@pytest.mark.rule("flamecraft/fancy.talisman-buddy")
def test_what_was_returned_is_gone_for_buddy() -> None:
    """Talisman, Dazzle and the scored Pocus are left to count; Wesley is not."""
    story = Story().given(
        EMPTY_TOWN, fancies=("talisman wesley dazzle buddy",), scored=("pocus",), scoring=True
    )
    story.is_asked(
        OLIVER, WHICH_RETURN, "return dazzle", "return wesley", "return buddy", "return nothing"
    ).answers("return wesley", "return nothing")
    story.has(OLIVER, fancies="dazzle", scored="pocus talisman buddy")
    story.is_done(winners=[OLIVER], totals=(3 + 3, 0))
