"""Who sits where, and what they are called."""

from __future__ import annotations

import pytest

from emberhall import BadBot, EmberhallError
from emberhall.play.seating import badges, parse_seats, player_spec
from seated import session_of


@pytest.mark.parametrize(
    ("seats", "names"),
    [
        ("me,greedy,greedy", ("You", "Greedy", "Greedy 2")),
        ("greedy:noise=0.2, me=Ann ,random", ("Greedy", "Ann", "Random")),
        ("me,me", ("Player 1", "Player 2")),
        ("me=Ann,me,me=Ann", ("Ann", "Player 2", "Ann 2")),
        ("me=Greedy,greedy", ("Greedy", "Greedy 2")),
    ],
)
def test_everybody_has_a_name_of_their_own(seats: str, names: tuple[str, ...]) -> None:
    assert parse_seats(seats).names == names


@pytest.mark.parametrize("seats", ["me=,greedy", "me,zorg", "me,,greedy", "me=\x1b[2J,greedy"])
def test_seats_that_nobody_could_take_are_refused(seats: str) -> None:
    with pytest.raises(EmberhallError):
        parse_seats(seats)


def test_the_same_seed_brings_the_same_bots() -> None:
    first, second = (session_of("random,random", start=0) for _ in range(2))
    for _ in range(5):
        first.bot_turn()
        second.bot_turn()
    assert first.game.digest() == second.game.digest()


def test_players_are_named_as_people_say() -> None:
    assert [player_spec(who) for who in ("Ann", "me", "me=Ben", "greedy", "greedy:plan=0")] == [
        "me=Ann",
        "me",
        "me=Ben",
        "greedy",
        "greedy:plan=0",
    ]
    assert badges(["greedy", "me=Ann", "greedy:plan=0"]) == ("greedy", "me=Ann", "greedy #2")


@pytest.mark.parametrize("spec", ["bob", "me:Ann"])
def test_who_is_no_bot_is_told_how_a_person_is_written(spec: str) -> None:
    with pytest.raises(BadBot, match="a person is written me or me=NAME"):
        parse_seats(f"me,{spec}")


def test_a_bot_with_a_wrong_number_is_told_of_that_alone() -> None:
    with pytest.raises(BadBot) as refused:
        parse_seats("me,greedy:noise=7")
    assert "a person" not in str(refused.value)
