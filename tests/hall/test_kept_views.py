"""What the hall keeps of views is what the front door gives."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

import emberhall
from emberhall.hall.sheet import open_of, view_of
from emberhall.hall.wire import encode

PLAYED: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("duals", 2, {}),
    ("duals", 1, {}),
    ("duals", 2, {"fountain": True, "fancies": ["starburst", "taylor"]}),
    ("dragondraft", 3, {}),
    ("flamecraft", 2, {}),
    ("flamefang", 2, {}),
)


@pytest.mark.parametrize(("title", "seats", "settings"), PLAYED)
def test_a_kept_view_is_the_view(title: str, seats: int, settings: dict[str, Any]) -> None:
    for seed in range(3):
        game, luck = emberhall.new_game(title, seats=seats, seed=seed, **settings), Random(seed)
        while game.question is not None:
            for seat in (*range(seats), None):
                sent = view_of(game, seat, open_of(game))
                assert json.loads(sent) == json.loads(encode(game.view(seat)))
            game.answer(luck.randrange(game.choices))


def test_a_view_belongs_to_whoever_asked_for_it() -> None:
    game = emberhall.new_game("duals", seats=2, seed=1)
    before = msgspec.json.encode(game.view(0))
    view = game.view(0)
    view["spaces"].clear()
    view["chart"][0]["source"].clear()
    assert msgspec.json.encode(game.view(0)) == before
