"""A hint says what a bot would choose, and why: what it saw, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import emberhall
from emberhall import Chair, Evaluation, Game, Question
from emberhall.bots.greedy import GreedyBot
from emberhall.play.hint import advice, adviser
from sampling import Sampling
from titles.dragondraft.story import Story as DragondraftStory
from titles.duals.story import Story as DualsStory

GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("dragondraft", 3, {}),
    ("duals", 2, {"fountain": True}),
    ("duals", 1, {}),
    ("flamecraft", 2, {}),
    ("flamecraft", 1, {}),
    ("flamefang", 2, {"chapter": 1}),
    ("flamefang", 1, {"chapter": 6}),
]


def played(game: Game, seed: int = 1) -> Iterator[Question]:
    """The questions of a game played at random."""
    chance = Random(seed)
    while (question := game.question) is not None and question.number < 150:
        yield question
        game.answer(chance.randrange(len(question.options)))


def new(game: str, seats: int, settings: dict[str, Any]) -> Game:
    return emberhall.new_game(game, seats=seats, seed=5, **settings)


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_every_hint_has_a_reason(
    game: str, seats: int, settings: dict[str, Any], sampled: Sampling
) -> None:
    table = new(game, seats, settings)
    reasons = set()
    for question in sampled(played(table)):
        hint = advice(table, question)
        assert hint.key == question.options[hint.index].key
        assert hint.reason.endswith(".")
        alike = hint.reason in ("All options look alike.", "There is nothing else to choose.")
        assert alike or (" than “" in hint.reason and ", above all for " in hint.reason)
        reasons.add(hint.reason.partition("above all for ")[2])
    assert len(reasons) > 2


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_the_parts_of_an_evaluation_add_up_to_it(
    game: str, seats: int, settings: dict[str, Any], sampled: Sampling
) -> None:
    table = new(game, seats, settings)
    evaluation, root = Evaluation(table.title), table.imagine(0, 1)
    for question in sampled(played(table)):
        for seat in {0, question.seat}:
            guess = table.imagine(seat, 1)
            parts = evaluation.parts(guess, seat, guess)
            assert sum(parts.values()) == pytest.approx(evaluation.value(guess, seat, guess))
            assert all(table.title.words.hope(part) for part in parts)
    while root.question is not None:
        root.answer(0)
    ended = evaluation.parts(root, 0, root)
    assert sum(ended.values()) == pytest.approx(evaluation.value(root, 0, root))


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_the_worth_of_an_option_is_found_again_in_parts(
    game: str, seats: int, settings: dict[str, Any], sampled: Sampling
) -> None:
    table = new(game, seats, settings)
    for question in sampled(played(table)):
        weighing = GreedyBot(question.number).weigh(Chair(table, question.seat))
        for index in {weighing.choice, weighing.next_best} - {None}:
            assert index is not None
            parts = weighing.parts(index)
            assert sum(parts.values()) == pytest.approx(weighing.worths[index])


def test_a_hint_is_what_the_bot_would_choose() -> None:
    table = new("dragondraft", 3, {})
    for question in played(table):
        chair = Chair(table, question.seat)
        assert advice(table, question).index == adviser(chair).choose(chair)
        if question.number > 30:
            break


@pytest.mark.no_cover
@pytest.mark.parametrize(("game", "seats", "settings"), GAMES)
def test_who_sees_the_same_is_advised_the_same(
    game: str, seats: int, settings: dict[str, Any], sampled: Sampling
) -> None:
    """Whatever is hidden, and however many answers others have given: a guess counts none."""
    table = new(game, seats, settings)
    for question in sampled(played(table)):
        twin = table.imagine(question.seat, seed=question.number)
        assert twin.question is not None
        assert twin.question.number == 0
        assert advice(twin, twin.question) == advice(table, question)


# Reasons that are known


def reason_of(story: DragondraftStory | DualsStory) -> tuple[str, str]:
    hint = advice(story.game, story.question)
    return hint.key, hint.reason


def test_with_the_last_card_of_the_fair_the_show_counts_at_once() -> None:
    story = DragondraftStory().given(
        in_round=5, rows=["red", "purple"], hands=["2 red 6 thistle", "9 thistle"]
    )
    assert reason_of(story) == (
        "take 1-1",
        "It looks worth 12 spectators more than “Take the purple magician”, "
        "above all for spectators at once.",
    )


def test_on_the_last_evening_a_grandstand_is_built_for_what_it_brings_at_once() -> None:
    story = DragondraftStory().given("preparing", in_round=5, hands=["2 pair"])
    assert reason_of(story) == (
        "build 4",
        "It looks worth 6 spectators more than “Offer Fireworks for 2 goblins: 1 spectator "
        "at every show”, "
        "above all for spectators at once.",
    )


def test_nothing_makes_a_difference_where_all_brings_the_same() -> None:
    story = DragondraftStory().given(
        in_round=5, rows=["red", "red"], hands=["8 thistle", "9 thistle"]
    )
    assert reason_of(story)[1] == "All options look alike."


def test_a_card_is_scored_in_the_last_turn_for_the_reputation_on_it() -> None:
    story = DualsStory().given(
        "c2 bread, c3 bread, c4 bread",
        scoring=True,
        hands=("L-bread T-iron",),
        ending=True,
        coins=(0, 0),
    )
    assert reason_of(story) == (
        "score L-bread",
        "It looks worth 3 reputation more than “Score no more”, above all for cards scored.",
    )


def test_a_dragon_recruited_early_promises_something() -> None:
    story = DragondraftStory().given(rows=["green", "blue", "red"], hands=["3 green", "9 thistle"])
    assert "the dragons in your hand" in reason_of(story)[1]
