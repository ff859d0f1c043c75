"""Conditions: how they come, and what immediate and ongoing ones and threats do."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    NEXT,
    PREP_OR_DISCARD,
    WHAT,
    WHAT_ATTACK,
    WHICH_ASPECT,
    Story,
    life,
)

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
ANY_LIFE = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")


# How they come


@pytest.mark.rule("flamefang/condition.suffer")
def test_a_condition_is_put_unseen_on_top_of_the_deck() -> None:
    story = Story().given(
        begins="minion phase",
        at=("lake", "cave"),
        decks=("claw dive",),
        minions="marsh-serpent lake",
        minion_deck="squire",
        condition_deck="dazed burr",
    )
    story.has(ANN, deck=3, conditions_on_deck=1, hand="", hearts=6).has(BEN, conditions_on_deck=0)
    story.lies("deck 0", "dazed claw dive").lies("condition deck", "burr")
    assert "dazed" not in str(story.game.view(ANN))


@pytest.mark.rule("flamefang/condition.deck-empty", "flamefang/ruling.deck-empty")
def test_an_empty_condition_deck_is_made_anew_from_its_discards() -> None:
    story = Story().given(
        begins="event phase",
        decks=("claw",),
        event_deck="ill-omen",
        minion_deck="squire",
        condition_deck="",
        condition_discard="burr",
    )
    story.lies("deck 0", "burr claw").lies("condition discard", "").lies("condition deck", "")
    story.has(BEN, conditions_on_deck=0)


@pytest.mark.rule("flamefang/ruling.condition-on-empty-deck")
def test_a_condition_on_an_empty_deck_is_the_whole_deck() -> None:
    story = Story().given(
        begins="event phase",
        discards=("claw dive",),
        event_deck="ill-omen",
        minion_deck="squire",
        condition_deck="dazed",
    )
    story.has(ANN, deck=1, conditions_on_deck=1, discard="claw dive")


@pytest.mark.rule(
    "flamefang/ruling.condition-on-empty-deck", "flamefang/ruling.condition-drawn-any-phase"
)
def test_the_discard_pile_is_shuffled_only_for_the_card_after_that_condition() -> None:
    one = Story(dragons=("gale", "cinder")).given(
        aspect=("hunt", "hunt"), hands=("skim",), discards=("glide",), decks=("burr",), magic=""
    )
    one.lies("deck 0", "burr")
    two = Story(dragons=("gale", "cinder")).given(
        aspect=("hunt", "hunt"), hands=("second-wind",), discards=("glide",), decks=("burr",)
    )
    two.plays("second-wind", "draw 2").has(ANN, hand="burr glide", discard="", deck=0)
