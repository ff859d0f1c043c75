"""English that knows whom it speaks to."""

from __future__ import annotations

import pytest

from emberhall.kernel.phrases import plain_form, who, whom
from emberhall.kernel.words import Listener

ANN = Listener(("Ann", "Ben"), 0)
BYSTANDER = Listener(("Ann", "Ben"))


def test_the_listener_is_you_and_verbs_follow() -> None:
    assert f"{who(ANN, 0):takes} a card." == "You take a card."
    assert f"{who(ANN, 1):takes} a card." == "Ben takes a card."
    assert f"{who(BYSTANDER, 0):takes} a card." == "Ann takes a card."


def test_a_second_verb_stands_alone() -> None:
    assert f"{who(ANN, 0):takes} one and {who(ANN, 0):~keeps} it." == "You take one and keep it."
    assert f"{who(ANN, 1):takes} one and {who(ANN, 1):~keeps} it." == "Ben takes one and keeps it."


def test_things_belong_to_somebody() -> None:
    assert f"{who(ANN, 0):'s} show" == "Your show"
    assert f"{whom(ANN, 0):'s} show" == "your show"
    assert f"{who(ANN, 1):'s} show" == "Ben's show"


def test_somebody_is_given_something() -> None:
    assert f"{who(ANN, 1):gives} 1 bread to {whom(ANN, 0)}." == "Ben gives 1 bread to you."
    assert f"{who(ANN, 0):gives} 1 bread to {whom(ANN, 1)}." == "You give 1 bread to Ben."
    assert str(whom(ANN, 0)) == "you"


def test_a_seat_without_a_name_is_counted() -> None:
    assert f"{who(Listener(), 1):passes}." == "Player 2 passes."


@pytest.mark.parametrize(
    ("verb", "plain"),
    [
        ("takes", "take"),
        ("passes", "pass"),
        ("watches", "watch"),
        ("pushes", "push"),
        ("carries", "carry"),
        ("has", "have"),
        ("is", "are"),
        ("was", "were"),
        ("goes", "go"),
        ("uses", "use"),
    ],
)
def test_the_plain_form_of_a_verb(verb: str, plain: str) -> None:
    assert plain_form(verb) == plain
