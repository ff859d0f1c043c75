"""When things happen: the start of a round, the first turn, event, cleanup, healing."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, NEXT, WHAT, WHICH_ASPECT, Story

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")


@pytest.mark.rule("flamefang/trigger.round-start")
def test_a_round_starts_before_the_leaders_first_turn() -> None:
    """Ben leads and has not chosen yet; Ann and Cleo have Thick Hide and Ben has not."""
    story = Story(seats=3, chapter=6).given(begins="round", leader=BEN, powers=("F4", "F5", "F4"))
    story.is_asked(BEN, WHICH_ASPECT, *ASPECTS)
    story.has(ANN, ward=1).has(BEN, ward=0).has(CLEO, ward=1)


@pytest.mark.rule("flamefang/trigger.first-turn")
def test_the_first_turn_of_a_round_brings_it_and_the_second_does_not() -> None:
    story = Story(chapter=6).given(
        at=("forest",),
        aspect=("fight", "hunt"),
        hands=("claw flamelick",),
        powers=("F1",),
        minions="bear forest, poacher forest",
    )
    story.plays("claw", "done").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack", "attack bear").shows("forest", minions="bear 1, poacher")
    story.answers("pass").plays("flamelick", "done")
    story.is_asked(ANN, WHAT, "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/trigger.first-turn")
def test_another_aspect_brings_nothing() -> None:
    story = Story(chapter=6).given(
        at=("forest",),
        aspect=("hunt", "hunt"),
        hands=("raid",),
        powers=("F1",),
        minions="bear forest",
    )
    story.plays("raid", "done").is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/trigger.first-turn")
def test_a_first_turn_that_is_a_pass_brings_nothing() -> None:
    story = Story(chapter=6).given(
        at=("forest",), aspect=("fight", "hunt"), powers=("F1",), minions="bear forest"
    )
    story.answers("pass").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.shows("forest", minions="bear")


@pytest.mark.rule("flamefang/trigger.first-turn")
def test_any_turn_but_a_pass_will_do() -> None:
    story = Story(chapter=6).given(
        at=("forest",), aspect=("fight", "hunt"), powers=("F1",), minions="bear forest"
    )
    story.answers("use furnace-belly", "attack").is_asked(ANN, NEXT, "attack", "done")
    story.answers("attack").shows("forest", minions="bear 2")


@pytest.mark.rule("flamefang/trigger.first-turn")
def test_it_comes_before_another_turn() -> None:
    story = Story(chapter=6).given(
        aspect=("flight", "hunt"), hands=("tempest glide",), hoards=("1 stone",), powers=("F2",)
    )
    story.plays("tempest", "boost", "pay with stone", "again", "done")
    story.is_asked(ANN, NEXT, "slip", "done").answers("done")
    story.is_asked(ANN, WHAT, "play glide", "use furnace-belly", "pass")


@pytest.mark.rule("flamefang/trigger.event")
def test_after_the_spawns_of_the_event_comes_the_page_and_then_a_curse() -> None:
    """Quiet Night spawns one at home, the page one on the Ruins, Conscription one on the
    Fortress."""
    story = Story(chapter=3).given(
        begins="event phase", page=3, curses="K5", minion_deck="bear bull wolf-1 poacher"
    )
    story.shows("forest", minions="bear").shows("ruins", minions="bull")
    story.shows("fortress", minions="wolf-1").is_asked(BEN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/trigger.cleanup")
def test_in_cleanup_the_stun_tokens_go_first() -> None:
    """Ann's ward ends with the stun tokens, so the fire burns her."""
    story = Story(chapter=5).given(
        begins="cleanup",
        at=("forest", "cave"),
        wards=(1,),
        minions="bear lake stunned",
        quest={"forest": 1},
    )
    assert story.question.words == "Which life card do you lose? (1 damage)"
    story.shows("lake", minions="bear")


@pytest.mark.rule("flamefang/trigger.cleanup")
def test_then_the_page_then_a_curse_then_ambers_healing_then_the_leader_token() -> None:
    """The fire asks Ann first: Ann is not yet hexed, Amber not healed, the leader the same."""
    story = Story(chapter=5).given(
        begins="cleanup",
        at=("forest", "cave"),
        amber="cave 2",
        quest={"forest": 1},
        curses="K7",
    )
    assert story.question.words == "Which life card do you lose? (1 damage)"
    story.has(ANN, conditions_on_deck=0)
    assert (story.view["amber"]["hearts"], story.view["leader"]) == (2, ANN)
    story.answers("lose ember-heart").has(ANN, conditions_on_deck=1).has(BEN, conditions_on_deck=0)
    assert (story.view["amber"]["hearts"], story.view["leader"]) == (3, BEN)


@pytest.mark.rule("flamefang/trigger.heal")
def test_healing_is_playing_a_life_card() -> None:
    story = Story().given(
        aspect=("fight", "hunt"),
        rows=("red-pinions",),
        hands=("ember-heart claw dive", "talon"),
        curses="K6",
    )
    story.plays("ember-heart").is_asked(
        ANN, "Which card do you discard?", "discard claw", "discard dive"
    )
    story.answers("discard dive").has(ANN, hand="claw", row="ember-heart red-pinions")
    story.has(BEN, hand="talon")


@pytest.mark.rule("flamefang/trigger.heal")
def test_playing_any_other_card_is_no_healing() -> None:
    story = Story().given(aspect=("fight", "hunt"), hands=("claw dive",), curses="K6")
    story.plays("claw").has(ANN, hand="dive", discard="")
