"""What is offered and scored, beside a second, slower reading of the rulebook."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

import emberhall
from emberhall.titles.dragondraft.preparing import PayHelpers
from emberhall.titles.dragondraft.recruiting import Recruit
from emberhall.titles.dragondraft.score import attractions
from emberhall.titles.dragondraft.table import Fair
from titles.dragondraft.story import Story

PREPARING = ("prepare-stage", "pay-helpers")


def a_fair(seats: int = 2) -> Fair:
    table = emberhall.new_game("dragondraft", seats=seats, seed=1, start=0)._table
    assert isinstance(table, Fair)
    return table


@given(
    gone=st.sets(st.integers(0, 39)),
    held=st.integers(0, 9),
    thistles=st.integers(0, 20),
)
def test_a_card_can_be_taken_if_it_and_its_thistles_can(
    gone: set[int], held: int, thistles: int
) -> None:
    t = a_fair()
    t.rows = [[space for space in row if space not in gone] for row in t.rows]
    t.hands[0][0] = held
    t.thistles = thistles
    expected = []
    for row, place in product(range(4), range(10)):
        space = row * 10 + place
        nearer = [other for other in range(row * 10, space) if other not in gone]
        if space not in gone and len(nearer) <= thistles and held + 1 + len(nearer) <= 9:
            expected.append(space)
    assert Recruit().picks(t) == (expected or [-1])


@given(cost=st.integers(1, 9), helpers=st.integers(0, 6), pairs=st.integers(0, 6))
def test_a_payment_is_any_set_of_cards_with_none_to_spare(
    cost: int, helpers: int, pairs: int
) -> None:
    t = a_fair()
    t.hands[0][t.content.helper], t.hands[0][t.content.pair] = helpers, pairs
    sets = [
        (ones, twos)
        for ones, twos in product(range(helpers + 1), range(pairs + 1))
        if ones + 2 * twos >= cost
        and not (ones and ones - 1 + 2 * twos >= cost)
        and not (twos and ones + 2 * (twos - 1) >= cost)
    ]
    pay = PayHelpers(cost)
    assert sorted((pay.helpers(pick), pick) for pick in pay.picks(t)) == sorted(sets)


@given(st.lists(st.integers(0, 7), min_size=5, max_size=5), st.integers(0, 7))
def test_a_show_attracts_what_the_rulebook_counts(hand: list[int], other_yellow: int) -> None:
    t = a_fair()
    t.hands[0][:5] = hand
    t.most[4] = max(hand[4], other_yellow)
    red, purple, blue, green, yellow = hand
    expected = (
        (4 * red if red >= 3 else 0)
        + (3 * purple if purple >= 2 else 0)
        + (2 * blue if blue >= 2 else 0)
        + {0: 0, 1: 1, 2: 3, 3: 6, 4: 10, 5: 15}.get(green, 21)
        + yellow
        + (5 if yellow and yellow >= other_yellow else 0)
    )
    assert sum(attractions(t, 0)) == expected


def endings(game: emberhall.Game) -> dict[str, int]:
    """For each first answer, in how many ways the stage can be prepared after it."""
    assert game.question is not None
    counts = {}
    for index, option in enumerate(game.question.options):
        after = game.copy()
        after.answer(index)
        preparing = after.question is not None and after.question.kind in PREPARING
        counts[option.key] = sum(endings(after).values()) if preparing else 1
    return counts


@pytest.mark.parametrize(
    ("goblins", "expected"),
    [
        # Two pairs: every project but the fireworks takes both; the fireworks take one, and the
        # other cannot build anything alone.
        (
            "0 helper 2 pair",
            {
                "build 4": 1,
                "offer fireworks": 1,
                "offer snack-stand": 1,
                "offer souvenir-shop": 1,
                "offer dragon-stylist": 1,
                "done": 1,
            },
        ),
        # Three helpers and a pair: 2 can be paid as 2 or 1+1, 3 as 2+1 or 1+1+1, 4 only as 2+1+1;
        # what is left (at most 3) builds nothing, and a second special is not allowed; after the
        # grandstand one goblin is left, too few for any special.
        (
            "3 helper 1 pair",
            {
                "build 4": 1,
                "offer fireworks": 2,
                "offer snack-stand": 2,
                "offer souvenir-shop": 2,
                "offer dragon-stylist": 1,
                "done": 1,
            },
        ),
        # Six helpers: every payment is forced. After "build 4" two are left: fireworks or done.
        # After "build 6" nothing. After the fireworks four are left: build 4 or done. After the
        # stands three are left, after the stylist two: nothing.
        (
            "6 helper 0 pair",
            {
                "build 4": 2,
                "build 6": 1,
                "offer fireworks": 2,
                "offer snack-stand": 1,
                "offer souvenir-shop": 1,
                "offer dragon-stylist": 1,
                "done": 1,
            },
        ),
    ],
)
def test_ways_to_prepare_counted_by_hand(goblins: str, expected: dict[str, int]) -> None:
    assert endings(Story().given("preparing", hands=(goblins, "")).game) == expected
