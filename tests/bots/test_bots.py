"""Bots: their specs, their habits, their strength."""

from __future__ import annotations

import pytest

import emberhall
from emberhall import BadBot
from emberhall.bots import BotKind, bot_kinds, bot_levels, is_bot, make_bot, play_out
from emberhall.bots.kind import KINDS
from emberhall.lab.sim import simulate
from emberhall.titles.dragondraft.evaluate import value
from titles.dragondraft.story import Story


@pytest.mark.parametrize("spec", ["random", "greedy", "greedy:noise=0.2", "greedy:noise=1"])
def test_a_bot_plays_to_the_end(spec: str) -> None:
    game = emberhall.new_game("dragondraft", seats=2, seed=3)
    answers = play_out(game, [make_bot(spec, 1), make_bot("random", 2)])
    assert game.over
    assert answers == len(game.answers())


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("clever", "there is no bot 'clever'; the bots are: greedy, random"),
        ("", "there is no bot ''"),
        ("random:noise=1", "random has no parameter 'noise=1'; it has: none"),
        ("greedy:speed=1", "greedy has no parameter 'speed=1'; it has: noise=NUMBER"),
        ("greedy:noise", "greedy has no parameter 'noise'"),
        ("greedy:noise=2", "noise of greedy must be a number from 0 to 1, not '2'"),
        ("greedy:noise=much", "noise of greedy must be a number from 0 to 1, not 'much'"),
        ("greedy:noise=nan", "noise of greedy must be a number from 0 to 1, not 'nan'"),
    ],
)
def test_a_spec_that_names_no_bot_is_refused(spec: str, reason: str) -> None:
    with pytest.raises(emberhall.BadBot) as refused:
        make_bot(spec, 1)
    assert reason in str(refused.value)


def test_every_bot_says_what_it_is() -> None:
    assert [kind.name for kind in bot_kinds()] == ["greedy", "random"]
    assert all(kind.summary for kind in bot_kinds())


def test_levels_are_told_in_words_and_can_be_seated() -> None:
    with KINDS.guest(BotKind("last", "takes the last option", Last)):
        told = {level.spec: level.words for level in bot_levels()}
    assert told["last"] == "Last: takes the last option"
    assert told["random"].startswith("Random, clueless: ")
    assert told["greedy"].startswith("Greedy, skilled: ")
    assert all(make_bot(level.spec, 0) for level in bot_levels())


@pytest.mark.no_cover
def test_a_careless_bot_loses_to_a_skilled_one_and_beats_a_clueless_one() -> None:
    levels = [level.spec for level in bot_levels() if level.spec != "random"]
    assert levels == ["greedy", "greedy:noise=0.3"]
    for better, worse in ((levels[0], levels[1]), (levels[1], "random")):
        first, second = simulate("dragondraft", [better, worse], 40, 1).lines
        assert first.wins > 2 * second.wins


def test_a_bots_luck_is_its_own() -> None:
    def digest(rng: int) -> str:
        game = emberhall.new_game("dragondraft", seats=2, seed=3)
        play_out(game, [make_bot("random", rng), make_bot("greedy", rng)])
        return game.digest()

    assert digest(1) == digest(1)
    assert digest(1) != digest(2)


def test_greedy_looks_through_a_half_made_payment() -> None:
    """In the last round a grandstand is worth its goblins, and no payment hides that."""
    story = Story().given(
        "preparing", in_round=5, hands=("4 helper 2 pair", ""), grandstands=((), (15, 14, 13))
    )
    question = story.game.question
    assert question is not None
    chosen = make_bot("greedy", 1).choose(emberhall.Chair(story.game, 0))
    assert question.options[chosen].key == "build 6"
    story.answers("build 6").is_asked(
        0, "Which goblins do the work for 6?", "pay 2+1+1+1+1", "pay 2+2+1+1"
    )


def test_the_estimate_reads_a_finished_game_as_it_ended() -> None:
    game = emberhall.new_game("dragondraft", seats=2, seed=3)
    play_out(game, [make_bot("greedy", 1), make_bot("random", 2)])
    assert game.result is not None
    ended = game.imagine(None, seed=1)
    assert value(ended.table, 0) > 0 > value(ended.table, 1)


def test_greedy_beats_random_nearly_always(thorough: bool) -> None:
    games = 120 if thorough else 60
    greedy, random = simulate("dragondraft", ["greedy", "random"], games, seed=1).lines
    assert greedy.share >= 0.95
    assert random.share <= 0.05


def test_noise_makes_greedy_weaker() -> None:
    steady, noisy = simulate("dragondraft", ["greedy", "greedy:noise=0.5"], 60, seed=1).lines
    assert steady.share > 0.7 > noisy.share


class Last:
    """Takes the last option."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def choose(self, chair: emberhall.Chair) -> int:
        assert chair.question is not None
        return len(chair.question.options) - 1


def test_a_bot_can_be_made_known_to_a_running_program() -> None:
    kind = BotKind("last", "takes the last option", Last)
    with KINDS.guest(kind):
        assert kind in bot_kinds()
        bot = make_bot("last", 3)
        assert isinstance(bot, Last)
        assert bot.seed == 3
        assert is_bot("last")
        with pytest.raises(BadBot, match="last has no parameter 'x=1'; it has: none"):
            make_bot("last:x=1", 3)
    assert kind not in bot_kinds()
    assert not is_bot("last")
