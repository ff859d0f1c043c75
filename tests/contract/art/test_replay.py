"""What the replay page needed: an evaluation of every moment."""

from __future__ import annotations

import pytest

import emberhall
from emberhall.play.estimates import estimates
from game.fairs import play_on


@pytest.mark.parametrize(
    ("title", "seats"), [("dragondraft", 2), ("duals", 2), ("flamecraft", 2), ("flamefang", 1)]
)
def test_every_moment_of_a_game_has_an_estimate_for_each_seat(title: str, seats: int) -> None:
    game = play_on(emberhall.new_game(title, seats=seats, seed=5))
    found = list(estimates(game))
    assert len(found) == len(game.answers()) + 1
    assert all(len(moment) == seats for moment in found)
    assert len(set(found)) > len(found) // 4, "the chart would be flat"
    assert list(estimates(game)) == found


def test_the_winner_looks_better_at_the_end() -> None:
    game = play_on(emberhall.new_game("dragondraft", seats=2, seed=7))
    assert game.result is not None
    (winner,) = game.result.winners
    *_, last = estimates(game)
    assert last[winner] == max(last)


def test_a_game_that_goes_on_is_not_estimated() -> None:
    with pytest.raises(emberhall.BadSetting, match="once it is over"):
        next(estimates(emberhall.new_game("duals", seats=2, seed=5)))
