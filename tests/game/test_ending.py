"""What a game says once it is over."""

from __future__ import annotations

import pytest

import emberhall
from game.fairs import fair, play_on


def test_a_game_that_goes_on_has_no_verdict_and_no_totals_over_time() -> None:
    game = fair()
    assert (game.verdict(0), game.tie_break()) == ("", "")
    with pytest.raises(emberhall.BadSetting, match="once the game is over"):
        game.totals_over_time()


def test_the_fair_has_a_total_for_each_round() -> None:
    game = play_on(fair())
    assert game.result is not None
    assert len(game.totals_over_time()) == 5
    assert game.totals_over_time()[-1] == game.result.totals
    assert [list(totals) for totals in zip(*game.totals_over_time(), strict=True)] == [
        sorted(totals) for totals in zip(*game.totals_over_time(), strict=True)
    ]


@pytest.mark.parametrize(("title", "seats"), [("duals", 2), ("flamecraft", 3)])
def test_a_game_without_rounds_has_a_total_for_each_turn(title: str, seats: int) -> None:
    game = play_on(emberhall.new_game(title, seats=seats, seed=1))
    assert game.result is not None
    assert len(game.totals_over_time()) > 5
    assert game.totals_over_time()[-1] == game.result.totals


@pytest.mark.parametrize(
    ("title", "decider"),
    [
        ("dragondraft", "the fullest single grandstand"),
        ("duals", "the most scored cards"),
        ("flamecraft", "the most artisans in hand, then goods,"),
    ],
)
def test_every_title_says_what_tells_equals_apart(title: str, decider: str) -> None:
    words = emberhall.title(title).words
    tied = emberhall.Result((1, 2), (9, 9), ({}, {}))
    assert words.tie_break(tied) == f"Tied at 9; {decider} decided."
