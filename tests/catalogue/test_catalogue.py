"""The rule catalogue is the test plan: every rule has a test, every marker a rule."""

from __future__ import annotations

from typing import Any

import pytest

import emberhall
from catalogue.coverage import PAGE, page, rules_of_tests
from game.fairs import fair, play_on

RULES = {f"{title.name}/{rule.id}" for title in emberhall.games() for rule in title.rules()}


def test_every_rule_has_a_test() -> None:
    assert sorted(RULES - set(rules_of_tests())) == []


def test_every_marker_names_a_rule() -> None:
    assert sorted(set(rules_of_tests()) - RULES) == []


def test_the_table_of_rules_and_tests_is_fresh() -> None:
    """If not: `scripts/rule-coverage` writes it anew."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_every_question_names_rules_that_exist() -> None:
    asked = set()
    for seed in range(20):
        game = fair(seed=seed)
        while game.question is not None:
            asked.add(game.question.kind)
            assert game.question.why
            assert set(game.question.why) <= RULES
            play_on(game, 1, seed=len(game.question.options))
    assert asked == {"recruit", "prepare-stage", "pay-helpers", "keep-goblins"}


def test_every_question_of_duals_names_rules_that_exist() -> None:
    asked = set()
    modes: list[dict[str, Any]] = [
        {"fancies": "choose", "fountain": True},
        {"fancies": ("flair", "starburst"), "fountain": True},
        {"fancies": ("taylor", "steven")},
    ]
    for seed in range(60):
        game = emberhall.new_game("duals", seats=2, seed=seed, **modes[seed % 3])
        while game.question is not None:
            asked.add(game.question.kind)
            assert game.question.why
            assert set(game.question.why) <= RULES
            play_on(game, 1, seed=len(game.question.options))
    assert asked >= {
        *("choose-fancy", "pull", "place", "fire-up", "crystal", "meat", "meat-to", "iron"),
        *("iron-to", "potion", "potion-with", "plant", "starburst", "starburst-to", "taylor"),
        *("score", "move-fountain", "keep-token", "draw-card", "put-under"),
    }


def test_rules_are_found_by_words() -> None:
    found = emberhall.rules("dragondraft", "thistle", "skip")
    assert "recruit.skip" in [rule.id for rule in found]
    assert len(found) < len(emberhall.rules("dragondraft"))
    assert emberhall.rules("dragondraft", "spaceship") == []


def test_a_rule_that_is_not_there_is_refused() -> None:
    with pytest.raises(emberhall.EmberhallError, match="there is no rule 'dragondraft/flying'"):
        emberhall.rule("dragondraft/flying")
