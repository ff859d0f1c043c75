"""What is told of a race: the totals over time, and the moments that told."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

import emberhall
from emberhall import Game, Standing
from emberhall.play.race import ENDING, GAIN, LEAD, MOST_POINTS, KeyMoment, Race, race_of


def raced(*moments: tuple[int, tuple[int, ...]], ending: int = 99, together: bool = False) -> Race:
    """The race of a game with these turns and totals, before the first answer and after each."""
    standings = [
        Standing(turn, totals, number >= ending) for number, (turn, totals) in enumerate(moments)
    ]
    title, seats = SimpleNamespace(together=together), len(moments[0][1])
    game: Any = SimpleNamespace(standings=lambda: standings, title=title, seats=seats)
    return race_of(cast("Game", game))


def moments(race: Race, kind: str) -> list[KeyMoment]:
    return [moment for moment in race.moments if moment.kind == kind]


def test_the_biggest_gain_is_that_of_a_whole_turn_told_at_its_best_answer() -> None:
    race = raced((0, (0, 0)), (0, (2, 0)), (1, (6, 0)), (2, (6, 5)), (3, (7, 5)), (3, (30, 5)))
    assert moments(race, GAIN) == [KeyMoment(2, GAIN, 0, 0, 6), KeyMoment(3, GAIN, 1, 0, 5)]


def test_what_is_counted_at_the_end_is_nobodys_turn() -> None:
    race = raced((0, (0, 0)), (1, (1, 0)), (2, (1, 0)), (3, (1, 9)))
    assert [moment.seat for moment in moments(race, GAIN)] == [0]


def test_the_lead_changes_when_another_is_alone_in_front() -> None:
    race = raced((0, (0, 0)), (1, (2, 0)), (2, (2, 2)), (3, (2, 3)), (4, (2, 3)))
    assert moments(race, LEAD) == [KeyMoment(3, LEAD, 1, 2, 3)]


def test_a_lead_is_told_at_the_answer_that_took_it() -> None:
    race = raced((0, (3, 0)), (0, (3, 4)), (0, (3, 4)), (1, (3, 5)), (2, (3, 5)))
    assert moments(race, LEAD) == [KeyMoment(1, LEAD, 1, 3, 5)]


def test_the_end_is_told_where_it_was_in_sight_before_it_came() -> None:
    turns = ((0, (0, 0)), (1, (2, 0)), (2, (2, 0)), (3, (2, 1)))
    assert [each.moment for each in moments(raced(*turns, ending=2), ENDING)] == [2]
    assert moments(raced(*turns, ending=3), ENDING) == []


def test_who_plays_together_races_nobody() -> None:
    race = raced((0, (0, 0)), (1, (1, 1)), (2, (2, 2)), (3, (2, 2)), together=True)
    assert race.moments == [KeyMoment(1, GAIN, None, 0, 1)]


@pytest.mark.parametrize("title", [title.name for title in emberhall.games()])
def test_every_title_has_a_race(title: str) -> None:
    seats = emberhall.title(title).seat_counts[-1]
    game, luck = emberhall.new_game(title, seats=seats, seed=1), Random(1)
    while game.question is not None:
        game.answer(luck.randrange(len(game.question.options)))
    race, result = race_of(game), game.result
    assert result is not None
    numbers = [point.moment for point in race.points]
    assert numbers == sorted(set(numbers))
    assert (numbers[0], numbers[-1]) == (0, len(game.answers()))
    assert len(numbers) <= MOST_POINTS
    assert race.points[-1].totals == result.totals
    for key in race.moments:
        assert 0 <= key.moment <= numbers[-1]
        assert key.kind != GAIN or key.after > key.before


def test_a_long_race_has_its_first_and_last_point_and_few_between() -> None:
    race = raced(*((turn, (turn, 0)) for turn in range(500)))
    assert len(race.points) <= MOST_POINTS
    assert [race.points[end].moment for end in (0, -1)] == [0, 499]
