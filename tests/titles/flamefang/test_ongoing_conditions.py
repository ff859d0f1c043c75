"""Ongoing conditions: they stay in hand until an icon or a cleansing destroys them."""

from __future__ import annotations

import pytest

from titles.flamefang.story import (
    ANN,
    BEN,
    NEXT,
    PREP_OR_DISCARD,
    WHAT,
    WHAT_ATTACK,
    WHAT_GATHER,
    WHERE_MOVE,
    WHICH_ASPECT,
    WHICH_STUN,
    Story,
)

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
SIX = "netted-wing netted-wing burr rage rage dazed"
"""All ongoing conditions there are."""


# In hand


@pytest.mark.rule("flamefang/condition.ongoing", "flamefang/ruling.condition-never-discarded")
def test_an_ongoing_condition_cannot_be_played_prepped_or_discarded() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        hands=("claw rage",),
        rows=("ember-heart",),
        hoards=("1 gold",),
        free=(1,),
    )
    story.is_asked(ANN, WHAT, "play claw", "drop gold", "pass")
    story.refuses("play rage", "conditions cannot be played")
    story.answers("pass").is_asked(ANN, PREP_OR_DISCARD, "prep claw", "discard claw", "neither")
    story.answers("discard claw").has(ANN, hand="claw rage")


@pytest.mark.rule("flamefang/condition.ongoing")
def test_an_ongoing_condition_takes_up_a_place_in_the_hand() -> None:
    story = Story().given(
        aspect=("fight", "hunt"), hands=("claw rage dazed",), decks=("dive raid roar snatch claw",)
    )
    story.answers("pass", "neither").has(ANN, hand="claw rage dazed dive raid roar", deck=2)


@pytest.mark.rule("flamefang/ruling.condition-full-hand")
def test_a_hand_full_of_conditions_draws_nothing() -> None:
    story = Story().given(aspect=("fight", "hunt"), hands=(SIX,), decks=("claw dive",))
    story.answers("pass").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.has(ANN, hand=SIX, deck=2, passed=True)


@pytest.mark.rule("flamefang/ruling.condition-never-discarded")
def test_who_must_discard_and_has_only_conditions_keeps_them() -> None:
    story = Story().given(
        begins="event phase",
        hands=("rage", "glide"),
        prep=("goaded",),
        event_deck="cold-snap",
        minion_deck="squire",
    )
    story.is_asked(BEN, WHICH_ASPECT, *ASPECTS)
    story.has(ANN, hand="rage", prep="goaded", discard="").has(BEN, hand="", discard="glide")


@pytest.mark.rule("flamefang/ruling.condition-never-discarded")
def test_a_destroyed_condition_is_not_shuffled_into_the_deck() -> None:
    story = Story(seats=1).given(
        at=("cave",), aspect=("fight",), hands=("claw rage roar",), rows=("ember-heart",)
    )
    story.plays("claw", "attack", "done").answers("pass", "neither", "aspect fight")
    story.has(ANN, hand="claw roar", discard="", deck=0).lies("condition discard", "rage")


# Icons


@pytest.mark.rule(
    "flamefang/condition.ongoing-icon",
    "flamefang/condition.ongoing-icon-spent",
    "flamefang/condition.destroyed",
)
def test_an_attack_spent_on_rage_destroys_it_and_does_nothing_else() -> None:
    story = Story().given(
        at=("forest",), aspect=("fight", "hunt"), hands=("claw rage dazed",), minions="bear forest"
    )
    story.plays("claw", "attack").is_asked(ANN, WHAT_ATTACK, "attack bear", "destroy rage")
    story.answers("destroy rage").shows("forest", minions="bear").has(ANN, hand="dazed")
    story.lies("condition discard", "rage").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").shows("forest", minions="bear 1")


@pytest.mark.rule("flamefang/condition.ongoing-icon", "flamefang/condition.ongoing-icon-spent")
def test_a_move_spent_on_a_netted_wing_goes_nowhere() -> None:
    story = Story().given(
        at=("cave",), aspect=("flight", "hunt"), hands=("dive netted-wing",), minions="bear cave"
    )
    story.plays("dive", "move").is_asked(
        ANN, WHERE_MOVE, "go to village", "go to lake", "go to peak", "destroy netted-wing"
    )
    story.answers("destroy netted-wing").has(ANN, at="cave", hearts=6, hand="")
    story.is_asked(ANN, NEXT, "attack", "done").lies("condition discard", "netted-wing")


@pytest.mark.rule("flamefang/condition.ongoing-icon", "flamefang/condition.ongoing-icon-spent")
def test_a_gather_spent_on_a_burr_gathers_nothing() -> None:
    story = Story().given(
        at=("cave",), aspect=("hunt", "hunt"), hands=("raid burr",), lying={"cave": "1 gold"}
    )
    story.plays("raid", "gather").is_asked(
        ANN, WHAT_GATHER, "gather and take gold", "gather", "destroy burr"
    )
    story.answers("destroy burr").has(ANN, hoard="", hand="").shows("cave", lying="1 gold")
    story.lies("condition discard", "burr")


