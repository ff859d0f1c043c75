"""What a user of Python, python-chess or PettingZoo tries first: it works, or says why not."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

import emberhall
from emberhall.kernel.settings import Setting
from game.fairs import fair, play_on
from kernel.hearth import HEARTH


def question_of(game: emberhall.Game) -> emberhall.Question:
    assert game.question is not None
    return game.question


# Options are a sequence, and are found by key


def test_a_key_is_in_the_options_or_not() -> None:
    options = question_of(fair()).options
    assert "take 1-1" in options
    assert "take 9-9" not in options
    assert options[3] in options
    assert question_of(play_on(fair(), 1)).options[3] not in options


def test_an_option_is_found_by_its_key() -> None:
    options = question_of(fair()).options
    assert options["take 1-3"] == options[2]
    assert options.index("take 1-3") == options.index(options[2]) == 2
    assert options.index("take 1-3", 1, 3) == 2
    assert (options.count("take 1-3"), options.count("dance")) == (1, 0)


def test_a_key_that_is_not_offered_is_a_key_error_that_says_what_is() -> None:
    options = question_of(fair()).options
    with pytest.raises(KeyError) as missed:
        options["dance"]
    assert isinstance(missed.value, emberhall.IllegalAnswer)
    assert str(missed.value).startswith("'dance' is not possible; possible: take 1-1, take 1-2,")
    with pytest.raises(ValueError, match="'dance' is not possible"):
        options.index("dance")
    with pytest.raises(ValueError, match="'take 1-3' is not in that part of the options"):
        options.index("take 1-3", 5)
    with pytest.raises(ValueError, match="'take 1-3' belongs to another question"):
        options.index(question_of(play_on(fair(), 1)).options[2])


def test_options_can_be_cut_and_turned_round() -> None:
    options = question_of(fair()).options
    assert [option.key for option in options[1:4]] == ["take 1-2", "take 1-3", "take 1-4"]
    assert options[-1] == options[len(options) - 1]
    assert [option.index for option in reversed(options)] == list(range(len(options)))[::-1]
    assert options[:0] == []


@pytest.mark.parametrize("wanted", [0, None, 1.5, ("take 1-1",)])
def test_whether_something_else_is_in_the_options_is_no_question(wanted: object) -> None:
    with pytest.raises(TypeError, match="an option is looked for by its key, not by"):
        assert wanted in question_of(fair()).options


@pytest.mark.parametrize("wrong", [True, 1.0, None, ()])
def test_what_is_neither_key_nor_number_finds_no_option(wrong: Any) -> None:
    with pytest.raises(TypeError, match="options are found by key or number, not by"):
        question_of(fair()).options[wrong]


def test_a_number_beyond_all_options_is_told_briefly() -> None:
    with pytest.raises(IndexError, match=r"^there are 36 options, no number 10{59}$"):
        question_of(fair()).options[10**400]


# Options know their words


def test_an_option_knows_its_words_as_a_prompt_has_them() -> None:
    game = play_on(fair(), 7)
    question = question_of(game)
    prompt = game.prompt(question.seat)
    assert prompt is not None
    assert [option.words for option in question.options] == [
        option["words"] for option in prompt["options"]
    ]
    assert [option.data() for option in question.options] == prompt["options"]
    assert question.words == prompt["words"]


def test_an_option_speaks_of_others_by_name() -> None:
    game = emberhall.new_game("flamecraft", seats=3, seed=0, names=["Ann", "Ben", "Cem"])
    while question_of(game).kind != "gift-to":
        play_on(game, 1, seed=question_of(game).number)
    told = {option.words for option in question_of(game).options}
    assert told < {"To Ann", "To Ben", "To Cem"}


def test_the_words_of_an_option_go_with_its_question() -> None:
    game = fair()
    question = question_of(game)
    option = question.options[4]
    assert option.words.startswith("Take the ")
    game.answer(0)
    with pytest.raises(emberhall.StaleAnswer, match=r"question 0 .* is no longer open"):
        assert option.words
    with pytest.raises(emberhall.StaleAnswer):
        option.data()
    assert option.key == "take 1-5"
    assert repr(option) == "<Option 'take 1-5'>"
    over = play_on(game)
    assert over.question is None
    with pytest.raises(emberhall.StaleAnswer):
        assert option.words


# Copies


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy, emberhall.Game.copy])
def test_every_copy_is_a_game_of_its_own(make: Callable[[emberhall.Game], emberhall.Game]) -> None:
    game = play_on(fair(), 9)
    question, before = question_of(game), game.digest()
    twin = make(game)
    play_on(twin)
    assert twin.over
    assert game.digest() == before
    assert game.question is question
    play_on(game)
    assert game.digest() == twin.digest()


@pytest.mark.parametrize("make", [copy.copy, copy.deepcopy])
def test_a_guess_is_copied_like_a_game(make: Callable[[emberhall.Game], emberhall.Game]) -> None:
    guess = play_on(fair(), 9).imagine(0, seed=3)
    before = guess.digest()
    play_on(make(guess))
    assert guess.digest() == before


def test_what_holds_a_game_is_copied_with_it() -> None:
    game = fair()
    held = {"game": game, "chair": emberhall.Chair(game, 0), "option": question_of(game).options[2]}
    twin = copy.deepcopy(held)
    again, chair, option = twin["game"], twin["chair"], twin["option"]
    assert isinstance(again, emberhall.Game)
    assert isinstance(chair, emberhall.Chair)
    assert isinstance(option, emberhall.Option)
    again.answer(option)
    assert chair.question is None
    assert question_of(game).number == 0
    assert emberhall.Chair(game, 0).question is not None


def test_what_never_changes_is_its_own_copy() -> None:
    question = question_of(fair())
    option, chair = question.options[1], emberhall.Chair(fair(), 0)
    assert copy.copy(question) is copy.deepcopy(question) is question
    assert copy.copy(option) is copy.deepcopy(option) is option
    assert copy.copy(chair) is chair


# Pickles


@pytest.mark.parametrize("title", [title.name for title in emberhall.games()])
def test_a_game_is_pickled_at_any_question(title: str) -> None:
    game = emberhall.new_game(title, seats=2, seed=6, names=["Ann", "Ben"])
    for answers in (0, 1, 7, 30, 10_000):
        play_on(game, answers)
        again = pickle.loads(pickle.dumps(game))
        assert again.digest() == game.digest()
        assert again.names == game.names
        assert again.record() == game.record()
        assert play_on(again, seed=4).digest() == play_on(game.copy(), seed=4).digest()


@pytest.mark.parametrize(
    ("make", "reason"),
    [
        (lambda game: game.imagine(0, 1), "a guess cannot be pickled: pickle the game and imagine"),
        (lambda game: emberhall.Chair(game, 0), "a chair cannot be pickled: it would take all"),
        (lambda game: game.question, "a question cannot be pickled: pickle its game"),
        (lambda game: game.question.options[0], "an option cannot be pickled: send its key"),
        (lambda game: game.question.options, "a question cannot be pickled"),
    ],
)
def test_what_cannot_be_pickled_says_so(make: Callable[[Any], object], reason: str) -> None:
    with pytest.raises(TypeError, match=reason):
        pickle.dumps(make(fair()))


def test_results_and_events_are_pickled() -> None:
    game = play_on(fair())
    assert pickle.loads(pickle.dumps(game.result)) == game.result
    assert pickle.loads(pickle.dumps(game.events(0))) == game.events(0)


# What is printed


def test_everything_shows_itself_in_a_line() -> None:
    game = emberhall.new_game("dragondraft", seats=2, seed=7, start=0, names=["Ann", "Ben"])
    question = question_of(game)
    asked = "Question 0 to Ann: Which card do you recruit?"
    assert repr(game) == f"<Game of Dragondraft: {asked}>"
    assert repr(question) == f"<{asked}>"
    assert repr(question.options[0]) == "<Option 'take 1-1'>"
    keys = ", ".join(f"take {row}" for row in ("1-1", "1-2", "1-3", "1-4", "1-5"))
    assert repr(question.options).startswith(f"<Options {keys}")
    assert repr(question.options).endswith(f" and {len(question.options) - 8} more>")
    assert repr(emberhall.Chair(game, 1)) == "<Chair of Ben at Dragondraft>"
    assert repr(game.title) == "<Title dragondraft: Dragondraft, 2 to 4 players>"
    guess = game.imagine(1, seed=2)
    assert repr(guess).startswith("<Guess at Dragondraft: Question 0 to Player 1: ")
    play_on(game)
    assert game.result is not None
    assert repr(game).startswith("<Game of Dragondraft: over, ")
    ranks, totals = game.result.ranks, game.result.totals
    assert repr(game.result) == f"Result(ranks={ranks}, totals={totals}, award='')"


# Chairs


def test_a_chairs_own_option_can_be_answered() -> None:
    game, twin = play_on(fair(), 7), play_on(fair(), 7)
    seat = question_of(game).seat
    chair = emberhall.Chair(game, seat)
    assert chair.question is not None
    option = chair.question.options[2]
    assert option.words == question_of(game).options[2].words
    assert option == question_of(game).options[2]
    assert option in question_of(game).options
    game.answer(option)
    twin.answer(2)
    assert game.digest() == twin.digest()


def test_a_chairs_option_is_stale_like_any_other() -> None:
    """Even where the next question looks the same: only its number tells them apart."""
    game = emberhall.new_game(HEARTH, seats=2, seed=1)
    seen: list[emberhall.Option] = []
    while game.question is not None:
        chair = emberhall.Chair(game, game.question.seat)
        assert chair.question is not None
        assert chair.question.number == 0
        for old in seen:
            with pytest.raises(emberhall.StaleAnswer):
                game.answer(old)
        seen.append(chair.question.options[0])
        game.answer(seen[-1])
    assert len(seen) > 10


def test_a_chair_is_for_a_seat() -> None:
    nobody: Any = None
    with pytest.raises(emberhall.BadSetting, match="there is no seat None; the seats are 0 to 2"):
        emberhall.Chair(fair(), nobody)


# Errors are also Python's own


@pytest.mark.parametrize(
    ("error", "kind"),
    [
        (emberhall.IllegalAnswer, ValueError),
        (emberhall.NoSuchOption, KeyError),
        (emberhall.StaleAnswer, ValueError),
        (emberhall.BadSetting, ValueError),
        (emberhall.BadContent, ValueError),
        (emberhall.BadBot, ValueError),
        (emberhall.BrokenSave, ValueError),
        (emberhall.BrokenRecord, ValueError),
        (emberhall.UnknownGame, LookupError),
        (emberhall.UnknownRule, LookupError),
    ],
)
def test_an_error_is_also_what_python_would_raise(
    error: type[Exception], kind: type[Exception]
) -> None:
    assert issubclass(error, kind)
    assert issubclass(error, emberhall.EmberhallError)


def test_errors_are_caught_as_python_users_catch_them() -> None:
    game = fair()
    old = question_of(game).options[0]
    wrong: list[Callable[[], object]] = [
        lambda: game.answer("dance"),
        lambda: game.answer(99),
        lambda: emberhall.new_game("dragondraft", seats=9),
        lambda: game.view(7),
        lambda: emberhall.load("{}"),
    ]
    for call in wrong:
        with pytest.raises(ValueError, match=r"\w+ \w+"):
            call()
    game.answer(0)
    with pytest.raises(ValueError, match="is no longer open"):
        game.answer(old)
    with pytest.raises(LookupError, match="there is no game 'chess'"):
        emberhall.title("chess")
    with pytest.raises(LookupError, match="there is no rule 'dragondraft/castling'"):
        emberhall.rule("dragondraft/castling")


# Loading


def in_a_new_process(code: str) -> str:
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return ran.stdout.strip()


LOADED = "print(*sorted(name for name in sys.modules if name.startswith('emberhall.titles.')))"


def test_importing_emberhall_loads_no_title() -> None:
    assert in_a_new_process(f"import sys, emberhall; {LOADED}") == ""


def test_asking_for_one_title_loads_no_other() -> None:
    told = in_a_new_process(f"import sys, emberhall; emberhall.title('duals'); {LOADED}")
    assert {name.split(".")[2] for name in told.split()} == {"duals"}


def test_a_title_is_found_by_name() -> None:
    assert emberhall.title("duals") in emberhall.games()
    assert emberhall.title("duals") is emberhall.title("duals")


@pytest.mark.parametrize(
    "ask", [lambda game: emberhall.new_game(game, seats=2), emberhall.rules, emberhall.schema]
)
@pytest.mark.parametrize("name", ["../duals", "", None, 5])
def test_what_is_no_name_of_a_title_is_refused(ask: Callable[[Any], object], name: Any) -> None:
    with pytest.raises(emberhall.UnknownGame, match=r"there is no game .*; the games are: "):
        ask(name)


# Whole numbers of any kind


class Whole:
    """A whole number that is not an `int`, as numpy has them."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


