"""Sentences about somebody, said to them."""

from __future__ import annotations

import pytest

from emberhall.play.telling import answered, by_name, since_last_turn, spoken_to, tell
from seated import session_of


@pytest.mark.parametrize(
    ("told", "said"),
    [
        ("You takes the red one from 2-3.", "You take the red one from 2-3."),
        ("You gets the sheep and begins.", "You get the sheep and begin."),
        ("You has a full hand and passes.", "You have a full hand and pass."),
        ("You was first to pass and takes it.", "You were first to pass and take it."),
        ("You now offers a special: Fireworks.", "You now offer a special: Fireworks."),
        ("You's show attracts 3 spectators.", "Your show attracts 3 spectators."),
        ("You keeps 1 and discards 2 goblin pairs.", "You keep 1 and discard 2 goblin pairs."),
        ("You sends 1 helper and 2 pairs to work.", "You send 1 helper and 2 pairs to work."),
        ("The fair is over: You wins.", "The fair is over: You win."),
        ("The fair is over: You and Greedy share the win.",) * 2,
        ("You tries, goes and misses.", "You try, goes and miss."),
        ("Greedy takes the red one and wins.", "Greedy takes the red one and wins."),
    ],
)
def test_verbs_follow_the_person_spoken_to(told: str, said: str) -> None:
    assert spoken_to(told) == said


def test_people_with_names_are_spoken_of_by_name() -> None:
    game = session_of("me=Ann,greedy", start=0).game
    game.answer(0)
    assert tell(game.events(0), 0, game.names)[-1].startswith("Ann takes the ")


def test_what_came_of_an_answer_is_told_to_each_as_far_as_they_may_know(hearth: None) -> None:
    game = session_of("me=Ann,me=Bo", seed=1, game="hearth").game
    secrets = 0
    while game.question is not None:
        already = [len(game.events(seat)) for seat in range(2)]
        came = answered(game, 0)
        for seat in range(2):
            fresh = game.events(seat)[already[seat] :]
            assert tell(came, seat, game.names) == tell(fresh, seat, game.names)
        secrets += tell(came, 0, game.names) != tell(came, 1, game.names)
    assert secrets


def test_news_begins_with_what_came_of_ones_own_last_answer() -> None:
    game = session_of(start=0).game
    assert since_last_turn(game, 0) == game.events(0)
    for _ in range(3):
        game.answer(0)
    assert [event.data()["seat"] for event in since_last_turn(game, 0)] == [0, 1, 2]
    assert [event.data()["seat"] for event in since_last_turn(game, 1)] == [1, 2]


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("What do you give player 2 for coming in?", "What do you give Bo for coming in?"),
        ("To player 1", "To Ann"),
        ("To player 3", "To player 3"),
        ("Every player 's turn", "Every player 's turn"),
    ],
)
def test_seats_have_names_at_the_table(asked: str, said: str) -> None:
    assert by_name(asked, ("Ann", "Bo")) == said
