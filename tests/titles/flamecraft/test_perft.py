"""How many ways there are to go on from fixed positions. The small ones are counted by hand.

A way is a row of answers; where the engine leaves no choice nothing is answered.
"""

from __future__ import annotations

from typing import Any

import pytest

import emberhall

from .story import OLIVER, Story, a_town


def ways(game: emberhall.Game, seat: int) -> int:
    """Ways for a seat to play its turn, until another seat is asked."""
    question = game.question
    if question is None or question.seat != seat:
        return 1
    total = 0
    for index in range(len(question.options)):
        twin = game.copy()
        twin.answer(index)
        total += ways(twin, seat)
    return total


@pytest.mark.parametrize(
    ("given", "count"),
    [
        # Fire up or not. Bread draws from the deck, meat finds no hand, iron doubles iron, plant
        # gifts a plant: 4 * 2. Crystal has 20 choices: 21. Potion swaps with bread, meat or plant
        # (1 each), crystal (20) or iron, which doubles potion or iron: 1 + 3 + 20 + 2.
        ({}, 8 + 21 + 26),
        # Every shop has one slot for iron; the fancies of some slots have run out. Not placed, then
        # placed: bread 2 + 4; meat, which may place it on six slots, 7 + 4; iron 2 + 3; crystal
        # 21 + 23; plant, which may gift the coin of the slot, 2 + 5; potion, which may fetch the
        # placer or the iron at its side, 31 + 30.
        ({"hands": ("iron",)}, 6 + 11 + 5 + 44 + 7 + 61),
        # As the first, but the plant shop may be enchanted: cast, then fire up or not with nothing
        # to gift. Having the four goods, the plant gifts one of four kinds: 1 + 4; at the potion
        # shop the plant that is fetched does, too, 3 more ways than before.
        (
            {"row": "p-plant-1", "goods": ("1 plant 1 potion 1 bread 1 iron",)},
            6 + 21 + (2 + 5) + (26 + 3),
        ),
    ],
)
def test_ways_counted_by_hand(given: dict[str, Any], count: int) -> None:
    story = Story().given(a_town(), fancy_deck="", **given)
    assert ways(story.game, OLIVER) == count


def reached(game: emberhall.Game, depth: int) -> list[tuple[int, int]]:
    """After each answer: the ways there, and the different positions at their ends."""
    counts, level = [], [game]
    for _ in range(depth):
        found: dict[str, emberhall.Game] = {}
        tried = 0
        for before in level:
            question = before.question
            for index in range(len(question.options) if question else 0):
                twin = before.copy()
                twin.answer(index)
                found[twin.digest()] = twin
                tried += 1
        level = [*found.values()]
        counts.append((tried, len(level)))
    return counts


@pytest.mark.parametrize(
    ("settings", "counts"),
    [
        (
            {"seats": 2, "seed": 1},
            [(2, 2), (4, 4), (24, 24), (96, 96), (264, 256)],
        ),
        (
            {"seats": 4, "seed": 2, "enchantments": "golden", "companions": True},
            [(2, 2), (10, 10), (20, 20), (40, 40), (240, 240)],
        ),
        ({"seats": 1, "seed": 3}, [(6, 6), (12, 12), (72, 72), (288, 288), (888, 888)]),
    ],
)
def test_positions_after_the_first_answers(
    settings: dict[str, Any], counts: list[tuple[int, int]]
) -> None:
    """Counted by the engine, kept to notice changes."""
    assert reached(emberhall.new_game("flamecraft", **settings), len(counts)) == counts
