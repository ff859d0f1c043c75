"""Sentences about somebody, said to them."""

from __future__ import annotations

from emberhall.play.narration import seen_before_last_turn, sole_person, tell
from seated import session_of


def test_whoever_reads_is_spoken_to_and_others_are_named() -> None:
    game = session_of("me=Ann,greedy", start=0).game
    game.answer(0)
    assert tell(game, game.events(0), 0)[-1].startswith("You take the ")
    assert tell(game, game.events(1), 1)[-1].startswith("Ann takes the ")
    assert tell(game, game.events(None), None)[-1].startswith("Ann takes the ")


def test_the_only_person_is_spoken_to_even_when_they_only_watch() -> None:
    game = session_of("me,greedy", start=0).game
    game.answer(0)
    assert sole_person(game) == 0
    assert tell(game, game.events(None), None)[-1].startswith("You take the ")
    assert sole_person(session_of("me=Ann,greedy").game) is None


def test_what_came_of_an_answer_is_told_to_each_as_far_as_they_may_know(hearth: None) -> None:
    game = session_of("me=Ann,me=Bo", seed=1, game="hearth").game
    secrets = 0
    while game.question is not None:
        already = [len(game.events(seat)) for seat in range(2)]
        came = game.answer(0, telling=True)
        for seat in range(2):
            fresh = game.events(seat)[already[seat] :]
            assert tell(game, came, seat) == tell(game, fresh, seat)
        secrets += tell(game, came, 0) != tell(game, came, 1)
    assert secrets


def test_what_was_known_before_ones_last_answer_is_counted() -> None:
    game = session_of(start=0).game
    assert seen_before_last_turn(game, 0) == 0
    for _ in range(3):
        game.answer(0)
    for seat, seats in ((0, [0, 1, 2]), (1, [1, 2])):
        news = game.events(seat, since=seen_before_last_turn(game, seat))
        assert [event.data()["seat"] for event in news] == seats
