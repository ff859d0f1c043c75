"""What is told: events of ids with what went where, sentences to their listener, and clocks."""

from __future__ import annotations

from typing import Any

import emberhall

from .by_moves import random_games
from .story import ADRIAN, MAJA, THOMAS, WHICH_CARD, Story

ROWS = ("red blue yellow", "purple - green pair", "helper")


def test_a_card_and_its_thistles_go_to_the_hand() -> None:
    story = Story().given(rows=ROWS)
    (taken,) = story.game.answer("take 1-2", telling=True)
    assert taken.data() == {
        "event": "CardTaken",
        "seat": 0,
        "card": "blue",
        "space": "space:1-2",
        "thistles": 1,
        "moves": [
            _move("blue", "space:1-2", "hand:0:blue"),
            _move("thistle", "stack:thistle", "hand:0:thistle"),
        ],
    }


def _move(
    kind: str, from_: str | None, to: str, count: int = 1, thing: str | None = None
) -> dict[str, Any]:
    return {"kind": kind, "from": from_, "to": to, "count": count, "thing": thing}


def test_the_sheep_goes_from_seat_to_seat() -> None:
    story = Story().given(rows=ROWS, hands=("8 thistle", "6 red 3 green"))
    told = story.game.answer("take 1-1", telling=True)
    walks = [event.data()["moves"] for event in told if type(event).__name__ == "SheepTaken"]
    assert walks == [[_move("sheep", "seat:0", "seat:1", thing="token:sheep")]]
    assert story.view["sheep"] == {"id": "token:sheep", "seat": 1}


def test_a_tile_goes_to_a_corner_and_spectators_come() -> None:
    tiles = ((11,), (7,))
    story = Story().given("preparing", hands=("2 pair", "1 pair"), grandstands=tiles)
    paid, built = story.game.answer("build 4", telling=True)[1:3]
    assert paid.data()["what"] == "grandstands:4"
    assert paid.data()["moves"] == [_move("pair", "hand:0:pair", "pile:discard", 2)]
    assert built.data()["moves"] == [
        _move("grandstand", "grandstands:4", "corner:0:2", thing="grandstand:4:2"),
        _move("spectator", None, "seat:0", 6),
    ]
    assert story.view["seats"][ADRIAN]["corners"][:3] == [
        {"id": "corner:0:1", "spectators": 11},
        {"id": "corner:0:2", "spectators": 6},
        {"id": "corner:0:3", "spectators": None},
    ]


def test_closed_cards_stay_hidden_when_dragons_arrive() -> None:
    story = Story()
    arrived = story.game.events(None)[1].data()
    assert arrived["event"] == "DragonsArrived"
    assert {move["from"] for move in arrived["moves"]} == {"deck:closed"}
    assert [move["to"] for move in arrived["moves"]][:5] == [
        *("space:1-1", "space:2-1", "space:3-1", "space:4-1", "space:1-2")
    ]
    assert len(arrived["moves"]) == 40


# Words


def test_everybody_is_spoken_to() -> None:
    game = emberhall.new_game("dragondraft", seats=2, seed=7, start=0, names=["Ann", "Ben"])
    told = game.answer("take 1-3", telling=True)
    assert game.tell(told, 0) == ["You take the red fire breather from 1-3 with 2 thistles."]
    assert game.tell(told, 1) == ["Ann takes the red fire breather from 1-3 with 2 thistles."]
    assert game.tell(game.events(None)[:1], 0) == ["You get the sheep and begin."]


def test_two_verbs_and_shows_follow_the_listener() -> None:
    story = Story().given(rows=ROWS, hands=("8 thistle", "6 red 3 green"))
    told = story.game.answer("take 1-1", telling=True)
    to_maja = story.game.tell(told, MAJA)
    assert to_maja[1:3] == [
        "You have a full hand and pass.",
        "You were first to pass and take the sheep.",
    ]
    assert "Your show attracts 30 spectators (red 24, green 6)." in to_maja


def test_lines_of_the_score_have_names() -> None:
    game = Story().game
    assert game.line_words(["red", "most-yellow", "souvenir-shop", "grandstands"]) == {
        "red": "red",
        "most-yellow": "most yellow",
        "souvenir-shop": "souvenir shop",
        "grandstands": "grandstands",
    }


# Clocks


def test_turns_and_rounds_only_rise() -> None:
    for game, luck in random_games(2, 3, 4):
        turns, rounds = [game.turns], [game.rounds]
        while game.question is not None:
            seat, number = game.question.seat, game.turns
            game.answer(luck.randrange(game.choices))
            turns.append(game.turns)
            rounds.append(game.rounds)
            if game.question is not None and game.question.seat != seat:
                assert game.turns > number
        assert turns == sorted(turns)
        assert (rounds[0], rounds[-1]) == (0, 5)
        assert rounds == sorted(rounds)


def test_a_card_is_a_turn_and_a_payment_is_none() -> None:
    story = Story(3).given(rows=ROWS)
    first = story.game.turns
    story.answers("take 1-1", "take 2-1").is_asked(
        THOMAS, WHICH_CARD, "take 1-2", "take 1-3", "take 2-3", "take 2-4", "take 3-1"
    )
    assert story.game.turns == first + 2
    story = Story().given("preparing", hands=("2 pair 2 helper", "1 pair"))
    first = story.game.turns
    assert story.answers("offer snack-stand").game.turns == first
    assert story.answers("pay 2+2").game.turns > first
