"""What happened is told to each seat, costs what is new, and keeps a table small."""

from __future__ import annotations

import pytest

import emberhall
from emberhall.game.history import Replayer
from emberhall.game.news import KEPT
from emberhall.game.registry import guest
from game.fairs import fair, play_on
from kernel.hearth import HEARTH, CardDrawn


def hearth(seed: int = 1) -> emberhall.Game:
    return emberhall.new_game(HEARTH, seats=2, seed=seed)


def test_an_answer_hands_back_what_came_of_it() -> None:
    game, silent = fair(), fair()
    told = game.answer("take 1-3", telling=True)
    assert told == tuple(game.events(None)[-len(told) :])
    assert silent.answer("take 1-3") == ()
    assert silent.digest() == game.digest()


def test_what_an_answer_hands_back_is_the_truth_and_each_seat_is_told_its_part() -> None:
    game = hearth()
    told = game.answer("draw", telling=True)
    (drawn,) = (event for event in told if isinstance(event, CardDrawn))
    assert game.tell(told, drawn.seat) == [f"You draw {drawn.card}."]
    assert game.tell(told, 1 - drawn.seat) == ["Player 1 draws a card."]
    assert game.tell(told, None) == ["Player 1 draws a card."]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_asking_again_gives_only_what_is_new(seat: int | None) -> None:
    game, known = hearth(), 0
    gathered: list[emberhall.Event] = []
    while game.question is not None:
        news = game.events(seat, since=known)
        known += len(news)
        gathered += news
        game.answer(0)
    gathered += game.events(seat, since=known)
    assert gathered == hearth_again(game).events(seat)


def hearth_again(game: emberhall.Game) -> emberhall.Game:
    """The same game, of which nobody has asked anything yet."""
    with guest(HEARTH):
        return emberhall.replay(game.record())


def test_asking_again_does_not_play_the_game_again(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(fair(), 30)
    known = len(game.events(0))
    monkeypatch.setattr(Replayer, "__init__", refuse)
    game.answer(0)
    assert len(game.events(0, since=known)) >= 1


def refuse(*_: object) -> None:
    raise AssertionError("the game is told from its beginning")


def test_older_news_are_told_anew() -> None:
    game = play_on(fair(), 5)
    first = game.events(1)
    play_on(game, 60)
    assert len(game.events(1)) > KEPT
    assert game.events(1)[: len(first)] == first
    assert game.events(1, since=3) == game.events(1)[3:]


def test_a_followed_game_keeps_no_more_than_the_latest_news() -> None:
    game = fair()
    game.events(0)
    play_on(game)
    assert game._news is not None
    assert len(game._news.recent) == KEPT


def test_nobody_listens_to_a_copy_unless_it_follows_on(monkeypatch: pytest.MonkeyPatch) -> None:
    game = play_on(fair(), 10)
    known = len(game.events(0))
    alone, following = game.copy(), game.copy(following=True)
    for each in (alone, following):
        each.answer(0)
    assert following.events(0, since=known) == alone.events(0)[known:]
    monkeypatch.setattr(Replayer, "__init__", refuse)
    assert following.events(0, since=known)
    with pytest.raises(AssertionError, match="from its beginning"):
        game.copy().events(0)


def test_undo_takes_the_news_back_too() -> None:
    game = fair()
    before = game.events(0)
    game.answer("take 1-3")
    assert len(game.events(0)) > len(before)
    game.undo()
    assert game.events(0) == before


def test_the_number_of_options_is_known_without_making_them() -> None:
    game = fair()
    assert game.question is not None
    assert game.choices == len(game.question.options)
    assert play_on(game).choices == 0


def test_turns_and_rounds_only_rise() -> None:
    game = hearth()
    seen = [(game.turns, game.rounds)]
    while game.question is not None:
        game.answer(0)
        seen.append((game.turns, game.rounds))
    assert seen == sorted(seen)
    assert seen[0] < seen[-1]


def test_reading_the_question_of_a_guess_changes_nothing() -> None:
    """A seat may have no real choice in a guess at its hand: the next question is shown, and the
    table still looks as it did."""
    moved_on = 0
    for seed in range(60):
        game = hearth(seed)
        while game.question is not None:
            for seat in (0, 1, None):
                guess = game.imagine(seat, seed)
                before, digest = guess.view(seat), guess.digest()
                moved_on += guess.question is not None and guess._ahead is not None
                assert guess.view(seat) == before == game.view(seat)
                assert guess.digest() == digest
            game.answer(game.choices // 2)
    assert moved_on > 0


def test_a_guess_that_looked_ahead_can_be_played_on() -> None:
    for seed in range(60):
        game = hearth(seed)
        while game.question is not None:
            guess = game.imagine(1 - game.question.seat, seed)
            if guess.question is not None and guess._ahead is not None:
                key = guess.question.options.keys[0]
                assert guess.question.options[0].words
                guess.answer(key)
                assert guess._ahead is None
                return
            game.answer(game.choices // 2)
    raise AssertionError("no guess ever looked ahead")


@pytest.mark.parametrize("since", [-1, True, "3", 1.5, None])
def test_since_is_a_number_of_events(since: object) -> None:
    game = fair()
    for _ in range(2):
        with pytest.raises(emberhall.BadSetting, match="since is a number of events from 0 up"):
            game.events(0, since)  # type: ignore[arg-type]
        game.events(0)


def test_more_events_than_there_are_leave_nothing_to_tell() -> None:
    game = fair()
    assert game.events(0, since=1000) == []
    assert game.events(0, since=1000) == []
    assert game.event_count(0) == len(game.events(0))


def test_who_follows_a_game_learns_that_answers_were_taken_back() -> None:
    game = fair()
    assert game.undos == 0
    game.answer("take 1-3")
    game.undo()
    assert (game.undos, game.copy(following=True).undos) == (1, 1)


def test_a_step_that_fails_leaves_nobody_listening(monkeypatch: pytest.MonkeyPatch) -> None:
    game = fair()
    assert game.question is not None

    def fail(*_: object) -> None:
        raise RuntimeError("a mistake in the rules")

    monkeypatch.setattr(type(game.question.step), "take", fail)
    with pytest.raises(RuntimeError):
        game.answer(0, telling=True)
    assert game._table.log is None
