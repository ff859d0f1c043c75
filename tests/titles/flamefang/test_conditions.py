"""Conditions: how they come, and what immediate and ongoing ones and threats do."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    WHAT,
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
    story = Story(dragons=("gale", "cinder")).given(
        aspect=("hunt", "hunt"), hands=("second-wind",), discards=("glide",), decks=("burr",)
    )
    story.plays("second-wind", "draw 2").has(ANN, hand="burr glide", discard="", deck=0)


@pytest.mark.rule("flamefang/ruling.condition-none-left")
def test_without_any_condition_left_hex_does_nothing() -> None:
    story = Story().given(
        begins="event phase",
        decks=("claw",),
        event_deck="ill-omen",
        minion_deck="squire",
        condition_deck="",
    )
    story.is_asked(BEN, WHICH_ASPECT, *ASPECTS).lies("deck 0", "claw")


@pytest.mark.rule("flamefang/ruling.condition-none-left")
def test_without_any_condition_left_magic_cannot_be_paid_for() -> None:
    story = Story(chapter=3).given(
        aspect=("fight", "hunt"),
        hands=("claw",),
        rows=("ember-heart",),
        magic="beckon hush",
        condition_deck="",
    )
    story.is_asked(ANN, WHAT, "play claw", "pass").refuses("magic beckon", "")


@pytest.mark.rule("flamefang/ruling.condition-none-left")
def test_without_any_condition_left_a_free_use_of_magic_is_still_possible() -> None:
    story = Story(seats=1, chapter=6).given(
        at=("cave",),
        aspect=("fight",),
        hands=("claw",),
        rows=("ember-heart",),
        powers=("F6",),
        magic="beckon hush",
        condition_deck="",
    )
    story.is_asked(ANN, WHAT, "play claw", "magic beckon", "magic hush", "pass")
    story.answers("magic beckon", "gather", "gather").has(ANN, hoard="2 stone", deck=0)
    story.is_asked(ANN, WHAT, "play claw", "drop stone", "pass")


# Drawing one


@pytest.mark.rule("flamefang/condition.drawn", "flamefang/condition.no-replacement")
@pytest.mark.parametrize(
    ("condition", "hand", "prep"),
    [
        ("close-call", "claw dive raid roar snatch flamelick", ""),
        ("spilled-hoard", "claw dive raid roar snatch", ""),
        ("rage", "claw rage dive raid roar snatch", ""),
        ("goaded", "claw dive raid roar snatch", "goaded"),
    ],
)
def test_a_condition_drawn_on_passing_is_one_of_the_cards(
    condition: str, hand: str, prep: str
) -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("claw",),
        decks=(f"{condition} dive raid roar snatch flamelick headbutt",),
    )
    story.answers("pass", "neither").has(ANN, hand=hand, prep=prep)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/condition.drawn", "flamefang/resources.meat")
def test_a_condition_drawn_with_meat_is_resolved() -> None:
    story = Story().given(
        at=("peak",), aspect=("fight", "hunt"), hoards=("1 meat",), decks=("scorched claw",)
    )
    story.answers("eat meat").is_asked(ANN, life(1), *ANY_LIFE)
    story.answers("lose red-pinions").has(ANN, hand="", hoard="", deck=1)
    story.is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/ruling.condition-drawn-any-phase")
def test_a_condition_is_resolved_in_the_event_phase() -> None:
    story = Story().given(
        begins="event phase",
        decks=("scorched claw", "glide"),
        event_deck="healing-rain",
        minion_deck="squire",
    )
    story.is_asked(ANN, life(1), *ANY_LIFE).answers("lose red-pinions")
    story.has(ANN, hand="", deck=1).has(BEN, hand="glide", hearts=5)


@pytest.mark.rule("flamefang/ruling.condition-drawn-any-phase")
def test_a_condition_is_resolved_before_the_next_card_is_drawn() -> None:
    story = Story(dragons=("gale", "cinder")).given(
        aspect=("hunt", "hunt"), hands=("second-wind talon skim",), decks=("winded swoop",)
    )
    story.plays("second-wind", "draw 2")
    story.is_asked(ANN, "Which card do you discard?", "discard talon", "discard skim")
    story.has(ANN, deck=1).answers("discard talon").has(ANN, hand="skim swoop", deck=0)


# Immediate ones


@pytest.mark.rule("flamefang/condition.immediate", "flamefang/condition.destroyed")
def test_an_immediate_condition_does_what_it_says_and_is_destroyed() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("roar",),
        decks=("scorched claw",),
        condition_discard="burr",
    )
    story.plays("roar", "draw 1", "lose red-pinions").has(ANN, hearts=5, hand="", prep="")
    story.lies("condition discard", "burr scorched").has(ANN, discard="red-pinions", played="roar")


@pytest.mark.rule("flamefang/ruling.condition-immediate-nothing")
@pytest.mark.parametrize("condition", ["winded", "spilled-hoard", "close-call"])
def test_an_immediate_condition_is_destroyed_even_if_it_did_nothing(condition: str) -> None:
    story = Story().given(aspect=("fight", "hunt"), hands=("roar",), decks=(condition,))
    story.plays("roar", "draw 1").lies("condition discard", condition)
    story.has(ANN, hand="", prep="", hearts=6, deck=0, discard="")
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


# Threats


@pytest.mark.rule("flamefang/condition.threat", "flamefang/condition.threat-late")
def test_a_threat_drawn_after_the_choice_goes_to_prep_and_waits_for_the_next_round() -> None:
    story = Story(seats=1).given(
        aspect=("fight",), hands=("roar claw",), rows=("ember-heart",), decks=("bleeding",)
    )
    story.plays("roar", "draw 1").has(ANN, hand="claw", prep="bleeding", hearts=2)
    story.is_asked(ANN, WHAT, "play claw", "pass").answers("pass", "neither")
    story.is_asked(ANN, WHICH_ASPECT, *ASPECTS)
    story.answers("aspect fight").is_lost("Cinder was defeated by Bleeding")


@pytest.mark.rule("flamefang/condition.threat-damage", "flamefang/condition.threat-not-shared")
@pytest.mark.parametrize(
    ("threat", "aspect"),
    [
        *(("bleeding", "fight"), ("bleeding", "flight")),
        *(("hunted", "fight"), ("hunted", "hunt")),
        *(("goaded", "flight"), ("goaded", "hunt")),
    ],
)
def test_a_threat_deals_one_damage_to_its_owner_for_another_aspect(
    threat: str, aspect: str
) -> None:
    story = Story().given(at=("cave", "cave"), prep=(threat,))
    story.answers(f"aspect {aspect}").is_asked(ANN, life(1), *ANY_LIFE)
    story.answers("lose red-pinions").has(ANN, hearts=5, prep=threat).has(BEN, hearts=5)
    story.is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/condition.threat-damage")
def test_a_threat_harms_only_on_the_first_turn_of_a_round() -> None:
    story = Story(seats=1).given(hands=("claw roar",), prep=("bleeding",))
    story.answers("aspect fight", "lose red-pinions", "play claw", "done")
    story.is_asked(ANN, WHAT, "play roar", "use furnace-belly", "pass").has(ANN, hearts=5)


@pytest.mark.rule("flamefang/condition.threat-destroyed", "flamefang/condition.destroyed")
@pytest.mark.parametrize(
    ("threat", "aspect"), [("bleeding", "hunt"), ("hunted", "flight"), ("goaded", "fight")]
)
def test_a_threat_is_destroyed_by_its_own_aspect(threat: str, aspect: str) -> None:
    story = Story().given(prep=(threat, threat))
    story.answers(f"aspect {aspect}").is_asked(ANN, WHAT, "use furnace-belly", "pass")
    story.has(ANN, hearts=6, prep="").lies("condition discard", threat).has(BEN, prep=threat)
