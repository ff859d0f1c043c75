"""How many ways there are to play a turn, from fixed positions. The small ones are counted by hand.

A way is a row of answers from placing the token to the end of the turn; where the engine leaves no
choice nothing is answered. Spaces: the centre c3 has six neighbours, twelve lie further out.
"""

from __future__ import annotations

import pytest

import emberhall

from .story import Story


def ways(game: emberhall.Game, seat: int) -> int:
    """Ways for a seat to go on until another seat is asked, or chance has a say."""
    question = game.question
    if question is None or question.seat != seat:
        return 1
    total = 0
    for index in range(len(question.options)):
        twin = game.copy()
        twin.answer(index)
        is_chance = twin._table.drawn != game._table.drawn
        total += 1 if is_chance else ways(twin, seat)
    return total


@pytest.mark.parametrize(
    ("board", "held", "count"),
    [
        # On c3 or far from it: fire (nothing is adjacent) or not, 13 * 2. Next to c3: not, or move
        # the bread dragon to one of the 6 spaces around c3, the iron one's included: 6 * (1 + 6).
        ("c3 bread", "iron", 26 + 42),
        # As above, but the bread dragon goes to any of the 18 other spaces: 13 * 2 + 6 * (1 + 18).
        ("c3 bread", "meat", 26 + 114),
        # On c3 there is one space with tokens only, so no swap: 2. Elsewhere: not, or begin the
        # swap with either of the two tokens: 18 * (1 + 2).
        ("c3 bread", "potion", 2 + 54),
        # On c3 or far: 13 * 2. Next to c3: not; fire and use nothing; or use the plant on c3, whose
        # only neighbour has fired in this chain: 6 * 3.
        ("c3 plant", "plant", 26 + 18),
        # As above, but the bread dragon pulls: chance ends the way. 13 * 2 + 6 * (1 + 2).
        ("c3 bread", "plant", 26 + 18),
        # Two types: 19 * (not, as bread, as crystal); both pull, and chance ends the way.
        ("c3 iron", "bread-crystal", 57),
        # c3 is full, so 18 spaces are left. Far from it: 12 * 2. Next to it: not, or move the top
        # one of c3 to one of the 6 around it; then stop, or move the one it revealed to one of the
        # 6 as well (the first one is never offered again): 6 * (1 + 6 * (1 + 6)).
        ("c3 bread bread bread", "iron", 24 + 6 * (1 + 6 * (1 + 6))),
    ],
)
def test_ways_counted_by_hand(board: str, held: str, count: int) -> None:
    story = Story().given(board, held=held)
    assert ways(story.game, 0) == count


@pytest.mark.parametrize(
    ("held", "count"),
    [
        # Anywhere: pull (and chance ends the way) or not, 19 * 2.
        ("bread", 38),
        ("crystal", 38),
        # On the ring 2 others are adjacent, from the centre all 6, from a corner 1, from between
        # two corners 2; each goes to 18 spaces: 6 * 37 + 109 + 6 * 19 + 6 * 37.
        ("meat", 222 + 109 + 114 + 222),
        # On the ring 6 spaces hold tokens, elsewhere 7; a swap names two of them one after the
        # other: 6 * (1 + 6 * 5) + 13 * (1 + 7 * 6).
        ("potion", 186 + 559),
        # Counted by the engine, kept to notice changes.
        ("iron", 2023),
        ("plant", 2363),
        # Either half, or neither: the ways of both, less one "no fire" for each of 19 spaces.
        ("iron-potion", 2023 + 745 - 19),
    ],
)
def test_ways_from_the_ring_of_six(held: str, count: int) -> None:
    """The six starting tokens, nobody with coins."""
    board = "b2 bread, b3 crystal, c2 meat, c4 iron, d2 potion, d3 plant"
    assert ways(Story().given(board, held=held).game, 0) == count
