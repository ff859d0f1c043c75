"""The beginner variant."""

from __future__ import annotations

import pytest

import emberhall

from .story import ADRIAN, HOW_MANY_HELPERS, HOW_MANY_PAIRS, MAJA, WHICH_GRANDSTAND, Story


@pytest.mark.rule("dragondraft/beginner.no-specials")
def test_the_stages_have_no_specials() -> None:
    """Beginner variant."""
    story = Story(variant="beginner").given("preparing", hands=("6 pair", "1 helper"))
    story.sees(variant="beginner", figures={}).has(ADRIAN, offers="")
    story.is_asked(ADRIAN, WHICH_GRANDSTAND, "build 4", "build 6", "build 8", "done")
    for special in ("fireworks", "snack-stand", "souvenir-shop", "dragon-stylist"):
        story.refuses(f"offer {special}", "the beginner variant has no specials")
    story.answers("build 4").has(ADRIAN, hand="4 pair", grandstands=[7])
    story.is_asked(ADRIAN, HOW_MANY_PAIRS, *(f"keep pair {n}" for n in range(5)))


@pytest.mark.rule("dragondraft/beginner.goblins-build")
def test_goblins_who_can_build_nothing_are_not_asked_to_work() -> None:
    """Beginner variant: three helpers would pay for three specials, but for no grandstand."""
    story = Story(variant="beginner").given("preparing", hands=("3 helper", "1 red"))
    story.is_asked(ADRIAN, HOW_MANY_HELPERS, *(f"keep helper {n}" for n in range(4)))
    story.sees(phase="show").answers("keep helper 3").has(ADRIAN, hand="3 helper").has(
        MAJA, hand=""
    )


@pytest.mark.rule("dragondraft/beginner.no-specials", "dragondraft/beginner.goblins-build")
def test_a_whole_game_goes_by_without_specials_and_with_the_plain_limit() -> None:
    """Beginner variant: the last option each time, so that whoever can declines late."""
    game = emberhall.new_game("dragondraft", seats=4, seed=11, variant="beginner")
    kinds = set()
    while game.question:
        keys = game.question.options.keys
        kinds.add(game.question.kind)
        assert not [key for key in keys if key.startswith("offer")]
        assert [seat["hand_limit"] for seat in game.view(None)["seats"]] == [9, 9, 9, 9]
        game.answer(0 if "done" in keys else len(keys) - 1)
    assert "prepare-stage" in kinds
    assert game.result is not None
    assert sum(lines["grandstands"] for lines in game.result.lines) > 0
