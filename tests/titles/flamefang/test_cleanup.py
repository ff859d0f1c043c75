"""Cleanup: stun tokens, then effects, then the leader token."""

from __future__ import annotations

from typing import Any

import pytest

from titles.flamefang.story import ANN, BEN, CLEO, DAN, WHAT, WHICH_ASPECT, Story, life

CINDER = ("lose ember-heart", "lose horned-brow", "lose red-pinions", "lose furnace-belly")


@pytest.mark.rule(
    "flamefang/cleanup.stun-tokens",
    "flamefang/ruling.stun-tokens-first",
    "flamefang/cleanup.effects",
)
@pytest.mark.rule("flamefang/cleanup.leader-token")
def test_stun_tokens_leave_before_the_effects_and_the_leader_changes_after_them() -> None:
    """From the Ruins a tower has two ways to the Cave, so that the leader is asked."""
    story = Story(chapter=7).given(
        begins="cleanup", minions="bear quarry stunned, bull peak stunned", built="I1 ruins"
    )
    words = "Which way does the Siege Tower roll?"
    story.is_asked(ANN, words, "roll to village", "roll to forest")
    story.shows("quarry", minions="bear").shows("peak", minions="bull")
    assert story.view["leader"] == ANN
    story.answers("roll to village").is_new_round(BEN).shows("village", structures="tower-fortress")


@pytest.mark.rule("flamefang/cleanup.stun-tokens")
def test_stun_tokens_leave_life_cards_secret_cards_and_amber_too() -> None:
    story = Story(seats=1, chapter=6).given(
        at=("peak",),
        aspect=("fight",),
        hands=("",),
        minions="rock-golem peak",
        secrets="H1",
        amber="peak",
        minion_deck="",
    )
    everything = ("use furnace-belly", "secret bell-of-calm", "amber", "pass")
    story.is_asked(ANN, WHAT, *everything)
    story.answers("secret bell-of-calm", "stun").shows("peak", minions="rock-golem stunned")
    story.answers("amber", "amber attacks", "amber is done", "use furnace-belly", "attack")
    story.shows("peak", minions="rock-golem 2")
    story.answers("aspect hunt").is_asked(ANN, WHAT, *everything)


@pytest.mark.rule(
    "flamefang/cleanup.effects", "flamefang/cleanup.leader-token", "flamefang/selector.leader"
)
def test_a_curse_for_the_cleanup_still_meets_the_old_leader() -> None:
    story = Story().given(begins="cleanup", leader=BEN, curses="K7")
    story.is_new_round(ANN).has(ANN, conditions_on_deck=0).has(BEN, conditions_on_deck=1)


@pytest.mark.rule("flamefang/cleanup.effects")
def test_the_page_comes_before_a_curse() -> None:
    """Fire burns Ann before the Whispers reach her deck."""
    story = Story(chapter=5).given(
        begins="cleanup", at=("forest",), quest={"forest": 1}, curses="K7"
    )
    story.is_asked(ANN, life(1), *CINDER).has(ANN, conditions_on_deck=0)
    story.answers("lose red-pinions").is_new_round(BEN).has(ANN, conditions_on_deck=1)


@pytest.mark.rule("flamefang/ruling.stun-tokens-first", "flamefang/verb.ward")
def test_wards_have_ended_when_the_effects_come() -> None:
    story = Story(chapter=5).given(
        begins="cleanup", at=("forest",), wards=(1, 1), quest={"forest": 1}
    )
    story.is_asked(ANN, life(1), *CINDER).has(ANN, ward=0).has(BEN, ward=0)


@pytest.mark.rule("flamefang/cleanup.leader-token")
@pytest.mark.parametrize(("old", "new"), [(ANN, BEN), (BEN, CLEO), (CLEO, DAN), (DAN, ANN)])
def test_the_leader_token_goes_clockwise_and_a_round_begins(old: int, new: int) -> None:
    story = Story(seats=4).given(begins="cleanup", leader=old, rounds=3)
    story.is_new_round(new)
    assert (story.view["round"], story.view["phase"]) == (4, "action")


@pytest.mark.rule("flamefang/cleanup.leader-token")
def test_a_single_dragon_keeps_the_leader_token() -> None:
    story = Story(seats=1).given(begins="cleanup", rounds=3).is_new_round(ANN)
    assert story.view["round"] == 4


@pytest.mark.rule("flamefang/cleanup.stun-tokens")
def test_a_minion_stunned_in_one_round_attacks_again_in_the_next() -> None:
    story = Story(seats=1).given(
        at=("forest",),
        aspect=("fight",),
        hands=("jaw-lock",),
        minions="bear forest",
        minion_deck="",
    )
    story.answers("play jaw-lock", "stun", "done", "pass")
    story.is_asked(ANN, WHICH_ASPECT, "aspect fight", "aspect flight", "aspect hunt")
    story.has(ANN, hearts=6).shows("forest", minions="bear")
    story.answers("aspect flight", "pass", "neither").is_asked(ANN, life(2), *CINDER)


@pytest.mark.rule("flamefang/cleanup.effects", "flamefang/secret.e-healing")
@pytest.mark.parametrize(
    ("amber", "enemy", "hearts"),
    [
        ("cave 2", {}, 3),
        ("cave", {}, 4),
        ("lake 2", {}, 2),
        ("cave 2", {"minions": "bull cave stunned"}, 2),
        ("cave 2", {"boss": "tide cave"}, 2),
    ],
    ids=["hurt", "whole", "elsewhere", "minion", "boss"],
)
def test_amber_mends_a_heart_in_a_safe_cave(amber: str, enemy: dict[str, Any], hearts: int) -> None:
    story = Story(chapter=6).given(begins="cleanup", page=3, amber=amber, **enemy)
    story.is_new_round(BEN)
    assert story.view["amber"]["hearts"] == hearts
