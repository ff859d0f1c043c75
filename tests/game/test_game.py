"""A game through the front door."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import emberhall
from game.fairs import fair, play_on


def test_the_loop_of_the_readme_plays_a_game() -> None:
    game = emberhall.new_game("dragondraft", seats=3, seed=7)
    while game.question:
        game.answer(game.question.options[0])
    assert game.result is not None
    assert len(game.result.totals) == 3


def test_an_option_its_key_and_its_index_mean_the_same() -> None:
    games = [fair(), fair(), fair()]
    assert games[0].question is not None
    games[0].answer(games[0].question.options[2])
    games[1].answer("take 1-3")
    games[2].answer(2)
    assert len({game.digest() for game in games}) == 1


def test_a_question_tells_what_it_is_about() -> None:
    question = fair().question
    assert question is not None
    assert (question.seat, question.kind, question.number) == (0, "recruit", 0)
    assert question.words == "Which card do you recruit?"
    assert emberhall.rule(question.why[0]).id == question.why[0].removeprefix("dragondraft/")
    assert not question.forced
    assert repr(question) == "<Question 0 to Player 1: Which card do you recruit?>"


def test_options_are_a_sequence() -> None:
    question = fair().question
    assert question is not None
    options = question.options
    assert options[-1].key == options.keys[-1]
    assert [option.key for option in options[:2]] == ["take 1-1", "take 1-2"]
    assert options[0] in options
    assert options[0] != options[1]
    assert options[0] != "take 1-1"
    assert len({options[0], options[0], options[1]}) == 2
    assert repr(options[0]) == "<Option 'take 1-1'>"
    assert repr(options).startswith("<Options take 1-1, take 1-2, ")
    with pytest.raises(IndexError):
        options[36]


def test_an_option_keeps_its_key_after_the_game_has_moved_on() -> None:
    game = fair()
    assert game.question is not None
    option = game.question.options[4]
    play_on(game, 12)
    assert option.key == "take 1-5"


def test_an_answer_to_an_old_question_is_stale() -> None:
    game = fair()
    old = game.question
    assert old is not None
    game.answer(0)
    before = game.digest()
    with pytest.raises(emberhall.StaleAnswer, match=r"question 0 .* is no longer open"):
        game.answer(old.options[1])
    with pytest.raises(emberhall.StaleAnswer):
        game.answer("take 1-2", to=old)
    with pytest.raises(emberhall.StaleAnswer):
        game.answer(1, to=old)
    assert game.digest() == before
    game.answer("take 1-2", to=game.question)
    game.answer(0, to=game.question)
    assert [answered.key for answered in game.answers()] == ["take 1-1", "take 1-2", "take 1-3"]


def test_an_answer_to_a_question_that_was_undone_is_stale() -> None:
    """The numbers are the same, but the question is another one."""
    game = fair()
    game.answer("take 1-1")
    old = game.question
    assert old is not None
    game.undo()
    game.answer("take 2-1")
    with pytest.raises(emberhall.StaleAnswer):
        game.answer(0, to=old)
    with pytest.raises(emberhall.StaleAnswer):
        game.answer(old.options[0])


def test_an_option_of_a_loaded_game_is_good_for_the_one_saved() -> None:
    game = play_on(fair(), 5)
    twin = emberhall.load(game.save())
    assert twin.question is not None
    game.answer(twin.question.options[1])
    twin.answer(1)
    assert game.digest() == twin.digest()


def test_an_option_of_a_copy_is_good_for_the_original() -> None:
    game = fair()
    twin = game.copy()
    assert twin.question is not None
    game.answer(twin.question.options[3])
    twin.answer(3)
    assert game.digest() == twin.digest()


@pytest.mark.parametrize(
    ("wrong", "reason"),
    [
        ("take 9-9", "'take 9-9' is not possible: no card lies on 9-9; possible: take 1-1, take"),
        ("pass", "while your hand has room you must take a card"),
        ("dance", "'dance' is not possible; possible: take 1-1"),
        (99, "there is no option 99; they are numbered 0 to 35"),
        (True, "there is no option True"),
    ],
)
def test_a_wrong_answer_says_what_would_be_right(wrong: Any, reason: str) -> None:
    game = fair()
    before = game.digest()
    with pytest.raises(emberhall.IllegalAnswer) as refused:
        game.answer(wrong)
    assert reason in str(refused.value)
    assert "dragondraft/recruit.pick" in refused.value.why
    assert game.digest() == before


def test_a_game_that_is_over_takes_no_answer() -> None:
    game = play_on(fair())
    assert game.over
    assert game.question is None
    with pytest.raises(emberhall.IllegalAnswer, match="the game is over"):
        game.answer(0)
    with pytest.raises(emberhall.IllegalAnswer, match="the game is over"):
        game.answer("done")


def test_a_game_in_play_has_no_result() -> None:
    assert fair().result is None


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ({"seats": 1}, "Dragondraft is for 2 to 4 seats, not 1"),
        ({"seats": 5}, "Dragondraft is for 2 to 4 seats, not 5"),
        ({"seats": True}, "Dragondraft is for 2 to 4 seats, not True"),
        ({"seats": 2, "seed": -1}, "a seed is a whole number from 0 up, not -1"),
        ({"seats": 2, "seed": 10**5000}, "from 0 up, not one of more than 256 bits"),
        ({"seats": 2, "seed": "x"}, "a seed is a whole number from 0 up, not 'x'"),
        ({"seats": 2, "colour": 1}, "there is no option 'colour'; the options are: variant, start"),
        ({"seats": 2, "variant": "hard"}, "variant cannot be 'hard'; it can be standard, beginner"),
        ({"seats": 2, "start": 2}, "start cannot be 2; the seats are 0 to 1"),
        ({"seats": 2, "start": True}, "start cannot be True"),
        ({"seats": 2, "names": ["Ann"]}, "2 seats need 2 names, not ['Ann']"),
        ({"seats": 2, "names": "AB"}, "2 seats need 2 names, not 'AB'"),
        ({"seats": 2, "names": ["Ann", " "]}, "a name is some text that can be shown, not ' '"),
        ({"seats": 2, "names": ["Ann", "\x1b[2J"]}, "a name is some text that can be shown"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: dict[str, Any], reason: str) -> None:
    with pytest.raises(emberhall.BadSetting) as refused:
        emberhall.new_game("dragondraft", **arguments)
    assert reason in str(refused.value)


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(emberhall.UnknownGame, match="there is no game 'chess'"):
        emberhall.new_game("chess", seats=2)


def test_a_setting_may_be_given_as_text() -> None:
    game = emberhall.new_game("dragondraft", seats=2, start="1", variant="Beginner")
    assert game.header is not None
    assert game.header.settings == {"variant": "beginner", "start": 1, "hands": "open"}


def test_without_a_seed_every_game_is_another_and_its_seed_is_long() -> None:
    headers = [emberhall.new_game("dragondraft", seats=2).header for _ in range(5)]
    seeds = {header.seed for header in headers if header}
    assert len(seeds) == 5
    assert max(seeds).bit_length() > 100


def test_a_copy_goes_its_own_way() -> None:
    game = play_on(fair(), 10)
    before, twin = game.digest(), game.copy()
    play_on(twin)
    assert game.digest() == before
    assert twin.over


def test_an_imagined_game_has_no_past() -> None:
    guess = fair().imagine(0, seed=5)
    calls: list[Callable[[], object]] = [
        guess.save,
        guess.record,
        guess.answers,
        guess.undo,
        lambda: guess.events(0),
    ]
    for call in calls:
        with pytest.raises(emberhall.NoHistory, match="an imagined game has no history"):
            call()


def test_an_imagined_game_has_another_future() -> None:
    game = play_on(fair(), 30)
    guesses = {play_on(game.imagine(0, seed), seed=3).digest() for seed in range(3)}
    assert len(guesses) == 3


def test_events_are_told_in_words_and_as_data() -> None:
    game = emberhall.new_game("dragondraft", seats=3, seed=7, start=0, names=["Ann", "Ben", "Cem"])
    game.answer("take 1-3")
    told = game.tell(game.events(None), None)
    assert told[0] == "Ann gets the sheep and begins."
    assert told[1] == "Round 1: 40 cards lie on the board, 7 stay hidden."
    assert told[2].startswith("Ann takes the ")
    assert told[2].endswith("from 1-3 with 2 thistles.")
    assert json.loads(json.dumps(game.events(0)[2].data()))["event"] == "CardTaken"


def test_events_grow_with_the_game() -> None:
    game = fair()
    first = len(game.events(0))
    game.answer(0)
    assert len(game.events(0)) == first + 1
    assert len(game.copy().events(0)) == first + 1


def test_undo_takes_back_the_last_answer() -> None:
    game = fair()
    start = game.digest()
    game.answer(0)
    game.answer(5)
    game.undo()
    game.undo()
    assert game.digest() == start
    assert game.question is not None
    assert game.question.number == 0
    assert play_on(game).over


def test_undo_takes_others_answers_only_if_they_need_not_stand() -> None:
    game = fair()
    start = game.digest()
    for _ in range(3):
        game.answer(0)
    here = game.digest()
    for standing in ((), (1,), (2,)):
        with pytest.raises(emberhall.CannotUndo, match=r"Player \d has answered since"):
            game.undo(seat=0, with_those_of=standing)
    assert game.digest() == here
    assert game.undoable() == {2}
    assert game.undoable((2,)) == {1, 2}
    assert game.undoable((1, 2)) == {0, 1, 2}
    game.undo(seat=0, with_those_of=(1, 2))
    assert game.digest() == start
    assert game.undoable() == set()


def test_undo_takes_along_what_others_have_answered_in_secret() -> None:
    """Who has named a special, but has not paid for it, has shown it to nobody yet."""
    game = play_on(emberhall.new_game("dragondraft", seats=3, seed=10), 23, seed=10)
    secretly = game.copy()
    secretly.answer("offer snack-stand")
    first = game.answers()[-1].seat
    assert secretly.event_count(first) == game.event_count(first)
    assert first in game.undoable() & secretly.undoable()
    for each in (game, secretly):
        each.undo(first)
    assert game.digest() == secretly.digest()


def test_undo_stops_at_what_chance_has_shown() -> None:
    game = fair(seats=2)
    while game.view(None)["round"] == 1:
        game.answer(0)
    before = game.digest()
    with pytest.raises(emberhall.CannotUndo, match="something random or hidden"):
        game.undo()
    assert game.digest() == before


def test_a_game_can_be_seen_as_it_stood() -> None:
    game = fair()
    start = game.digest()
    play_on(game)
    end, answers = game.digest(), len(game.answers())
    assert game.at(0).digest() == start
    assert game.at(answers).digest() == end
    third = game.at(3)
    assert third.question is not None
    assert third.question.number == 3
    assert third.events(None) == game.events(None)[: len(third.events(None))]
    assert game.digest() == end
    wrong: list[Any] = [-1, answers + 1, True, None]
    for number in wrong:
        with pytest.raises(emberhall.BadSetting, match=f"has 0 to {answers} answers, not {number}"):
            game.at(number)


def test_names_go_with_a_game_and_change_nothing_about_it() -> None:
    named = emberhall.new_game("dragondraft", seats=2, seed=7, names=["Ann", "Ben"])
    nameless = emberhall.new_game("dragondraft", seats=2, seed=7)
    assert named.digest() == nameless.digest()
    assert emberhall.load(named.save()).names == ("Ann", "Ben")
    assert emberhall.replay(named.record()).names == ("Ann", "Ben")
    assert nameless.names == ("Player 1", "Player 2")


def test_there_must_be_something_to_undo() -> None:
    with pytest.raises(emberhall.CannotUndo, match="no answer to take back"):
        fair().undo()


@pytest.mark.parametrize("seat", [3, -1, True, "0"])
def test_a_seat_that_is_not_there_sees_nothing(seat: Any) -> None:
    game = fair()
    calls: list[Callable[[Any], object]] = [
        game.view,
        game.prompt,
        game.events,
        game.undo,
        lambda seat: game.imagine(seat, 1),
        lambda seat: emberhall.Chair(game, seat),
    ]
    for call in calls:
        with pytest.raises(
            emberhall.BadSetting, match=f"there is no seat {seat!r}; the seats are 0"
        ):
            call(seat)


def test_a_spectator_is_asked_nothing() -> None:
    game = fair()
    assert game.prompt(None) is None
    assert game.prompt(1) is None
    prompt = game.prompt(0)
    assert prompt is not None
    assert prompt["options"][0]["key"] == "take 1-1"
    assert [stage["words"] for stage in prompt["path"]] == ["Recruiting the dragons"]
    assert play_on(game).prompt(0) is None