@pytest.mark.rule("flamefang/condition.ongoing-icon", "flamefang/condition.ongoing-icon-spent")
def test_a_stun_spent_on_dazed_stuns_nobody() -> None:
    story = Story().given(
        at=("forest",), aspect=("fight", "hunt"), hands=("flamelick dazed",), minions="bear forest"
    )
    story.plays("flamelick", "stun").is_asked(ANN, WHICH_STUN, "stun bear", "destroy dazed")
    story.answers("destroy dazed").shows("forest", minions="bear").has(ANN, hand="")
    story.lies("condition discard", "dazed")


@pytest.mark.rule("flamefang/condition.ongoing-icon")
def test_an_icon_with_no_other_use_still_destroys_a_condition_of_its_kind_alone() -> None:
    story = Story().given(
        at=("cave",), aspect=("fight", "hunt"), hands=("flamelick rage burr",), minions=""
    )
    story.plays("flamelick").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").has(ANN, hand="burr").lies("condition discard", "rage")


@pytest.mark.rule("flamefang/condition.ongoing-icon")
def test_the_icon_of_a_life_card_destroys_a_condition() -> None:
    story = Story().given(at=("cave",), aspect=("hunt", "hunt"), hands=("rage",))
    story.answers("use furnace-belly", "attack").has(ANN, hand="")
    story.lies("condition discard", "rage").is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/condition.ongoing-icon")
def test_the_icon_of_a_dragon_power_destroys_a_condition() -> None:
    story = Story(chapter=6).given(
        at=("cave",),
        aspect=("fight", "hunt"),
        hands=("ember-heart rage",),
        rows=("horned-brow",),
        powers=("F1",),
    )
    story.answers("play ember-heart").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").has(ANN, hand="", hearts=4).lies("condition discard", "rage")


@pytest.mark.rule("flamefang/ruling.condition-whose-icon")
def test_an_icon_inside_ally_destroys_a_condition_of_the_dragon_that_gets_it() -> None:
    story = Story(dragons=("gale", "cinder")).given(
        at=("cave", "cave"),
        aspect=("flight", "hunt"),
        hands=("tailwind", "netted-wing"),
    )
    story.plays("tailwind", "move")
    story.is_asked(ANN, WHERE_MOVE, "go to village", "go to lake", "go to peak")
    story.answers("go to lake", "ally(move)", "move").is_asked(
        BEN, WHERE_MOVE, "go to village", "go to lake", "go to peak", "destroy netted-wing"
    )
    story.answers("destroy netted-wing").has(BEN, at="cave", hand="")
    story.lies("condition discard", "netted-wing")


@pytest.mark.rule("flamefang/ruling.condition-whose-icon")
def test_an_icon_inside_all_destroys_a_condition_of_the_dragon_that_gets_it() -> None:
    story = Story().given(
        page=2,
        at=("cave", "cave"),
        aspect=("flight", "hunt"),
        hands=("", "netted-wing"),
        secrets="A2",
        rows=("ember-heart", "storm-heart"),
    )
    story.answers("secret lesson-of-wings", "all(slip)", "done").is_asked(BEN, NEXT, "slip", "done")
    story.answers("slip", "destroy netted-wing").has(BEN, at="cave", hand="")


@pytest.mark.rule("flamefang/ruling.condition-whose-icon")
def test_two_conditions_need_two_icons() -> None:
    story = Story().given(
        at=("forest",), aspect=("fight", "hunt"), hands=("claw rage rage",), minions="bear forest"
    )
    story.plays("claw", "attack", "destroy rage").has(ANN, hand="rage")
    story.answers("attack", "destroy rage").has(ANN, hand="").shows("forest", minions="bear")
    story.lies("condition discard", "rage rage").is_asked(BEN, WHAT, "use wide-wings", "pass")


# Cleansing


@pytest.mark.rule("flamefang/ruling.cleanse-any")
@pytest.mark.parametrize(("gone", "hand", "prep"), [("rage", "", "goaded"), ("goaded", "rage", "")])
def test_cleanse_takes_an_ongoing_condition_or_a_threat(gone: str, hand: str, prep: str) -> None:
    story = Story().given(aspect=("fight", "hunt"), hands=("moulting rage",), prep=("goaded",))
    story.plays("moulting", "cleanse 1").is_asked(
        ANN, "Which condition do you destroy?", "destroy rage", "destroy goaded", "done"
    )
    story.answers(f"destroy {gone}").has(ANN, hand=hand, prep=prep)
    story.lies("condition discard", gone)
