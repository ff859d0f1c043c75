"""Who has won, and what told equals apart."""

from __future__ import annotations

from emberhall.kernel.phrases import what_decided, who_wins
from emberhall.kernel.result import Result
from emberhall.kernel.words import Listener

ANN = Listener(("Ann", "Greedy"), 0)


def test_the_verdict_speaks_to_whoever_reads_it() -> None:
    assert who_wins(Result((1, 2), (5, 3), ({}, {})), ANN) == "You win!"
    assert who_wins(Result((1, 2), (5, 3), ({}, {})), Listener(("Ann", "Bo"))) == "Ann wins!"
    assert who_wins(Result((2, 1), (3, 5), ({}, {})), ANN) == "Greedy wins!"
    assert who_wins(Result((1, 1), (5, 5), ({}, {})), ANN) == "You and Greedy share the win!"
    greedy = Listener(("Ann", "Greedy"), 1)
    assert who_wins(Result((1, 1), (5, 5), ({}, {})), greedy) == "Ann and you share the win!"
    assert who_wins(Result((2, 2), (0, 0), ({}, {})), ANN) == "Nobody wins."


def test_alone_a_challenge_is_won_or_lost_or_something_is_earned() -> None:
    assert who_wins(Result((1,), (4,), ({},)), ANN) == "You win!"
    assert who_wins(Result((2,), (4,), ({},)), ANN) == "The challenge is lost."
    assert who_wins(Result((1,), (80,), ({},), "a gold medal"), ANN) == "You earn a gold medal."


def test_a_tie_break_is_told_only_where_it_decided() -> None:
    assert what_decided(Result((1, 2), (5, 3), ({}, {})), "the sheep") == ""
    assert what_decided(Result((1, 1), (5, 5), ({}, {})), "the sheep") == ""
    tied = Result((1, 2), (5, 5), ({}, {}))
    assert what_decided(tied, "the sheep") == "Tied at 5; the sheep decided."


def test_a_tie_behind_the_winner_is_told_too() -> None:
    result = Result((1, 3, 2), (9, 5, 5), ({}, {}, {}))
    assert what_decided(result, "the sheep") == "Tied at 5; the sheep decided."
