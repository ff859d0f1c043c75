"""The six dragon powers."""

from __future__ import annotations

import pytest

from titles.flamefang.story import ANN, BEN, NEXT, WHAT, WHERE_SLIP, WHICH_ASPECT, Story

ASPECTS = ("aspect fight", "aspect flight", "aspect hunt")
ANY = "gain any 1"


@pytest.mark.rule("flamefang/power.everburning", "flamefang/secret.f")
def test_everburning_attacks_after_a_first_turn_of_fight() -> None:
    story = Story(chapter=6).given(
        at=("forest",),
        hands=("roar",),
        powers=("F1",),
        minions="bear forest",
        decks=("dive",),
    )
    story.answers("aspect fight").plays("roar", "stun", "done")
    story.is_asked(ANN, NEXT, "attack", "done").answers("attack")
    story.shows("forest", minions="bear 1 stunned").is_asked(BEN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/power.stormborn", "flamefang/secret.f")
def test_stormborn_slips_after_a_first_turn_of_flight() -> None:
    story = Story(chapter=6).given(
        at=("peak",),
        aspect=("flight", "hunt"),
        hands=("dive",),
        powers=("F2",),
        minions="bear peak",
    )
    story.plays("dive", "attack", "done").is_asked(ANN, NEXT, "slip", "done")
    story.answers("slip")
    assert story.question.words == WHERE_SLIP
    story.answers("go to village").has(ANN, at="village", hearts=6)
    story.is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/power.deep-hoard", "flamefang/secret.f")
def test_deep_hoard_gains_after_a_first_turn_of_hunt() -> None:
    story = Story(chapter=6).given(aspect=("hunt", "hunt"), hands=("raid",), powers=("F3",))
    story.plays("raid", "done").is_asked(ANN, NEXT, ANY, "done")
    story.answers(ANY, "gain gold").has(ANN, hoard="1 gold").has(BEN, hoard="")


@pytest.mark.rule(
    "flamefang/power.everburning", "flamefang/power.stormborn", "flamefang/power.deep-hoard"
)
@pytest.mark.parametrize(
    ("power", "aspect"),
    [
        *(("F1", "flight"), ("F1", "hunt"), ("F2", "fight"), ("F2", "hunt")),
        *(("F3", "fight"), ("F3", "flight")),
    ],
)
def test_a_first_turn_of_another_aspect_brings_nothing(power: str, aspect: str) -> None:
    story = Story(chapter=6).given(
        at=("forest",),
        aspect=(aspect, "hunt"),
        hands=("roar",),
        powers=(power,),
        minions="bear forest",
    )
    story.plays("roar", "stun").is_asked(BEN, WHAT, "use wide-wings", "pass")


@pytest.mark.rule("flamefang/power.thick-hide", "flamefang/secret.f")
def test_thick_hide_wards_at_the_start_of_every_round() -> None:
    """Unused, a ward ends in cleanup: in the next round there is one again, not two."""
    story = Story(chapter=6).given(begins="cleanup", wards=(1,), powers=("F4",))
    story.has(ANN, ward=1).has(BEN, ward=0).is_asked(BEN, WHICH_ASPECT, *ASPECTS)


@pytest.mark.rule("flamefang/power.long-memory", "flamefang/secret.f")
def test_long_memory_draws_up_to_seven() -> None:
    story = Story(chapter=6).given(
        rows=("ember-heart",),
        aspect=("fight", "hunt"),
        hands=("dive raid",),
        decks=("claw claw roar snatch flamelick headbutt",),
        powers=("F5",),
    )
    story.answers("neither")
    story.has(ANN, hand="dive raid claw claw roar snatch flamelick", deck=1)


@pytest.mark.rule("flamefang/power.tongue-of-the-old", "flamefang/secret.f")
def test_tongue_of_the_old_spares_the_first_condition_of_each_round() -> None:
    story = Story(chapter=6).given(
        begins="round",
        magic="knit stone-skin",
        powers=("F6",),
        condition_deck="burr rage",
    )
    story.answers("aspect fight", "magic stone-skin", "ward 2").has(ANN, conditions_on_deck=0)
    story.answers("aspect hunt", "magic knit").has(BEN, conditions_on_deck=1)


@pytest.mark.rule("flamefang/power.tongue-of-the-old")
def test_a_free_use_is_possible_even_when_no_condition_is_left() -> None:
    story = Story(chapter=6).given(
        aspect=("fight", "hunt"), magic="stone-skin echo", powers=("F6",), condition_deck=""
    )
    story.answers("magic stone-skin", "ward 2").is_asked(BEN, WHAT, "use wide-wings", "pass")
    story.answers("pass").is_asked(ANN, WHAT, "use furnace-belly", "pass")
