"""What is typed means one option, or one sentence says what would be right."""

from __future__ import annotations

from pathlib import Path

import pytest

import emberhall
from emberhall import Game, IllegalAnswer
from emberhall.terminal.table.choose import choose
from kernel.hearth import HEARTH
from terminal.at_table import play_until, session_at


def key_for(game: Game, typed: str) -> str:
    assert game.question is not None
    return game.question.options[choose(game, typed)].key


def refusal(game: Game, typed: str) -> str:
    before = game.digest()
    with pytest.raises(IllegalAnswer) as error:
        choose(game, typed)
    assert game.digest() == before
    return str(error.value)


@pytest.fixture
def game(tmp_path: Path) -> Game:
    return session_at(tmp_path).game


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("1", "take 1-1"),
        ("36", "take 4-9"),
        ("take 2-3", "take 2-3"),
        ("TAKE  2-3", "take 2-3"),
        ("2-3", "take 2-3"),
        ("take 4-9", "take 4-9"),
    ],
)
def test_a_number_a_key_or_a_word_of_it_means_an_option(game: Game, typed: str, key: str) -> None:
    assert key_for(game, typed) == key


def test_the_beginning_of_a_word_is_enough_where_nothing_else_begins_so(tmp_path: Path) -> None:
    session = session_at(tmp_path)
    play_until(session, "prepare-stage")
    assert session.game.question is not None
    assert "offer fireworks" in session.game.question.options.keys
    assert key_for(session.game, "fire") == "offer fireworks"
    assert key_for(session.game, "do") == "done"
    assert refusal(session.game, "d").startswith("'d' could be offer dragon-stylist, done;")


def test_a_whole_word_goes_before_the_beginning_of_a_longer_one(tmp_path: Path) -> None:
    game = session_at(tmp_path, "me,me,me,me").game
    for place in range(2, 10):
        game.answer(f"take 1-{place}")
    assert key_for(game, "1-1") == "take 1-1"
    assert key_for(game, "1-10") == "take 1-10"


def test_several_that_begin_so_are_named(game: Game) -> None:
    assert refusal(game, "take 2") == (
        "'take 2' could be take 2-1, take 2-2, take 2-3, take 2-4, take 2-5, take 2-6 and 3 more; "
        "type more of it"
    )


def test_a_number_beyond_the_options_is_told_how_many_there_are(game: Game) -> None:
    assert refusal(game, "37") == "there is no option 37; they are numbered 1 to 36"
    assert refusal(game, "0").startswith("there is no option 0")
    assert refusal(game, "9" * 5000).endswith("1 to 36")


def test_nonsense_is_told_what_is_possible(game: Game) -> None:
    assert refusal(game, "dance").startswith("'dance' is not possible; possible: take 1-1, ")


@pytest.mark.parametrize("typed", ["take 1-10", "1-10"])
def test_a_key_that_is_not_offered_now_is_told_why(game: Game, typed: str) -> None:
    assert "'take 1-10' is not possible: with 9 thistles" in refusal(game, typed)


def test_nothing_typed_passes_only_a_question_with_one_way_on(game: Game) -> None:
    assert refusal(game, "") == "type the number of an option, 1 to 36"


def test_enter_passes_a_pause_with_nothing_but_an_interrupt(hearth: None) -> None:
    game = emberhall.new_game(HEARTH, seats=2, seed=1)
    while game.question is not None and not game.question.forced:
        game.answer(0)
    assert game.question is not None
    assert not game.question.options[choose(game, "")].is_interrupt
