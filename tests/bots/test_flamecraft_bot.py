"""Greedy at Flamecraft: it plans a whole visit, and sees what its seat sees."""

from __future__ import annotations

import emberhall
from emberhall.bots import make_bot, play_out
from emberhall.bots.plan import Plan
from emberhall.lab.sim import simulate
from emberhall.titles.flamecraft.evaluate import value
from titles.flamecraft.story import OLIVER, VIOLET, Story, a_town


def turn_of(story: Story, spec: str) -> list[str]:
    """What a bot answers until the turn has passed on."""
    bot, turns, answers = make_bot(spec, 1), story.view["turns"], []
    while story.game.question is not None and story.view["turns"] == turns:
        chair = emberhall.Chair(story.game, story.question.seat)
        answers.append(story.question.options.keys[bot.choose(chair)])
        story.answers(answers[-1])
    return answers


def test_it_goes_where_it_can_enchant_and_fires_all_that_helps() -> None:
    story = Story().given(
        "hello-nursery plant crystal -, critical-rolls bread - -, draco-bell meat - -",
        goods=("3 iron 2 potion 2 meat",),
        row="p-plant-3 p-bread-2",
    )
    answers = turn_of(story, "greedy")
    assert answers[:2] == ["visit hello-nursery", "cast p-plant-3"]
    assert {"fire hello-nursery 1", "fire hello-nursery 2"} <= set(answers)
    story.has(OLIVER, rep=7).shows("hello-nursery", "plant crystal -", enchantments="p-plant-3")


def test_a_visit_is_chosen_by_all_that_comes_of_it() -> None:
    """Smith Mart gives most at once, but only at Fragile Reptile a dragon can be placed, and what
    it and Opal bring is more."""
    story = Story().given(
        "smith-mart iron iron -, fragile-reptile crystal - -, draco-bell meat meat meat",
        hands=("plant crystal",),
        goods=("1 meat",),
        at=("draco-bell",),
    )
    answers = turn_of(story, "greedy")
    assert answers[0] == "visit fragile-reptile"
    assert answers[1].startswith("place ")
    assert turn_of(story, "greedy")


def test_in_the_final_turn_goods_are_worth_what_they_score() -> None:
    def worth(goods: str, finals: int) -> float:
        story = Story().given(a_town(), goods=(goods,), ending=finals >= 0, finals=finals)
        guess = story.game.imagine(OLIVER, 1)
        return value(guess.table, OLIVER, guess.table)

    assert worth("3 bread", -1) > worth("", -1)
    assert worth("3 bread", 1) == worth("", 1)
    assert worth("3 coin", 1) == worth("", 1) + 3


def test_a_choice_in_many_parts_is_not_followed_into_every_corner() -> None:
    """Ten coins of Penny's would be twenty goods, in more ways than anybody can count."""
    story = Story(companions=True).given(a_town(), goods=("10 coin",), companions=("penny",))
    guess = story.game.imagine(OLIVER, 1)
    plan = Plan(emberhall.Evaluation(emberhall.title("flamecraft")), guess, OLIVER, 3)
    assert len(plan.worths()) == len(story.question.options)
    assert plan.tried < 5000


def test_it_chooses_by_what_its_seat_sees_alone() -> None:
    """In games that differ only in what the seat cannot see it does the same."""
    game = emberhall.new_game("flamecraft", seats=3, seed=3, companions=True)
    for number in range(30):
        question = game.question
        assert question is not None
        worlds = [game, game.imagine(question.seat, 5), game.imagine(question.seat, 6)]
        chosen = {
            make_bot("greedy:plan=0", 9).choose(emberhall.Chair(world, question.seat))
            for world in worlds
        }
        assert len(chosen) == 1
        game.answer(number % len(question.options))


def test_greedy_beats_random_nearly_always(thorough: bool) -> None:
    spec, games = ("greedy", 4) if thorough else ("greedy:plan=0", 2)
    greedy, _ = simulate("flamecraft", [spec, "random"], games, seed=1).lines
    assert greedy.share >= 0.97


def test_with_more_players_it_wins_more_than_its_share(thorough: bool) -> None:
    bots = ["greedy:plan=0", "random", "random", "random"]
    greedy, *_ = simulate("flamecraft", bots, 4 if thorough else 2, seed=1).lines
    assert greedy.interval[0] > 1 / 4 or not thorough
    assert greedy.share > 1 / 4


def test_alone_it_plays_to_the_end_and_keeps_its_achievements_apart() -> None:
    game = emberhall.new_game("flamecraft", seats=1, seed=3)
    play_out(game, [make_bot("greedy:plan=0", 1)])
    assert game.result is not None
    assert game.result.totals[0] > 40
    unlocked = [row["card"] for row in game.view(0)["solo"]["achievements"] if row["is_new"]]
    assert game.earned == tuple(unlocked)


def test_a_finished_game_is_judged_by_who_is_ahead() -> None:
    story = Story().given(a_town(), rep=(30, 20), scoring=True)
    assert story.game.over
    guess = story.game.imagine(VIOLET, 1)
    assert value(guess.table, OLIVER, guess.table) == 10 == -value(guess.table, VIOLET, guess.table)
