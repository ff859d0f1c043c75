"""Greedy plans its turn: place, fire up and score together."""

from __future__ import annotations

from typing import Any

import pytest

import emberhall
from emberhall.bots import make_bot, play_out
from emberhall.bots.plan import best_of
from emberhall.kernel.evaluate import is_foreseen
from emberhall.lab.sim import simulate
from emberhall.titles.duals.evaluate import value
from titles.duals.story import MANNY, ROZIE, Story

LINE_OF_TWO = "c1 bread, c2 bread, e3 bread, a3 plant"
"""A third bread dragon on c3 would complete the line; one lies far away on e3."""


def turn_of(story: Story, spec: str) -> list[str]:
    """What a bot does until the other seat is asked."""
    bot, done = make_bot(spec, 5), []
    while (question := story.game.question) is not None and question.seat == ROZIE:
        done.append(question.options[bot.choose(emberhall.Chair(story.game, ROZIE))].key)
        story.answers(done[-1])
    return done


@pytest.mark.parametrize("held", ["meat", "potion", "plant-meat"])
def test_it_sees_what_firing_up_would_complete(held: str) -> None:
    story = Story().given(LINE_OF_TWO + ", c3 iron", held=held, hands=("L-bread", ""))
    done = turn_of(story, "greedy")
    assert any(key.startswith("fire ") for key in done)
    story.has(ROZIE, scored="L-bread")


def test_it_moves_two_with_iron_where_one_is_not_enough() -> None:
    """The bread dragon on d4 is two steps from c3 for nobody but an iron dragon's two moves."""
    board = "c1 bread, c2 bread, d2 iron, c3 meat, d3 bread"
    story = Story().given(board, held="iron", hands=("L-bread", ""))
    turn_of(story, "greedy")
    story.has(ROZIE, scored="L-bread")


def test_one_choice_only_does_not_see_it() -> None:
    """Placing the meat dragon next to e3 brings nothing by itself."""
    wins = 0
    for seed in range(8):
        story = Story(seed=seed).given(LINE_OF_TWO + ", c3 iron", held="meat", hands=("L-bread",))
        bot = make_bot("greedy:plan=0", seed)
        while (question := story.game.question) is not None and question.seat == ROZIE:
            story.game.answer(bot.choose(emberhall.Chair(story.game, ROZIE)))
        wins += bool(story.view["seats"][ROZIE]["scored"])
    assert wins < 8


def test_it_claims_a_fountain_card_and_leaves_the_other_seat_none() -> None:
    board = "c2 bread, c3 crystal, d2 crystal, d3 bread"
    story = Story(fountain=True).given(board, scoring=True, fountain="F1 F2", hands=("", ""))
    turn_of(story, "greedy")
    story.has(ROZIE, scored="F1")


def test_a_plan_stops_at_chance_and_at_what_is_hidden() -> None:
    game = Story().given("c3 iron", held="bread", coins=(1, 0)).game.imagine(ROZIE, 1)
    placed = game.copy()
    placed.answer("place a1")
    pulled = placed.copy()
    pulled.answer("fire bread")
    drew = game.copy()
    drew.answer("coin")
    assert is_foreseen(game.table, placed.table)
    assert not is_foreseen(placed.table, pulled.table)
    assert not is_foreseen(game.table, drew.table)


def test_the_best_and_those_as_good_are_followed() -> None:
    assert best_of([3.0, 1.0, 2.0], 0) == []
    assert best_of([3.0, 1.0, 2.0], 2) == [0, 2]
    assert best_of([3.0, 1.0, 1.0, 1.0], 2) == [0, 1, 2, 3]
    assert best_of([1.0], 3) == [0]


@pytest.mark.parametrize("settings", [{}, {"fountain": True}, {"fancies": ("flair", "steven")}])
def test_in_duals_too_a_bot_chooses_by_what_its_seat_sees_alone(
    settings: dict[str, Any],
) -> None:
    """In games that differ only in what the seat cannot see it does the same."""
    game = emberhall.new_game("duals", seats=2, seed=3, **settings)
    for number in range(24):
        question = game.question
        assert question is not None
        worlds = [game, game.imagine(question.seat, 5), game.imagine(question.seat, 6)]
        chosen = {
            make_bot("greedy:plan=1", 9).choose(emberhall.Chair(world, question.seat))
            for world in worlds
        }
        assert len(chosen) == 1
        game.answer(number % len(question.options))


def test_a_real_game_keeps_its_table() -> None:
    game = emberhall.new_game("duals", seats=2, seed=3)
    with pytest.raises(emberhall.NotAGuess, match="only an imagined game shows its table"):
        game.table  # noqa: B018 - reading it is what is refused
    assert game.imagine(0, 1).table.seats == 2


def test_the_value_of_what_is_certain() -> None:
    """Reputation and coins of both; the end counts as it is."""
    story = Story().given("c3 iron", held="meat", scored=("L-bread", ""), coins=(0, 2))
    guesses = [story.game.imagine(seat, 1) for seat in (ROZIE, MANNY)]
    ahead, behind = (value(guess.table, seat) for seat, guess in enumerate(guesses))
    assert ahead > 0 > behind


def test_greedy_beats_random_at_duals_nearly_always(thorough: bool) -> None:
    games = 12 if thorough else 2
    greedy, _ = simulate("duals", ["greedy", "random"], games, seed=1).lines
    assert greedy.share >= 0.97


def test_a_plan_beats_one_choice_at_duals(thorough: bool) -> None:
    games = 20 if thorough else 4
    planned, _ = simulate("duals", ["greedy", "greedy:plan=0"], games, seed=1).lines
    assert planned.share >= 0.75


@pytest.mark.parametrize("settings", [{"fountain": True}, {"fancies": ("starburst", "goldrush")}])
def test_greedy_plays_every_mode_well(settings: dict[str, Any]) -> None:
    greedy, _ = simulate("duals", ["greedy:plan=1", "random"], 2, seed=2, settings=settings).lines
    assert greedy.share == 1


def test_solo_is_played_to_its_end() -> None:
    game = emberhall.new_game("duals", seats=1, seed=4)
    play_out(game, [make_bot("greedy:plan=0", 1)])
    assert game.result is not None
    assert game.view(0)["seats"][0]["scored"]