WHOLE: list[Any] = [Whole]
if find_spec("numpy") is not None:
    numpy = import_module("numpy")
    WHOLE += [numpy.int64, numpy.uint8]


@pytest.mark.parametrize("whole", WHOLE)
def test_whole_numbers_of_any_kind_are_taken(whole: Callable[[int], Any]) -> None:
    game = emberhall.new_game("dragondraft", seats=whole(3), seed=whole(7), start=whole(0))
    plain = fair()
    assert game.header == plain.header
    assert game.digest() == plain.digest()
    options = question_of(game).options
    assert options[whole(2)] == options[2]
    for index in (2, 0, 5):
        game.answer(whole(index))
        plain.answer(index)
    game.answer(whole(1), to=game.question)
    plain.answer(1)
    assert game.digest() == plain.digest()
    assert game.view(whole(1)) == plain.view(1)
    assert game.prompt(whole(1)) == plain.prompt(1)
    assert game.events(whole(1), since=whole(2)) == plain.events(1, since=2)
    assert game.event_count(whole(1)) == plain.event_count(1)
    told = game.events(None)
    assert game.tell(told, whole(1)) == plain.tell(told, 1)
    assert game.tell(told, whole(1), reader=whole(0)) == plain.tell(told, 1, reader=0)
    assert game.imagine(whole(1), whole(4)).digest() == plain.imagine(1, 4).digest()
    assert game.at(whole(2)).digest() == plain.at(2).digest()
    assert emberhall.Chair(game, whole(1)).view() == emberhall.Chair(plain, 1).view()
    assert game.verdict(whole(1)) == plain.verdict(1)
    assert emberhall.load(game.save()).digest() == plain.digest()
    game.undo(whole(0), with_those_of=(0, 1, 2))
    plain.undo(0, with_those_of=(0, 1, 2))
    assert game.digest() == plain.digest()


@pytest.mark.parametrize("whole", WHOLE)
def test_a_setting_takes_whole_numbers_of_any_kind(whole: Callable[[int], Any]) -> None:
    fires = Setting("fires", "How many fires burn.", (2, 0))
    assert type(fires.check(whole(0))) is int
    assert fires.check(whole(2)) == 2
    with pytest.raises(emberhall.BadSetting):
        fires.check(whole(1))
    with pytest.raises(emberhall.BadSetting):
        Setting("shy", "Whether dragons hide.", (False, True)).check(whole(1))


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None, b"1"])
def test_what_is_not_a_whole_number_is_refused(wrong: Any) -> None:
    game = fair()
    calls: list[Callable[[], object]] = [
        lambda: emberhall.new_game("dragondraft", seats=wrong),
        lambda: game.imagine(0, wrong),
        lambda: game.at(wrong),
        lambda: game.events(0, since=wrong),
        lambda: game.answer(wrong),
        lambda: emberhall.Chair(game, wrong),
    ]
    for call in calls:
        with pytest.raises(emberhall.EmberhallError):
            call()
    assert game.digest() == fair().digest()
