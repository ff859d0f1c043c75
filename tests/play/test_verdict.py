"""Who has won, and what told equals apart."""

from __future__ import annotations

from emberhall import Result
from emberhall.play.verdict import tie_break, verdict

NAMES = ("You", "Greedy")
COMPANY = ("Ann", "Bo")
WON = Result((1, 1), (3, 3), ({"pages": 3}, {"pages": 3}))
LOST = Result((2, 2), (1, 1), ({"pages": 1}, {"pages": 1}))


def test_the_verdict_speaks_to_you() -> None:
    assert verdict(Result((1, 2), (5, 3), ({}, {})), NAMES) == "You win!"
    assert verdict(Result((2, 1), (3, 5), ({}, {})), NAMES) == "Greedy wins!"
    assert verdict(Result((1, 1), (5, 5), ({}, {})), NAMES) == "You and Greedy share the win!"
    assert verdict(Result((2, 2), (0, 0), ({}, {})), NAMES) == "Nobody wins."


def test_a_tie_break_is_told_only_where_it_decided() -> None:
    assert tie_break("dragondraft", Result((1, 2), (5, 3), ({}, {}))) == ""
    assert tie_break("dragondraft", Result((1, 1), (5, 5), ({}, {}))) == ""
    assert tie_break("dragondraft", Result((1, 2), (5, 5), ({}, {}))) == (
        "Tied at 5; the fullest single grandstand decided."
    )
    assert (
        tie_break("another", Result((1, 2), (5, 5), ({}, {}))) == "Tied at 5; a tie-break decided."
    )


def test_a_tie_behind_the_winner_is_told_too() -> None:
    result = Result((1, 3, 2), (9, 5, 5), ({}, {}, {}))
    assert tie_break("another", result) == "Tied at 5; a tie-break decided."


def test_alone_a_challenge_is_won_or_lost() -> None:
    assert verdict(Result((1,), (4,), ({},)), ["You"]) == "You win!"
    assert verdict(Result((2,), (4,), ({},)), ["You"]) == "The challenge is lost."


def test_a_tie_at_duals_is_told() -> None:
    tied = Result((1, 2), (9, 9), ({}, {}))
    assert tie_break("duals", tied) == "Tied at 9; the most scored cards decided."


def test_a_tie_at_flamecraft_is_told() -> None:
    tied = Result((1, 2), (60, 60), ({}, {}))
    told = "Tied at 60; the most artisans in hand, then goods, decided."
    assert tie_break("flamecraft", tied) == told


def test_all_win_together() -> None:
    view = {"outcome": "won", "reason": ""}
    assert verdict(WON, COMPANY, view) == "You win the chapter together!"
    alone = Result((1,), (3,), ({"pages": 3},))
    assert verdict(alone, ("You",), view) == "You win the chapter!"


def test_all_lose_for_a_reason() -> None:
    view = {"outcome": "lost", "reason": "Gale was defeated: minions"}
    told = "The chapter is lost: Gale was defeated: minions."
    assert verdict(LOST, COMPANY, view) == told


def test_other_titles_speak_of_winners_as_before() -> None:
    assert verdict(WON, COMPANY, {"game": "duals"}) == "Ann and Bo share the win!"
    assert verdict(LOST, COMPANY) == "Nobody wins."
