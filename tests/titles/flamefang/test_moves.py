"""Whoever does what the moves of events say has the table as it is, without looking at it."""

from __future__ import annotations

import random
from typing import Any

import pytest

import emberhall
from titles.flamefang.moved import Kept
from titles.flamefang.story import DRAGONS

ANSWERS = 150


@pytest.mark.no_cover
@pytest.mark.parametrize("seats", [1, 2, 4])
@pytest.mark.parametrize("chapter", range(1, 9))
@pytest.mark.parametrize("settings", [{"hands": "open"}, {"hands": "hidden", "campaign": True}])
def test_moves_keep_the_table(seats: int, chapter: int, settings: dict[str, Any]) -> None:
    game = emberhall.new_game(
        "flamefang", seats=seats, seed=chapter, chapter=chapter, dragons=DRAGONS[:seats], **settings
    )
    kept, chance = Kept(game.view(None)), random.Random(chapter)
    for _ in range(ANSWERS):
        if game.over:
            break
        kept.moves(game.answer(busy(game, chance), telling=True))
        kept.agrees_with(game.view(None))


def test_a_dragon_that_is_chosen_comes_to_the_cave() -> None:
    game = emberhall.new_game("flamefang", seats=2, seed=1)
    kept = Kept(game.view(None))
    kept.moves(game.answer(0, telling=True))
    kept.agrees_with(game.view(None))
    assert kept.pieces["dragon:0"] == "tile:cave"


def busy(game: emberhall.Game, chance: random.Random) -> int:
    """Any answer, but seldom the one that leaves things be."""
    answers = [chance.randrange(game.choices) for _ in range(2)]
    return min(answers)
